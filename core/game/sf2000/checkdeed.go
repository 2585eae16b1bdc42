package sf2000

import (
	"errors"

	"bayboard/core/engine"
)

// askDeed are the deeds whose cards ask a question.
var askDeed = [...]uint16{
	AskPlace: 1<<DeedTwo | 1<<DeedFree, AskMove: 1 << DeedMove, AskSwap: 1 << DeedSwap, AskWith: 1 << DeedSwap,
	AskExchange: 1 << DeedExchange, AskTake: 1<<DeedAllowance | 1<<DeedRemove, AskDraw: 1<<DeedAllowance | 1<<DeedRemove,
	AskRemove: 1 << DeedRemove, AskNothing: 0,
}

// checkDeed: sticks can be laid as the question says (rules invest,
// invest-supply, action-two to action-exchange).
func (s *State) checkDeed() error {
	deed := s.ed.cards[s.card].Deed
	switch {
	case s.card == 0 && s.ask > AskPlace,
		s.card != 0 && s.ask >= AskPlace && askDeed[s.ask]&(1<<deed) == 0,
		deed == DeedBonus:
		return errors.New("the action card does not ask this")
	}
	lifted := s.lifted != NoStreet
	switch {
	case lifted && (s.Supply(s.actor) != 1 || !s.free.Has(s.lifted)),
		s.placed != NoStreet && (deed != DeedTwo || !s.own[s.actor].Has(s.placed)),
		s.ask == AskWith && (s.first == NoStreet || s.partners(s.first).Empty()),
		(s.ask == AskMove || s.ask == AskSwap || s.ask == AskExchange) && !lifted && !s.possible(deed),
		s.ask == AskExchange && lifted && s.others().Empty(),
		s.ask == AskPlace && s.targets().Empty():
		return errors.New("the sticks do not fit the question")
	}
	return nil
}

// checkShares: everybody has taken what could be taken by now (rules
// action-allowance, action-remove).
func (s *State) checkShares() error {
	if s.ask != AskTake && s.ask != AskDraw && s.ask != AskRemove {
		return nil
	}
	remove := s.ed.cards[s.card].Deed == DeedRemove
	turn := s.fromStarter(s.actor)
	for seat, share := range s.shares[:s.players] {
		n := s.fromStarter(engine.Seat(seat))
		decided := s.ask == AskDraw || n < turn
		_, limit := s.grants(engine.Seat(seat))
		sum := s.drawn[seat].Sum()
		switch {
		case decided != (share != Undecided) && !(decided && remove && s.lifts[seat] == 0),
			share != Undecided && remove && s.lifts[seat] == 0,
			s.lifts[seat] > 0 && (!remove || !decided && n != turn),
			int(s.lifts[seat]) > s.Supply(engine.Seat(seat)),
			s.ask != AskDraw && share > Drawing,
			share == Drawing && sum > limit, share == Lost && sum <= limit,
			share != Drawing && share != Lost && sum > 0:
			return errors.New("the shares do not fit the question")
		}
	}
	switch {
	case s.ask == AskTake && remove && s.lifts[s.actor] == 0,
		s.ask == AskDraw && (s.shares[s.actor] != Drawing || s.BankLen() == 0):
		return errors.New("the actor cannot be asked this")
	}
	return nil
}
