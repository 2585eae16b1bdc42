package sf2022

import (
	"slices"
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

func TestCheckFindsEachBrokenInvariant(t *testing.T) {
	cites(t, RuleDeck, RulePlaceRow, RuleNetwork, RuleSkyscraper, RuleBuildersOrder, RuleCommitmentRelease, RuleBonusSupply)
	green3 := mustCard(t, newGame(t, 2, 0, 1), "green3")
	for name, spoil := range map[string]func(*State){
		"a card is gone":    func(s *State) { s.deckLen--; s.deck[s.deckLen] = 0 },
		"a gap in the deck": func(s *State) { s.deck[3] = 0 },
		"a card twice":      func(s *State) { s.areas[0].add(green3) },
		"a card in another row": func(s *State) {
			last := int(s.deckLen) - 1
			i := slices.Index(s.deck[:last], green3)
			s.deck[i], s.deck[last] = s.deck[last], 0
			s.deckLen--
			s.cities[0].put(s.ed, green3, blue)
		},
		"a marker is gone":           func(s *State) { s.cities[0].network = 0 },
		"a marker too many":          func(s *State) { s.cities[0].network |= bit(At(gray, 0)) },
		"a skyscraper is gone":       func(s *State) { s.cities[0].skyscrapers = 0 },
		"the order is nobody's":      func(s *State) { s.builder = engine.NoSeat },
		"the order is another's":     func(s *State) { s.builder = 1 },
		"a completion token":         func(s *State) { s.completion[blue] = 0 },
		"everybody holds a token":    func(s *State) { s.cities[0].commitments, s.cities[1].commitments = 1, 1 },
		"a bonus too many":           func(s *State) { s.supply[BonusTrack]++ },
		"a bonus too few":            func(s *State) { s.supply[BonusPoints]-- },
		"a foundation token too few": func(s *State) { s.tokens-- },
		"a +2 token in the air":      func(s *State) { s.cities[0].plus[24]++; s.supply[BonusPlus2]-- },
		"a third city":               func(s *State) { s.cities[2].commitments = 1 },
		"nobody's turn":              func(s *State) { s.actor = engine.NoSeat },
		"a bonus row":                func(s *State) { s.bonusRow = gray },
		"a bonus in hand":            func(s *State) { s.laying = BonusPlus2; s.supply[BonusPlus2]-- },
		"a revealed card":            func(s *State) { s.deckLen--; s.revealed = s.deck[s.deckLen]; s.deck[s.deckLen] = 0 },
		"an end without reason":      func(s *State) { s.ask = AskNothing },
	} {
		s := at(t, 2, 1, "turn", "order 1\ncity 1:\n blue: blue3 blue3\n gray: gray0f gray3\n orange: orange1b\n green: green1t\n")
		spoil(s)
		require.Error(t, s.Check(), name)
	}
}
