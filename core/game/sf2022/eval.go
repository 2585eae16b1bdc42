package sf2022

import "bayboard/core/engine"

// What an evaluation counts in: 1000 is a half point, the game's unit.
// Values of districts and numbers of markers are in sixteenths there.
const (
	unit      = 1000
	sixteenth = 16

	victory  = 3 * unit // of being ahead, beyond the points
	inHand   = unit / 2 // a taken card still to place
	cardMean = 27       // sixteenths of value that a card to come brings
)

// bonusWorth is about what a bonus is worth before it is laid.
var bonusWorth = [endOfBonuses]int{
	BonusPlus2: 1000, BonusUniversal: 2200, BonusDepot: 1500, BonusPoints: 3000, BonusNoCommitment: 1000, BonusTrack: 1000,
}

// commitmentCost is what holding commitment tokens costs: the areas that one
// may not take (rule commitment-limit).
var commitmentCost = [...]int{0, 900, 2400, 4200, 6000}

// normal is the normal distribution, in thousandths, at multiples of an
// eighth of the deviation.
var normal = [...]int{
	500, 550, 599, 646, 691, 734, 773, 809, 841, 870, 894, 915, 933,
	948, 960, 970, 977, 983, 988, 991, 994, 996, 997, 998, 999,
}

// chanceOf is the chance, in thousandths, that a lead holds against a spread
// of the same scale.
func chanceOf(lead, spread int) int {
	z := lead * 8 / max(spread, 1)
	if z < 0 {
		return unit - normal[min(-z, len(normal)-1)]
	}
	return normal[min(z, len(normal)-1)]
}

// Evaluate is how well a seat stands: the half points that it can expect
// against the mean of the others, and its chance to win. In the middle of a
// turn the project areas do not count.
func (t *Table) Evaluate(seat engine.Seat) int {
	if t.ask == AskNothing {
		return t.evaluateEnd(seat)
	}
	o := outlook{t: t}
	o.look()
	var worth [MaxPlayers]int
	for p := range int(t.players) {
		worth[p] = o.worth(p, &o.sides[p])
	}
	if t.ask == AskTurn {
		o.addAreas(&worth)
	} else {
		worth[t.actor] += inHand*int(t.hand.n) + bonusWorth[t.laying]
		if t.ask == AskBonus {
			worth[t.actor] += bonusWorth[DistrictBonus(t.bonusRow)]
		}
	}
	own, others, best := worth[seat], 0, -1<<30
	for p := range int(t.players) {
		if p != int(seat) {
			others += worth[p]
			best = max(best, worth[p])
		}
	}
	return own - others/(int(t.players)-1) + victory*chanceOf(own-best, 1500+50*o.coming)/unit
}

func (t *Table) evaluateEnd(seat engine.Seat) int {
	out := t.Outcome()
	v := 0
	for p := range int(t.players) {
		v -= unit * out.Scores[p] / (int(t.players) - 1)
	}
	v += unit*out.Scores[seat] + unit*out.Scores[seat]/(int(t.players)-1)
	if out.Ranks[seat] == 1 {
		v += victory
	}
	return v
}

// outlook is what the players can expect of the rest of the game.
type outlook struct {
	t      *Table
	coming int // cards, in sixteenths, that each player will still place
	sides  [MaxPlayers]side
}

// side is what one player has and can expect.
type side struct {
	expect [Contests]int // in sixteenths, at the end of the game
	spread [Contests]int // how far off that may be
	fill   [Rows]int     // chance, in thousandths, to fill a row; 1000 if filled
	towers int           // skyscrapers, in sixteenths
	self   int           // points that depend on nobody else
}

func (o *outlook) look() {
	t := o.t
	foundations, unknown := -t.foundationsLaid(), int(t.deckLen)
	for i := 1; i <= t.ed.types; i++ {
		if t.ed.faces[i].Has(Foundation) {
			foundations += int(t.ed.count[i])
		}
	}
	cards := unknown
	if foundations >= int(t.tokens) {
		// The tokens split the deck into parts of equal length on average.
		cards = int(t.tokens) * (unknown + 1) / (foundations + 1)
	}
	for k := range t.areas {
		cards += int(t.areas[k].n)
	}
	o.coming = cards * sixteenth / int(t.players)
	for p := range int(t.players) {
		o.sides[p] = o.side(&t.cities[p])
	}
}

// foundationsLaid counts the foundations that are out of the deck, by the
// tokens (rule layout-foundation) and the revealed card.
func (t *Table) foundationsLaid() int {
	n := t.StartTokens() - int(t.tokens)
	if t.ed.faces[t.revealed].Has(Foundation) {
		n++
	}
	return n
}

// reach is the chance, in thousandths, that a row gets n more cards.
func (o *outlook) reach(n int) int {
	perRow := o.coming / Rows
	ramp := (perRow - sixteenth*n + 24) * unit / 48
	return max(0, min(ramp, perRow*unit/(sixteenth*n), unit))
}

func (o *outlook) side(c *City) side {
	var s side
	ed, live := o.t.ed, c.liveSquares()
	var reach [Cols + 1]int
	for n := 1; n <= Cols; n++ {
		reach[n] = o.reach(n)
	}
	grow := 0 // cards to come, in thousandths
	for r := range Row(Rows) {
		sum := 0
		for col := range Col(c.filled[r]) {
			sum += c.value(ed, live, At(r, col))
		}
		more := 0
		for n := range Cols - int(c.filled[r]) {
			more += reach[n+1]
		}
		grow += more
		s.expect[r] = sum*sixteenth + more*cardMean/unit
		s.spread[r] = 6 + 9*more/unit
		if s.fill[r] = unit; c.filled[r] < Cols {
			s.fill[r] = reach[Cols-c.filled[r]]
			s.self += o.starWorth(c, r, more)
		}
	}
	o.joinable(c, &s, grow)
	o.towers(c, &s, live, &reach)
	s.self += perPointToken*unit*int(c.points) + o.fade(bonusWorth[BonusNoCommitment])*int(c.noCommitment)
	s.self -= o.fade(commitmentCost[min(int(c.commitments), len(commitmentCost)-1)])
	return s
}

// fade reduces what is of no use at the end of the game.
func (o *outlook) fade(worth int) int {
	const plenty = 6 * sixteenth
	return worth * min(o.coming, plenty) / plenty
}

// starWorth is what the bonus symbols of a row promise (rule bonus), when
// more thousandths of a card come to it.
func (o *outlook) starWorth(c *City, r Row, more int) int {
	b := DistrictBonus(r)
	if o.t.supply[b] == 0 {
		b = BonusTrack
	}
	if o.t.supply[b] == 0 {
		return 0
	}
	// One card of three has the symbol.
	one := more * unit / (more + 2*unit)
	switch c.stars[r] {
	case 0:
		return bonusWorth[b] * one / unit * one / unit * 4 / 5
	case 1:
		return bonusWorth[b] * one / unit
	}
	return 0
}

// joinable adds what a player has and may get in the network, when grow
// thousandths of a card are to come; and squares that may come to count.
func (o *outlook) joinable(c *City, s *side, grow int) {
	waiting := (c.tracks &^ c.network).Len()
	early := o.fade(unit)
	s.expect[NetworkContest] = sixteenth*c.network.Len() + 7*waiting*early/unit + 6*grow/unit
	s.spread[NetworkContest] = 8 + 4*grow/unit + 3*waiting*early/unit
	for dead := c.squares &^ c.network.beside(); dead != 0; dead &= dead - 1 {
		at := dead.first()
		near := 12
		if bit(at).beside()&c.tracks != 0 {
			near = 30
		}
		s.expect[at.Row()] += near * early / unit
	}
}

// riseChance is the chance, in thousandths, that a skyscraper rises, by what
// each empty space beside it must bring: at 0, ½, 1 and so on. It is low, for
// who counts on skyscrapers neglects the districts.
var riseChance = [...]int{700, 672, 609, 476, 315, 203, 119, 63, 42, 21, 7, 0}

// towers adds the skyscrapers that are built and those that may rise.
func (o *outlook) towers(c *City, s *side, live CellSet, reach *[Cols + 1]int) {
	s.towers = sixteenth * c.skyscrapers.Len()
	s.self += perSkyscraper * unit * c.skyscrapers.Len()
	s.self += o.fade(250) * int(c.waterfronts)
	occupied := c.occupied()
	for waiting := c.foundations &^ c.skyscrapers; waiting != 0; waiting &= waiting - 1 {
		at := waiting.first()
		missing := c.Need() - c.around(o.t.ed, live, at)
		best, open := 0, 0
		for free := bit(at).beside() &^ occupied; free != 0; free &= free - 1 {
			n := free.first()
			chance := reach[int(n.Col())-int(c.filled[n.Row()])+1]
			open += chance
			best = max(best, chance)
		}
		if open == 0 {
			continue
		}
		share := min(2*missing*unit/open, len(riseChance)-1)
		chance := riseChance[share] * best / unit
		s.towers += sixteenth * chance / unit
		s.self += perSkyscraper * chance
	}
}

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
