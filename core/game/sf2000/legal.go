package sf2000

import "bayboard/core/engine"

// Legal appends the actor's legal actions in ascending order (rule decision).
// The longest list is that of AskMove: each of at most 70 sticks reaches at
// most 8 streets, and each free street is reached by at most 8 sticks, so
// there are less than 300.
func (s *State) Legal(buf []engine.Action) []engine.Action {
	switch s.ask {
	case AskRequest:
		buf = append(buf, engine.Action{Kind: ActKeep})
		if s.mayRefuse() {
			buf = append(buf, engine.Action{Kind: ActRefuse})
		}
	case AskInfluence:
		buf = appendNumbers(buf, ActInfluence, 0, min(MaxInfluence, s.Influence(s.actor)))
	case AskBid:
		buf = s.legalBid(buf)
	case AskOption:
		buf = appendNumbers(buf, ActOption, 0, int(OptionCards)-1)
	case AskPay:
		for v := 1; v <= MaxCheck; v++ {
			if s.hands[s.actor][v] > 0 {
				buf = append(buf, engine.Action{Kind: ActPay, A: int16(v)})
			}
		}
	case AskOffer:
		for v := 1; v <= MaxCheck; v++ {
			if s.offerable(v) {
				buf = append(buf, engine.Action{Kind: ActAdd, A: int16(v)})
			}
		}
		buf = append(buf, engine.Action{Kind: ActStand})
	case AskTake:
		buf = appendNumbers(buf, ActTake, TakeInfluence, TakeChecks)
	case AskDraw:
		buf = append(buf, engine.Action{Kind: ActDraw}, engine.Action{Kind: ActStop})
	case AskRemove:
		buf = appendStreets(buf, ActRemove, s.own[s.actor])
		buf = append(buf, engine.Action{Kind: ActDone})
	case AskNothing:
	default:
		buf = s.legalSticks(buf)
	}
	return buf
}

// legalBid: add, stand or out (rules checks-turns, checks-outbid).
func (s *State) legalBid(buf []engine.Action) []engine.Action {
	hand, bid := &s.hands[s.actor], &s.bids[s.actor]
	high, sum := s.highOthers(), bid.Sum()
	reach := sum
	for v := 1; v <= MaxCheck; v++ {
		left := int(hand[v] - bid[v])
		reach += v * left
		if left > 0 && reach > high && (s.least == 0 || v <= int(s.least)) {
			buf = append(buf, engine.Action{Kind: ActAdd, A: int16(v)})
		}
	}
	switch {
	case s.least == 0:
		buf = append(buf, engine.Action{Kind: ActOut})
	case sum > high:
		buf = append(buf, engine.Action{Kind: ActStand})
	}
	return buf
}

// legalSticks lists for the questions about sticks.
func (s *State) legalSticks(buf []engine.Action) []engine.Action {
	declinable := s.lifted == NoStreet && s.ask != AskWith
	lifting := (s.ask == AskPlace || s.ask == AskExchange && !s.others().Empty()) && s.mustLift()
	if s.ask == AskPlace && !lifting {
		buf = appendStreets(buf, ActStick, s.targets())
	}
	if declinable {
		buf = append(buf, engine.Action{Kind: ActDecline})
	}
	if lifting {
		return appendStreets(buf, ActLift, s.liftable())
	}
	switch s.ask {
	case AskMove:
		for set := s.sticks(); !set.Empty(); {
			from := set.pop()
			for to := reach(from, s.free); !to.Empty(); {
				buf = append(buf, engine.Action{Kind: ActMove, A: int16(from), B: int16(to.pop())})
			}
		}
	case AskSwap:
		if s.possible(DeedSwap) {
			buf = appendStreets(buf, ActSwap, s.sticks())
		}
	case AskWith:
		buf = appendStreets(buf, ActWith, s.partners(s.first))
	case AskExchange:
		buf = appendStreets(buf, ActExchange, s.others())
	}
	return buf
}

func appendNumbers(buf []engine.Action, kind engine.ActionKind, from, to int) []engine.Action {
	for n := from; n <= to; n++ {
		buf = append(buf, engine.Action{Kind: kind, A: int16(n)})
	}
	return buf
}

func appendStreets(buf []engine.Action, kind engine.ActionKind, set Streets) []engine.Action {
	for !set.Empty() {
		buf = append(buf, engine.Action{Kind: kind, A: int16(set.pop())})
	}
	return buf
}
