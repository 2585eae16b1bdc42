package text

import (
	"strconv"

	"bayboard/core/engine"
	"bayboard/core/game/sf2000"
)

// sf2000Watch says what somebody else is about to do.
func sf2000Watch(view engine.View, name string) Line {
	v, ok := view.(*sf2000.View)
	if !ok || v.Actor() == engine.NoSeat {
		return nil
	}
	who := strong(name)
	switch v.Ask() {
	case sf2000.AskRequest:
		r, _ := v.Request()
		return say(who, " looks at the request ", strong(RequestName(r)), " …")
	case sf2000.AskInfluence:
		return say(who, " chooses influence for ", prize(v), " …")
	case sf2000.AskOption:
		return say(who, " chooses an option card …")
	case sf2000.AskBid:
		return watchBid(v, who)
	case sf2000.AskPay:
		return say(who, " pays for ", strong(optionText(v.Tied().String())), " …")
	case sf2000.AskOffer:
		return say(who, " makes a sealed offer for ", strong(optionText(v.Tied().String())), " …")
	case sf2000.AskDraw:
		drawn := v.Drawn(v.Actor())
		_, limit := v.Grants(v.Actor())
		return say(who, " draws checks: ", strong(DrawnOf(drawn.Sum(), limit)), " …")
	}
	c, t := v.Card()
	switch {
	case t == 0:
		return say(who, " lays a stick ", target(v), " …")
	case v.Ask() == sf2000.AskTake:
		return say(who, " chooses influence or checks …")
	case v.Ask() == sf2000.AskRemove:
		return say(who, " may remove sticks …")
	}
	deed, _ := deedName(c.Deed.String())
	return say(who, " uses “", strong(deed), "” …")
}

// watchBid tells the bid, and what has to be beaten.
func watchBid(v *sf2000.View, who strong) Line {
	bid, high := v.Bid(v.Actor()), highOthers(v)
	l := say(who, " bids for ", prize(v))
	if sum := bid.Sum(); sum > 0 {
		l = say(l, ", ", strong(strconv.Itoa(sum)), " so far")
	}
	if high > 0 {
		l = say(l, ", ", strong(strconv.Itoa(high)), " to beat")
	}
	return say(l, " …")
}
