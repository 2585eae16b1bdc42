package sf2000

import "bayboard/core/engine"

// nextInvestor asks the first of the queue to place a stick, or goes on when
// all have (rules invest, invest-vanished).
func (s *State) nextInvestor(hear engine.Listener) {
	for s.queued > 0 {
		if !s.targets().Empty() {
			s.actor, s.ask = s.queue[0].Seat, AskPlace
			return
		}
		s.tell(hear, engine.Event{Kind: EvVanished, Seat: s.queue[0].Seat})
		s.dropPrivilege()
	}
	s.afterBatch(hear)
}

func (s *State) dropPrivilege() {
	s.queued--
	copy(s.queue[:s.queued], s.queue[1:s.queued+1])
	s.queue[s.queued] = Privilege{}
}

// afterBatch draws an action card if a tile was rebuilt since the last one,
// else ends the round (rule action-draw).
func (s *State) afterBatch(hear engine.Listener) {
	if s.built {
		s.built = false
		s.drawCard(hear)
		return
	}
	s.endRound(hear)
}

// targets are the streets on which the actor of AskPlace may lay a stick:
// free, and by the privilege or the action card (rules invest, option-order,
// action-two, action-free). A lifted stick goes to another street (rule
// invest-supply).
func (t *Table) targets() Streets {
	set := t.free
	switch {
	case t.card != 0 && t.placed != NoStreet:
		a, b := t.placed.Beside()
		set = set.And(sides[a].Or(sides[b]))
	case t.card != 0:
	case t.queue[0].Card < OptionCards:
		a, b := t.queue[0].Card.Districts()
		set = set.And(t.around[a].Or(t.around[b]))
	default:
		set = set.And(t.around[t.ed.requests[t.request].Place])
	}
	if t.lifted != NoStreet {
		set = set.Minus(Only(t.lifted))
	}
	return set
}

// Targets are the streets on which the actor may lay a stick in AskPlace.
func (t *Table) Targets() Streets {
	if t.ask != AskPlace {
		return Streets{}
	}
	return t.targets()
}

// mustLift reports whether the actor has to lift an own stick before it can
// place one (rule invest-supply).
func (t *Table) mustLift() bool { return t.lifted == NoStreet && t.Supply(t.actor) == 0 }

// liftable are the own sticks that the actor may lift; the second of two may
// not take the first (rule invest-supply).
func (t *Table) liftable() Streets {
	set := t.own[t.actor]
	if t.placed != NoStreet {
		set = set.Minus(Only(t.placed))
	}
	return set
}

// targetRule refuses a street that is no target.
func (t *Table) targetRule(at Street) engine.Rule {
	switch {
	case t.white.Has(at):
		return RuleWhiteSticks
	case at == t.lifted:
		return RuleInvestSupply
	case t.card == 0:
		return RuleInvest
	case t.ed.cards[t.card].Deed == DeedTwo:
		return RuleActionTwo
	}
	return RuleActionFree
}

// targetFacts are the street, whether it is free, and what the privilege of a
// request names.
func (t *Table) targetFacts(at Street) []engine.Fact {
	facts := []engine.Fact{engine.Word("street", at.String()), engine.Number("free", int(number(t.free.Has(at))))}
	switch {
	case t.card != 0:
		return facts
	case t.queue[0].Card < OptionCards:
		return append(facts, engine.Word("place", t.queue[0].Card.String()))
	}
	return append(facts, engine.Word("place", t.ed.requests[t.request].Place.String()))
}

// answerPlace answers AskPlace (rules invest, invest-optional, invest-supply).
func (s *State) answerPlace(a engine.Action, hear engine.Listener) error {
	at := Street(a.A)
	switch a.Kind {
	case ActDecline:
		return s.decline(a, hear)
	case ActLift:
		return s.lift(a, hear)
	}
	if s.mustLift() {
		return refuse(RuleInvestSupply, a, engine.Number("supply", 0))
	}
	if !s.targets().Has(at) {
		return refuse(s.targetRule(at), a, s.targetFacts(at)...)
	}
	s.lay(s.actor, at)
	s.tell(hear, engine.Event{Kind: EvStick, Seat: s.actor, A: a.A})
	s.lifted = NoStreet
	s.rebuildBeside(at, NoStreet, hear)
	if s.card != 0 {
		s.afterStick(at, hear)
		return nil
	}
	s.dropPrivilege()
	s.nextInvestor(hear)
	return nil
}

// lay puts a stick of a seat on a free street.
func (t *Table) lay(seat engine.Seat, at Street) {
	t.own[seat] = t.own[seat].Or(Only(at))
	t.free = t.free.Minus(Only(at))
}

// clearStreet takes a seat's stick off a street.
func (t *Table) clearStreet(seat engine.Seat, at Street) {
	t.own[seat] = t.own[seat].Minus(Only(at))
	t.free = t.free.Or(Only(at))
}

// lift takes an own stick off the map to place it anew (rule invest-supply).
func (s *State) lift(a engine.Action, hear engine.Listener) error {
	at := Street(a.A)
	if !s.mustLift() || !s.liftable().Has(at) {
		return refuse(RuleInvestSupply, a, engine.Number("supply", s.Supply(s.actor)), engine.Word("lift", at.String()))
	}
	s.clearStreet(s.actor, at)
	s.lifted = at
	s.tell(hear, engine.Event{Kind: EvLifted, Seat: s.actor, A: a.A})
	return nil
}

// decline gives up a privilege or the rest of an action (rules
// invest-optional, action-auction, action-two). A lifted stick must be placed.
func (s *State) decline(a engine.Action, hear engine.Listener) error {
	if s.lifted != NoStreet {
		return refuse(RuleInvestSupply, a, engine.Word("street", s.lifted.String()))
	}
	s.tell(hear, engine.Event{Kind: EvDeclined, Seat: s.actor})
	if s.card != 0 {
		s.finishCard(hear)
		return nil
	}
	s.dropPrivilege()
	s.nextInvestor(hear)
	return nil
}
