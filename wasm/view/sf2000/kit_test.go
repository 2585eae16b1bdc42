package sf2000

import (
	"maps"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/core/replay"
	"bayboard/core/rng"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/built"
	"bayboard/wasm/view/ui"
)

// page is a play screen under test: a game between persons in the store, the
// components, and what they sent.
type page struct {
	t     testing.TB
	model store.Model
	view  *View
	env   *vugu.BuildEnv
	sent  []store.Msg
}

func newPage(t testing.TB, setup engine.Setup) *page {
	m, err := replay.New(game.Game, setup)
	require.NoError(t, err)
	return pageOf(t, m)
}

func pageOf(t testing.TB, m *replay.Match) *page {
	env, err := vugu.NewBuildEnv()
	require.NoError(t, err)
	p := &page{t: t, view: New(), env: env, model: store.Start()}
	p.tell(store.Booted{Base: "https://example.org/app/", Entropy: 7})
	p.model.Opening = &store.Opening{Match: m}
	p.tell(store.SeatTaken{Seat: engine.AllSeats})
	p.settle()
	return p
}

func setup(players int, seed uint64) engine.Setup {
	return engine.Setup{Players: players, First: engine.NoSeat, Seed: rng.Seed(seed)}
}

func (p *page) play() *store.Play { return p.model.Play }

func (p *page) state() *game.State { return p.play().Match.State().(*game.State) }

// tell gives the store a message.
func (p *page) tell(msg store.Msg) {
	var effects []store.Effect
	p.model, effects = store.Update(p.model, msg)
	for _, e := range effects {
		if _, ok := e.(store.LoadSaves); ok {
			p.tell(store.SavesLoaded{})
		}
	}
}

// settle hands the device over.
func (p *page) settle() {
	if p.play().Covered {
		p.tell(store.HandedOver{})
	}
}

// do carries an action out.
func (p *page) do(a engine.Action) {
	ply := p.play().Match.Ply()
	p.tell(store.ActionChosen{Action: a})
	require.Equal(p.t, ply+1, p.play().Match.Ply(), "%s", p.state().FormatAction(a))
	p.settle()
}

func (p *page) set() {
	t := p.play()
	p.view.Set(ui.Table{
		Play: t, View: t.View(), Legal: t.Legal(), Names: text.SeatNames(t.Players),
		Send: func(m store.Msg) { p.sent = append(p.sent, m) },
	})
}

// places builds parts of the screen, all that there are if none is named.
func (p *page) places(names ...string) map[string]*element {
	p.set()
	all := map[string]func() vugu.Builder{
		"others": p.view.Others, "board": p.view.Board, "hand": p.view.Hand, "supply": p.view.Supply,
		"stock": p.view.Stock, "standings": p.view.Standings, "opened": p.view.Opened, "defs": p.view.Defs,
	}
	if len(names) == 0 {
		names = slices.Collect(maps.Keys(all))
	}
	out := map[string]*element{}
	for _, name := range names {
		if b := all[name](); b != nil {
			out[name] = p.build(b)
		}
	}
	return out
}

func (p *page) build(b vugu.Builder) *element { return built.Of(p.env, b) }

type element = built.Element

// press is a click by a kind of pointer, or a key on a control of the map.
type press struct {
	vugu.DOMEvent
	stopped, prevented bool
}

func by(pointer string) *press {
	return &press{DOMEvent: vugu.NewDOMEvent(nil, map[string]any{"pointerType": pointer})}
}

func key(name, spot string) *press {
	return &press{DOMEvent: vugu.NewDOMEvent(nil, map[string]any{
		"key": name, "target": map[string]any{"dataset": map[string]any{"spot": spot}},
	})}
}

func (p *press) StopPropagation() { p.stopped = true }
func (p *press) PreventDefault()  { p.prevented = true }

// reopen is a page of a record.
func reopen(t *testing.T, r replay.Record) *page {
	m, err := replay.FromRecord(r)
	require.NoError(t, err)
	return pageOf(t, m)
}

func itoa(at spot) string { return strconv.Itoa(int(at)) }

func anyRand() *rng.Rand {
	r := rng.FromUint64(0)
	return &r
}
