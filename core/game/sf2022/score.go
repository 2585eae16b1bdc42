package sf2022

import "bayboard/core/engine"

// Points of rule score, in half points.
const (
	perSkyscraper = 2
	perOrder      = 2
	perPointToken = 3
	perCompletion = 2
)

// Contest is a district (its Row) or the streetcar network.
type Contest uint8

// NetworkContest is the contest of the streetcar network; Contests their
// number (rule advantage-tokens).
const (
	NetworkContest Contest = Rows
	Contests               = Rows + 1
)

// Advantage is the token, in half points, that a place earns in a contest
// (rule advantage-tokens). place counts from 0.
func Advantage(c Contest, players, place int) int {
	switch {
	case place == 0 && c == NetworkContest:
		return 5
	case place == 0:
		return 4
	case place == 1 && players >= 3:
		return 2
	case place == 3:
		return -2
	}
	return 0
}

// Standing is the order of the seats in a contest and what they have there.
type Standing struct {
	Order  [MaxPlayers]engine.Seat // first to last
	Values [MaxPlayers]int         // by seat: summed value, or markers
	ByTie  [MaxPlayers]engine.Rule // by place: the tie rule that put it before the next
}

// Standing ranks the seats in a contest (rules district-advantage,
// district-tie, network-advantage, last-tie) as if the game ended now.
func (t *Table) Standing(c Contest) Standing {
	var st Standing
	var values [MaxPlayers][Cells]int8
	for i := range int(t.players) {
		st.Order[i] = engine.Seat(i)
		t.contestValues(c, engine.Seat(i), &values[i])
		st.Values[i] = t.contestSum(c, engine.Seat(i))
	}
	for i := 1; i < int(t.players); i++ {
		for j := i; j > 0; j-- {
			a, b := st.Order[j-1], st.Order[j]
			if first, _ := t.before(c, &st, &values, b, a); !first {
				break
			}
			st.Order[j-1], st.Order[j] = b, a
		}
	}
	for i := range int(t.players) - 1 {
		_, st.ByTie[i] = t.before(c, &st, &values, st.Order[i], st.Order[i+1])
	}
	return st
}

// before tells whether seat a ranks before seat b, and the tie rule that says so.
func (t *Table) before(c Contest, st *Standing, values *[MaxPlayers][Cells]int8, a, b engine.Seat) (bool, engine.Rule) {
	if st.Values[a] != st.Values[b] {
		return st.Values[a] > st.Values[b], ""
	}
	tie := RuleDistrictTie
	if c == NetworkContest {
		tie = RuleNetworkAdvantage
	}
	for i := range values[a] {
		if values[a][i] != values[b][i] {
			return values[a][i] > values[b][i], tie
		}
	}
	return t.fromEnder(a) < t.fromEnder(b), RuleLastTie
}

// contestSum is what a seat has in a contest: value, or markers.
func (t *Table) contestSum(c Contest, s engine.Seat) int {
	if c == NetworkContest {
		return t.cities[s].network.Len()
	}
	return t.cities[s].RowValue(t.ed, Row(c))
}

// contestValues is what ties are compared by, one after the other: the cards
// of the row from the left, then of the rows below, round to the first (rule
// district-tie); or the markers of each column (rule network-advantage).
func (t *Table) contestValues(c Contest, s engine.Seat, out *[Cells]int8) {
	city := &t.cities[s]
	if c == NetworkContest {
		for col := range Cols {
			out[col] = int8((city.network & (leftColumn << col)).Len())
		}
		return
	}
	live := city.liveSquares()
	for i := range out {
		at := Cell((int(c)*Cols + i) % Cells)
		if city.cards[at] != 0 {
			out[i] = int8(city.value(t.ed, live, at))
		}
	}
}

// fromEnder is how far a seat sits from the player in whose turn the game
// ended, that player first, then to the left (rule last-tie).
func (t *Table) fromEnder(s engine.Seat) int {
	ender := t.ender
	if ender == engine.NoSeat {
		ender = t.actor
	}
	return (int(s) - int(ender) + int(t.players)) % int(t.players)
}

// Open reports whether only the player in whose turn the game ends decides a
// place (rule last-tie), and the game goes on.
func (t *Table) Open(st *Standing, place int) bool {
	return t.ask != AskNothing &&
		(place > 0 && st.ByTie[place-1] == RuleLastTie || place < int(t.players)-1 && st.ByTie[place] == RuleLastTie)
}

// award is the advantage token of a place, nothing while that is open.
func (t *Table) award(c Contest, st *Standing, place int) int {
	if t.Open(st, place) {
		return 0
	}
	return Advantage(c, int(t.players), place)
}

// Outcome is the result, or how the game stands: then places that only its
// end decides count for nobody (rules score, winner, last-tie).
func (t *Table) Outcome() engine.Outcome {
	o := engine.Outcome{Over: t.ask == AskNothing, Reason: endRules[t.ended], Seats: int(t.players)}
	for s := range int(t.players) {
		o.Scores[s] = t.ownPoints(engine.Seat(s))
	}
	for c := range Contest(Contests) {
		st := t.Standing(c)
		for place := range int(t.players) {
			o.Scores[st.Order[place]] += t.award(c, &st, place)
		}
	}
	for a := range int(t.players) {
		o.Ranks[a] = 1
		for b := range int(t.players) {
			switch ma, mb := t.cities[a].network.Len(), t.cities[b].network.Len(); {
			case o.Scores[b] > o.Scores[a]:
				o.Ranks[a]++
			case o.Scores[b] == o.Scores[a] && mb != ma:
				o.TieBreaks[a] = RuleWinner
				if mb > ma {
					o.Ranks[a]++
				}
			}
		}
	}
	return o
}

// ownPoints is what a seat scores without contests.
func (t *Table) ownPoints(s engine.Seat) int {
	c := &t.cities[s]
	points := perSkyscraper*c.skyscrapers.Len() + perPointToken*int(c.points)
	if t.builder == s {
		points += perOrder
	}
	for _, holder := range t.completion {
		if holder == s {
			points += perCompletion
		}
	}
	return points
}

// Breakdown is a seat's score by rule (rule score).
func (t *Table) Breakdown(s engine.Seat) []engine.Line {
	c := &t.cities[s]
	lines := []engine.Line{
		count(RuleSkyscraper, perSkyscraper, c.skyscrapers.Len()),
		count(RuleBuildersOrder, perOrder, holds(t.builder, s)),
		count(RuleBonusSupply, perPointToken, int(c.points)),
	}
	for r, holder := range t.completion {
		line := count(RuleCompletion, perCompletion, holds(holder, s))
		line.Facts = append(line.Facts, engine.Word("row", Row(r).String()))
		lines = append(lines, line)
	}
	for k := range Contest(Contests) {
		lines = append(lines, t.contestLine(k, s))
	}
	return lines
}

// contestLine is a seat's advantage token in one contest. The fact "open" is
// what it has there while only the end of the game decides its place.
func (t *Table) contestLine(k Contest, s engine.Seat) engine.Line {
	st := t.Standing(k)
	line := engine.Line{Rule: RuleNetworkAdvantage}
	if k != NetworkContest {
		line.Rule = RuleDistrictAdvantage
		line.Facts = append(line.Facts, engine.Word("row", Row(k).String()))
	}
	for place := range int(t.players) {
		if st.Order[place] != s {
			continue
		}
		line.Points = t.award(k, &st, place)
		line.Facts = append(line.Facts, engine.Number("place", place+1), engine.Number("value", st.Values[s]))
		if tie := st.ByTie[place]; t.Open(&st, place) {
			line.Facts = append(line.Facts, engine.Number("open", st.Values[s]))
		} else if place < int(t.players)-1 && tie != "" {
			line.Facts = append(line.Facts, engine.Word("tie", string(tie)))
		}
	}
	return line
}

func count(r engine.Rule, each, n int) engine.Line {
	return engine.Line{Rule: r, Points: each * n, Facts: []engine.Fact{engine.Number("count", n)}}
}

func holds(holder, s engine.Seat) int {
	if holder == s {
		return 1
	}
	return 0
}
