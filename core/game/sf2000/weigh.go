package sf2000

import "bayboard/core/engine"

// Weigh is how readily a beginner takes a legal action: it bids little, lays
// sticks where it has some, and does not waste privileges.
func (s *State) Weigh(a engine.Action) int {
	switch a.Kind {
	case ActKeep:
		return 4
	case ActInfluence:
		return 2*(min(MaxInfluence, s.Influence(s.actor))-int(a.A)) + 1
	case ActAdd, ActStand, ActOut:
		return s.weighBid(a)
	case ActPay:
		return 1 + 20/int(a.A*a.A)
	case ActStick:
		return s.weighStick(s.actor, Street(a.A))
	case ActLift, ActRemove:
		if s.idle(Street(a.A)) {
			return 4
		}
		return int(number(a.Kind == ActLift))
	case ActExchange, ActMove:
		return s.weighStick(s.actor, Street(max(a.A, a.B)))
	case ActDecline:
		return 0
	case ActDraw:
		if _, limit := s.grants(s.actor); s.drawn[s.actor].Sum()*2 > limit {
			return 0
		}
		return 3
	}
	return 1
}

// weighBid: a beginner rather outbids by little, and stops at a modest sum.
func (s *State) weighBid(a engine.Action) int {
	if s.ask == AskOffer {
		if a.Kind == ActStand {
			return 3
		}
		return max(0, 7-int(a.A)-s.offers[s.actor].Len())
	}
	high := s.highOthers()
	switch a.Kind {
	case ActStand:
		return 20
	case ActOut:
		return 4 + high
	}
	sum := s.bids[s.actor].Sum() + int(a.A)
	return max(1, 12-max(sum-high-1, 0)*2-high/2)
}

// weighStick counts the sticks of a seat on the tiles beside a street that
// are not rebuilt.
func (s *State) weighStick(seat engine.Seat, at Street) int {
	w := 1
	x, y := at.Beside()
	for i, tile := range [2]Tile{x, y} {
		if i == 1 && y == x || s.tiles[tile] == Park || s.builder[tile] != engine.NoSeat {
			continue
		}
		w += 2 + 3*s.own[seat].And(sides[tile]).Len()
	}
	return w
}

// idle reports whether a stick counts for no tile any more.
func (s *State) idle(at Street) bool {
	for _, tile := range beside[at] {
		if s.tiles[tile] != Park && s.builder[tile] == engine.NoSeat {
			return false
		}
	}
	return true
}
