package ttrsf

import (
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

// distances are the costs of the cheapest ways from a location, by trying all
// routes again and again.
func distances(p *plan, from Loc) (dist [MaxLocations]int) {
	for i := range dist {
		dist[i] = far
	}
	dist[from] = 0
	for range p.t.ed.Locations() {
		for r, route := range p.t.ed.routes[:p.t.ed.routeN] {
			dist[route.A] = min(dist[route.A], dist[route.B]+int(p.cost[r]))
			dist[route.B] = min(dist[route.B], dist[route.A]+int(p.cost[r]))
		}
	}
	return dist
}

// Positions of whole games in which routes are closed at random, so that some
// locations cannot be reached and some ways cost nothing.
func TestAPathIsTheCheapestWayBelowALimit(t *testing.T) {
	s := newGame(t, 2, 0, 3)
	r := rng.FromUint64(3)
	cut, free := 0, 0
	for s.Actor() != engine.NoSeat {
		p := newPlan(&s.Table, s.actor, &s.hands[s.actor], 2)
		p.lure(s.ed)
		for i := range p.cost[:s.ed.routeN] {
			if r.IntN(3) == 0 {
				p.cost[i] = far
			}
		}
		for from := range Loc(s.ed.locCount) {
			dist := distances(&p, from)
			for to := range from {
				require.Equal(t, dist[to], p.path(from, to, false, far))
				require.Equal(t, min(dist[to], 30), p.path(from, to, false, 30))
				taken := p
				require.Equal(t, dist[to], taken.path(from, to, true, far))
				if dist[to] < far {
					require.Zero(t, taken.path(from, to, false, far), "its routes are in the plan")
				}
				if dist[to] == far {
					cut++
				}
				if dist[to] == 0 {
					free++
				}
			}
		}
		for range 6 {
			if s.Actor() != engine.NoSeat {
				require.NoError(t, s.Apply(s.Steer(&r), nil))
			}
		}
	}
	require.Positive(t, cut)
	require.Positive(t, free)
}

// A pilot's plan costs less where tokens lie that it does not have.
func TestTokensLureAPilot(t *testing.T) {
	s := at(t, 2, 1, "turn", "seat 1:\ntickets: chinatown/castro\n")
	plain := newPlan(&s.Table, 0, &s.hands[0], 1)
	lured := plain
	lured.lure(s.ed)
	n := 0
	for r := range RouteID(s.ed.routeN) {
		ends := s.tokensAt(&s.ed.routes[r])
		require.Equal(t, max(1, plain.cost[r]-tokenLure*int16(ends)), lured.cost[r])
		n += ends
	}
	require.Positive(t, n)
	for _, symbol := range s.symbols {
		s.tokens[0] |= 1 << symbol
	}
	again := plain
	again.lure(s.ed)
	require.Equal(t, plain.cost, again.cost)
}
