package sf2000

import "bayboard/core/engine"

// answerMove answers AskMove (rule action-move).
func (s *State) answerMove(a engine.Action, hear engine.Listener) error {
	if a.Kind == ActDecline {
		return s.decline(a, hear)
	}
	from, to := Street(a.A), Street(a.B)
	owner := s.Owner(from)
	switch {
	case s.white.Has(from):
		return refuse(RuleWhiteSticks, a, engine.Word("street", from.String()))
	case owner == engine.NoSeat || !reach(from, s.free).Has(to):
		return refuse(RuleActionMove, a, engine.Word("from", from.String()), engine.Word("to", to.String()),
			engine.Number("owner", int(owner)+1))
	}
	s.clearStreet(owner, from)
	s.lay(owner, to)
	s.tell(hear, engine.Event{Kind: EvMoved, Seat: s.actor, A: a.A, B: a.B, C: int16(owner)})
	s.rebuildBeside(from, to, hear)
	s.finishCard(hear)
	return nil
}

// partners are the sticks that can be swapped with one: those of other owners
// (rule action-swap).
func (t *Table) partners(at Street) Streets {
	owner := t.Owner(at)
	if owner == engine.NoSeat {
		return Streets{}
	}
	return t.sticks().Minus(t.own[owner])
}

// answerSwap answers AskSwap and AskWith (rule action-swap).
func (s *State) answerSwap(a engine.Action, hear engine.Listener) error {
	at := Street(a.A)
	if a.Kind == ActDecline {
		return s.decline(a, hear)
	}
	if s.white.Has(at) {
		return refuse(RuleWhiteSticks, a, engine.Word("street", at.String()))
	}
	if a.Kind == ActSwap {
		if s.partners(at).Empty() {
			return refuse(RuleActionSwap, a, engine.Word("street", at.String()), engine.Number("owner", int(s.Owner(at))+1))
		}
		s.first, s.ask = at, AskWith
		return nil
	}
	if !s.partners(s.first).Has(at) {
		return refuse(RuleActionSwap, a, engine.Word("street", at.String()), engine.Word("first", s.first.String()))
	}
	x, y := s.Owner(s.first), s.Owner(at)
	s.clearStreet(x, s.first)
	s.clearStreet(y, at)
	s.lay(x, at)
	s.lay(y, s.first)
	s.tell(hear, engine.Event{Kind: EvSwapped, Seat: s.actor, A: int16(s.first), B: a.A, C: int16(x), D: int16(y)})
	s.rebuildBeside(s.first, at, hear)
	s.finishCard(hear)
	return nil
}

// others are the sticks of the other players, those that the actor may
// exchange (rule action-exchange).
func (t *Table) others() Streets { return t.sticks().Minus(t.own[t.actor]) }

// answerExchange answers AskExchange (rule action-exchange).
func (s *State) answerExchange(a engine.Action, hear engine.Listener) error {
	at := Street(a.A)
	switch {
	case a.Kind == ActDecline:
		return s.decline(a, hear)
	case a.Kind == ActLift:
		if s.others().Empty() {
			return refuse(RuleActionExchange, a)
		}
		return s.lift(a, hear)
	case s.white.Has(at):
		return refuse(RuleWhiteSticks, a, engine.Word("street", at.String()))
	case s.mustLift():
		return refuse(RuleInvestSupply, a, engine.Number("supply", 0))
	case !s.others().Has(at):
		return refuse(RuleActionExchange, a, engine.Word("street", at.String()))
	}
	owner := s.Owner(at)
	s.clearStreet(owner, at)
	s.lay(s.actor, at)
	s.lifted = NoStreet
	s.tell(hear, engine.Event{Kind: EvExchanged, Seat: s.actor, A: a.A, B: int16(owner)})
	s.rebuildBeside(at, NoStreet, hear)
	s.finishCard(hear)
	return nil
}
