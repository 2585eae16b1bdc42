package sf2022

import "bayboard/core/engine"

// awardBonus asks for the bonus of a row when the card just placed there is
// its second one with the bonus symbol (rules bonus, bonus-mandatory).
func (s *State) awardBonus(at Cell, hear engine.Listener) {
	c, r := &s.cities[s.actor], at.Row()
	if !s.ed.faces[c.cards[at]].Has(Bonus) || c.stars[r] != 2 {
		return
	}
	if !s.usable(DistrictBonus(r)) && !s.usable(BonusTrack) {
		s.tell(hear, engine.Event{Kind: EvBonusLost, Seat: s.actor, A: int16(r)})
		return
	}
	s.ask, s.bonusRow = AskBonus, r
	s.tell(hear, engine.Event{Kind: EvBonusDue, Seat: s.actor, A: int16(r)})
}

// usable reports whether a bonus can be taken by the actor: some are left and
// it can be laid (rule bonus-mandatory).
func (s *State) usable(b BonusKind) bool {
	if s.supply[b] == 0 {
		return false
	}
	c := &s.cities[s.actor]
	switch b {
	case BonusUniversal, BonusDepot:
		return !c.full()
	case BonusTrack:
		return c.occupied()&^c.tracks != 0
	}
	return true
}

// chooseBonus answers AskBonus (rules bonus, bonus-mandatory, bonus-now).
func (s *State) chooseBonus(a engine.Action, hear engine.Listener) error {
	if a.Kind != ActBonus || a.B != 0 {
		return s.refuseKind(a)
	}
	own := DistrictBonus(s.bonusRow)
	if a.A != int16(own) && a.A != int16(BonusTrack) {
		return refuse(RuleBonus, a, engine.Word("row", s.bonusRow.String()), engine.Word("bonus", own.String()))
	}
	b := BonusKind(a.A)
	if !s.usable(b) {
		return refuse(RuleBonusMandatory, a, engine.Word("bonus", b.String()), engine.Number("left", s.Supply(b)))
	}
	s.supply[b]--
	s.bonusRow = 0
	s.tell(hear, engine.Event{Kind: EvBonusTaken, Seat: s.actor, A: int16(b)})
	switch b {
	case BonusPoints:
		s.cities[s.actor].points++
	case BonusNoCommitment:
		s.cities[s.actor].noCommitment++
	default:
		s.ask, s.laying = AskLay, b
		return nil
	}
	s.ask = AskPlace
	s.proceed(b == BonusNoCommitment, hear)
	return nil
}

// layBonus answers AskLay (rule bonus-now).
func (s *State) layBonus(a engine.Action, hear engine.Listener) error {
	c := &s.cities[s.actor]
	switch {
	case a.Kind == ActPlus2 && s.laying == BonusPlus2:
		at, ok := cellOf(a)
		if !ok || !c.occupied().Has(at) {
			return refuse(RulePlusTwo, a)
		}
		s.laying = NoBonus
		c.plus[at]++
		s.tell(hear, engine.Event{Kind: EvPlus2, Seat: s.actor, A: int16(at)})
		s.settle(c.liveSquares(), hear)
	case a.Kind == ActTrack && s.laying == BonusTrack:
		at, ok := cellOf(a)
		if !ok || !(c.occupied() &^ c.tracks).Has(at) {
			return refuse(RuleTrackToken, a)
		}
		s.laying = NoBonus
		s.layTrack(at, hear)
	case a.Kind == ActUniversal && a.B == 0 && (s.laying == BonusUniversal || s.laying == BonusDepot):
		if a.A < 0 || a.A >= Rows || !c.hasSpace(Row(a.A)) {
			return refuse(RuleUniversalCard, a)
		}
		t := s.ed.universal
		if s.laying == BonusDepot {
			t = s.ed.depot
		}
		s.laying = NoBonus
		s.ask = AskPlace
		s.lay(t, Row(a.A), hear)
	default:
		return s.refuseKind(a)
	}
	s.ask = AskPlace
	s.proceed(false, hear)
	return nil
}

// layTrack gives a card tracks for good (rule track-token-effect).
func (s *State) layTrack(at Cell, hear engine.Listener) {
	c := &s.cities[s.actor]
	live := c.liveSquares()
	c.trackTokens |= bit(at)
	c.tracks |= bit(at)
	s.tell(hear, engine.Event{Kind: EvTrack, Seat: s.actor, A: int16(at)})
	s.settle(live, hear)
}

func cellOf(a engine.Action) (Cell, bool) {
	if a.A < 0 || a.A >= Rows || a.B < 0 || a.B >= Cols {
		return 0, false
	}
	return At(Row(a.A), Col(a.B)), true
}
