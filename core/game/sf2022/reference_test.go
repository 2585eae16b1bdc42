package sf2022

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

// A second reading of the rules, from a position's text alone and as plain as
// can be: what it finds must be what the engine says.

type refCard struct {
	value                                         int
	tracks, depot, square, waterfront, foundation bool
	lies, marker, skyscraper                      bool
}

type refCity struct {
	grid   [5][5]refCard
	points int
}

func refParse(t *testing.T, text string) (cities []refCity, order int, completed map[string]int, ender int) {
	completed = map[string]int{}
	for line := range strings.Lines(text) {
		words := strings.Fields(strings.NewReplacer(",", " ", ":", " ").Replace(line))
		if len(words) == 0 {
			continue
		}
		switch words[0] {
		case "turn":
			fmt.Sscan(words[3], &ender)
		case "order":
			fmt.Sscan(words[1], &order)
		case "completed":
			for i := 1; i < len(words); i += 2 {
				seat := 0
				fmt.Sscan(words[i+1], &seat)
				completed[words[i]] = seat
			}
		case "city":
			c := refCity{}
			fmt.Sscan(words[5], &c.points)
			cities = append(cities, c)
		}
		if row := slices.Index([]string{"blue", "gray", "orange", "yellow", "green"}, words[0]); row >= 0 {
			for col, w := range words[1:] {
				cities[len(cities)-1].grid[row][col] = refRead(w)
			}
		}
	}
	return cities, order, completed, ender
}

func refRead(w string) refCard {
	c := refCard{lies: true}
	w, c.tracks = strings.CutSuffix(w, "~")
	c.value = 2 * strings.Count(w, "+2")
	w = strings.ReplaceAll(w, "+2", "")
	switch w {
	case "universal":
		c.value += 4
		return c
	case "depot":
		c.depot = true
		return c
	}
	w = strings.TrimLeft(w, "abcdefghijklmnopqrstuvwxyz")
	c.value += int(w[0] - '0')
	c.tracks = c.tracks || strings.Contains(w, "t")
	c.depot, c.square = strings.Contains(w, "d"), strings.Contains(w, "s")
	c.waterfront, c.foundation = strings.Contains(w, "w"), strings.Contains(w, "f")
	return c
}

func (c *refCity) neighbours(row, col int) (out []refCard) {
	for _, d := range [][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
		if r, k := row+d[0], col+d[1]; r >= 0 && r < 5 && k >= 0 && k < 5 {
			out = append(out, c.grid[r][k])
		}
	}
	return out
}

func (c *refCity) each(f func(row, col int, card *refCard)) {
	for row := range 5 {
		for col := range 5 {
			f(row, col, &c.grid[row][col])
		}
	}
}

func (c *refCity) settle() (markers, skyscrapers int, markersInColumn [5]int) {
	need := 7
	for again := true; again; {
		again = false
		c.each(func(row, col int, card *refCard) {
			joined := card.depot || card.tracks && (row == 4 || slices.ContainsFunc(c.neighbours(row, col), func(n refCard) bool { return n.marker }))
			if joined && !card.marker {
				card.marker, again = true, true
			}
		})
	}
	c.each(func(row, col int, card *refCard) {
		if card.square && slices.ContainsFunc(c.neighbours(row, col), func(n refCard) bool { return n.marker }) {
			card.value += 4
		}
		if card.waterfront {
			need--
		}
	})
	c.each(func(row, col int, card *refCard) {
		sum := 0
		for _, n := range c.neighbours(row, col) {
			sum += n.value
		}
		if card.skyscraper = card.foundation && sum >= need; card.skyscraper {
			skyscrapers++
		}
		if card.marker {
			markers++
			markersInColumn[col]++
		}
	})
	return markers, skyscrapers, markersInColumn
}

func refScores(t *testing.T, text string) (scores []int, markers []int) {
	cities, order, completed, ender := refParse(t, text)
	n := len(cities)
	keys := make([][6][]int, n) // for each contest what is compared, in order
	for i := range cities {
		count, towers, columns := cities[i].settle()
		markers = append(markers, count)
		score := 2*towers + 3*cities[i].points
		if order == i+1 {
			score += 2
		}
		for _, seat := range completed {
			if seat == i+1 {
				score += 2
			}
		}
		scores = append(scores, score)
		for row := range 5 {
			sum, key := 0, []int{}
			for k := range 5 {
				for col := range 5 {
					v := cities[i].grid[(row+k)%5][col].value
					key = append(key, v)
					if k == 0 {
						sum += v
					}
				}
			}
			keys[i][row] = append([]int{sum}, key...)
		}
		keys[i][5] = append([]int{count}, columns[:]...)
	}
	for contest := range 6 {
		seats := []int{}
		for i := range n {
			seats = append(seats, (ender-1+i)%n)
		}
		slices.SortStableFunc(seats, func(a, b int) int { return -slices.Compare(keys[a][contest], keys[b][contest]) })
		award := [][]int{2: {4, 0}, 3: {4, 2, 0}, 4: {4, 2, 0, -2}}[n]
		for place, seat := range seats {
			equal := 0
			for other := range n {
				if slices.Equal(keys[other][contest], keys[seat][contest]) {
					equal++
				}
			}
			if equal > 1 && !strings.Contains(text, "ask over") {
				continue // only the end decides
			}
			scores[seat] += award[place]
			if contest == 5 && place == 0 {
				scores[seat]++
			}
		}
	}
	return scores, markers
}

// agrees compares the engine with the second reading.
func agrees(t *testing.T, s *State) {
	t.Helper()
	text := s.Position()
	scores, markers := refScores(t, text)
	o := s.Outcome()
	require.Equal(t, scores, o.Scores[:s.Seats()], text)
	for i := range scores {
		rank := 1
		for j := range scores {
			if cmp.Or(cmp.Compare(scores[j], scores[i]), cmp.Compare(markers[j], markers[i])) > 0 {
				rank++
			}
		}
		require.Equal(t, rank, o.Ranks[i], text)
		require.Equal(t, markers[i], s.City(engine.Seat(i)).Network().Len(), text)
	}
}

// playToTheEnd plays random actions, with a liking for placing, and checks
// the state at each ply.
func playToTheEnd(t *testing.T, s *State, seed uint64) {
	t.Helper()
	r := rng.FromUint64(seed)
	n := 0
	for buf := s.Legal(nil); len(buf) > 0; buf = s.Legal(buf[:0]) {
		a := buf[r.IntN(len(buf))]
		if a.Kind == ActDiscard && r.IntN(4) > 0 {
			a = buf[0]
		}
		err := s.Apply(a, nil)
		if err == nil {
			err = s.Check()
		}
		if n++; err != nil || n > Game.MaxPlies() {
			t.Fatalf("after %d plies: %v\n%s", n, err, s.Position())
		}
	}
	require.Equal(t, engine.NoSeat, s.Actor())
	agrees(t, s)
}

func TestTheEngineAgreesWithASecondReadingOfTheRules(t *testing.T) {
	cites(t, RuleNetwork, RuleSquare, RuleSkyscraper, RuleScore, RuleDistrictTie, RuleNetworkAdvantage, RuleLastTie, RuleWinner)
	for seed := range 100 {
		s := newGame(t, 2+seed%3, engine.NoSeat, rng.Seed(seed))
		r := rng.FromUint64(uint64(seed))
		for buf := s.Legal(nil); len(buf) > 0; buf = s.Legal(buf[:0]) {
			a := buf[r.IntN(len(buf))]
			if a.Kind == ActDiscard {
				a = buf[0]
			}
			require.NoError(t, s.Apply(a, nil))
			if r.IntN(4) == 0 {
				agrees(t, s)
			}
		}
		agrees(t, s)
	}
}
