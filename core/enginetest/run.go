package enginetest

import (
	"testing"

	"bayboard/core/engine"
)

// Run plays many games of g and checks all that the contract promises, each
// promise in a subtest of its own, at every ply.
func Run(t *testing.T, g engine.Game, cfg Config) {
	k, err := newKit(g, cfg)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range checks {
		t.Run(c.promise, func(t *testing.T) {
			if c.long && testing.Short() {
				t.Skip("short")
			}
			if err := c.run(k); err != nil {
				t.Error(err)
			}
		})
	}
}

// check is one promise of the contract. Its error tells where it was broken.
type check struct {
	promise string
	run     func(*kit) error
	long    bool // left out with -short
}

var checks = []check{
	{promise: "rules, events and options are named once", run: names},
	{promise: "a state is fixed arrays", run: stateShape},
	{promise: "a view holds no generator", run: viewShape},
	{promise: "a setup gives the seats, the first seat and always the same game", run: setups},
	{promise: "a first seat that is drawn can be any", run: firstSeats},
	{promise: "a wrong setup is refused", run: wrongSetups},
	{promise: "a wrong line of an edition is named", run: wrongEditions},
	{promise: "games end in time and Apply accepts what Legal lists", run: gamesEnd},
	{promise: "Legal is ascending, without repetition, and empty exactly at the end", run: everyPly(legalOrder)},
	{promise: "Legal appends to its buffer", run: everyPly(legalAppends)},
	{promise: "Apply accepts all that Legal lists", run: everyPly(legalAccepted)},
	{promise: "Apply refuses what Legal does not list and changes nothing", run: (*kit).refusals},
	{promise: "every refusing rule occurs", run: rulesOccur, long: true},
	{promise: "nobody listening changes nothing", run: everyPly(listenerIdle)},
	{promise: "a copy is independent", run: everyPly(copyIndependent)},
	{promise: "a state of another game cannot be copied", run: copyForeign},
	{promise: "setup and actions give the same state again", run: everyPly(replays)},
	{promise: "Check holds", run: everyPly(checkHolds)},
	{promise: "a view holds nothing that its seat may not know", run: everyPly(viewsHide)},
	{promise: "a view reads as plain data", run: everyPly(viewPlain)},
	{promise: "a sample is possible and has the same legal actions", run: everyPly(samplesFit)},
	{promise: "a sample depends on the view and the generator alone", run: everyPly(samplesRepeat)},
	{promise: "samples do not know what comes or what others hide", run: samplesGuess},
	{promise: "a preview is what happens, up to the first event of chance", run: everyPly(previews)},
	{promise: "events are described and hide what is another seat's", run: (*kit).eventsSeen},
	{promise: "every kind of event occurs", run: eventsOccur, long: true},
	{promise: "scores add up and ranks follow them", run: everyPly(outcomes)},
	{promise: "after the end every action is refused by the reason", run: everyPly(refusedAfterEnd)},
	{promise: "a position reads back as the same state", run: everyPly(positions)},
	{promise: "a damaged position is refused by its line", run: everyPly(damagedPositions)},
	{promise: "an action reads back as the same action", run: everyPly(actionTexts)},
	{promise: "text that is no action is refused", run: everyPly(actionJunk)},
	{promise: "a file of a record reads back as the same record", run: everyGame(files)},
	{promise: "a link is short and opens as the same record", run: everyGame(links)},
	{promise: "a damaged link is refused", run: everyGame(damagedLinks)},
	{promise: "a link of a position opens at the same position", run: everyGame(positionLinks)},
	{promise: "playing allocates nothing", run: playoutsAllocate},
}
