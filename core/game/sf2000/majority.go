package sf2000

import "bayboard/core/engine"

// bonusPoints is what a bonus card adds (rule action-bonus).
const bonusPoints = 3

// Majority is the seat that nobody else can reach on a tile, NoSeat if there
// is none (rules majority, majority-hall).
func (t *Table) Majority(at Tile) engine.Seat {
	side := sides[at]
	if d := t.tiles[at]; d == CityHall || d == Bank {
		open := side.Minus(t.white)
		for seat := range t.own[:t.players] {
			if t.own[seat].And(side) == open {
				return engine.Seat(seat)
			}
		}
		return engine.NoSeat
	}
	// Who has fewer than the free streets can be reached by anybody.
	most, second, who := 0, 0, engine.NoSeat
	for seat := range t.own[:t.players] {
		n := t.own[seat].And(side).Len()
		if n > most {
			most, second, who = n, most, engine.Seat(seat)
		} else {
			second = max(second, n)
		}
	}
	if most <= second+t.free.And(side).Len() {
		return engine.NoSeat
	}
	return who
}

// rebuildBeside turns the tiles beside one or two streets that have changed,
// from the top left row by row (rule rebuild).
func (s *State) rebuildBeside(x, y Street, hear engine.Listener) {
	a, b := x.Beside()
	if y == NoStreet {
		s.rebuild(a, hear)
		if b != a {
			s.rebuild(b, hear)
		}
		return
	}
	var todo uint64
	c, d := y.Beside()
	todo |= 1<<a | 1<<b | 1<<c | 1<<d
	for at := Tile(0); todo != 0; at++ {
		if todo&1 != 0 {
			s.rebuild(at, hear)
		}
		todo >>= 1
	}
}

// rebuild turns a tile on which somebody has the majority, who scores for it
// (rules rebuild, action-bonus).
func (s *State) rebuild(at Tile, hear engine.Listener) {
	d := s.tiles[at]
	if s.builder[at] != engine.NoSeat || d == Park {
		return
	}
	who := s.Majority(at)
	if who == engine.NoSeat {
		return
	}
	s.builder[at] = who
	s.built, s.rebuilt = true, true
	s.prestige[who] += uint16(districtPoints[d])
	s.tell(hear, engine.Event{Kind: EvRebuilt, Seat: who, A: int16(at), B: int16(d), C: int16(districtPoints[d])})
	for i, card := range s.years[:s.yearLen] {
		if s.open[i] && s.ed.cards[card].District == d {
			s.open[i] = false
			s.bonuses[who]++
			s.prestige[who] += bonusPoints
			s.tell(hear, engine.Event{Kind: EvBonus, Seat: who, A: int16(card), B: bonusPoints})
		}
	}
}
