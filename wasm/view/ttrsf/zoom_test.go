package ttrsf

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
)

// route is that of an element of the map.
func route(t *testing.T, e *element) game.RouteID {
	n, err := strconv.Atoi(e.Value("data-route"))
	require.NoError(t, err)
	return game.RouteID(n)
}

// revealed are the routes that ask to be seen, with why; the midst is but one.
func (p *page) revealed() (midst game.RouteID, all map[game.RouteID]string) {
	midst, all = game.NoRoute, map[game.RouteID]string{}
	p.places("board")["board"].Walk(func(e *element) {
		if w := e.Value("data-reveal"); w != "" {
			at := route(p.t, e)
			if all[at] = w; w == "midst" {
				require.Equal(p.t, game.NoRoute, midst)
				midst = at
			}
		}
	})
	require.NotEqual(p.t, game.NoRoute, midst)
	return midst, all
}

// near is how far a route lies from the middle of tickets, against the nearest
// one.
func near(s *scene, r game.RouteID, ids []game.TicketID) float64 {
	var x, y, n float64
	for _, id := range ids {
		if id == 0 {
			continue
		}
		for _, l := range []game.Loc{s.ed.Ticket(id).A, s.ed.Ticket(id).B} {
			px, py := s.chart.layout.Place(int(l))
			x, y, n = x+px, y+py, n+1
		}
	}
	far := func(r game.RouteID) float64 {
		px, py := s.chart.middle(r)
		return (px-x/n)*(px-x/n) + (py-y/n)*(py-y/n)
	}
	least := far(0)
	for i := range s.ed.Routes() {
		least = min(least, far(game.RouteID(i)))
	}
	return far(r) - least
}

func TestTheMapOpensOnTheTickets(t *testing.T) {
	p := newPage(t, 2, 11)
	for range 2 {
		at, all := p.revealed()
		require.Len(t, all, 1)
		s := &p.view.scene
		require.NotZero(t, s.view.Offered(s.seat)[0])
		assert.Zero(t, near(s, at, s.view.Offered(s.seat)[:]), "those to choose from")
		require.NoError(t, p.play.Match.Play(p.play.Legal()[0], nil))
		p.settle()
	}
	for p.play.View().(*game.View).Ask() != game.AskTurn {
		require.NoError(t, p.play.Match.Play(p.play.Legal()[0], nil))
		p.settle()
	}
	at, _ := p.revealed()
	assert.Zero(t, near(&p.view.scene, at, p.view.scene.view.Tickets(p.play.Viewer)), "those that are kept")
	for _, a := range p.play.Legal() {
		if a.Kind == game.ActClaim && game.RouteID(a.A) != at {
			p.play.Pick = engine.Action{Kind: game.ActClaim, A: a.A}
			break
		}
	}
	still, all := p.revealed()
	assert.Equal(t, at, still, "the map does not run away from the finger")
	assert.Equal(t, "picked", all[p.view.scene.pick])
}
