package ttrsf

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
	"bayboard/core/replay"
	"bayboard/core/rng"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/built"
	"bayboard/wasm/view/ui"
)

// page is a play screen under test: a game between persons, the components,
// and what they sent.
type page struct {
	t    *testing.T
	play *store.Play
	view *View
	env  *vugu.BuildEnv
	sent []store.Msg
}

func newPage(t *testing.T, players int, seed uint64) *page {
	m, err := replay.New(game.Game, engine.Setup{Players: players, First: engine.NoSeat, Seed: rng.Seed(seed)})
	require.NoError(t, err)
	return pageOf(t, m)
}

func pageOf(t *testing.T, m *replay.Match) *page {
	env, err := vugu.NewBuildEnv()
	require.NoError(t, err)
	p := &page{t: t, view: New(), env: env}
	p.play = &store.Play{Match: m, Players: make([]store.Player, m.State().Seats()), Opened: engine.NoSeat}
	p.settle()
	return p
}

// settle is what the store does after an action.
func (p *page) settle() {
	p.play.Pick, p.play.Pointed, p.play.Why = engine.Action{}, engine.Action{}, nil
	if a := p.play.Actor(); a != engine.NoSeat {
		p.play.Viewer = a
	}
}

func (p *page) set() {
	p.view.Set(ui.Table{
		Play: p.play, View: p.play.View(), Legal: p.play.Legal(), Names: text.SeatNames(p.play.Players),
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
