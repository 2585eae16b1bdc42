package enginetest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	"bayboard/core/enginetest/highcard"
)

var smallDeck = map[string]string{highcard.DeckFile: "rank,copies\n2,9\n5,8\n9,8\n11,2\n"}

var highcardConfig = Config{
	Editions: []map[string]string{smallDeck},
	Tries: func(engine.View) []engine.Action {
		return []engine.Action{{Kind: highcard.Draw}, {Kind: highcard.Pass}, {Kind: highcard.Take, A: 5}}
	},
}

func TestHighcardKeepsEveryPromise(t *testing.T) {
	Run(t, highcard.Game{}, highcardConfig)
}

func TestAShortRunHasEachPlayerCountOptionAndEdition(t *testing.T) {
	var all []engine.Setup
	for players := 3; players <= 5; players++ {
		for _, o := range optionChoices([]engine.Option{{Values: []string{"a", "b"}}, {Values: []string{"a", "b", "c"}}}) {
			for _, id := range []engine.EditionID{"", "x", "y"} {
				all = append(all, engine.Setup{Players: players, Options: o, Edition: id})
			}
		}
	}
	kept := eachOnce(all)
	require.Less(t, len(kept), 9)
	value := []func(engine.Setup) any{
		func(s engine.Setup) any { return s.Players },
		func(s engine.Setup) any { return s.Options[0] },
		func(s engine.Setup) any { return s.Options[1] },
		func(s engine.Setup) any { return s.Edition },
	}
	for i, of := range value {
		want, got := map[any]bool{}, map[any]bool{}
		for _, s := range all {
			want[of(s)] = true
		}
		for _, s := range kept {
			got[of(s)] = true
		}
		require.Equal(t, want, got, i)
	}
}
