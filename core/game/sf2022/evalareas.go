package sf2022

// addAreas adds what the project areas hold for the players, who take them in
// turn from the actor if it is worth a turn and a commitment token.
func (o *outlook) addAreas(worth *[MaxPlayers]int) {
	n := int(o.t.players)
	var taken [Areas]bool
	for i := range n {
		p := (int(o.t.actor) + i) % n
		area, most := -1, turnWorth
		for k := range Areas {
			if taken[k] || o.t.areas[k].n <= o.t.cities[p].commitments {
				continue
			}
			if g := o.gain(p, k); g > most {
				area, most = k, g
			}
		}
		if area >= 0 {
			taken[area] = true
			worth[p] += (most - turnWorth) * (nextTurn + 1 - i) / (nextTurn + 1)
		}
	}
}

const (
	// turnWorth is what a player gives up by taking an area: laying out.
	turnWorth = 400
	// nextTurn weighs a gain down by its distance in turns.
	nextTurn = 8
)

// gain is what taking an area brings a player, with its cards placed in the
// order in which they lie.
func (o *outlook) gain(p, area int) int {
	c := o.t.cities[p]
	s, bonuses := &o.sides[p], 0
	for _, t := range o.t.areas[area].list() {
		r, ok := c.rowOf(o.t.ed.faces[t].Color)
		if !ok {
			continue
		}
		c.put(o.t.ed, t, r)
		if c.stars[r] == 2 && o.t.ed.faces[t].Has(Bonus) {
			bonuses += bonusWorth[DistrictBonus(r)]
		}
	}
	c.connect()
	c.skyscrapers |= c.rise(o.t.ed)
	if o.costsToken(p) {
		c.commitments++
	}
	after := o.side(&c)
	return o.worth(p, &after) + bonuses - o.worth(p, s)
}

// rowOf is a row for a card of a colour, for black ones the one with the most
// cards that has space.
func (c *City) rowOf(color Color) (Row, bool) {
	if color != Black {
		return Row(color), c.hasSpace(Row(color))
	}
	best, ok := Row(0), false
	for r := range Row(Rows) {
		if c.hasSpace(r) && (!ok || c.filled[r] > c.filled[best]) {
			best, ok = r, true
		}
	}
	return best, ok
}

// costsToken reports whether a player would keep the commitment token of an
// area (rule commitment-release).
func (o *outlook) costsToken(p int) bool {
	for q := range int(o.t.players) {
		if q != p && o.t.cities[q].commitments == 0 {
			return true
		}
	}
	return false
}
