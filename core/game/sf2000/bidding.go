package sf2000

import "bayboard/core/engine"

// answerBid answers AskBid (rules checks-turns, checks-outbid).
func (s *State) answerBid(a engine.Action, hear engine.Listener) error {
	bid := &s.bids[s.actor]
	switch a.Kind {
	case ActAdd:
		return s.addToBid(a, hear)
	case ActStand:
		if high := s.highOthers(); s.least == 0 || high >= bid.Sum() {
			return refuse(RuleChecksOutbid, a, engine.Number("bid", bid.Sum()), engine.Number("highest", high))
		}
		s.tell(hear, engine.Event{Kind: EvStood, Seat: s.actor, A: int16(bid.Sum())})
	default:
		if s.least != 0 {
			return refuse(RuleChecksOutbid, a, engine.Number("bid", bid.Sum()), engine.Number("highest", s.highOthers()))
		}
		s.out[s.actor] = true
		s.tell(hear, engine.Event{Kind: EvDropped, Seat: s.actor, A: int16(bid.Sum())})
		*bid = Checks{}
	}
	s.least = 0
	s.nextBidder(hear)
	return nil
}

// highOthers is the highest bid of the others.
func (t *Table) highOthers() int {
	high := 0
	for seat := range t.bids[:t.players] {
		if engine.Seat(seat) != t.actor {
			high = max(high, t.bids[seat].Sum())
		}
	}
	return high
}

// addable tells whether the actor may add a check: it is left, it does not
// exceed those added in this turn, and with all that may follow the bid
// exceeds the highest (rule checks-outbid; the rest keeps lists short). Reach
// is that bid, 0 if the check cannot be added now.
func (s *State) addable(v int) (rule engine.Rule, reach int) {
	hand, bid := &s.hands[s.actor], &s.bids[s.actor]
	if hand[v] <= bid[v] {
		return RuleChecksTurns, 0
	}
	if s.least != 0 && v > int(s.least) {
		return RuleChecksOutbid, 0
	}
	reach = bid.Sum()
	for w := 1; w <= v; w++ {
		reach += w * int(hand[w]-bid[w])
	}
	if reach <= s.highOthers() {
		return RuleChecksOutbid, reach
	}
	return "", reach
}

func (s *State) addToBid(a engine.Action, hear engine.Listener) error {
	v := int(a.A)
	bid := &s.bids[s.actor]
	if rule, reach := s.addable(v); rule != "" {
		return refuse(rule, a, engine.Number("bid", bid.Sum()), engine.Number("highest", s.highOthers()),
			engine.Number("least", int(s.least)), engine.Number("reach", reach))
	}
	bid[v]++
	s.least = uint8(v)
	s.show(s.actor, bid)
	s.tell(hear, engine.Event{Kind: EvAdded, Seat: s.actor, A: a.A, B: int16(bid.Sum())})
	return nil
}

// nextBidder hands over, or ends the bidding (rule checks-win).
func (s *State) nextBidder(hear engine.Listener) {
	in, last := 0, engine.NoSeat
	for seat := range s.out[:s.players] {
		if !s.out[seat] {
			in++
			last = engine.Seat(seat)
		}
	}
	if in == 0 || in == 1 && s.bids[last] != (Checks{}) {
		s.out = [MaxPlayers]bool{}
		if in == 1 {
			s.grant(last, OptionCards)
			s.payOpenly(last, s.bids[last], hear)
		}
		s.bids = [MaxPlayers]Checks{}
		s.settlePrivileges(hear)
		return
	}
	for s.actor = s.next(s.actor); s.out[s.actor]; {
		s.actor = s.next(s.actor)
	}
}

// payOpenly moves checks that everybody has seen to the bank.
func (s *State) payOpenly(seat engine.Seat, checks Checks, hear engine.Listener) {
	s.pay(seat, &checks)
	s.tell(hear, engine.Event{Kind: EvPaid, Seat: seat, A: int16(checks.Sum()), B: int16(checks.Len())})
}
