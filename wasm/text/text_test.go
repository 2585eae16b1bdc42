package text_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/game/sf2000"
	"bayboard/core/game/ttrsf"
	"bayboard/core/replay"
	"bayboard/core/search"
	"bayboard/wasm/address"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
)

// games are those of the catalog and those that have words before they are in
// it.
func games() []engine.Game {
	all := catalog.All()
	for _, g := range []engine.Game{ttrsf.Game, sf2000.Game} {
		if !slices.Contains(all, g) {
			all = append(all, g)
		}
	}
	return all
}

func TestEveryGameHasATitleAndEveryRuleAHeading(t *testing.T) {
	for _, g := range games() {
		assert.NotEqual(t, g.Slug(), text.Title(g.Slug()))
		about := text.AboutGame(g.Slug())
		assert.NotContains(t, []string{about.Kind, about.Title, about.By, about.Blurb, about.Length}, "")
		for _, r := range g.Rules() {
			assert.NotEqual(t, string(r.ID), text.RuleTitle(g.Slug(), r.ID), "no heading for %s", r.ID)
		}
	}
}

func TestEveryRefusalHasATextOfItsOwn(t *testing.T) {
	for _, g := range games() {
		unknown, _ := text.Refusal(g.Slug(), &engine.IllegalError{Rule: "no such rule"})
		for _, r := range g.Rules() {
			if !r.Refuses {
				continue
			}
			title, reason := text.Refusal(g.Slug(), &engine.IllegalError{Rule: r.ID})
			assert.NotEmpty(t, reason, r.ID)
			assert.NotEqual(t, unknown, title, "no text for %s", r.ID)
		}
	}
}

// played goes through games with all that happens in them.
func played(t *testing.T, visit func(m *replay.Match)) {
	t.Helper()
	for seed := range uint64(40) {
		for _, g := range games() {
			if g == sf2000.Game && seed%4 > 0 { // long games
				continue
			}
			least, most := g.Players()
			m, err := replay.New(g, engine.Setup{Players: least + int(seed)%(most-least+1), First: engine.NoSeat})
			require.NoError(t, err)
			level := search.Levels()[int(seed)%len(search.Levels())]
			for m.State().Actor() != engine.NoSeat {
				s := m.State()
				require.NoError(t, m.Play(search.Ask(search.New(level, seed), s, m.Ply()), nil))
			}
			visit(m)
		}
	}
}

func TestEveryEventHasASentence(t *testing.T) {
	names := []string{"You", "Mira", "Jun", "Dee", "Bo"}
	seen := map[string]map[string]bool{}
	played(t, func(m *replay.Match) {
		g := m.Game()
		if seen[g.Slug()] == nil {
			seen[g.Slug()] = map[string]bool{}
		}
		for ply := 1; ply <= m.Len(); ply++ {
			for _, e := range m.Events(ply) {
				name, _ := m.State().DescribeEvent(e)
				assert.NotEmpty(t, text.Event(m.State(), e, names), "no sentence for %s", name)
				seen[g.Slug()][name] = true
			}
			if len(m.Events(ply)) > 0 {
				assert.NotEmpty(t, text.Action(m.State(), m.Events(ply), names).String())
			}
		}
	})
	for slug, names := range seen {
		t.Logf("%s: %d kinds of events met", slug, len(names))
	}
}

// Also those that games seldom meet: events without facts must not fail.
func TestEveryNameOfAnEventIsKnown(t *testing.T) {
	for _, g := range games() {
		for kind, name := range g.Events() {
			if name == "" {
				continue
			}
			s := bare{g, name}
			line := text.Event(s, engine.Event{Kind: engine.EventKind(kind), Audience: engine.AllSeats}, []string{"You", "Mira"})
			assert.NotEmpty(t, line, "no sentence for %s", name)
		}
	}
}

// bare names an event without its facts.
type bare struct {
	game engine.Game
	name string
}

func (b bare) Game() engine.Game                                  { return b.game }
func (b bare) DescribeEvent(engine.Event) (string, []engine.Fact) { return b.name, nil }

func TestQuestionsScoresAndEnds(t *testing.T) {
	names := []string{"You", "Mira", "Jun", "Dee", "Bo"}
	played(t, func(m *replay.Match) {
		slug := m.Game().Slug()
		for ply := range m.Len() {
			s := m.StateAt(ply)
			v := s.View(s.Actor())
			assert.NotEmpty(t, text.Ask(v, engine.Action{}, text.You).String())
			assert.GreaterOrEqual(t, text.Turn(v), 0)
		}
		assert.Positive(t, text.Turn(m.State().View(0)))
		o := m.State().Outcome()
		assert.NotEqual(t, "The game is over.", text.EndReason(slug, o.Reason))
		assert.NotEmpty(t, text.Result(o, m.Game().Unit(), names).String())
		for _, l := range m.State().Breakdown(0) {
			label, _ := text.ScoreLine(slug, l)
			assert.NotEqual(t, text.RuleTitle(slug, l.Rule), label, "no label for %s", l.Rule)
		}
	})
}

func TestEveryFailureSaysWhatToDo(t *testing.T) {
	usual, _ := text.Failure(errors.New("something"))
	refused := &replay.ReplayError{Ply: 3, Action: "layout", Err: &engine.IllegalError{Rule: "layout"}}
	titles := map[string]bool{}
	for _, err := range []error{
		replay.ErrDamaged, replay.ErrForeign, replay.ErrTooLong, replay.ErrUnknownGame,
		&replay.VersionError{What: "format", Have: 2, Want: 1}, &replay.VersionError{What: "rules", Have: 1, Want: 2},
		&replay.VersionError{What: "format", Have: 1, Want: 2},
		&replay.UnknownEditionError{Game: "sf2022", Edition: "ABCDEFGH"}, &replay.UnknownOptionError{Option: "length"},
		&replay.StartError{Game: "sf2022", Err: errors.New("x")}, refused, fmt.Errorf("wrapped: %w", refused),
		&replay.SyntaxError{Code: replay.NotOurs}, &replay.SyntaxError{Code: replay.BadLine, Line: 2, Text: "x"},
		store.ErrSaveBroken, store.ErrSaveNewer, address.ErrUnknown, address.ErrNoCode,
	} {
		title, advice := text.Failure(err)
		assert.NotEqual(t, usual, title, "%v", err)
		assert.NotEmpty(t, advice, "%v", err)
		titles[title] = true
	}
	assert.GreaterOrEqual(t, len(titles), 12)
}

func TestEveryNoticeHasATitle(t *testing.T) {
	for k := store.NoticeNone + 1; k <= store.AllRead; k++ {
		title, body := text.Notice(store.Notice{Kind: k, Text: "x", Count: 2, Err: replay.ErrDamaged})
		assert.Equal(t, strings.ToUpper(title[:1]), title[:1], "%s begins small", title)
		assert.NotContains(t, title, "Notice ", "kind %d", k)
		assert.NotEmpty(t, body, "kind %d", k)
	}
}

func TestEveryLevelAndSeatHasAName(t *testing.T) {
	met := map[string]bool{}
	for _, l := range search.Levels() {
		assert.NotEmpty(t, text.LevelHint(l), l)
		players := make([]store.Player, engine.MaxSeats)
		for i := range players {
			players[i] = store.Player{Kind: store.Bot, Level: l}
		}
		for _, name := range text.SeatNames(players) {
			assert.False(t, met[name], "two bots are called %s", name)
			met[name] = true
		}
	}
	one := []store.Player{{}, {Kind: store.Away}}
	assert.Equal(t, []string{"You", "Seat 2"}, text.SeatNames(one))
	two := []store.Player{{}, {Name: "Bea"}}
	assert.Equal(t, []string{"Seat 1", "Bea"}, text.SeatNames(two))
}

func TestANounAndItsNumberStayInOneLine(t *testing.T) {
	for said, want := range map[string]string{
		"Seat 2’s gray row": "Seat\u00a02’s gray row", "laid out in area 3.": "laid out in area\u00a03.",
		"No area is large enough.": "No area is large enough.", "took 2 of 3": "took 2\u00a0of\u00a03", "area ": "area ", "area": "area",
	} {
		assert.Equal(t, want, text.Line{{Text: said}}.HTML())
	}
}
