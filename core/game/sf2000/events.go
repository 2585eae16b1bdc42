package sf2000

import "bayboard/core/engine"

// The kinds of events. Cards are types, years are years, sums are in units of
// 10,000 dollars.
const (
	EvRound         engine.EventKind = 1 + iota // A: round; its seat begins it
	EvRequest                                   // A: request; chance
	EvVoid                                      // A: request
	EvReshuffled                                // A: requests in the stock; chance
	EvKept                                      // A: request, B: privileges to win
	EvRefused                                   // A: request
	EvChosen                                    // A: influence or option card, B: Ask; audience: its seat
	EvShown                                     // A: influence card; chance
	EvCancelled                                 // A: influence card, B: seats
	EvWonInfluence                              // A: influence paid, B: influence left
	EvAdded                                     // A: check, B: bid
	EvStood                                     // A: bid
	EvDropped                                   // A: bid taken back
	EvPaid                                      // A: sum, B: checks
	EvNobody                                    //
	EvOptionShown                               // A: option card; chance
	EvPaidHidden                                // A: check; audience: its seat
	EvUnpaid                                    // A: option card
	EvOffered                                   // A: sum, B: checks, C: 1; audience: its seat
	EvOfferShown                                // A: sum, B: checks; chance
	EvOfferEqual                                // A: sum
	EvVanished                                  //
	EvStick                                     // A: street
	EvLifted                                    // A: street
	EvDeclined                                  //
	EvRebuilt                                   // A: tile, B: district, C: points
	EvBonus                                     // A: card, B: points
	EvCard                                      // A: card; chance
	EvLapsed                                    // A: card
	EvYear                                      // A: year, B: card, C: 1 if it lies open
	EvMoved                                     // A: street from, B: street to, C: seat that owns the stick
	EvSwapped                                   // A, B: streets, C, D: seats that had sticks there
	EvExchanged                                 // A: street, B: seat that had it
	EvRemoved                                   // A: street
	EvTookInfluence                             // A: influence, B: influence now
	EvTookChecks                                // A: limit
	EvCheckDrawn                                // A: check, B: sum; chance
	EvKeptChecks                                // A: sum
	EvLost                                      // A: sum, B: limit
	EvEnded                                     // A: ending
	endOfEvents
)

var eventNames = [endOfEvents]string{
	"", "round", "request", "void", "reshuffled", "kept", "refused", "chosen", "shown", "cancelled", "won-influence",
	"added", "stood", "dropped", "paid", "nobody", "option-shown", "paid-hidden", "unpaid", "offered", "offer-shown",
	"offer-equal", "vanished", "stick", "lifted", "declined", "rebuilt", "bonus", "card", "lapsed", "year", "moved",
	"swapped", "exchanged", "removed", "took-influence", "took-checks", "check-drawn", "kept-checks", "lost", "ended",
}

// tell reports a public event.
func (s *State) tell(hear engine.Listener, e engine.Event) {
	if hear != nil {
		e.Audience = engine.AllSeats
		hear(e)
	}
}

// eventNumbers names the facts A, B, C of an event that are plain numbers.
var eventNumbers = [endOfEvents][3]string{
	EvRound: {"round"}, EvReshuffled: {"requests"}, EvKept: {"", "places"}, EvShown: {"value"}, EvCancelled: {"value", "seats"},
	EvWonInfluence: {"value", "left"}, EvAdded: {"check", "bid"}, EvStood: {"bid"}, EvDropped: {"bid"}, EvPaid: {"sum", "checks"},
	EvPaidHidden: {"check"}, EvOffered: {"sum", "checks"}, EvOfferShown: {"sum", "checks"}, EvOfferEqual: {"sum"},
	EvRebuilt: {"", "", "points"}, EvBonus: {"", "points"}, EvYear: {"year", "", "open"},
	EvTookInfluence: {"influence", "now"}, EvTookChecks: {"limit"}, EvCheckDrawn: {"check", "sum"}, EvKeptChecks: {"sum"},
	EvLost: {"sum", "limit"},
}

// DescribeEvent names an event and its facts; "seat" is whom it happened to,
// from 1. What is hidden from a viewer is left out.
func (t *Table) DescribeEvent(e engine.Event) (string, []engine.Fact) {
	if e.Kind == 0 || e.Kind >= endOfEvents {
		return "", nil
	}
	var facts []engine.Fact
	if e.Seat >= 0 {
		facts = append(facts, engine.Number("seat", int(e.Seat)+1))
	}
	if hidden(e) {
		return eventNames[e.Kind], facts
	}
	facts = append(facts, t.eventWords(e)...)
	for i, name := range eventNumbers[e.Kind] {
		if name != "" {
			facts = append(facts, engine.Number(name, int([...]int16{e.A, e.B, e.C}[i])))
		}
	}
	return eventNames[e.Kind], facts
}

// hidden reports that the facts are blanked: those of events for one seat are
// never all 0.
func hidden(e engine.Event) bool { return e.Audience != engine.AllSeats && e.A|e.B|e.C == 0 }

// eventWords are the facts that are words.
func (t *Table) eventWords(e engine.Event) []engine.Fact {
	word := func(name, text string) []engine.Fact { return []engine.Fact{engine.Word(name, text)} }
	street := func(name string, n int16) engine.Fact { return engine.Word(name, Street(n).String()) }
	seatOf := func(name string, n int16) engine.Fact { return engine.Number(name, int(n)+1) }
	switch e.Kind {
	case EvRequest, EvVoid, EvKept, EvRefused:
		return word("request", t.ed.RequestText(RequestType(e.A)))
	case EvCard, EvLapsed, EvBonus:
		return word("card", t.ed.CardText(CardType(e.A)))
	case EvYear:
		return word("card", t.ed.CardText(CardType(e.B)))
	case EvChosen:
		if Ask(e.B) == AskOption {
			return word("option", OptionCard(e.A).String())
		}
		return []engine.Fact{engine.Number("value", int(e.A))}
	case EvOptionShown, EvUnpaid:
		return word("option", OptionCard(e.A).String())
	case EvStick, EvLifted, EvRemoved:
		return []engine.Fact{street("street", e.A)}
	case EvMoved:
		return []engine.Fact{street("from", e.A), street("to", e.B), seatOf("owner", e.C)}
	case EvSwapped:
		return []engine.Fact{street("street", e.A), street("with", e.B), seatOf("owner", e.C), seatOf("other", e.D)}
	case EvExchanged:
		return []engine.Fact{street("street", e.A), seatOf("from", e.B)}
	case EvRebuilt:
		r, c := Tile(e.A).RowCol()
		return []engine.Fact{
			engine.Word("district", District(e.B).String()), engine.Number("row", r), engine.Number("column", c),
		}
	case EvEnded:
		return word("reason", string(endRules[e.A]))
	}
	return nil
}
