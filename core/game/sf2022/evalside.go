package sf2022

// side is what one player has and can expect.
type side struct {
	expect [Contests]int // in sixteenths, at the end of the game
	spread [Contests]int // how far off that may be
	fill   [Rows]int     // chance, in thousandths, to fill a row; 1000 if filled
	towers int           // skyscrapers, in sixteenths
	self   int           // points that depend on nobody else
}

// reach is the chance, in thousandths, that a row gets n more cards.
func (o *outlook) reach(n int) int {
	perRow := o.coming / Rows
	ramp := (perRow - sixteenth*n + 24) * unit / 48
	return max(0, min(ramp, perRow*unit/(sixteenth*n), unit))
}

// side is what a player with such a city has and can expect.
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
