package sf2022

import (
	"errors"
	"math/rand"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/wasm/store"
	"bayboard/wasm/view/markup"
)

// sends is all that the handlers of a part send, in their order.
func (p *page) sends(e *element) []store.Msg {
	p.sent = nil
	e.Walk(func(e *element) {
		for _, event := range []string{"click", "mouseenter", "mouseleave", "focus", "blur"} {
			if h := e.Handler(event); h != nil {
				h(by(""))
			}
		}
	})
	return p.sent
}

// kept are the parts that are not always built.
func (p *page) kept() map[string]*markup.Kept {
	k := &p.view.kept
	return map[string]*markup.Kept{
		"others": &k.others, "board": &k.board, "supply": &k.supply, "stock": &k.stock, "standings": &k.standings,
	}
}

// nudge changes one of the things that parts may show, by chance.
func (p *page) nudge(r *rand.Rand) {
	m, legal := p.play.Match, p.play.Legal()
	p.play.Moved = min(r.Intn(3), m.Ply())
	any := func() engine.Action { return legal[r.Intn(len(legal))] }
	switch n := r.Intn(14); {
	case n == 0 && m.Ply() > 0:
		m.UndoTo(m.Ply() - 1 - r.Intn(min(3, m.Ply())))
		p.settle()
	case n == 1:
		m.Jump(r.Intn(m.Len() + 1))
		p.settle()
	case n == 2:
		p.play.Viewer = engine.Seat(r.Intn(len(p.play.Players)))
	case n == 3:
		players := append([]store.Player(nil), p.play.Players...)
		players[r.Intn(len(players))] = store.Player{Kind: store.PlayerKind(r.Intn(2)), Level: "easy", Name: []string{"", "Zoe"}[r.Intn(2)]}
		p.play.Players = players
	case n == 4:
		p.view.board.at, p.view.board.moved = game.Cell(r.Intn(game.Cells)), r.Intn(2) == 0
		p.view.board.jumps++
	case n == 5:
		p.why(engine.Action{Kind: []engine.ActionKind{game.ActRealize, game.ActArea, game.ActPlace, game.ActDiscard}[r.Intn(4)], A: int16(r.Intn(3))})
	case n == 6 && len(p.play.View().(*game.View).Hand()) > 0:
		p.play.Pick = engine.Action{Kind: game.ActPlace, A: int16(r.Intn(len(p.play.View().(*game.View).Hand())))}
	case n <= 8 && len(legal) > 0:
		p.play.Pointed = any()
	case n == 9:
		p.play.Pointed, p.play.Pick, p.play.Why = engine.Action{}, engine.Action{}, nil
	case len(legal) > 0:
		require.NoError(p.t, m.Play(prefer(r, legal), nil))
		p.settle()
	}
	p.play.Moved = min(p.play.Moved, m.Ply())
}

// why asks why an action is refused, if it is.
func (p *page) why(a engine.Action) {
	s := p.play.Match.Game().Blank()
	s.CopyFrom(p.play.Match.State())
	var refused *engine.IllegalError
	if errors.As(s.Apply(a, nil), &refused) {
		p.play.Why = &store.Why{Action: a, Err: refused}
	}
}

func TestPartsThatAreKeptAreWhatNewOnesWouldBe(t *testing.T) {
	same, other := map[string]int{}, map[string]int{}
	for seed := range int64(6) {
		r := rand.New(rand.NewSource(seed))
		p := newPage(t, 2+int(seed)%3, uint64(seed)+50)
		last := map[string]string{}
		for step := range 250 {
			p.nudge(r)
			p.set()
			for name, k := range p.kept() {
				before := p.build(k)
				markup, sent := before.String(), p.sends(before)
				fresh := p.build(vugu.Builder(k.Part))
				require.Equal(t, fresh.String(), markup, "%s, seed %d, step %d", name, seed, step)
				require.Equal(t, p.sends(fresh), sent, "%s, seed %d, step %d", name, seed, step)
				if markup == last[name] {
					same[name]++
				} else {
					other[name]++
				}
				last[name] = markup
			}
		}
	}
	for name := range (&page{view: New()}).kept() {
		assert.Greater(t, same[name], 100, name)
		assert.Greater(t, other[name], 100, name)
	}
}

func TestPartsAreKept(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	p := newPage(t, 4, 3)
	for range 60 {
		require.NoError(t, p.play.Match.Play(prefer(r, p.play.Legal()), nil))
	}
	for p.play.View().(*game.View).Ask() != game.AskTurn {
		require.NoError(t, p.play.Match.Play(prefer(r, p.play.Legal()), nil))
	}
	p.settle()
	outs := func() map[string]*vugu.BuildOut {
		p.set()
		m := map[string]*vugu.BuildOut{}
		for name, k := range p.kept() {
			m[name] = p.env.RunBuild(k).Out
		}
		return m
	}
	before := outs()
	p.play.Pointed = engine.Action{Kind: game.ActLayout}
	for name, out := range outs() {
		assert.Same(t, before[name], out, "%s while something is pointed at", name)
	}
	require.NoError(t, p.play.Match.Play(engine.Action{Kind: game.ActLayout}, nil))
	p.settle()
	for name, out := range outs() {
		switch name {
		case "standings":
			assert.Same(t, before[name], out, "%s when a card is turned up", name)
		case "stock", "supply":
			assert.NotSame(t, before[name], out, "%s when a card is turned up", name)
		}
	}
}
