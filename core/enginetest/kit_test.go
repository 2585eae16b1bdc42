package enginetest

import (
	"testing"

	"bayboard/core/enginetest/highcard"
)

var smallDeck = map[string]string{highcard.DeckFile: "rank,copies\n2,9\n5,8\n9,8\n11,2\n"}

var highcardConfig = Config{Editions: []map[string]string{smallDeck}}

func TestHighcardKeepsEveryPromise(t *testing.T) {
	Run(t, highcard.Game{}, highcardConfig)
}
