package ttrsf

import (
	"testing"

	"bayboard/core/engine"
	"bayboard/core/enginetest"
)

var kitConfig = enginetest.Config{
	Tries:    temptations,
	Editions: []map[string]string{smallMap, longMap},
}

// temptations are actions that a player may want and that a rule forbids.
func temptations(v engine.View) []engine.Action {
	ed := v.(*View).Edition()
	list := []engine.Action{
		{Kind: ActPass}, {Kind: ActTickets}, {Kind: ActKeep}, {Kind: ActKeep, A: 1},
		{Kind: ActStack, A: 4}, {Kind: ActTake, A: 1}, {Kind: ActTake, A: 7},
	}
	for c := range int16(Colors) {
		list = append(list, engine.Action{Kind: ActDraw, A: c})
	}
	for r := range RouteID(ed.Routes()) {
		list = append(list, ed.Claim(r, Blue+Color(r)%6, 0), ed.Claim(r, Blue+Color(r+3)%6, 1))
	}
	return list
}

func TestTheContractOfTheEngine(t *testing.T) {
	enginetest.Run(t, Game, kitConfig)
}
