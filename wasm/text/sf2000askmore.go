package text

import (
	"strconv"

	"bayboard/core/engine"
	"bayboard/core/game/sf2000"
)

// askSticks asks for sticks: of investors, and of action cards.
func askSticks(v *sf2000.View, pick engine.Action) Line {
	l := say()
	if c, t := v.Card(); t != 0 {
		l = say(strong(ActionTitle(c)), ": ")
	}
	lifted, may := v.Lifted() != sf2000.NoStreet, ", or decline."
	if lifted {
		may = "."
	}
	switch v.Ask() {
	case sf2000.AskMove:
		if at := sf2000.Street(pick.A); pick.Kind == sf2000.ActMove {
			return say(l, "where does the stick ", strong(StreetName(v, at)), " go? One or two streets straight on.")
		}
		return say(l, "choose a stick to move, but no white one, or decline.")
	case sf2000.AskSwap:
		return say(l, "choose the first stick, but no white one, or decline.")
	case sf2000.AskWith:
		return say(l, "choose a stick of another player for the one ", strong(StreetName(v, v.First())), ".")
	}
	if v.Supply(v.Actor()) == 0 {
		l = say(l, "lift one of your own sticks, for you have none left, or decline.")
		l[0].Text = upper(l[0].Text)
		return l
	}
	if v.Ask() == sf2000.AskExchange {
		return say(l, "choose another player’s stick: one of yours takes its place"+may)
	}
	what := "lay a stick "
	if lifted {
		what = "lay the lifted stick "
	}
	l = say(l, what, target(v), may+after(v))
	l[0].Text = upper(l[0].Text)
	return l
}

// target is where a stick can be laid: "beside a market tile (11 free
// streets)".
func target(v *sf2000.View) Line {
	n := FreeStreets(v.Targets().Len())
	c, t := v.Card()
	switch {
	case t != 0 && v.Placed() != sf2000.NoStreet:
		return say("on one of ", strong(n), " beside the same tile as the first")
	case t != 0 && c.Deed == sf2000.DeedTwo:
		return say("on one of ", strong(n), ", then another beside the same tile")
	case t != 0:
		return say("on one of ", strong(n))
	}
	where := ""
	r, _ := v.Request()
	switch card := v.Investors()[0].Card; {
	case card < sf2000.OptionCards:
		a, b := card.Districts()
		where = "beside " + aKind(a.String()) + " or " + aKind(b.String()) + " tile"
	case r.Place == sf2000.Boundary:
		where = "on the boundary"
	default:
		where = "beside " + aKind(r.Place.String()) + " tile"
	}
	return say(strong(where), " ("+n+")")
}

// after says how many invest later.
func after(v *sf2000.View) string {
	n := len(v.Investors()) - 1
	if n < 1 {
		return ""
	}
	return " " + upper(count(n, "investor comes", "investors come")) + " after you."
}

// askIncome asks what an income card gives.
func askIncome(v *sf2000.View) Line {
	a := v.Actor()
	influence, limit := v.Grants(a)
	gives := say(strong(strconv.Itoa(influence)+" influence"), " or checks up to ", strong(strconv.Itoa(limit)))
	c, _ := v.Card()
	switch v.Ask() {
	case sf2000.AskTake:
		l := say(strong(ActionTitle(c)), ": take ", gives, ". ")
		if n := v.BankLen(); n > 0 {
			return say(l, "The bank has "+ChecksHeld(n)+".")
		}
		return say(l, Table2000.BankEmpty)
	case sf2000.AskDraw:
		return askDraw(v, limit)
	}
	own := v.Own(a)
	l := say(strong(ActionTitle(c)), ": ")
	switch n := v.Lifts(a); {
	case own.Empty() && n == 0:
		return say(l, "you have no stick on the map.")
	case n == 0:
		return say(l, "remove any of your "+count(own.Len(), "stick", "sticks")+" for 2 influence each, or for checks up to 5 each; or none.")
	default:
		more := ". Remove more, or finish."
		if own.Empty() {
			more = ". Those were all."
		}
		return say(l, count(n, "stick", "sticks")+" removed, for ", gives, more)
	}
}

// askDraw tells the sum so far, and what is known of the next check.
func askDraw(v *sf2000.View, limit int) Line {
	drawn := v.Drawn(v.Actor())
	sum, bank := drawn.Sum(), v.BankLen()
	least, most := v.Risk()
	n := strconv.Itoa(least)
	switch {
	case least == bank:
		n = "each"
	case most == 0:
		n = "none"
	case least != most:
		n += " to " + strconv.Itoa(most)
	}
	return say("Draw a check, or stop: you have ", strong(DrawnOf(sum, limit)), ". Of "+ChecksHeld(bank)+" in the bank ",
		strong(n), " would be too much.")
}
