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

// Pace is about what was measured under node.
func (t *Table) Pace() int { return 28_000 }

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

// look fills in what is to come, and the sides.
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
