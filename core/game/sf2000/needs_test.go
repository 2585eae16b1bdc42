package sf2000

import (
	"math/rand"
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

// TestNeedsIsTheFewestSticksThatGiveTheMajority lays sticks on random maps
// (rules majority, majority-hall).
func TestNeedsIsTheFewestSticksThatGiveTheMajority(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	seen := map[int]int{}
	for range 40 {
		s, err := Game.New(engine.Setup{Players: 3 + r.Intn(3), First: 0, Seed: 1})
		require.NoError(t, err)
		table := s.(*State).Table
		crowd := int(table.players) * (1 + r.Intn(4))
		for _, at := range table.free.List() {
			if seat := r.Intn(crowd); seat < int(table.players) {
				table.lay(engine.Seat(seat), at)
			}
		}
		for at := range Tile(Tiles) {
			for seat := range engine.Seat(table.players) {
				want := fewest(table, at, seat)
				require.Equal(t, want, table.Needs(at, seat), "%v, seat %d", table.tiles[at], seat)
				seen[want]++
			}
		}
	}
	for need := -1; need <= 4; need++ {
		require.NotZero(t, seen[need], "need %d never came up", need)
	}
}

// fewest lays sticks one by one until the seat has the majority.
func fewest(t Table, at Tile, seat engine.Seat) int {
	if t.tiles[at] == Park {
		return -1
	}
	free := t.free.And(at.Streets()).List()
	for k := 0; ; k++ {
		if t.Majority(at) == seat {
			return k
		}
		if k == len(free) {
			return -1
		}
		t.lay(seat, free[k])
	}
}

// TestBonusIsWhatAnOpenCardAdds (rule action-bonus).
func TestBonusIsWhatAnOpenCardAdds(t *testing.T) {
	g, err := Game.New(engine.Setup{Players: 3, First: 0, Seed: 1})
	require.NoError(t, err)
	s := g.(*State)
	s.years[0], s.open[0], s.yearLen = s.ed.cardOf("bonus-residence"), true, 1
	homes := 0
	for at, d := range s.tiles {
		want := 0
		if d == Residence {
			want = bonusPoints
			homes++
		}
		require.Equal(t, want, s.Bonus(Tile(at)))
		s.builder[at] = 1
		require.Zero(t, s.Bonus(Tile(at)), "rebuilt")
		s.builder[at] = engine.NoSeat
	}
	require.NotZero(t, homes)
	s.open[0] = false
	for at := range s.tiles {
		require.Zero(t, s.Bonus(Tile(at)), "earned")
	}
}
