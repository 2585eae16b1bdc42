package journeys

import (
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
)

// seatScore is a column of the score table.
type seatScore struct {
	Total float64
	Place int
	Lines []float64
}

// checkScore opens nothing: the score of a finished game is in view.
func (p *person) checkScore(seats int) {
	p.t.Helper()
	p.WaitFor("dialog#score .score-t")
	got := browser.Eval[[]seatScore](p.Page, "person.score()")
	require.Len(p.t, got, seats)
	best := slices.MaxFunc(got, func(a, b seatScore) int { return int(2*a.Total - 2*b.Total) }).Total
	for i, s := range got {
		sum := 0.0
		for _, x := range s.Lines {
			sum += x
		}
		assert.Equal(p.t, s.Total, sum, "the lines of seat %d add up", i+1)
		assert.True(p.t, s.Place >= 1 && s.Place <= seats, "place %d of seat %d", s.Place, i+1)
		assert.False(p.t, s.Place == 1 && s.Total < best, "seat %d is first with fewer points", i+1)
	}
	assert.Contains(p.t, p.Text("dialog#score"), "Final score")
}

// checkFinished: the finished game is shown with its score, also after a reload.
func (p *person) checkFinished(seats int) {
	p.t.Helper()
	p.checkScore(seats)
	p.close("score")
	before := p.look()
	p.again()
	p.WaitFor(".p-board")
	assert.Equal(p.t, before, p.look())
	p.ClickText(".act-o button", "Score")
	p.checkScore(seats)
}

func TestAGameAgainstABotIsPlayedToTheEndByMouse(t *testing.T) {
	page, url := visit(t, nil)
	page.BeforeLoad(steady)
	p := meet(t, page, url+"app/")
	p.Open(url)
	p.Click("a[href*='#/sf2022/new']")
	p.WaitGone("#boot")
	p.WaitFor(".chair")
	p.ClickText(".lobby-top a", "Settings")
	p.ClickText(".segs label", "No pause")
	p.Wait("the choice is kept", `localStorage.getItem("bayboard:prefs") === "pause 0"`)
	p.Back()
	p.fill("M0VSE", "Person", "Easy bot")
	p.dice = 1
	kinds := map[string]int{}
	for {
		c := p.next()
		if c.Kind == "" {
			break
		}
		if c.Kind == "area" {
			// The buttons at the areas have a journey of their own.
			p.ClickText(".act-b button", "Area "+strconv.Itoa(1+len(kinds)%3))
		} else {
			p.Click("[data-journey]")
		}
		p.done(c.Position)
		kinds[c.Kind]++
	}
	t.Log("actions: ", kinds)
	p.checkFinished(2)
}

func TestAGameOfAnyNumberOfPersonsIsPlayedToTheEnd(t *testing.T) {
	games := map[string][]string{
		"2 persons":                 {"Person", "Person"},
		"3 persons":                 {"Person", "Person", "Person"},
		"4 persons":                 {"Person", "Person", "Person", "Person"},
		"persons at seats 2 and 4":  {"Easy bot", "Person", "Medium bot", "Person"},
		"a person at the last seat": {"Medium bot", "Easy bot", "Person"},
	}
	for name, seats := range games {
		t.Run(name, func(t *testing.T) {
			p := arrive(t)
			p.BeforeLoad(steady)
			p.dice = uint32(len(name))
			p.begin("MANY", seats...)
			kinds := map[string]int{}
			for _, k := range p.toTheEnd() {
				kinds[k]++
			}
			t.Log("actions: ", kinds)
			p.checkFinished(len(seats))
		})
	}
}
