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
		if high := highOthers(v); high > 0 {
			return say(who, " has ", strong(strconv.Itoa(high)), " to beat for ", prize(v), " …")
		}
		return say(who, " bids for ", prize(v), " …")
	case sf2000.AskPay:
		return say(who, " pays for ", strong(optionText(v.Tied().String())), " …")
	case sf2000.AskOffer:
		return say(who, " makes a sealed offer for ", strong(optionText(v.Tied().String())), " …")
	case sf2000.AskDraw:
		drawn := v.Drawn(v.Actor())
		_, limit := v.Grants(v.Actor())
		return say(who, " draws checks: ", strong(DrawnOf(drawn.Sum(), limit)), " …")
	}
	if c, t := v.Card(); t != 0 {
		deed, _ := deedName(c.Deed.String())
		return say(who, " carries out ", strong(deed), " …")
	}
	return say(who, " lays a stick ", target(v), " …")
}
