package text

import (
	"strconv"

	"bayboard/core/engine"
	"bayboard/core/game/sf2000"
	"bayboard/core/rng"
)

// sf2000Ask says what the actor can do now.
func sf2000Ask(view engine.View, pick engine.Action) Line {
	v, ok := view.(*sf2000.View)
	if !ok || v.Actor() == engine.NoSeat {
		return nil
	}
	switch v.Ask() {
	case sf2000.AskRequest:
		return askRequest(v)
	case sf2000.AskInfluence:
		return askInfluence(v)
	case sf2000.AskBid:
		return askBid(v)
	case sf2000.AskOption:
		l := say("Choose an option card. Free streets")
		for o := range sf2000.OptionCards {
			l = say(l, [...]string{": ", ", ", ", "}[o]+optionText(o.String())+bond, strong(strconv.Itoa(optionStreets(v, o))))
		}
		return say(l, ". Alone on a card you pay one check.")
	case sf2000.AskPay:
		l := say("You alone chose ", strong(optionText(v.Tied().String())), ": pay ")
		if n := v.Held(v.Actor()); n == 1 {
			l = say(l, "your only check")
		} else {
			l = say(l, "one of your "+ChecksHeld(n))
		}
		if hand, ok := ownHand(v); ok {
			l = say(l, ", worth "+strconv.Itoa(hand.Sum()))
		}
		return say(l, ", face down.")
	case sf2000.AskOffer:
		return askOffer(v)
	case sf2000.AskTake, sf2000.AskDraw, sf2000.AskRemove:
		return askIncome(v)
	}
	return askSticks(v, pick)
}

// ownHand is the checks of the actor, if the view is the actor's.
func ownHand(v *sf2000.View) (hand sf2000.Checks, ok bool) {
	return v.Hand(), v.Seat() == v.Actor()
}

// legal2000 are the actions of the actor, none if the view is not the actor's.
func legal2000(v *sf2000.View) []engine.Action {
	if v.Seat() != v.Actor() {
		return nil
	}
	r := rng.FromUint64(0)
	return v.Sample(nil, &r).Legal(nil)
}

// optionStreets is the number of free streets of an option card.
func optionStreets(v *sf2000.View, o sf2000.OptionCard) int {
	a, b := o.Districts()
	return v.Around(sf2000.Place(a)).Or(v.Around(sf2000.Place(b))).And(v.Free()).Len()
}

// freeStreets is the number of free streets of the request.
func freeStreets(v *sf2000.View) int {
	r, _ := v.Request()
	return v.Around(r.Place).And(v.Free()).Len()
}

// prize is what is competed for: "market", "market (2 investors)", "“move a
// stick”".
func prize(v *sf2000.View) Line {
	if c, t := v.Card(); t != 0 {
		name, _ := deedName(c.Deed.String())
		return say("“", strong(name), "”")
	}
	r, _ := v.Request()
	l := say(strong(requestPlace(r.String())))
	if r.Place == sf2000.Boundary {
		l = say("the ", l)
	}
	if n := min(int(r.Investors), freeStreets(v)); n > 1 {
		return say(l, " ("+strconv.Itoa(n)+" investors)")
	}
	return l
}

func askRequest(v *sf2000.View) Line {
	r, _ := v.Request()
	name := strong(RequestName(r))
	streets := ", " + FreeStreets(freeStreets(v)) + "."
	switch {
	case v.Refused():
		return say("Keep the second request: ", name, streets)
	case v.Seat() == v.Actor() && len(legal2000(v)) == 1:
		return say("Keep the request, no other has a free street: ", name, streets)
	}
	return say("Keep the request, or refuse it once: ", name, streets)
}

func askInfluence(v *sf2000.View) Line {
	most := v.Influence(v.Actor())
	what := ": 0 to " + strconv.Itoa(min(most, sf2000.MaxInfluence)) + ", you have " + strconv.Itoa(most) + "."
	if most == 0 {
		what = ": only the 0, you have none."
	}
	return say("Choose influence for ", prize(v), what+" Equal cards cancel each other.")
}

// highOthers is the highest bid of the others.
func highOthers(v *sf2000.View) int {
	high := 0
	for seat := range engine.Seat(v.Seats()) {
		if bid := v.Bid(seat); seat != v.Actor() {
			high = max(high, bid.Sum())
		}
	}
	return high
}

// askBid tells what has to be beaten, and with what.
func askBid(v *sf2000.View) Line {
	bid, high := v.Bid(v.Actor()), highOthers(v)
	sum := bid.Sum()
	most, out, stand := 0, false, false
	for _, a := range legal2000(v) {
		switch a.Kind {
		case sf2000.ActAdd:
			most = int(a.A)
		case sf2000.ActOut:
			out = true
		default:
			stand = true
		}
	}
	more := "a check of at most " + strconv.Itoa(most)
	switch {
	case stand && most == 0:
		return say("Bid ", strong(strconv.Itoa(sum)), " for ", prize(v), beats(high), ".")
	case stand:
		return say("Bid ", strong(strconv.Itoa(sum)), " for ", prize(v), beats(high), ", or add "+more+".")
	case !out && most > 0:
		return say("Your ", strong(strconv.Itoa(sum)), " does not beat ", strong(strconv.Itoa(high)),
			" yet: add at least "+strconv.Itoa(high-sum+1)+" more, beginning with "+more+".")
	case out && most == 0:
		return say("Drop out: you cannot bid more than ", strong(strconv.Itoa(high)), " for ", prize(v), "."+holding(v))
	case high == 0:
		return say("Bid for ", prize(v), " or drop out. Nobody has bid yet."+holding(v))
	}
	return say("Bid more than ", strong(strconv.Itoa(high)), " for ", prize(v), ", or drop out."+holding(v))
}

func beats(high int) string {
	if high == 0 {
		return ""
	}
	return ", which beats " + strconv.Itoa(high)
}

// holding is what the actor holds, and what lies in the bid.
func holding(v *sf2000.View) string {
	hand, ok := ownHand(v)
	if !ok {
		return ""
	}
	bid := v.Bid(v.Actor())
	if sum := bid.Sum(); sum > 0 {
		return " Your bid is " + strconv.Itoa(sum) + ", and you hold checks worth " + strconv.Itoa(hand.Sum()-sum) + " besides."
	}
	return " You hold " + worth(hand.Sum()) + "."
}

func askOffer(v *sf2000.View) Line {
	rivals := -1
	for seat := range engine.Seat(v.Seats()) {
		if card, ok := v.Shown(seat); ok && card == v.Tied() {
			rivals++
		}
	}
	l := say("Offer up to 5 checks for ", strong(optionText(v.Tied().String())), " against "+count(rivals, "other player", "others")+". Equal sums cancel each other.")
	if hand, ok := ownHand(v); ok {
		offer := v.Offer()
		l = say(l, " Your offer: ", strong(sumOf(facts{
			engine.Number("sum", offer.Sum()), engine.Number("checks", offer.Len()),
		})), ", of "+worth(hand.Sum())+".")
	}
	return l
}
