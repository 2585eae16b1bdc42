package journeys

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/lesson/courses"
	"bayboard/core/replay"
	"bayboard/core/search"
	"bayboard/scripts/internal/browser"
	"bayboard/wasm/store"
)

// axeSource is the checker's own source.
func axeSource(t *testing.T) string {
	t.Helper()
	source, err := os.ReadFile(filepath.Join(root, "scripts/check/npm/node_modules/axe-core/axe.min.js"))
	require.NoError(t, err, "npm ci in scripts/check/npm, as scripts/check does")
	return string(source)
}

// axe gives the faults of what the page shows now; the elements that a
// selector in without finds are left out.
func axe(p *browser.Page, source, without string) []string {
	if !browser.Eval[bool](p, `Boolean(window.axe)`) {
		browser.Eval[any](p, source+";null")
	}
	return browser.Await[[]string](p, `axe.run({exclude: [`+without+`]}, {resultTypes: ["violations"]}).then(r => `+
		`r.violations.map(v => v.id + ": " + v.nodes.slice(0, 3).map(n => n.target + " " + n.html.slice(0, 200) + " “" + document.querySelector(n.target[0])?.textContent + "”").join(" | ")))`)
}

// inspector is a person who looks for faults of access on each screen.
type inspector struct {
	*person
	axe  string
	dark bool // the next look is at a dark desktop
}

func inspect(t *testing.T, game string) *inspector {
	t.Helper()
	p := arriveWatching(t, game)
	p.BeforeLoad(script("lessons"))
	return &inspector{person: p, axe: axeSource(t), dark: len(game)%2 == 0}
}

// settled waits until nothing that ends moves on the page any more.
const settled = `person.frame().then(person.frame).then(() => Promise.allSettled(
	document.getAnimations().filter(a => a.effect.getComputedTiming().endTime < Infinity).map(a => a.finished))).then(() => null)`

// sound fails for each fault on the screen, on a phone and on a dark desktop.
func (p *inspector) sound(screen string) {
	p.t.Helper()
	p.glance(screen)
	p.glance(screen)
}

// glance is for a screen that is much the same at each size: it looks at one,
// another than the last time.
func (p *inspector) glance(screen string) {
	p.t.Helper()
	width, dark := 360, p.dark
	if dark {
		width = 1280
	}
	p.dark = !dark
	p.SetViewport(width, 800, dark)
	browser.Await[any](p.Page, settled)
	for _, fault := range axe(p.Page, p.axe, "") {
		p.t.Errorf("%s at %d px: %s", screen, width, fault)
	}
	wide := browser.Eval[int](p.Page, "document.documentElement.scrollWidth - innerWidth")
	assert.LessOrEqual(p.t, wide, 0, "%s is wider than %d px", screen, width)
}

// partOfGame is the text of a save: a person and beginners after some actions.
func partOfGame(t *testing.T, slug string, actions, persons int) string {
	t.Helper()
	g, _ := catalog.Games{}.BySlug(slug)
	seats, _ := g.Players()
	m, err := replay.New(g, engine.Setup{Players: seats, Seed: 77})
	require.NoError(t, err)
	bot := search.New(search.Easy, 5)
	for m.Len() < actions || m.State().Actor() != 0 {
		require.NoError(t, m.Play(search.Ask(bot, m.State(), m.Ply()), nil))
	}
	players := make([]store.Player, persons)
	for len(players) < seats {
		players = append(players, store.Player{Kind: store.Bot, Level: search.Easy})
	}
	return store.Save{Counter: 1, Updated: 1764458000000, Players: players, Ply: -1, Record: m.File()}.String()
}

func TestThePagesHaveNoFaultThatAxeFinds(t *testing.T) {
	p := inspect(t, "sf2022")
	p.at("#/")
	p.glance("the empty lobby")
	p.keep("bayboard:game:part22", partOfGame(t, "sf2022", 30, 1))
	p.keep("bayboard:game:part-t", partOfGame(t, "ttrsf", 30, 1))
	p.again()
	p.WaitFor(".saves")
	p.sound("the lobby")
	p.goTo("#/settings")
	p.WaitText("h1", "Settings")
	p.sound("the settings")
	p.goTo("#/sf2022/open/AAAA")
	p.Wait("a word on the link", `!document.querySelector("#boot:not([hidden])") && document.querySelector("main, .pg-m")`)
	p.glance("a link that is none")
}

func TestTheScreensOfEachGameHaveNoFaultThatAxeFinds(t *testing.T) {
	for _, g := range catalog.All() {
		t.Run(g.Slug(), func(t *testing.T) {
			p, slug := inspect(t, g.Slug()), g.Slug()
			p.at("#/settings")
			p.keep("bayboard:game:part26", partOfGame(t, slug, 40, 1))
			p.keep("bayboard:game:two026", partOfGame(t, slug, 40, 2))
			p.keep("bayboard:game:"+reviewed, finishedGame(t, slug, 12))
			p.at("#/" + slug + "/new")
			p.WaitFor(".chair")
			p.glance("the set-up")
			p.ClickText(".first .btn", "First game with a coach")
			p.tip()
			p.glance("the coached game")
			p.goTo("#/" + slug + "/play/part26")
			p.WaitFor(".p-board")
			p.sound("the table")
			for _, panel := range []string{"Score so far", "Players", "Share or save", "Keys"} {
				p.panel(panel)
				p.glance(panel)
				p.Press("\x1b")
				p.WaitGone("dialog[open]")
			}
			p.goTo("#/" + slug + "/play/two026")
			p.WaitFor(".p-board, .cover")
			p.glance("the table of two persons")
			p.goTo("#/" + slug + "/play/" + reviewed)
			p.WaitText(".top-s", "finished")
			p.glance("the finished game")
			p.goTo("#/" + slug + "/review/" + reviewed)
			p.WaitText(".rv-k", "All decisions have been looked at.")
			p.sound("the review")
			p.goTo("#/" + slug + "/learn")
			p.WaitFor(".course, .les")
			p.glance("the course")
			p.stepAt(slug, courses.Of(slug).Lessons[1].ID, 1)
			p.glance("a lesson")
			p.goTo("#/" + slug + "/quiz/3")
			p.WaitFor(".q-b")
			p.glance("the quiz")
		})
	}
}

// unseen gives the icons in the colour of what lies behind them.
const unseen = `(() => {
	const behind = e => {
		for (; e; e = e.parentElement) {
			const c = getComputedStyle(e).backgroundColor;
			if (!/, 0\)$|transparent/.test(c)) { return c; }
		}
		return "rgb(255, 255, 255)";
	};
	return person.all(".ic").filter(e => getComputedStyle(e).color === behind(e)).map(e => e.closest("[class]:not(.ic)").outerHTML.slice(0, 120));
})()`

func TestIconsAreSeenWhenTheSystemChoosesTheColours(t *testing.T) {
	for _, g := range catalog.All() {
		t.Run(g.Slug(), func(t *testing.T) {
			p := inspect(t, g.Slug())
			p.at("#/settings")
			p.keep("bayboard:game:part26", partOfGame(t, g.Slug(), 40, 1))
			p.ForceColors()
			p.at("#/" + g.Slug() + "/play/part26")
			p.WaitFor(".p-board")
			assert.Positive(t, p.Count(".ic"))
			assert.Empty(t, browser.Eval[[]string](p.Page, unseen))
		})
	}
}
