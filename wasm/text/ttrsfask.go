package text

import (
	"strings"

	"bayboard/core/engine"
	"bayboard/core/game/ttrsf"
	"bayboard/core/rng"
)

// ttrsfAsk says what the actor can do now.
func ttrsfAsk(view engine.View, pick engine.Action) Line {
	v, ok := view.(*ttrsf.View)
	if !ok || v.Actor() == engine.NoSeat {
		return nil
	}
	switch v.Ask() {
	case ttrsf.AskDeal, ttrsf.AskKeep:
		return askTickets(v)
	case ttrsf.AskStack:
		return say("Place ", strong(stackName(v.Placing())), " at a location that has no tokens.")
	case ttrsf.AskTurn:
		return askAction(v, pick)
	case ttrsf.AskSecond:
		return askSecond(v)
	case ttrsf.AskToken:
		r := v.Edition().Route(v.Claimed())
		return say("Choose a token: ", strong(tokenAt(v, r.A)), " or ", strong(tokenAt(v, r.B)), ".")
	}
	return nil
}

// askTickets asks which tickets to keep.
func askTickets(v *ttrsf.View) Line {
	offered := v.Offered(v.Actor())
	if len(offered) == 1 {
		return say("Only ", strong(TicketName(v.Edition(), offered[0])), " is left: keep it.")
	}
	l := say("Keep ")
	for i, id := range offered {
		if id == 0 {
			return say("Keep one of the two tickets, or both.")
		}
		if i > 0 {
			l = say(l, ", ")
		}
		l = say(l, strong(TicketName(v.Edition(), id)))
	}
	return say(l, ", or both.")
}

// stackName is "the crab token" or "the 2 crab tokens".
func stackName(k ttrsf.Stack) string {
	if k.Left == 1 {
		return "the " + k.Symbol.String() + " token"
	}
	return "the " + count(k.Left, k.Symbol.String()+" token", k.Symbol.String()+" tokens")
}

// tokenAt is "crab at Alcatraz".
func tokenAt(v *ttrsf.View, l ttrsf.Loc) string {
	k, _ := v.StackAt(l)
	return k.Symbol.String() + " at " + PlaceName(v.Edition(), l)
}

// askAction asks for the action of a turn, or how to pay for the route picked.
func askAction(v *ttrsf.View, pick engine.Action) Line {
	if e := v.Edition(); pick.Kind == ttrsf.ActClaim && pick.A >= 0 && int(pick.A) < e.Routes() {
		r := ttrsf.RouteID(pick.A)
		what := "Choose how to pay for "
		if payments(v, r) == 1 {
			what = "Claim "
		}
		return say(what, strong(RouteName(e, r)), ": "+price(e.Route(r))+".")
	}
	var can []string
	last := -1
	for _, a := range possible(v) {
		if last == int(a) {
			continue
		}
		last = int(a)
		switch a {
		case ttrsf.ActDraw:
			can = append(can, "draw cards")
		case ttrsf.ActClaim:
			can = append(can, "claim a route")
		case ttrsf.ActTickets:
			can = append(can, "draw tickets")
		case ttrsf.ActPass:
			can = append(can, "pass, for nothing else is possible")
		}
	}
	what := or(can) + "."
	if v.LastTurns() > 0 {
		return say("Your ", strong("last turn"), ": "+what)
	}
	return say(upper(what))
}

// possible are the kinds of the actions of a turn, those of the same kind
// next to each other; for who does not see the hand, the three of the rules.
func possible(v *ttrsf.View) []engine.ActionKind {
	if v.Seat() != v.Actor() {
		return []engine.ActionKind{ttrsf.ActDraw, ttrsf.ActClaim, ttrsf.ActTickets}
	}
	var kinds []engine.ActionKind
	for _, a := range legal(v) {
		kinds = append(kinds, a.Kind)
	}
	return kinds
}

// payments is in how many ways the actor can pay for a route.
func payments(v *ttrsf.View, r ttrsf.RouteID) int {
	n := 0
	if v.Seat() == v.Actor() {
		for _, a := range legal(v) {
			if a.Kind == ttrsf.ActClaim && ttrsf.RouteID(a.A) == r {
				n++
			}
		}
	}
	return n
}

// legal is what the actor can do, who must be the one that looks.
func legal(v engine.View) []engine.Action {
	r := rng.FromUint64(0)
	return v.Sample(nil, &r).Legal(nil)
}

// price is "1 red card or a ferry", "4 cards of one colour, at least 1 ferry
// among them".
func price(r *ttrsf.Route) string {
	n, ferries := int(r.Length), int(r.Ferries)
	what := count(n, "card", "cards") + " of one colour"
	if r.Color != ttrsf.Gray {
		what = TransportCards(n, r.Color)
	}
	switch {
	case ferries > 0:
		return what + ", at least " + cardsOf(ferries, ttrsf.Ferry.String()) + " among them"
	case n == 1 && r.Color == ttrsf.Gray:
		return "1 card of any kind"
	case n == 1:
		return what + " or a ferry"
	}
	return what + ", and any of them may be a ferry"
}

// askSecond asks for the second card.
func askSecond(v *ttrsf.View) Line {
	discards, faceUp, ferry := v.Discards(), false, false
	for i := range ttrsf.RowLen {
		c := v.Row(i)
		faceUp = faceUp || c != ttrsf.NoCard && c != ttrsf.Ferry
		ferry = ferry || c == ttrsf.Ferry
	}
	second := say("Take your ", strong("second card"))
	switch {
	case !faceUp:
		return say(second, " from the deck.")
	case v.DeckLen() == 0 && discards.Len() == 0:
		return say(second, ": one that lies face up.")
	case ferry:
		return say(second, ": from the deck or face up, but no face-up ferry.")
	}
	return say(second, ": from the deck or face up.")
}

// or joins what can be chosen: "a", "a or b", "a, b or c".
func or(words []string) string {
	n := len(words)
	if n < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:n-1], ", ") + " or " + words[n-1]
}
