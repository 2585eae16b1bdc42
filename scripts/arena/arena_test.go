package main

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func lastLine(t *testing.T, o options) report {
	o.json = true
	var out bytes.Buffer
	require.NoError(t, run(o, &out))
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	var r report
	require.NoError(t, json.Unmarshal([]byte(lines[len(lines)-1]), &r))
	return r
}

func TestTheSameGamesArePlayedAgain(t *testing.T) {
	o := options{game: "ttrsf", bots: "medium,easy", games: 8, seed: 3}
	first := lastLine(t, o)
	require.Equal(t, first, lastLine(t, o))
	o.jobs = 3
	require.Equal(t, first, lastLine(t, o))
	require.Equal(t, []string{"medium", "easy"}, first.Bots)
	require.Equal(t, 8, first.Games)
	require.InDelta(t, 1, first.WinRate[0]+first.WinRate[1], 0.001)
	require.Greater(t, first.WinRate[0], 0.5)
	require.Empty(t, first.Verdict)
}

func TestBaselinesPlayTheirOwnGame(t *testing.T) {
	r := lastLine(t, options{game: "ttrsf", bots: "one-ticket,long-routes", games: 4, seed: 2})
	require.Equal(t, []string{"one-ticket", "long-routes"}, r.Bots)
	require.Equal(t, 4, r.Games)
	err := run(options{game: "sf2022", bots: "medium,one-ticket", games: 1}, &bytes.Buffer{})
	require.ErrorContains(t, err, "sensible")
}

func TestEachSeatIsOnceTheFirstBots(t *testing.T) {
	require.Equal(t, []int{0, 1}, seating(2, 2, 0))
	require.Equal(t, []int{1, 0}, seating(2, 2, 1))
	require.Equal(t, []int{0, 1, 1}, seating(3, 2, 0))
	require.Equal(t, []int{2, 0, 1}, seating(3, 3, 1))
	require.Equal(t, []int{1, 2, 1, 0}, seating(4, 3, 3))
}

func TestASequentialTestStopsEarly(t *testing.T) {
	r := lastLine(t, options{game: "sf2022", bots: "medium,easy", games: 200, seed: 1, want: 0.8, margin: 0.3})
	require.Equal(t, "yes", r.Verdict)
	require.Less(t, r.Games, 100)
	require.Zero(t, r.Games%2, "deals are played out")
	require.Equal(t, r, lastLine(t, options{game: "sf2022", bots: "medium,easy", games: 200, seed: 1, want: 0.8, margin: 0.3, jobs: 4}))
	r = lastLine(t, options{game: "sf2022", bots: "easy,medium", games: 200, seed: 1, want: 0.5, margin: 0.3})
	require.Equal(t, "no", r.Verdict)
	require.Less(t, r.Games, 100)
}

// Both kinds of error are about 1 in 20 at most.
func TestASequentialTestIsSeldomWrong(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 2))
	wrong := map[float64]int{}
	for _, truth := range []float64{0.65, 0.7} {
		for range 400 {
			s, err := newSequential(0.65, 0.7)
			require.NoError(t, err)
			for s.verdict() == "" {
				s.add(float64(min(1, int(chance.Float64()+truth))))
			}
			if (s.verdict() == "yes") != (truth == 0.7) {
				wrong[truth]++
			}
		}
	}
	require.Less(t, wrong[0.65], 32)
	require.Less(t, wrong[0.7], 32)
	require.Positive(t, wrong[0.65]+wrong[0.7])
}

func TestAnIntervalIsWilsons(t *testing.T) {
	low, high := wilson(0.74, 400)
	require.InDelta(t, 0.695, low, 0.001)
	require.InDelta(t, 0.781, high, 0.001)
	low, high = wilson(1, 10)
	require.InDelta(t, 0.722, low, 0.001)
	require.InDelta(t, 1, high, 1e-9)
}

func TestWhatCannotBePlayedIsRefused(t *testing.T) {
	good := options{game: "ttrsf", bots: "easy,medium", games: 2}
	for want, change := range map[string]func(*options){
		"no game":       func(o *options) { o.game = "chess" },
		"two or more":   func(o *options) { o.bots = "easy" },
		"want hard":     func(o *options) { o.bots = "easy,grandmaster" },
		"with a budget": func(o *options) { o.bots = "easy,medium:100" },
		"a number of":   func(o *options) { o.bots = "easy,hard:many" },
		"2 to 4":        func(o *options) { o.players = 5 },
		"3 bots":        func(o *options) { o.players, o.bots = 2, "easy,easy,easy" },
		"one or more":   func(o *options) { o.games = 0 },
		"a test of":     func(o *options) { o.want, o.margin = 1, 0.1 },
	} {
		o := good
		change(&o)
		require.ErrorContains(t, run(o, &bytes.Buffer{}), want)
	}
	require.Error(t, start(good, "quantum"))
}

func TestABudgetIsTheBotsOwnBeforeTheCommonOne(t *testing.T) {
	list, err := parsePlayers("ttrsf", "hard:300,expert,medium", 500)
	require.NoError(t, err)
	require.Equal(t, []int{300, 500, 500}, []int{list[0].nodes, list[1].nodes, list[2].nodes})
	r := lastLine(t, options{game: "sf2022", bots: "hard:100,easy", games: 1})
	require.Equal(t, []string{"hard:100", "easy"}, r.Bots)
}
