package ttrsf

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/svg"
)

// opens is what of the map asks to be seen, and why.
func (p *page) opens() (why string, box svg.BoxTTRSF) {
	p.t.Helper()
	p.places("board")["board"].Walk(func(e *element) {
		if e.Value("class") != "tt-opens" {
			return
		}
		at := func(name string) float64 {
			n, err := strconv.Atoi(e.Value(name))
			require.NoError(p.t, err)
			return float64(n)
		}
		why, box = e.Value("data-reveal"), svg.BoxTTRSF{X: at("x"), Y: at("y"), W: at("width"), H: at("height")}
	})
	require.NotEmpty(p.t, why)
	return why, box
}

// around reports whether a box is around another, but for what is rounded.
func around(out, in svg.BoxTTRSF) bool {
	const less = 1
	return in.X >= out.X-less && in.Y >= out.Y-less && in.X+in.W <= out.X+out.W+less && in.Y+in.H <= out.Y+out.H+less
}

// middleOf is the middle of tickets.
func middleOf(s *scene, ids []game.TicketID) (x, y float64) {
	n := 0.0
	for _, id := range ids {
		if id == 0 {
			continue
		}
		for _, l := range []game.Loc{s.ed.Ticket(id).A, s.ed.Ticket(id).B} {
			px, py := s.chart.layout.Place(int(l))
			x, y, n = x+px, y+py, n+1
		}
	}
	return x / n, y / n
}

func TestTheMapOpensOnTheTickets(t *testing.T) {
	p := newPage(t, 2, 11)
	for range 2 {
		_, box := p.opens()
		s := &p.view.scene
		require.NotZero(t, s.view.Offered(s.seat)[0])
		x, y := middleOf(s, s.view.Offered(s.seat))
		assert.InDelta(t, x, box.X+box.W/2, 1, "those to choose from")
		assert.InDelta(t, y, box.Y+box.H/2, 1, "those to choose from")
		require.NoError(t, p.play.Match.Play(p.play.Legal()[0], nil))
		p.settle()
	}
	for p.play.View().(*game.View).Ask() != game.AskTurn {
		require.NoError(t, p.play.Match.Play(p.play.Legal()[0], nil))
		p.settle()
	}
	why, box := p.opens()
	for _, a := range p.play.Legal() {
		if a.Kind == game.ActClaim {
			p.play.Pick = engine.Action{Kind: game.ActClaim, A: a.A}
			break
		}
	}
	still, same := p.opens()
	assert.Equal(t, why, still, "the map does not run away from the finger")
	assert.Equal(t, box, same)
}

func TestInTheFirstTurnARouteThatCanBePaidIsSeen(t *testing.T) {
	seen := 0
	for seed := range uint64(40) {
		p := newPage(t, 2, seed)
		for p.play.View().(*game.View).Ask() != game.AskTurn {
			require.NoError(t, p.play.Match.Play(p.play.Legal()[0], nil))
			p.settle()
		}
		_, box := p.opens()
		some, one := false, false
		for i := range p.view.scene.ed.Routes() {
			if r := game.RouteID(i); p.view.scene.affords(r) {
				x, y := p.view.scene.chart.middle(r)
				some, one = true, one || around(box, svg.BoxTTRSF{X: x, Y: y})
			}
		}
		if some {
			assert.True(t, one, "seed %d", seed)
			seen++
		}
	}
	assert.NotZero(t, seen)
}

func TestARouteIsAnsweredAlsoWhenItIsNotItsTime(t *testing.T) {
	p := newPage(t, 2, 11)
	for p.play.View().(*game.View).Ask() != game.AskStack {
		require.NoError(t, p.play.Match.Play(p.play.Legal()[0], nil))
		p.settle()
	}
	p.set()
	p.sent = nil
	p.view.scene.press(0)
	require.Len(t, p.sent, 1)
}

func TestRoutesThatDifferInNothingStandInTheListOnce(t *testing.T) {
	p := newPage(t, 2, 11)
	p.view.supply.all = true
	p.set()
	names, told := map[string]bool{}, 0
	list := p.view.supply.routes()
	for _, x := range list {
		require.False(t, names[x.label], x.label)
		names[x.label] = true
		told++
		if strings.Contains(x.worth, words.Alike) {
			told++
		}
	}
	assert.Less(t, len(list), told)
	assert.Equal(t, p.view.scene.ed.Routes(), told, "an entry tells how many routes it is")
	assert.Contains(t, p.view.supply.allLabel(), strconv.Itoa(told))
}
