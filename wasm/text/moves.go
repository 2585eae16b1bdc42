package text

import (
	"strconv"

	"bayboard/core/engine"
	"bayboard/core/game/sf2000"
	"bayboard/core/game/sf2022"
	"bayboard/core/game/ttrsf"
)

// Part is a part of the play screen.
type Part uint8

// The parts that an action can be found in.
const (
	HandPart Part = iota // the action panel
	BoardPart
	SupplyPart
)

// Move says an action as advice: "Realize area 2". v is the view of the seat
// that decides.
func Move(v engine.View, a engine.Action) string {
	switch v := v.(type) {
	case *sf2022.View:
		return move2022(v, a)
	case *sf2000.View:
		return move2000(v, a)
	case *ttrsf.View:
		return moveTTRSF(v, a)
	}
	return ""
}

// Where says in which part of the screen an action is found, and where to look
// there: "Look at your blue row."
func Where(v engine.View, a engine.Action) (Part, string) {
	part, what := HandPart, "buttons"
	switch v := v.(type) {
	case *sf2022.View:
		part, what = where2022(v, a)
	case *sf2000.View:
		part, what = where2000(v, a)
	case *ttrsf.View:
		part, what = whereTTRSF(v, a)
	}
	return part, "Look " + what + "."
}

// row2022 is the row that a card of the hand goes to.
func row2022(v *sf2022.View, a engine.Action) sf2022.Row {
	if a.Kind != sf2022.ActPlace {
		return sf2022.Row(a.A)
	}
	if a.B > 0 {
		return sf2022.Row(a.B - 1)
	}
	return sf2022.Row(v.Edition().Card(v.Hand()[a.A]).Color)
}

func move2022(v *sf2022.View, a engine.Action) string {
	w, space := &Table2022, " space "+strconv.Itoa(int(a.B)+1)
	switch a.Kind {
	case sf2022.ActLayout:
		return w.Layout
	case sf2022.ActRealize:
		return w.Realize + " area " + strconv.Itoa(int(a.A)+1)
	case sf2022.ActArea:
		return LayInArea(int(a.A))
	case sf2022.ActPlace:
		return "Place " + FaceName(v.Edition().Card(v.Hand()[a.A])) + " in the " + RowName(row2022(v, a))
	case sf2022.ActDiscard:
		return w.Discard + " " + FaceName(v.Edition().Card(v.Hand()[a.A]))
	case sf2022.ActBonus:
		return "Take " + BonusName(sf2022.BonusKind(a.A))
	case sf2022.ActPlus2, sf2022.ActTrack:
		return "Put the token on" + space + " of the " + RowName(row2022(v, a))
	case sf2022.ActUniversal:
		return "Lay the card in the " + RowName(row2022(v, a))
	case sf2022.ActRelease:
		return ReleaseTokens(int(a.A))
	}
	if v.Ask() == sf2022.AskClose {
		return w.EndTurn
	}
	return w.Pass
}

func where2022(v *sf2022.View, a engine.Action) (Part, string) {
	switch a.Kind {
	case sf2022.ActLayout:
		return HandPart, "at the deck"
	case sf2022.ActRealize, sf2022.ActArea:
		return SupplyPart, "at the projects"
	case sf2022.ActPlace, sf2022.ActPlus2, sf2022.ActTrack, sf2022.ActUniversal:
		return BoardPart, "at your " + RowName(row2022(v, a))
	case sf2022.ActDiscard:
		return HandPart, "at the taken cards"
	case sf2022.ActRelease:
		return HandPart, "at your commitment tokens"
	}
	return HandPart, "at the choices below the question"
}

func move2000(v *sf2000.View, a engine.Action) string {
	n, street := int(a.A), StreetName(v, sf2000.Street(max(a.A, 0)))
	switch a.Kind {
	case sf2000.ActKeep:
		return "Keep the request"
	case sf2000.ActRefuse:
		return "Refuse the request"
	case sf2000.ActInfluence:
		return "Choose influence " + strconv.Itoa(n)
	case sf2000.ActAdd:
		return AddCheck(n)
	case sf2000.ActStand:
		if v.Ask() == sf2000.AskOffer {
			offer := v.Offer()
			return OfferWith(offer.Sum())
		}
		bid := v.Bid(v.Seat())
		return BidWith(bid.Sum())
	case sf2000.ActOut:
		return "Drop out"
	case sf2000.ActOption:
		return PlayOption(sf2000.OptionCard(a.A))
	case sf2000.ActPay:
		return PayCheck(n)
	case sf2000.ActStick:
		return "Lay a stick " + street
	case sf2000.ActLift:
		return "Take up your stick " + street
	case sf2000.ActMove:
		return "Move your stick " + street + " to where it lies " + StreetName(v, sf2000.Street(a.B))
	case sf2000.ActSwap:
		return "Swap the stick " + street
	case sf2000.ActWith:
		return "Swap it with the stick " + street
	case sf2000.ActExchange:
		return "Replace the stick " + street
	case sf2000.ActTake:
		influence, checks := v.Grants(v.Seat())
		if n == sf2000.TakeInfluence {
			return TakeInfluence(influence)
		}
		return TakeChecks(checks)
	case sf2000.ActDraw:
		return "Draw a check"
	case sf2000.ActStop:
		return "Stop drawing"
	case sf2000.ActRemove:
		return "Take away the stick " + street
	case sf2000.ActDone:
		return "Take no more sticks away"
	}
	return "Leave it"
}

func where2000(v *sf2000.View, a engine.Action) (Part, string) {
	at := sf2000.Street(max(a.A, 0))
	switch a.Kind {
	case sf2000.ActMove:
		at = sf2000.Street(a.B)
		fallthrough
	case sf2000.ActStick, sf2000.ActLift, sf2000.ActSwap, sf2000.ActWith, sf2000.ActExchange, sf2000.ActRemove:
		tile, _ := at.Beside()
		return BoardPart, "around " + tileText(v, tile)
	case sf2000.ActInfluence:
		return HandPart, "at your influence cards"
	case sf2000.ActAdd, sf2000.ActPay, sf2000.ActStand, sf2000.ActOut:
		if hand := v.Hand(); hand.Len() == 0 {
			return HandPart, "at what has been bid, and what you can pay"
		}
		return HandPart, "at your checks and what they are bid for"
	case sf2000.ActOption:
		return HandPart, "at the option cards"
	case sf2000.ActKeep, sf2000.ActRefuse:
		return HandPart, "at the request and who could use it"
	}
	return HandPart, "at the buttons below the question"
}

func moveTTRSF(v *ttrsf.View, a engine.Action) string {
	e := v.Edition()
	switch a.Kind {
	case ttrsf.ActKeep:
		if offered := v.Offered(v.Seat()); int(a.A) < len(offered) {
			return KeepTickets(TicketName(e, offered[a.A]))
		}
		return KeepTickets("")
	case ttrsf.ActStack:
		return "Place the tokens at " + PlaceName(e, ttrsf.Loc(a.A))
	case ttrsf.ActDraw:
		return TakeCard(ttrsf.Color(a.A))
	case ttrsf.ActClaim:
		r := ttrsf.RouteID(a.A)
		return "Claim " + RouteName(e, r) + " with " + Payment(ttrsf.Color(a.B), int(a.C), int(e.Route(r).Length))
	case ttrsf.ActTickets:
		return "Draw tickets"
	case ttrsf.ActTake:
		return TakeToken(ttrsf.Symbol(a.A))
	}
	return "Pass"
}

func whereTTRSF(v *ttrsf.View, a engine.Action) (Part, string) {
	e := v.Edition()
	switch a.Kind {
	case ttrsf.ActClaim:
		return BoardPart, "around " + PlaceName(e, e.Route(ttrsf.RouteID(a.A)).A) + " on the map"
	case ttrsf.ActStack:
		return BoardPart, "at the free places on the map"
	case ttrsf.ActKeep:
		return HandPart, "at the tickets to choose from"
	case ttrsf.ActDraw:
		return HandPart, "at the cards on offer"
	}
	return HandPart, "at the choices below the question"
}
