package journeys

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/core/search"
	"bayboard/scripts/internal/browser"
	"bayboard/wasm/store"
)

// reviewed is the name of the finished game that is put into the storage.
const reviewed = "rv2026"

// finishedGame is the text of a saved game that is over: a person at the first
// seat, bots at the others. Only its last actions are in the record, if last
// is not 0.
func finishedGame(t *testing.T, slug string, last int) string {
	t.Helper()
	g, _ := catalog.Games{}.BySlug(slug)
	require.NotNil(t, g)
	seats, _ := g.Players()
	m, err := replay.New(g, engine.Setup{Players: seats, Seed: 77})
	require.NoError(t, err)
	toTheEnd(t, m)
	if last > 0 {
		m, err = replay.FromPosition(g, m.StateAt(m.Len()-last).Position())
		require.NoError(t, err)
		toTheEnd(t, m)
	}
	players := []store.Player{{}}
	for len(players) < seats {
		players = append(players, store.Player{Kind: store.Bot, Level: search.Medium})
	}
	return store.Save{Counter: 1, Updated: 1764458000000, Players: players, Ply: -1, Record: m.File()}.String()
}

// toTheEnd lets a beginner play all seats.
func toTheEnd(t *testing.T, m *replay.Match) {
	t.Helper()
	bot := search.New(search.Easy, 5)
	for m.State().Actor() != engine.NoSeat {
		require.NoError(t, m.Play(search.Ask(bot, m.State(), m.Ply()), nil))
	}
}

// arriveReviewing has a finished game in the storage.
func arriveReviewing(t *testing.T, slug string, last int) *person {
	t.Helper()
	p := arriveWatching(t, slug)
	p.at("#/settings")
	p.keep("bayboard:game:"+reviewed, finishedGame(t, slug, last))
	return p
}

// decisions is how many were looked at, as the page says.
func (p *person) decisions() (n int) {
	p.t.Helper()
	fmt.Sscan(p.Text(".rv-k"), &n)
	return n
}

func TestAFinishedGameIsReviewed(t *testing.T) {
	for _, slug := range []string{"sf2022", "sf2000", "ttrsf"} {
		t.Run(slug, func(t *testing.T) {
			p := arriveReviewing(t, slug, 24)
			p.at("#/")
			p.ClickText(".save-r", "Review")
			p.WaitFor(".rv")
			base := "#/" + slug + "/review/" + reviewed
			assert.True(t, strings.HasSuffix(p.URL(), base))
			p.WaitText(".rv-k", "All decisions have been looked at.")
			assert.Positive(t, p.workers("asked"))
			assert.Contains(t, p.kept(), "bayboard:review:"+reviewed)
			seats := browser.Eval[int](p.Page, `document.querySelectorAll(".cv-n li").length`)
			assert.Equal(t, seats, p.Count(".cv-l"))

			p.Press("]]]")
			p.Wait("the fourth move", `location.hash.endsWith("/3")`)
			p.ClickText(".rv-q", "Show all decisions")
			p.WaitText(".rv-d .rv-q", "Show fewer")
			p.Click(".rv-d .rv-e:last-child button")
			p.Wait("the last decision", `document.querySelector(".rv-d .rv-e:last-child").ariaCurrent === "step"`)
			p.Wait("the focus on its moment", `document.activeElement.id === "rv-m"`)
			said, listed, url := p.Text(".rv-now"), p.Text(".rv-d .rv-l"), p.URL()
			assert.Contains(t, said, "You played: ")

			p.again()
			p.WaitText(".rv-k", "All decisions have been looked at.")
			assert.Equal(t, url, p.URL())
			assert.Equal(t, said, p.Text(".rv-now"))
			assert.Zero(t, p.workers("asked"), "all of it was kept")
			p.ClickText(".rv-q", "Show all decisions")
			p.WaitText(".rv-d .rv-q", "Show fewer")
			assert.Equal(t, listed, p.Text(".rv-d .rv-l"))

			p.Back()
			p.WaitFor(".saves")
			p.Forward()
			p.WaitFor(".rv")
			p.Click(".top a.ib")
			p.WaitFor(".p-board")
			p.ClickText(".act-o a", "Review")
			p.WaitFor(".rv")
		})
	}
}

func TestAReviewStopsAndGoesOnAfterAReload(t *testing.T) {
	p := arriveReviewing(t, "sf2022", 0)
	p.at("#/sf2022/review/" + reviewed)
	p.Wait("some decisions", `parseInt(document.querySelector(".rv-k")?.textContent) >= 9`)
	p.ClickText(".rv-s .btn", "Stop")
	p.WaitText(".rv-s .btn", "Go on")
	n := p.decisions()
	browser.Await[any](p.Page, `new Promise(done => setTimeout(done, 1000))`)
	assert.Equal(t, n, p.decisions())
	p.again()
	p.WaitFor(".rv")
	p.WaitText(".rv-s .btn", "Stop")
	assert.GreaterOrEqual(t, p.decisions(), n)
	p.Wait("more decisions", fmt.Sprintf(`parseInt(document.querySelector(".rv-k").textContent) > %d`, n))
}

func TestAGameThatIsNotOverHasNoReview(t *testing.T) {
	p := arrive(t)
	p.begin("EAR1Y", "Person", "Person")
	p.play(3, "")
	p.written()
	id := p.id()
	p.at("#/sf2022/review/" + id)
	p.notice("The game is not over yet")
	p.WaitFor(".p-board")
	assert.Equal(t, id, p.id())
	assert.Equal(t, "3/3", p.position())
}
