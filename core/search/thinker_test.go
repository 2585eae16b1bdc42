package search_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/rng"
	"bayboard/core/search"

	"github.com/stretchr/testify/require"
)

// thinker is a bot of level hard with a small budget.
func thinker(seed uint64, nodes int) *search.Thinker {
	t := search.NewThinker(search.Hard, seed)
	t.Nodes = nodes
	return t
}

// forEachThought plays a game of easy bots, and shows each so many plies a
// moment at which somebody has to choose.
func forEachThought(t *testing.T, g engine.Game, players, apart int, think func(s engine.State, legal []engine.Action, ply int)) {
	s := begin(t, g, players, 21)
	play(t, s, seats(players, 0, 7, search.Easy), func(ply int, legal []engine.Action, _ engine.Action) {
		if ply%apart == apart/2 && len(legal) > 1 {
			think(s, legal, ply)
		}
	})
}

func TestAThinkerExplainsALegalActionInGamesOfAllSizes(t *testing.T) {
	forEachTable(t, func(t *testing.T, g engine.Game, players int) {
		thought := 0
		forEachThought(t, g, players, 9, func(s engine.State, legal []engine.Action, ply int) {
			before := s.Position()
			th := thinker(1, 150).Think(s.View(s.Actor()), slices.Clone(legal), ply)
			require.Equal(t, before, s.Position())
			require.Contains(t, legal, th.Action, "%s", before)
			require.Equal(t, th.Action, th.Tries[0].Action)
			require.Equal(t, th.Action, th.Line[0])
			visits := 0
			for i, w := range th.Tries {
				require.Contains(t, legal, w.Action)
				require.LessOrEqual(t, w.Visits, th.Tries[0].Visits)
				require.True(t, w.Chance >= 0 && w.Chance <= 1000)
				require.Equal(t, th.Value[s.Actor()], th.Tries[0].Chance)
				require.False(t, slices.ContainsFunc(th.Tries[:i], func(o search.Try) bool { return o.Action == w.Action }))
				visits += w.Visits
			}
			require.Equal(t, visits, th.Visits)
			sum := 0
			for p, v := range th.Value {
				require.True(t, v >= 0 && (v == 0 || p < players))
				sum += v
			}
			if len(th.Tries) > 1 {
				require.InDelta(t, 1000, sum, float64(2*players))
			}
			thought++
		})
		if g.Slug() != "highcard" {
			require.Greater(t, thought, 3)
		}
	})
}

// A state that differs in what the seat cannot know, and another bot that has
// seen other games before, give the same thought.
func TestAThinkerDecidesByViewAndPlyAlone(t *testing.T) {
	used := thinker(5, 100)
	forEachTable(t, func(t *testing.T, g engine.Game, players int) {
		forEachThought(t, g, players, 17, func(s engine.State, legal []engine.Action, ply int) {
			seat, r := s.Actor(), rng.FromUint64(uint64(ply)+1)
			other := s.View(seat).Sample(nil, &r)
			want := thinker(5, 100).Think(s.View(seat), legal, ply)
			require.Equal(t, want, used.Think(other.View(seat), other.Legal(nil), ply), "ply %d", ply)
		})
	})
}

// What a pilot does is among the candidates, and is followed by games that
// pilots play to their ends. Where a pilot's generator decides, nothing is said.
func TestWhatAPilotDoesIsTried(t *testing.T) {
	forEachTable(t, func(t *testing.T, g engine.Game, players int) {
		if _, piloted := g.Blank().(search.Pilot); !piloted {
			t.Skip("has no pilot")
		}
		added := 0
		forEachThought(t, g, players, 7, func(s engine.State, legal []engine.Action, ply int) {
			v, r := s.View(s.Actor()), rng.FromUint64(uint64(ply))
			one := v.Sample(nil, &r).(search.Pilot).Steer(&r)
			other := v.Sample(nil, &r).(search.Pilot).Steer(&r)
			if one != other {
				return
			}
			th := thinker(1, 100).Think(v, slices.Clone(legal), ply)
			w, ok := tried(th, one)
			require.True(t, ok, "%s\n%s", s.FormatAction(one), s.Position())
			if w.Visits == 1 {
				require.Contains(t, []int{0, 333, 500, 1000}, w.Chance, "the outcome of a game")
			}
			if len(th.Tries) > 6 {
				added++
			}
		})
		if players == 2 {
			require.Positive(t, added, "else this shows nothing")
		}
	})
}

func TestASingleActionIsNotThoughtAbout(t *testing.T) {
	s := begin(t, catalog.All()[0], 2, 1)
	legal := s.Legal(nil)[:1]
	th := thinker(1, 100).Think(s.View(s.Actor()), legal, 0)
	require.Equal(t, search.Thought{Action: legal[0], Line: legal}, th)
}

func TestABudgetBoundsTheNodes(t *testing.T) {
	for _, g := range catalog.All() {
		least, _ := g.Players()
		forEachThought(t, g, least, 40, func(s engine.State, legal []engine.Action, ply int) {
			few := thinker(1, 200).Think(s.View(s.Actor()), legal, ply)
			many := thinker(1, 1200).Think(s.View(s.Actor()), legal, ply)
			if len(few.Tries) > 1 {
				require.Greater(t, many.Nodes, few.Nodes)
				require.Greater(t, many.Visits, few.Visits)
				require.GreaterOrEqual(t, many.Nodes, 1200)
			}
			require.Less(t, many.Nodes, 2400)
		})
	}
}

func TestWithoutABudgetAThinkerHasThatOfItsGame(t *testing.T) {
	for _, g := range catalog.All() {
		least, _ := g.Players()
		s := begin(t, g, least, 1)
		nodes := search.Budget(search.Hard, g)
		require.Equal(t, 4*nodes, search.Budget(search.Expert, g))
		if p, ok := g.Blank().(search.Pacer); ok {
			require.Equal(t, p.Pace(), nodes)
		}
		legal := s.Legal(nil)
		for len(legal) < 2 {
			require.NoError(t, s.Apply(legal[0], nil))
			legal = s.Legal(nil)
		}
		want := thinker(1, nodes).Think(s.View(s.Actor()), legal, 3)
		require.Equal(t, want, search.NewThinker(search.Hard, 1).Think(s.View(s.Actor()), legal, 3))
		require.GreaterOrEqual(t, want.Nodes, nodes)
	}
}

// The clock ticks each few actions. When its time is over, a search ends with
// the samples that it is following, and does nothing more once it was told.
func TestAThinkerStopsWhenItsTimeIsOver(t *testing.T) {
	for _, g := range catalog.All() {
		least, _ := g.Players()
		searched := 0
		forEachThought(t, g, least, 40, func(s engine.State, legal []engine.Action, ply int) {
			for _, limit := range []int{0, 20, 100} {
				clock, told := 0, -1
				b := thinker(1, 1_000_000)
				search.Breathe(b, func() { clock++ })
				b.Stop = func() bool {
					if clock >= limit {
						told = clock
					}
					return clock >= limit
				}
				th := b.Think(s.View(s.Actor()), legal, ply)
				require.Contains(t, legal, th.Action)
				if len(th.Tries) == 1 {
					continue
				}
				require.Equal(t, told, clock, "%s ply %d", g.Slug(), ply)
				require.Less(t, told-limit, 120, "%s ply %d", g.Slug(), ply)
				require.Equal(t, th.Visits, th.Tries[0].Visits*len(th.Tries), "the passes are whole ones")
				if searched += th.Visits; limit == 0 {
					require.Zero(t, th.Visits)
				}
			}
		})
		require.Positive(t, searched, "else this shows nothing")
	}
}

func TestOnlyTheLevelsThatSearchMakeThinkers(t *testing.T) {
	require.Equal(t, search.Hard, search.NewThinker(search.Hard, 1).Level())
	require.Equal(t, search.Expert, search.NewThinker(search.Expert, 1).Level())
	require.Panics(t, func() { search.NewThinker(search.Medium, 1) })
	require.True(t, search.Searches(search.Hard) && search.Searches(search.Expert))
	for _, l := range search.Levels() {
		require.False(t, search.Searches(l), "a level that New makes must not link the search")
	}
}

// With the same budget experts think as hard bots do, but for what they take
// things to be worth in a game that says so.
func TestExpertsGoByJudgeWhereAGameHasIt(t *testing.T) {
	for _, g := range catalog.All() {
		least, _ := g.Players()
		asked, other := 0, 0
		forEachThought(t, g, least, 12, func(s engine.State, legal []engine.Action, ply int) {
			expert := search.NewThinker(search.Expert, 1)
			expert.Nodes = 300
			one, two := expert.Think(s.View(s.Actor()), legal, ply), thinker(1, 300).Think(s.View(s.Actor()), legal, ply)
			asked++
			if _, judges := s.(search.Judge); !judges {
				require.Equal(t, two, one)
			} else if len(one.Tries) > 1 && one.Tries[0].Glance != two.Tries[0].Glance {
				other++
			}
		})
		if _, judges := g.Blank().(search.Judge); judges {
			require.Greater(t, other, asked/2, g.Slug())
		}
	}
}

// As the golden games of the other levels; thoughts, not only moves.
func TestThinkersThinkAsInTheGoldenGames(t *testing.T) {
	for _, g := range catalog.All() {
		t.Run(g.Slug(), func(t *testing.T) {
			var got strings.Builder
			least, most := g.Players()
			for players := least; players <= most; players++ {
				fmt.Fprintf(&got, "players %d\n", players)
				forEachThought(t, g, players, 12, func(s engine.State, legal []engine.Action, ply int) {
					// Some budgets reach down the trees, and some are experts'.
					b := search.NewThinker([...]search.Level{search.Hard, search.Hard, search.Expert}[ply%36/12], 9)
					b.Nodes = 200 + ply%24/12*1500
					th := b.Think(s.View(s.Actor()), legal, ply)
					fmt.Fprintf(&got, "%d %s: %s %v, %d in line", ply, s.Actor(), s.FormatAction(th.Action), th.Value[:players], len(th.Line))
					for _, w := range th.Tries {
						fmt.Fprintf(&got, ", %s %d %d", s.FormatAction(w.Action), w.Visits, w.Value)
					}
					got.WriteByte('\n')
				})
			}
			name := filepath.Join("testdata", "thought-"+g.Slug()+".txt")
			if *update {
				require.NoError(t, os.WriteFile(name, []byte(got.String()), 0o644))
			}
			want, err := os.ReadFile(name)
			require.NoError(t, err)
			require.Equal(t, string(want), got.String())
		})
	}
}
