package journeys

import (
	_ "embed"
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
)

// workersScript lets a journey watch and hurt workers.
//
//go:embed testdata/workers.js
var workersScript string

// arriveWatching is arrive for a game, with workers that can be hurt.
func arriveWatching(t *testing.T, game string) *person {
	t.Helper()
	p := arriveAt(t, game)
	p.BeforeLoad(workersScript)
	return p
}

func (p *person) workers(what string) int {
	p.t.Helper()
	return browser.Eval[int](p.Page, "workers."+what)
}

func TestAHardBotThinksInOneWorker(t *testing.T) {
	p := arriveWatching(t, "sf2022")
	p.begin("W0RK", "Person", "Medium bot", "Expert bot", "Hard bot")
	p.play(6, "")
	assert.Equal(t, 1, p.workers("started"))
	assert.Positive(t, p.workers("asked"))
}

func TestOtherBotsNeedNoWorker(t *testing.T) {
	p := arriveWatching(t, "sf2000")
	p.begin("W0RK", "Person", "Medium bot", "Easy bot")
	p.play(10, "")
	assert.Zero(t, p.workers("started"))
}

func TestABotIsMadeToMoveNow(t *testing.T) {
	for _, press := range []func(p *person){
		func(p *person) { p.ClickText(".act-o .btn", "Move now") },
		func(p *person) { p.Press("h") },
	} {
		p := arriveWatching(t, "ttrsf")
		p.BeforeLoad("workers.hold = true")
		p.begin("W0RK", "Hard bot", "Person")
		p.WaitFor(".act .think")
		p.WaitText(".say", "is thinking")
		require.Equal(t, "0/0", p.position())
		press(p)
		p.Wait("the bot's move", `person.position() !== "0/0"`)
	}
}

// A worker that is killed, or hangs, is replaced, and the game goes on; after
// two the page thinks by itself.
func TestTheGameGoesOnWhenAWorkerDies(t *testing.T) {
	for _, c := range []struct {
		name, harm      string
		started, asking int
	}{
		{"killed", "workers.kill = 1", 2, 2},
		{"silent", "workers.silence = 1", 2, 2},
		{"killed twice", "workers.kill = 2", 2, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := arriveWatching(t, "ttrsf")
			p.BeforeLoad(c.harm)
			p.begin("W0RK", "Person", "Hard bot")
			all := p.play(6, "")
			require.Len(t, all.Kinds, 6)
			assert.Equal(t, c.started, p.workers("started"))
			assert.GreaterOrEqual(t, p.workers("asked"), c.asking)
		})
	}
}

func TestWithoutWorkersThePageThinks(t *testing.T) {
	for _, game := range []string{"sf2022", "sf2000", "ttrsf"} {
		p := arriveAt(t, game)
		p.BeforeLoad("delete window.Worker")
		if game == "sf2000" {
			p.begin("W0RK", "Person", "Hard bot", "Expert bot")
		} else {
			p.begin("W0RK", "Person", "Expert bot")
		}
		require.Equal(t, "undefined", browser.Eval[string](p.Page, "typeof Worker"))
		require.Len(t, p.play(8, "").Kinds, 8, game)
	}
}

// A search ends with its budget, at its limit with what it has found, and is
// cut off at twice that. A second more is for a machine that is busy.
func TestBotsKeepToTheirTimeInTwentyPositionsOfEachGame(t *testing.T) {
	const positions = 20
	for _, game := range []string{"sf2022", "sf2000", "ttrsf"} {
		p := arriveWatching(t, game)
		p.BeforeLoad(`try { localStorage.setItem("bayboard:prefs", "pause 0") } catch {}`)
		seats := []string{"Hard bot", "Expert bot", "Hard bot"}
		if game != "sf2000" {
			seats = seats[:2]
		}
		p.begin("T1ME", seats...)
		for n := range positions {
			p.Wait("the next thought", fmt.Sprintf("workers.took.length > %d", n))
		}
		took := browser.Eval[[][2]int](p.Page, "workers.took")
		t.Log(game, "milliseconds and their limits:", took)
		for _, one := range took {
			assert.Contains(t, []int{1000, 3000}, one[1], game)
			assert.LessOrEqual(t, one[0], 2*one[1]+1000, game)
		}
	}
}

// thinks waits until some moves are made, and gives the longest task of the
// page within each of them in milliseconds, 0 if none was long. What is done
// to show a move is not part of the thinking.
const thinks = `(async () => {
	const tasks = [], moves = [];
	new PerformanceObserver(l => tasks.push(...l.getEntries())).observe({ type: "longtask" });
	let at = person.position(), from = performance.now();
	while (moves.length < 5) {
		await new Promise(requestAnimationFrame);
		if (person.position() !== at) {
			moves.push([from, performance.now()]);
			at = person.position(), from = performance.now();
		}
	}
	await new Promise(done => setTimeout(done, 300));
	return moves.map(([a, b]) => Math.max(0, ...tasks
		.filter(e => e.startTime > a + 200 && e.startTime + e.duration < b - 100).map(e => Math.round(e.duration))));
})()`

// stolen is the longest time in milliseconds that the machine takes away from
// a page that only looks at the clock.
const stolen = `(() => {
	let longest = 0;
	for (let last = performance.now(), end = last + 400; last < end;) {
		const now = performance.now();
		longest = Math.max(longest, now - last);
		last = now;
	}
	return Math.ceil(longest);
})()`

// The machine may be busy with something else, so it is enough that one move of
// each way is thought out without a long task; a page that is not free has one
// of a second in each.
func TestThePageIsFreeWhileBotsThink(t *testing.T) {
	for _, without := range []string{"", "delete window.Worker"} {
		p := arriveAt(t, "ttrsf")
		p.BeforeLoad(`try { localStorage.setItem("bayboard:prefs", "pause 0\neffort 200") } catch {}`)
		p.BeforeLoad(without)
		p.begin("W0RK", "Expert bot", "Expert bot")
		lost := browser.Eval[int](p.Page, stolen)
		got := browser.Await[[]int](p.Page, thinks)
		lost = max(lost, browser.Eval[int](p.Page, stolen))
		t.Log("longest tasks: ", got, ", taken away: ", lost)
		assert.LessOrEqual(t, slices.Min(got), 50+2*lost, without)
	}
}
