package ttrsf

import (
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

func TestTwoToFourPlayersAndTheFirstIsKnownFromTheStart(t *testing.T) {
	cites(t, RulePlayers, RuleSetupOrder)
	least, most := Game.Players()
	require.Equal(t, []int{2, 4}, []int{least, most})
	for players := 2; players <= 4; players++ {
		began := map[engine.Seat]bool{}
		for seed := range rng.Seed(40) {
			s := newGame(t, players, engine.NoSeat, seed)
			require.Equal(t, s.First(), s.Actor(), "the first player chooses tickets first")
			began[s.First()] = true
		}
		require.Len(t, began, players, "the seed draws each seat")
		require.Equal(t, engine.Seat(1), newGame(t, players, 1, 3).First())
	}
}

func TestTheComponents(t *testing.T) {
	cites(t, RuleMap, RuleCards, RuleRoutePoints)
	e := Builtin()
	require.Equal(t, []int{21, 58, 24}, []int{e.Locations(), e.Routes(), e.Tickets()})
	require.Equal(t, 44, composition.Len())
	for c := Blue; c <= Orange; c++ {
		require.Equal(t, uint8(6), composition[c])
	}
	require.Equal(t, uint8(8), composition[Ferry])
	want := map[uint8]uint8{1: 1, 2: 2, 3: 4, 4: 7, 5: 10}
	for r := range RouteID(e.Routes()) {
		route := e.Route(r)
		require.Equal(t, want[route.Length], route.Points)
		if route.Twin != NoRoute {
			require.Equal(t, r, e.Route(route.Twin).Twin)
			require.Equal(t, route.Length, e.Route(route.Twin).Length, "the routes of a double are equally long")
		}
	}
	for id := TicketID(1); int(id) <= e.Tickets(); id++ {
		k := e.Ticket(id)
		require.Equal(t, int(k.Points), e.distance(k.A, k.B), "a ticket is worth its shortest path")
	}
}

func TestADealtGame(t *testing.T) {
	cites(t, RuleSetupOrder, RuleDeal, RuleCards, RuleMap)
	for players := 2; players <= 4; players++ {
		for seed := range rng.Seed(20) {
			s := newGame(t, players, engine.NoSeat, seed)
			ferries := s.rowCards()[Ferry]
			require.Less(t, ferries, uint8(3), "three face-up ferries are swept at setup too")
			require.Equal(t, s.DeckLen(), 44-2*players-5-s.discards.Len())
			require.Equal(t, 24-2*players, s.PileLen())
			for p := range engine.Seat(players) {
				require.Equal(t, 2, s.HandLen(p))
				require.Equal(t, 2, s.OfferCount(p), "all tickets are dealt before the first is kept")
				require.Equal(t, 20, s.Cars(p))
				require.Zero(t, s.Known(p), "nobody knows what was dealt")
			}
		}
	}
}

func TestSetupSweepsThreeFerries(t *testing.T) {
	cites(t, RuleThreeFerries, RuleSetupOrder)
	swept := 0
	for seed := range rng.Seed(200) {
		s := newGame(t, 2, 0, seed)
		if n := s.discards.Len(); n > 0 {
			swept++
			require.Zero(t, n%5)
			require.GreaterOrEqual(t, s.discards[Ferry], uint8(3))
		}
	}
	require.Greater(t, swept, 5)
}

func TestDealtTicketsAreKeptInTurnOrder(t *testing.T) {
	cites(t, RuleDeal, RuleTicketFinal)
	s := newGame(t, 3, 1, 7)
	pile := s.PileLen()
	first, second := s.Offered(1), s.Offered(2)
	require.Equal(t, []string{"keep 1", "keep 2", "keep both"}, legal(s))
	play(t, s, "keep 2")
	require.Equal(t, []TicketID{first[1]}, s.Tickets(1))
	require.Equal(t, engine.Seat(2), s.Actor())
	play(t, s, "keep 1")
	require.Equal(t, []TicketID{second[0]}, s.Tickets(2))
	play(t, s, "keep both")
	require.Equal(t, 2, s.TicketCount(0))
	require.Equal(t, pile+2, s.PileLen())
	require.Equal(t, []TicketID{first[0], second[1]}, s.tickets.pile[pile:pile+2], "returned ones lie under the pile in turn order")
	for _, wrong := range []string{"draw deck", "tickets", "pass", "token castro", "take bridge", "claim pier-39 alcatraz blue 1"} {
		refused(t, newGame(t, 3, 1, 7), wrong, RuleDeal)
	}
}

func TestTokenStacks(t *testing.T) {
	cites(t, RuleTokensSetup)
	heights := map[int][2]int{2: {2, 1}, 3: {2, 2}, 4: {3, 3}}
	orders := map[[Symbols]Symbol]bool{}
	for players, want := range heights {
		for seed := range rng.Seed(10) {
			s := newGame(t, players, 0, seed)
			orders[s.symbols] = true
			var at []string
			for i := range startStacks {
				at = append(at, s.ed.Location(s.Stack(i).At).Slug)
				require.Equal(t, want[0], s.Stack(i).Left)
			}
			require.ElementsMatch(t, []string{"alcatraz", "golden-gate-bridge", "the-embarcadero", "sunset", "potrero-hill"}, at)
			for i := startStacks; i < Symbols; i++ {
				require.Equal(t, Stack{Symbol: s.symbols[i], At: NoLoc, Left: want[1]}, s.Stack(i))
			}
		}
	}
	require.Greater(t, len(orders), 8, "the seed draws which symbol is where")
}

func TestSpareStacksArePlacedBeforeTheFirstTurn(t *testing.T) {
	cites(t, RuleTokensPlaced, RuleSetupOrder)
	for _, c := range []struct {
		players int
		first   engine.Seat
		placers []engine.Seat
	}{{2, 0, []engine.Seat{1, 1}}, {2, 1, []engine.Seat{0, 0}}, {3, 1, []engine.Seat{0, 2}}, {4, 0, []engine.Seat{3, 2}}} {
		s := newGame(t, c.players, c.first, 5)
		for range c.players {
			play(t, s, "keep both")
		}
		for i, seat := range c.placers {
			require.Equal(t, AskStack, s.Ask())
			require.Equal(t, seat, s.Actor())
			require.Equal(t, s.Stack(startStacks+i), s.Placing(), "the stacks come in a fixed order")
			refused(t, s, "token alcatraz", RuleTokensPlaced)
			refused(t, s, "draw deck", RuleTokensPlaced)
			require.Len(t, legal(s), 16-i)
			symbol := s.Placing().Symbol.String()
			place := []string{"castro", "mission"}[i]
			require.Equal(t, []string{"stack " + itoa(int(seat)+1) + " symbol=" + symbol + " location=" + place}, play(t, s, "token "+place))
		}
		require.Equal(t, AskTurn, s.Ask())
		require.Equal(t, c.first, s.Actor())
		require.Equal(t, 1, s.Turn())
	}
	s := newGame(t, 2, 0, 5)
	play(t, s, "keep both", "keep both", "token castro")
	refused(t, s, "token castro", RuleTokensPlaced)
}

func TestSetupErrors(t *testing.T) {
	for _, s := range []engine.Setup{
		{Players: 1}, {Players: 5}, {Players: 2, First: 2}, {Players: 2, First: -2},
		{Players: 2, Seed: rng.MaxSeed + 1}, {Players: 2, Options: [4]uint8{1}}, {Players: 2, Edition: "2"},
	} {
		_, err := Game.New(s)
		require.Error(t, err)
	}
}
