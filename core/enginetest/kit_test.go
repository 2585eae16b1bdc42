package enginetest

import (
	"testing"

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
