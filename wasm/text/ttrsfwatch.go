package text

import (
	"bayboard/core/engine"
	"bayboard/core/game/ttrsf"
)

// ttrsfWatch says what somebody else is about to do, nothing at the begin of
// a turn.
func ttrsfWatch(view engine.View, name string) Line {
	v, ok := view.(*ttrsf.View)
	if !ok {
		return nil
	}
	who := strong(name)
	switch v.Ask() {
	case ttrsf.AskDeal, ttrsf.AskKeep:
		return say(who, " is choosing which tickets to keep …")
	case ttrsf.AskStack:
		return say(who, " is placing ", strong(stackName(v.Placing())), " …")
	case ttrsf.AskTurn:
		if v.LastTurns() > 0 {
			return say(who, " is thinking about the ", strong("last turn"), " …")
		}
	case ttrsf.AskSecond:
		return say(who, " is taking the ", strong("second card"), " …")
	case ttrsf.AskToken:
		return say(who, " is choosing a token of ", strong(RouteName(v.Edition(), v.Claimed())), " …")
	}
	return nil
}
