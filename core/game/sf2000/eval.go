package sf2000

import "bayboard/core/engine"

// What an evaluation counts in: 1000 is a point of prestige.
const (
	unit = 1000
	// victory is what being first counts at the end, beyond the points.
	victory = 10 * unit
	// stickWorth is the last tie-break (rule winner).
	stickWorth = 15
)

// prices are what an evaluation reckons with.
type prices struct {
	// influence and money are what a point and a unit buy while much of the
	// game is to come; check is what having it in small checks is worth.
	influence, money, check int
	// hope is the part, in thousandths, of a tile's points that a seat can
	// expect when so many sticks of its own would give it the majority.
	hope [5]int
}

// Influence is dear to most players, as to people who see it run out; experts
// have found by many games what it brings.
var (
	common  = prices{450, 200, 60, [...]int{1000, 420, 170, 60, 20}}
	experts = prices{110, 150, 60, [...]int{1000, 500, 170, 60, 20}}
)

// Evaluate is how well a seat stands: the prestige that it has and can
// expect, against that of the others. It uses what the seat knows.
func (s *State) Evaluate(seat engine.Seat) int { return s.evaluate(seat, &common) }

// Judge is the same by the prices of experts.
func (s *State) Judge(seat engine.Seat) int { return s.evaluate(seat, &experts) }

func (s *State) evaluate(seat engine.Seat, by *prices) int {
	if s.ask == AskNothing {
		return s.evaluateEnd(seat)
	}
	o := outlook{s: s, prices: by, me: seat, ahead: ahead(&s.Table)}
	for at := range Tile(Tiles) {
		o.addTile(at, &s.own, s.free, &o.worth)
	}
	for p := range int(s.players) {
		o.worth[p] += unit*int(s.prestige[p]) + stickWorth*s.own[p].Len()
		o.worth[p] += o.points(int(s.influence[p])) + o.fade(o.handWorth(engine.Seat(p)))
	}
	o.addPending()
	return o.lead(seat)
}

// ahead is how much of the game is to come, in thousandths.
func ahead(t *Table) int { return unit * (Years - int(t.yearLen)) / Years }

// outlook adds up what the seats can expect.
type outlook struct {
	s *State
	*prices
	me    engine.Seat
	ahead int
	worth [MaxPlayers]int
}

// lead compares a seat with the mean of the others and with the best one.
func (o *outlook) lead(seat engine.Seat) int {
	sum, best := 0, -1<<40
	for p := range int(o.s.players) {
		if engine.Seat(p) != seat {
			sum += o.worth[p]
			best = max(best, o.worth[p])
		}
	}
	own := o.worth[seat]
	return own - (sum/(int(o.s.players)-1)+best)/2
}

func (s *State) evaluateEnd(seat engine.Seat) int {
	out := s.Outcome()
	o := outlook{s: s}
	for p := range int(s.players) {
		o.worth[p] = unit * out.Scores[p]
		if out.Ranks[p] == 1 {
			o.worth[p] += victory / len(out.Winners())
		}
	}
	return o.lead(seat)
}

// fade reduces what is of no use at the end of the game.
func (o *outlook) fade(worth int) int { return worth * min(unit, 150+o.ahead*5/4) / unit }

// points is what points of influence are worth; many at once are worth less
// each.
func (o *outlook) points(n int) int {
	return o.fade(o.influence*min(n, 12) + o.influence*3/4*max(n-12, 0))
}

// handWorth is what the checks of a hand are worth before fading, of another
// seat's hand as far as its number tells.
func (o *outlook) handWorth(p engine.Seat) int {
	s := o.s
	if p == o.me {
		return o.checks(&s.hands[p])
	}
	known, maybe := o.checks(&s.known[p]), o.checks(&s.maybe[p])
	if n := s.maybe[p].Len(); n > 0 {
		known += maybe * (int(s.held[p]) - s.known[p].Len()) / n
	}
	return known
}

// checks is what some checks are worth before fading.
func (o *outlook) checks(c *Checks) int { return o.money*c.Sum() + o.check*c.Len() }

// addTile adds what a tile promises to each seat (rules majority,
// majority-hall).
func (o *outlook) addTile(at Tile, own *[MaxPlayers]Streets, free Streets, to *[MaxPlayers]int) {
	t := &o.s.Table
	d := t.tiles[at]
	if t.builder[at] != engine.NoSeat || d == Park {
		return
	}
	side := sides[at]
	left := free.And(side).Len()
	var n, need [MaxPlayers]int
	taken := 0
	for p := range int(t.players) {
		n[p] = own[p].And(side).Len()
		taken += n[p]
	}
	points := unit * int(districtPoints[d])
	for i := range t.yearLen {
		if t.open[i] && t.ed.cards[t.years[i]].District == d {
			points += unit * bonusPoints
		}
	}
	for p := range int(t.players) {
		need[p] = needed(d, n[:t.players], p, left, taken)
	}
	for p := range int(t.players) {
		if need[p] >= len(o.hope) {
			continue
		}
		chance := o.hope[need[p]]
		for q := range int(t.players) {
			if q != p && need[q] < len(o.hope) {
				chance = chance * (unit - o.hope[need[q]]*2/3) / unit
			}
		}
		v := points * chance / unit
		if need[p] > 0 {
			v = v * min(unit, 300+o.ahead*2) / unit
		}
		to[p] += v
	}
}

// never is a number of sticks that a tile does not have room for.
const never = len(prices{}.hope)

// needed is how many more sticks give a seat the majority if nobody else lays
// one; never if none do.
func needed(d District, n []int, p, left, taken int) int {
	if d == CityHall || d == Bank {
		if taken > n[p] {
			return never
		}
		return left
	}
	most := 0
	for q := range n {
		if q != p {
			most = max(most, n[q])
		}
	}
	lack := most + left - n[p]
	if lack < 0 {
		return 0
	}
	if k := lack/2 + 1; k <= left {
		return k
	}
	return never
}
