package sf2022

import "bayboard/core/engine"

// The kinds of events. Cells in A are rows and columns in their facts.
const (
	EvRevealed   engine.EventKind = 1 + iota // A: card; chance
	EvLaidOut                                // A: card, B: area
	EvFoundation                             // A: card, B: area, C: tokens left
	EvRealized                               // A: area, B: cards, C: commitment tokens held now
	EvReturned                               // A: commitment tokens held now
	EvPlaced                                 // A: card, B: cell
	EvDiscarded                              // A: card
	EvMarker                                 // A: cell
	EvSquare                                 // A: cell: it counts 4 now
	EvSkyscraper                             // A: cell, B: value around it, C: value needed
	EvOrder                                  // A: seat that had it, or -1
	EvCompleted                              // A: row
	EvBonusDue                               // A: row
	EvBonusLost                              // A: row
	EvBonusTaken                             // A: BonusKind
	EvPlus2                                  // A: cell
	EvTrack                                  // A: cell
	EvReleased                               // A: commitment tokens discarded, B: held now
	EvPassed                                 //
	EvEnded                                  // A: ending
	endOfEvents
)

var eventNames = [endOfEvents]string{
	"", "revealed", "laid-out", "foundation", "realized", "returned", "placed", "discarded", "marker",
	"square", "skyscraper", "order", "completed", "bonus-due", "bonus-lost", "bonus-taken", "plus2", "track",
	"released", "passed", "ended",
}

// tell reports a public event; everything that happens is.
func (s *State) tell(hear engine.Listener, e engine.Event) {
	if hear != nil {
		e.Audience = engine.AllSeats
		hear(e)
	}
}

// DescribeEvent names an event and its facts. Areas, rows' columns and seats
// count from 1.
func (s *State) DescribeEvent(e engine.Event) (string, []engine.Fact) {
	return s.Table.DescribeEvent(e)
}

// DescribeEvent is as State.DescribeEvent.
func (t *Table) DescribeEvent(e engine.Event) (string, []engine.Fact) {
	if e.Kind == 0 || e.Kind >= endOfEvents {
		return "", nil
	}
	var facts []engine.Fact
	number := func(name string, n int16) { facts = append(facts, engine.Number(name, int(n))) }
	card := func() { facts = append(facts, engine.Word("card", t.ed.cardText(CardType(e.A)))) }
	cell := func(at int16) {
		facts = append(facts, engine.Word("row", Cell(at).Row().String()))
		number("column", at%Cols+1)
	}
	switch e.Kind {
	case EvRevealed, EvDiscarded:
		card()
	case EvLaidOut:
		card()
		number("area", e.B+1)
	case EvFoundation:
		card()
		number("area", e.B+1)
		number("left", e.C)
	case EvRealized:
		number("area", e.A+1)
		number("cards", e.B)
		number("commitments", e.C)
	case EvReturned:
		number("commitments", e.A)
	case EvPlaced:
		card()
		cell(e.B)
	case EvMarker, EvSquare, EvPlus2, EvTrack:
		cell(e.A)
	case EvSkyscraper:
		cell(e.A)
		number("around", e.B)
		number("needed", e.C)
	case EvOrder:
		number("from", e.A+1)
	case EvCompleted, EvBonusDue, EvBonusLost:
		facts = append(facts, engine.Word("row", Row(e.A).String()))
	case EvBonusTaken:
		facts = append(facts, engine.Word("bonus", BonusKind(e.A).String()))
	case EvReleased:
		number("tokens", e.A)
		number("commitments", e.B)
	case EvEnded:
		facts = append(facts, engine.Word("reason", string(endRules[e.A])))
	}
	return eventNames[e.Kind], facts
}
