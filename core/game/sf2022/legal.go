package sf2022

import "bayboard/core/engine"

// Legal appends the actor's legal actions in ascending order (rule decision).
func (s *State) Legal(buf []engine.Action) []engine.Action {
	if s.ask == AskNothing {
		return buf
	}
	c := &s.cities[s.actor]
	switch s.ask {
	case AskTurn:
		buf = s.legalTurn(buf)
	case AskArea:
		for k := range int16(Areas) {
			buf = append(buf, engine.Action{Kind: ActArea, A: k})
		}
	case AskPlace:
		buf = s.legalPlace(buf)
	case AskBonus:
		for _, b := range [...]BonusKind{DistrictBonus(s.bonusRow), BonusTrack} {
			if s.usable(b) {
				buf = append(buf, engine.Action{Kind: ActBonus, A: int16(b)})
			}
		}
	case AskLay:
		buf = s.legalLay(buf)
	case AskClose:
		buf = append(buf, engine.Action{Kind: ActPass})
	}
	if c.noCommitment > 0 {
		for n := range int16(min(2, c.commitments)) {
			buf = append(buf, engine.Action{Kind: ActRelease, A: n + 1})
		}
	}
	return buf
}

func (s *State) legalTurn(buf []engine.Action) []engine.Action {
	start := len(buf)
	if s.deckLen > 0 {
		buf = append(buf, engine.Action{Kind: ActLayout})
	}
	for k := range int16(Areas) {
		if s.cities[s.actor].commitments < s.areas[k].n {
			buf = append(buf, engine.Action{Kind: ActRealize, A: k})
		}
	}
	if len(buf) == start {
		buf = append(buf, engine.Action{Kind: ActPass})
	}
	return buf
}

func (s *State) legalPlace(buf []engine.Action) []engine.Action {
	c := &s.cities[s.actor]
	for i, t := range s.hand.list() {
		color := s.ed.faces[t].Color
		if color != Black {
			if c.hasSpace(Row(color)) {
				buf = append(buf, engine.Action{Kind: ActPlace, A: int16(i)})
			}
			continue
		}
		for r := range Row(Rows) {
			if c.hasSpace(r) {
				buf = append(buf, engine.Action{Kind: ActPlace, A: int16(i), B: int16(r) + 1})
			}
		}
	}
	for i := range int16(s.hand.n) {
		buf = append(buf, engine.Action{Kind: ActDiscard, A: i})
	}
	return buf
}

func (s *State) legalLay(buf []engine.Action) []engine.Action {
	c := &s.cities[s.actor]
	switch s.laying {
	case BonusPlus2:
		return appendCells(buf, ActPlus2, c.occupied())
	case BonusTrack:
		return appendCells(buf, ActTrack, c.occupied()&^c.tracks)
	}
	for r := range Row(Rows) {
		if c.hasSpace(r) {
			buf = append(buf, engine.Action{Kind: ActUniversal, A: int16(r)})
		}
	}
	return buf
}

func appendCells(buf []engine.Action, kind engine.ActionKind, cells CellSet) []engine.Action {
	for ; cells != 0; cells &= cells - 1 {
		at := cells.first()
		buf = append(buf, engine.Action{Kind: kind, A: int16(at.Row()), B: int16(at.Col())})
	}
	return buf
}
