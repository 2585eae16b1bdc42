package worker

import (
	"fmt"
	"testing"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/rng"
	"bayboard/core/search"

	"github.com/stretchr/testify/require"
)

// stopwatch is a clock that goes on with each look at it, by thousandths of a
// millisecond.
type stopwatch struct {
	time, step int64
	rests      []int64 // when it was yielded
}

func (c *stopwatch) Now() int64 {
	c.time += c.step
	return c.time / 1000
}

func (c *stopwatch) Yield() { c.rests = append(c.rests, c.time/1000) }

func never() bool { return false }

func ignore(Answer) {}

// forEachMoment shows moments of games of all sizes at which there is a choice.
func forEachMoment(t *testing.T, apart int, show func(t *testing.T, s engine.State, ply int)) {
	for _, g := range catalog.All() {
		least, most := g.Players()
		for players := least; players <= most; players++ {
			t.Run(fmt.Sprintf("%s/%d", g.Slug(), players), func(t *testing.T) {
				s, err := g.New(engine.Setup{Players: players, First: engine.NoSeat, Seed: 9})
				require.NoError(t, err)
				easy := search.New(search.Easy, 3)
				shown := 0
				for ply := 0; s.Actor() != engine.NoSeat; ply++ {
					if len(s.Legal(nil)) > 1 {
						if shown++; shown%apart == apart/2 {
							show(t, s, ply)
						}
					}
					require.NoError(t, s.Apply(search.Ask(easy, s, ply), nil))
				}
			})
		}
	}
}

func ask(s engine.State, ply int, l search.Level, nodes, limit int) Request {
	return Request{
		ID: 5, Game: s.Game().Slug(), Level: l, Seed: 77, Ply: ply, Nodes: nodes, Limit: limit, Position: Seen(s.View(s.Actor())),
	}
}

func TestAnAnswerIsWhatTheBotThinksOfTheViewAlone(t *testing.T) {
	forEachMoment(t, 25, func(t *testing.T, s engine.State, ply int) {
		v, legal := s.View(s.Actor()), s.Legal(nil)
		th := search.NewThinker(search.Hard, 77)
		th.Nodes = 200
		got := Run(ask(s, ply, search.Hard, 200, 1000), &stopwatch{}, pageSlice, never, ignore)
		require.Equal(t, Answer{ID: 5, Done: true, Thought: th.Think(v, legal, ply)}, got)

		// What is hidden is another thing, and neither request nor answer change.
		r := rng.FromUint64(uint64(ply) + 1)
		other := v.Sample(nil, &r)
		require.Equal(t, ask(s, ply, search.Hard, 200, 1000), ask(other, ply, search.Hard, 200, 1000))

		medium := Run(ask(s, ply, search.Medium, 0, 1000), &stopwatch{}, pageSlice, never, ignore)
		require.Equal(t, search.New(search.Medium, 77).Choose(v, legal, ply), medium.Thought.Action)
	})
}

// However slow the machine, the answer is legal and there before twice the
// limit: at the limit the search ends by itself, or it is cut off.
func TestABotNeverExceedsItsTime(t *testing.T) {
	endings := map[bool]int{}
	forEachMoment(t, 40, func(t *testing.T, s engine.State, ply int) {
		for _, step := range []int64{2_000, 20_000, 150_000, 1_100_000} { // µs for each few nodes
			for _, l := range search.Ladder() {
				clock := &stopwatch{step: step}
				a := Run(ask(s, ply, l, 5000, 1000), clock, workerSlice, never, ignore)
				require.Empty(t, a.Err)
				require.Contains(t, s.Legal(nil), a.Thought.Action)
				require.LessOrEqual(t, clock.time/1000, int64(2000)+5*step/1000, "%s, step %d", l, step)
				if search.Searches(l) {
					endings[a.Thought.Visits > 0]++
				}
			}
		}
	})
	require.Positive(t, endings[true])
	require.Positive(t, endings[false])
}

func TestASearchThatIsStoppedAnswersSoonWithWhatItHas(t *testing.T) {
	forEachMoment(t, 60, func(t *testing.T, s engine.State, ply int) {
		clock := &stopwatch{step: 1000}
		var told []Answer
		a := Run(ask(s, ply, search.Expert, 100_000, 0), clock, workerSlice, func() bool { return clock.time > 600_000 },
			func(a Answer) { told = append(told, a) })
		require.LessOrEqual(t, clock.time/1000, int64(600+stopGrace+10))
		require.Contains(t, s.Legal(nil), a.Thought.Action)
		require.NotEmpty(t, told)
		for _, x := range told {
			require.False(t, x.Done)
			require.Equal(t, 100_000, x.Budget)
			require.LessOrEqual(t, x.Nodes, 100_000)
		}
	})
}

func TestASearchMakesWayAfterEachSlice(t *testing.T) {
	s, err := catalog.All()[0].New(engine.Setup{Players: 2, First: 0, Seed: 1})
	require.NoError(t, err)
	require.NoError(t, s.Apply(s.Legal(nil)[0], nil))
	clock := &stopwatch{step: 1000}
	Run(ask(s, 1, search.Hard, 4000, 0), clock, pageSlice, never, ignore)
	require.Greater(t, len(clock.rests), 10)
	last := int64(0)
	for _, at := range clock.rests {
		require.LessOrEqual(t, at-last, int64(pageSlice+2))
		last = at
	}
}

func TestARequestThatCannotBeAnsweredSaysWhy(t *testing.T) {
	s, err := catalog.All()[0].New(engine.Setup{Players: 2, First: 0, Seed: 1})
	require.NoError(t, err)
	good := ask(s, 0, search.Hard, 100, 0)
	for name, change := range map[string]func(*Request){
		"game": func(r *Request) { r.Game = "chess" }, "position": func(r *Request) { r.Position = "x" }, "level": func(r *Request) { r.Level = "god" },
	} {
		r := good
		change(&r)
		a := Run(r, &stopwatch{}, pageSlice, never, ignore)
		require.True(t, a.Done)
		require.NotEmpty(t, a.Err, name)
	}
}
