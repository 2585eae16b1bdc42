package sf2022

import (
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

func newGame(t *testing.T, players int, first engine.Seat, seed rng.Seed) *State {
	t.Helper()
	s, err := Game.New(engine.Setup{Players: players, First: first, Seed: seed})
	require.NoError(t, err)
	require.NoError(t, s.Check())
	return s.(*State)
}

func TestTwoToFourPlayersAndTheGivenSeatBegins(t *testing.T) {
	cites(t, RulePlayers)
	least, most := Game.Players()
	require.Equal(t, []int{2, 4}, []int{least, most})
	for players := 2; players <= 4; players++ {
		for first := range engine.Seat(players) {
			require.Equal(t, first, newGame(t, players, first, 1).Actor())
		}
	}
	for _, bad := range []engine.Setup{
		{Players: 0}, {Players: 1}, {Players: 5}, {Players: -1},
		{Players: 2, First: 2}, {Players: 3, First: -2}, {Players: 2, Seed: rng.MaxSeed + 1},
		{Players: 2, Options: [engine.MaxOptions]uint8{1}}, {Players: 2, Edition: "NOSUCH00"},
	} {
		_, err := Game.New(bad)
		require.Error(t, err, "%+v", bad)
	}
}

func TestTheFirstSeatIsDrawnFromTheSeed(t *testing.T) {
	cites(t, RulePlayers)
	seen := map[engine.Seat]int{}
	for seed := range rng.Seed(300) {
		s := newGame(t, 3, engine.NoSeat, seed)
		require.Equal(t, s.Actor(), newGame(t, 3, engine.NoSeat, seed).Actor())
		seen[s.Actor()]++
	}
	require.Len(t, seen, 3)
	for seat, n := range seen {
		require.Greater(t, n, 60, "%s began %d of 300 games", seat, n)
	}
}

func TestTheDeckHas87CardsAndIsShuffledBySeed(t *testing.T) {
	cites(t, RuleDeck)
	ed := Builtin()
	require.Equal(t, 87, ed.Size())
	colors, symbols := map[Color]int{}, map[Symbols]int{}
	for ct := CardType(1); int(ct) <= ed.Types(); ct++ {
		card, n := ed.Card(ct), ed.Count(ct)
		colors[card.Color] += n
		for _, s := range []Symbols{Tracks, Bonus, Depot, Square, Waterfront, Foundation} {
			if card.Has(s) {
				symbols[s] += n
			}
		}
		if card.Has(Square) {
			require.Contains(t, []Color{Gray, Orange, Yellow}, card.Color)
		}
	}
	require.Equal(t, map[Color]int{Blue: 16, Gray: 16, Orange: 16, Yellow: 16, Green: 16, Black: 7}, colors)
	require.Equal(t, map[Symbols]int{Tracks: 37, Bonus: 30, Depot: 3, Square: 6, Waterfront: 3, Foundation: 12}, symbols)

	a, b := newGame(t, 4, 0, 1), newGame(t, 4, 0, 2)
	require.Equal(t, 87, a.DeckLen())
	require.NotEqual(t, a.deck, b.deck)
	require.Equal(t, a, newGame(t, 4, 0, 1))
	for ct := CardType(1); int(ct) <= ed.Types(); ct++ {
		require.Equal(t, ed.Count(ct), a.Unseen(ct))
	}
}

func TestFoundationStacksByNumberOfPlayersAreTakenFromTheLeft(t *testing.T) {
	cites(t, RuleFoundationStacks)
	for players, want := range map[int][]int{2: {2, 2, 2}, 3: {2, 2, 2, 2}, 4: {2, 2, 2, 2, 2}} {
		require.Equal(t, want, newGame(t, players, 0, 1).Stacks())
	}
	s := newGame(t, 2, 0, 1)
	for _, want := range [][]int{{1, 2, 2}, {0, 2, 2}, {0, 1, 2}, {0, 0, 2}, {0, 0, 1}} {
		s = top(t, s, []string{"black0f", "black0f", "gray0f", "blue0f", "green0f"}[len(s.Area(0))])
		play(t, s, "layout", "area 1")
		require.Equal(t, want, s.Stacks())
	}
}

func TestAdvantageTokensByNumberOfPlayers(t *testing.T) {
	cites(t, RuleAdvantageTokens)
	places := func(c Contest, players int) (halves []int) {
		for p := range players {
			halves = append(halves, Advantage(c, players, p))
		}
		return halves
	}
	for c := range NetworkContest {
		require.Equal(t, []int{4, 0}, places(c, 2))
		require.Equal(t, []int{4, 2, 0}, places(c, 3))
		require.Equal(t, []int{4, 2, 0, -2}, places(c, 4))
	}
	require.Equal(t, []int{5, 0}, places(NetworkContest, 2))
	require.Equal(t, []int{5, 2, 0}, places(NetworkContest, 3))
	require.Equal(t, []int{5, 2, 0, -2}, places(NetworkContest, 4))
}

func TestBoardHasFiveRowsOfFiveAndTheDepotTouchesAllOfGreen(t *testing.T) {
	cites(t, RuleBoard)
	require.Equal(t, []int{5, 5}, []int{Rows, Cols})
	var names []string
	for r := range Row(Rows) {
		names = append(names, r.String())
	}
	require.Equal(t, []string{"blue", "gray", "orange", "yellow", "green"}, names)
	s := at(t, 2, 1, "turn", "city 1:\n green: green2t green1t green2tb green1tb green1tb\n city 2:\n yellow: yellow2t\ncompleted green 1")
	require.Equal(t, "green 1, green 2, green 3, green 4, green 5", cells(s.City(0).Network()))
	require.Zero(t, s.City(1).Network().Len())
	lone := at(t, 2, 1, "turn", "city 1:\n green: green3 green3 green1t")
	require.Equal(t, "green 3", cells(lone.City(0).Network()), "the depot touches the third space by itself")
}

func TestThreeCopiesOfEachBonusAndTheDistrictsTheyBelongTo(t *testing.T) {
	cites(t, RuleBonusSupply)
	s := newGame(t, 4, 0, 1)
	want := map[Row]string{blue: "plus2", gray: "universal", orange: "depot", yellow: "points", green: "nocommitment"}
	for r, word := range want {
		require.Equal(t, word, DistrictBonus(r).String())
	}
	for _, b := range []BonusKind{BonusPlus2, BonusUniversal, BonusDepot, BonusPoints, BonusNoCommitment, BonusTrack} {
		require.Equal(t, 3, s.Supply(b))
	}
	require.Equal(t, Card{Color: Black, Value: 4}, s.ed.Card(s.ed.UniversalCard()))
	require.Equal(t, Card{Color: Black, Symbols: Depot}, s.ed.Card(s.ed.UniversalDepot()))
	s = at(t, 2, 1, "bonus yellow", "city 1:\n yellow: yellow2b yellow1b")
	play(t, s, "bonus points")
	require.Equal(t, 2, s.Supply(BonusPoints))
	require.Equal(t, 1, s.City(0).PointTokens())
}
