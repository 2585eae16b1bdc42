package sf2000

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

func TestAStickGoesOnAFreeStreetBesideTheNamedKind(t *testing.T) {
	cites(t, RuleInvest, RuleBothSides, RuleWhiteSticks)
	s := at(t, 3, 1, "place", "request residence-influence-2\ninvestors 1 2\nseat 2: influence 30\n sticks: h00")
	// Residences lie at 00 06 15 33 42.
	require.Equal(t, append(words("stick", "h06 h10 h15 h16 h25 h33 h42 h43 h52 v00 v01 v06 v07 v15 v16 v33 v34 v42 v43"), "decline"), legal(s),
		"built or not, the boundary too")
	refused(t, s, "stick h00", RuleInvest)
	refused(t, s, "stick h20", RuleInvest)
	refused(t, s, "stick h11", RuleWhiteSticks)
	refused(t, s, "lift h00", RuleInvestSupply)
	play(t, s, "stick h06")
	require.Equal(t, engine.Seat(0), s.Owner(Across(0, 6)))
	require.Equal(t, engine.Seat(1), s.Actor())
}

func TestABoundaryRequestAllowsTheBoundary(t *testing.T) {
	cites(t, RuleInvest)
	s := at(t, 3, 1, "place", "request boundary-checks-1\ninvestors 1")
	require.Equal(t, texts(BoundaryStreets.And(s.Free())), texts(s.Targets()))
	require.Equal(t, 22, s.Targets().Len(), "two lie at the park in the corner")
}

func TestTheWinnerMayDecline(t *testing.T) {
	cites(t, RuleInvestOptional)
	s := at(t, 3, 1, "place", "request residence-influence-2\ninvestors 1\nseat 1: influence 21")
	happened := play(t, s, "decline")
	require.Equal(t, []string{"declined seat=1", "round seat=2 round=2"}, only(happened, "declined", "round", "stick"))
	require.Equal(t, 21, s.Influence(0))
}

func TestAPrivilegeVanishesWithTheLastStreet(t *testing.T) {
	cites(t, RuleInvestVanished, RuleOptionOrder)
	g := newGame(t, 5, 0, 1)
	for r, text := range usualMap {
		require.NoError(t, (&posParser{s: g}).tiles(r, text))
	}
	g.layStreets()
	// v06 has an office on its left and a residence on its right.
	around := g.around[Industrial].Or(g.around[Office]).Or(g.around[Residence]).Or(g.around[Condominium])
	for i, street := range around.And(g.free).Minus(Only(Down(0, 6))).List() {
		g.lay(engine.Seat(i%5), street)
	}
	s := at(t, 5, 1, "place", "request option\nrebuilt round\ninvestors 1:industrial-office 2:residence-condominium\n"+settled(g))
	require.Equal(t, []string{"stick v06", "decline"}, legal(s))
	declined := *s
	happened := play(t, s, "stick v06")
	require.Contains(t, happened, "vanished seat=2")
	play(t, &declined, "decline")
	require.Equal(t, engine.Seat(1), declined.Actor())
}

func TestWithoutSupplyAStickIsLiftedAndPlacedElsewhere(t *testing.T) {
	cites(t, RuleInvestSupply)
	s := at(t, 3, 1, "place", "request boundary-checks-1\ninvestors 1\nseat 1: influence 1\n sticks: "+fifteen)
	require.Equal(t, append([]string{"decline"}, words("lift", fifteen)...), legal(s))
	refused(t, s, "stick v10", RuleInvestSupply)
	refused(t, s, "lift v10", RuleInvestSupply)
	play(t, s, "lift h00")
	require.Equal(t, Across(0, 0), s.Lifted())
	require.Equal(t, words("stick", "v10 v17 v20 v27 v30 v37 v40"), intersect(legal(s), words("stick", "h00 v10 v17 v20 v27 v30 v37 v40")), "not back")
	refused(t, s, "stick h00", RuleInvestSupply)
	refused(t, s, "decline", RuleInvestSupply)
	refused(t, s, "lift h01", RuleInvestSupply)
	play(t, s, "stick v10")
	require.Zero(t, s.Supply(0))
}

func intersect(list, with []string) []string {
	out := []string{}
	for _, x := range list {
		for _, y := range with {
			if x == y {
				out = append(out, x)
			}
		}
	}
	return out
}

func TestARebuiltTileStaysAndScoresOnce(t *testing.T) {
	cites(t, RuleRebuild, RuleInvestSupply)
	points := map[District]int{Residence: 4, Condominium: 4, Market: 5, Amusement: 5, Industrial: 6, Office: 6, Bank: 10, CityHall: 10, Park: 0}
	for d, n := range points {
		require.Equal(t, n, d.Points(), d)
	}
	s := at(t, 3, 2, "place", "request industrial-influence-1\ninvestors 2\nseat 2: influence 30\n sticks: h13 h23")
	happened := play(t, s, "stick v13")
	require.Equal(t, []string{"rebuilt seat=2 district=industrial row=1 column=3 points=6"}, only(happened, "rebuilt"))
	require.Equal(t, engine.Seat(1), s.Builder(10))
	later := at(t, 3, 1, "place", "request industrial-influence-1\ninvestors 1\ntiles 0: r c m a i o r\ntiles 1: c p a i2 o r c\n"+
		"tiles 2: m a i h b m a\ntiles 3: a i o r c p m\ntiles 4: i o r c m o p\nseat 2: influence 30\n sticks: h13")
	require.Equal(t, 6, later.Prestige(1))
	require.Contains(t, legal(later), "stick v13", "streets around it may still be used")
	require.Empty(t, only(play(t, later, "stick v13"), "rebuilt"))
}

func TestAStickOfOneMayRebuildForAnother(t *testing.T) {
	cites(t, RuleRebuild, RuleMajority)
	s := at(t, 3, 1, "place", "request industrial-influence-1\ninvestors 1\nseat 2: influence 30\n sticks: h13 h23\nseat 3: influence 30\n sticks: v14")
	happened := play(t, s, "stick v13")
	require.Equal(t, []string{"rebuilt seat=2 district=industrial row=1 column=3 points=6"}, only(happened, "rebuilt"), "2 against 1 and 1")
}

func TestParksAreNeverRebuilt(t *testing.T) {
	cites(t, RuleRebuild)
	s := newGame(t, 3, 0, 3)
	for tile := range Tile(Tiles) {
		if s.District(tile) == Park {
			s.rebuild(tile, nil)
			require.Equal(t, engine.NoSeat, s.Builder(tile))
		}
	}
}
