package sf2000

import "bayboard/core/engine"

// Needs is how many more sticks a seat must lay on the free streets of a tile
// to have the majority there if nobody else lays one: 0 if it has the
// majority, -1 if it cannot get it that way (rules majority, majority-hall).
func (t *Table) Needs(at Tile, seat engine.Seat) int {
	side := sides[at]
	free, own := t.free.And(side).Len(), t.own[seat].And(side).Len()
	k := 0
	switch t.tiles[at] {
	case Park:
		return -1
	case CityHall, Bank:
		k = side.Minus(t.white).Len() - own
	default:
		most := 0
		for other := range t.own[:t.players] {
			if engine.Seat(other) != seat {
				most = max(most, t.own[other].And(side).Len())
			}
		}
		if lead := own - most - free; lead <= 0 {
			k = -lead/2 + 1
		}
	}
	if k > free {
		return -1
	}
	return k
}

// Bonus is what open bonus cards add for rebuilding a tile that is not rebuilt
// (rule action-bonus).
func (t *Table) Bonus(at Tile) int {
	points := 0
	for i, card := range t.YearCards() {
		if t.open[i] && t.builder[at] == engine.NoSeat && t.ed.cards[card].District == t.tiles[at] {
			points += bonusPoints
		}
	}
	return points
}
