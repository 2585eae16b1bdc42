package sf2000

import "bayboard/core/engine"

// Riddles are questions with numbers for answers about the map: who has the
// majority around a tile, and how many more sticks a seat must lay for it.
// Each line's Points is the answer, its Rule what decides it; the facts are
// "ask" and what it is about.
func (t *Table) Riddles() (list []engine.Line) {
	for at := range Tile(Tiles) {
		taken := sides[at].Minus(t.free).Len()
		if taken < 2 || t.tiles[at] == Park {
			continue
		}
		for seat := range engine.Seat(t.players) {
			if n := t.Needs(at, seat); n >= 0 && t.builder[at] == engine.NoSeat {
				list = append(list, engine.Line{Rule: t.majorityRule(at), Points: n, Facts: []engine.Fact{
					engine.Word("ask", "sticks-missing"), engine.Number("seat", int(seat)),
					engine.Number("most", 4), engine.Number("tile", int(at)),
				}})
			}
		}
	}
	return list
}

// majorityRule is the rule of who has the majority around a tile.
func (t *Table) majorityRule(at Tile) engine.Rule {
	if t.tiles[at] == CityHall || t.tiles[at] == Bank {
		return RuleMajorityHall
	}
	return RuleMajority
}

// Sees reports whether somebody who knows the rules, but not how this program
// asks for checks, can tell that a refused action is impossible. Checks that
// are in hand are refused for their order only, which keeps lists short.
func (s *State) Sees(a engine.Action) bool {
	if a.Kind != ActAdd || a.A < 1 || a.A > MaxCheck {
		return true
	}
	left := int(s.hands[s.actor][a.A])
	switch s.ask {
	case AskBid:
		left -= int(s.bids[s.actor][a.A])
	case AskOffer:
		left -= int(s.offers[s.actor][a.A])
	}
	return left <= 0 || s.ask != AskBid && s.ask != AskOffer
}
