package highcard

import "bayboard/core/engine"

// The kinds of events. A is a rank, but for PotStays the points of the pot,
// for Reshuffled the size of the pile, for Ended the reason; B of TrickTaken
// is the points of the pot.
const (
	Chosen engine.EventKind = 1 + iota // audience: its seat
	Revealed
	TrickTaken
	PotStays
	Drawn // audience: its seat
	Taken
	Passed
	TurnedUp
	Reshuffled
	Ended
)

// Events implements engine.Game.
func (Game) Events() []string {
	return []string{
		Chosen: "chosen", Revealed: "revealed", TrickTaken: "trick-taken", PotStays: "pot-stays",
		Drawn: "drawn", Taken: "taken", Passed: "passed", TurnedUp: "turned-up",
		Reshuffled: "reshuffled", Ended: "ended",
	}
}

// DescribeEvent implements engine.State.
func (s *State) DescribeEvent(e engine.Event) (string, []engine.Fact) {
	var facts []engine.Fact
	if e.Seat >= 0 {
		facts = append(facts, engine.Number("seat", int(e.Seat)+1))
	}
	switch e.Kind {
	case PotStays:
		facts = append(facts, engine.Number("pot", int(e.A)))
	case Reshuffled:
		facts = append(facts, engine.Number("cards", int(e.A)))
	case Ended:
		facts = append(facts, engine.Word("reason", string(endReason(e.A).rule())))
	case TrickTaken:
		facts = append(facts, engine.Number("rank", int(e.A)), engine.Number("pot", int(e.B)))
	default:
		if e.A != 0 {
			facts = append(facts, engine.Number("rank", int(e.A)))
		}
	}
	return Game{}.Events()[e.Kind], facts
}

func emit(listen engine.Listener, e engine.Event) {
	if listen != nil {
		listen(e)
	}
}
