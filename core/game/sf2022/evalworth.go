package sf2022

import "bayboard/core/engine"

// worth is what a player can expect with a side of its own, the others having
// theirs.
func (o *outlook) worth(p int, s *side) int {
	v := s.self
	for c := range Contest(Contests) {
		v += o.advantage(p, s, c)
	}
	v += perOrder * o.orderChance(p, s)
	for r, holder := range o.t.completion {
		switch {
		case holder == engine.Seat(p):
			v += perCompletion * unit
		case holder == engine.NoSeat:
			v += perCompletion * o.firstToFill(p, s, r)
		}
	}
	return v
}

// advantage is what a player can expect of a contest: its chance to stand
// before each other player gives that of each place.
func (o *outlook) advantage(p int, s *side, c Contest) int {
	n := int(o.t.players)
	place := [MaxPlayers]int{unit}
	for q := range n {
		if q == p {
			continue
		}
		other := &o.sides[q]
		win := chanceOf(s.expect[c]-other.expect[c], s.spread[c]+other.spread[c])
		for i := n - 1; i > 0; i-- {
			place[i] = (place[i]*win + place[i-1]*(unit-win)) / unit
		}
		place[0] = place[0] * win / unit
	}
	v := 0
	for i := range n {
		v += Advantage(c, n, i) * place[i]
	}
	return v
}

// orderChance is the chance, in thousandths, to have the Builder's Order at
// the end (rule builders-order: it stays where it is while nobody has more).
func (o *outlook) orderChance(p int, s *side) int {
	chance, spread := unit, 4+o.fade(12)
	for q := range int(o.t.players) {
		if q == p {
			continue
		}
		lead := s.towers - o.sides[q].towers
		switch o.t.builder {
		case engine.Seat(p):
			lead += sixteenth / 2
		case engine.Seat(q):
			lead -= sixteenth / 2
		}
		chance = chance * chanceOf(lead, spread) / unit
	}
	if o.t.builder == engine.NoSeat {
		chance = chance * min(s.towers, sixteenth) / sixteenth
	}
	return chance
}

// firstToFill is the chance to get the completion token of a row.
func (o *outlook) firstToFill(p int, s *side, r int) int {
	chance := s.fill[r]
	for q := range int(o.t.players) {
		if q != p {
			// Who is as far gets there first in half of all cases.
			chance = chance * (2*unit - o.sides[q].fill[r]) / (2 * unit)
		}
	}
	return chance
}
