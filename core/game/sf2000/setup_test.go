package sf2000

import (
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

func TestThreeToFivePlayersAndTheGivenSeatBegins(t *testing.T) {
	cites(t, RulePlayers)
	for players := MinPlayers; players <= MaxPlayers; players++ {
		for first := range engine.Seat(players) {
			s := newGame(t, players, first, 1)
			require.Equal(t, first, s.Actor())
			require.Equal(t, first, s.Starter())
			require.Equal(t, AskRequest, s.Ask())
		}
	}
	for _, bad := range []engine.Setup{
		{Players: 2}, {Players: 6}, {Players: -1}, {Players: 3, First: 3}, {Players: 3, First: -2}, {Players: 3, Seed: rng.MaxSeed + 1},
		{Players: 3, Options: [engine.MaxOptions]uint8{3}}, {Players: 3, Options: [engine.MaxOptions]uint8{0, 2}},
		{Players: 3, Options: [engine.MaxOptions]uint8{0, 0, 1}}, {Players: 3, Edition: "NOSUCH00"},
	} {
		_, err := Game.New(bad)
		require.Error(t, err, "%+v", bad)
	}
}

func TestTheMapHas35TilesAnd82Streets(t *testing.T) {
	cites(t, RuleMap)
	require.Equal(t, 82, AllStreets.Len())
	require.Equal(t, 24, BoundaryStreets.Len())
	s := newGame(t, 3, 0, 5)
	var n [endOfDistricts]int
	for at := range Tile(Tiles) {
		n[s.District(at)]++
		require.Equal(t, 4, at.Streets().Len())
	}
	require.Equal(t, [endOfDistricts]int{0, 5, 5, 5, 5, 5, 5, 3, 1, 1}, n)
	require.Equal(t, CityHall, s.District(HallTile))
	for at := range Street(StreetCount) {
		back, err := ParseStreet(at.String())
		require.NoError(t, err)
		require.Equal(t, at, back)
		a, b := at.Beside()
		require.Equal(t, BoundaryStreets.Has(at), a == b, at.String())
		require.True(t, a.Streets().Has(at) && b.Streets().Has(at))
	}
	for _, bad := range []string{"", "h", "h60", "h07", "v50", "v08", "x00", "h000", "h-1", "H00"} {
		_, err := ParseStreet(bad)
		require.Error(t, err, bad)
	}
}

func TestTheMapIsDealtAtRandomWithFewParksBesideHallAndBank(t *testing.T) {
	cites(t, RuleMapRandom)
	maps := map[[Tiles]District]bool{}
	for seed := range rng.Seed(200) {
		s := newGame(t, 3, 0, seed)
		maps[s.tiles] = true
		require.True(t, fewParks(&s.tiles))
		require.Equal(t, s.tiles, newGame(t, 3, 0, seed).tiles, "the seed decides")
	}
	require.Len(t, maps, 200)
	hall := [Tiles]District{HallTile: CityHall, HallTile - 1: Park}
	require.True(t, fewParks(&hall))
	hall[HallTile+Cols] = Park
	require.False(t, fewParks(&hall))
	bank := [Tiles]District{0: Bank, 1: Park, Cols: Park}
	require.False(t, fewParks(&bank))
}

func TestWhiteSticksLieAroundAllParks(t *testing.T) {
	cites(t, RuleWhiteSticks)
	s := newGame(t, 4, 0, 9)
	for at := range Tile(Tiles) {
		if s.District(at) == Park {
			require.Equal(t, at.Streets(), at.Streets().And(s.White()))
		}
	}
	require.LessOrEqual(t, s.White().Len(), 12)
	require.Equal(t, AllStreets, s.Free().Or(s.White()))
}

func TestEachPlayerStartsWith15Sticks30InfluenceAnd12Checks(t *testing.T) {
	cites(t, RuleSupply)
	for players := MinPlayers; players <= MaxPlayers; players++ {
		s := newGame(t, players, 0, 2)
		for seat := range engine.Seat(players) {
			require.Equal(t, 15, s.Supply(seat))
			require.Equal(t, 30, s.Influence(seat))
			require.Zero(t, s.Prestige(seat))
			require.Equal(t, 12, s.Held(seat))
			hand := s.Hand(seat)
			require.Equal(t, []int{1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10}, hand.List())
			require.Equal(t, 58, hand.Sum())
		}
		require.Zero(t, s.BankLen(), "checks of absent players are out of the game")
	}
}

func TestTheDecksAreShuffledLists(t *testing.T) {
	cites(t, RuleRequestDeck, RuleActionDeck)
	require.Equal(t, 36, Builtin().RequestTotal())
	require.Equal(t, 18, Builtin().CardTotal())
	orders := map[[maxRequests]RequestType]bool{}
	decks := map[[maxCards]CardType]bool{}
	for seed := range rng.Seed(50) {
		s := newGame(t, 3, 0, seed)
		require.Equal(t, 35, s.Stock())
		require.Equal(t, 18, s.Deck())
		orders[s.stock], decks[s.deck] = true, true
	}
	require.Len(t, orders, 50)
	require.Len(t, decks, 50)
}

func TestTheVariantsChooseTheActionCards(t *testing.T) {
	cites(t, RuleVariantIncome, RuleVariantNoRemove)
	require.Equal(t, []engine.Option{
		{Name: "variant-income", Values: []string{"0", "3", "4"}}, {Name: "variant-no-remove", Values: []string{"no", "yes"}},
	}, Game.Options())
	left := map[string]bool{}
	for seed := range rng.Seed(60) {
		for income, want := range []int{6, 3, 4} {
			for noRemove := range uint8(2) {
				g, err := Game.New(engine.Setup{Players: 3, Seed: seed, Options: [engine.MaxOptions]uint8{uint8(income), noRemove}})
				require.NoError(t, err)
				s := g.(*State)
				require.NoError(t, s.Check())
				n, removes, text := 0, 0, ""
				for _, c := range s.deck[:s.deckLen] {
					face := s.ed.Card(c)
					text += face.String() + " "
					if face.Deed.Income() {
						n++
					}
					if face.Deed == DeedRemove {
						removes++
					}
				}
				require.Equal(t, want, n)
				if income > 0 {
					require.Equal(t, 12, s.Deck())
					left[text] = true
				} else {
					require.Equal(t, 2-2*int(noRemove), removes)
				}
				if noRemove == 1 {
					require.Zero(t, removes)
				}
			}
		}
	}
	require.Greater(t, len(left), 200, "the others are drawn at random")
}
