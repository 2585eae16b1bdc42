package lesson

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/core/rng"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func coach(t *testing.T, slug string) *Coach {
	text, err := os.ReadFile(filepath.Join("courses", slug, "coach.en.txt"))
	require.NoError(t, err)
	g, _ := catalog.Games{}.BySlug(slug)
	c, err := ParseCoach(g, File{"coach.txt", string(text)})
	require.NoError(t, err)
	return c
}

func TestTipsAreShortAndOfRules(t *testing.T) {
	for slug := range folders(t) {
		for _, err := range coach(t, slug).Check() {
			t.Errorf("%s: %v", slug, err)
		}
	}
}

func TestEachTaughtRuleHasATipOrAReason(t *testing.T) {
	for slug, files := range folders(t) {
		text, err := os.ReadFile(filepath.Join("courses", slug, "uncoached.txt"))
		require.NoError(t, err)
		silent, err := ParseUntaught(string(text))
		require.NoError(t, err)
		told := map[engine.Rule]bool{}
		for _, tip := range coach(t, slug).Tips {
			for _, r := range tip.Rules {
				told[r] = true
				assert.NotContains(t, silent, r, "%s: has a tip and a reason for none", slug)
			}
		}
		taught := course(t, slug, files).Taught()
		for r := range taught {
			assert.True(t, told[r] || silent[r] != "", "%s: %s has neither a tip nor a reason", slug, r)
		}
		for r := range silent {
			assert.Contains(t, taught, r, "%s: uncoached.txt lists what is not taught", slug)
		}
	}
}

// coached is a game in which the first seat is told what matters, one tip at
// each of its decisions and all that is due at the end.
type coached struct {
	told    []engine.Rule
	waiting int // the most that waited at a decision
}

func (g *coached) decide(t *testing.T, c *Coach, m *replay.Match) {
	due := c.Due(m, 0, g.told)
	g.waiting = max(g.waiting, len(due))
	if m.State().Actor() != engine.NoSeat && len(due) > 1 {
		due = due[:1]
	}
	for _, i := range due {
		name := c.Tips[i].Rules[0]
		require.NotContains(t, g.told, name, "told twice")
		g.told = append(g.told, name)
	}
	if m.State().Actor() == engine.NoSeat {
		require.Empty(t, c.Due(m, 0, g.told), "told, and due again")
	}
}

func playCoached(t *testing.T, c *Coach, seed uint64) coached {
	least, _ := c.Game.Players()
	m, err := replay.New(c.Game, engine.Setup{Players: least, First: engine.Seat(int(seed) % least), Seed: rng.Seed(seed)})
	require.NoError(t, err)
	r := rng.FromUint64(seed)
	greedy := r.IntN(100)
	var g coached
	var f finder
	for m.State().Actor() != engine.NoSeat {
		s := m.State()
		if s.Actor() == 0 {
			g.decide(t, c, m)
		}
		legal := s.Legal(nil)
		a := legal[r.IntN(len(legal))]
		if r.IntN(100) < greedy {
			a = f.greedy(s)
		}
		require.NoError(t, m.Play(a, nil))
	}
	g.decide(t, c, m)
	return g
}

// Every tip is told in some game, and in none twice.
func TestEachTipIsToldOnceInSomeGame(t *testing.T) {
	games := 200
	if testing.Short() {
		games = 30
	}
	for slug := range folders(t) {
		t.Run(slug, func(t *testing.T) {
			t.Parallel()
			c := coach(t, slug)
			count, waiting := map[engine.Rule]int{}, 0
			for seed := range games {
				g := playCoached(t, c, uint64(seed)+1)
				waiting = max(waiting, g.waiting)
				for _, r := range g.told {
					count[r]++
				}
			}
			for _, tip := range c.Tips {
				assert.True(t, testing.Short() || count[tip.Rules[0]] > 0, "%s is never told", tip.Rules[0])
			}
			t.Log("told in", count, "waiting at most", waiting)
		})
	}
}

func TestBadTipsAreRefused(t *testing.T) {
	g, _ := catalog.Games{}.BySlug("sf2022")
	for text, wanted := range map[string]string{
		"say A sentence.":                           "coach.txt:1: want tell first",
		"tell":                                      "coach.txt:1: want tell RULE…",
		"tell layout\nsing A song.":                 `coach.txt:2: unknown word "sing"`,
		"tell layout\nsay One.\nsay Two.":           "coach.txt:3: stands twice",
		"tell layout\nwhen legal":                   "coach.txt:2: want legal ACTION",
		"tell layout\nwhen refused realize 1":       "coach.txt:2: want refused ACTION => RULE",
		"tell layout\nwhen event sunrise":           "coach.txt:2: want an event",
		"tell layout\nwhen not event placed":        "coach.txt:2: want legal, refused or event",
		"tell layout\nwhen over":                    "coach.txt:2: want legal, refused or event",
		"tell layout\nwhen legal layout and sunset": "coach.txt:2: want a test",
	} {
		_, err := ParseCoach(g, File{"coach.txt", text})
		assert.ErrorContains(t, err, wanted, text)
	}
}

func TestWhatIsWrongWithTipsIsFound(t *testing.T) {
	g, _ := catalog.Games{}.BySlug("sf2022")
	long := fmt.Sprintf("%0*d.", mostTip, 0)
	for text, wanted := range map[string]string{
		"tell lunch\nsay Eat.\nwhen legal layout":                `coach.txt:1: "lunch" is no rule`,
		"tell layout layout\nsay Lay.\nwhen legal layout":        "coach.txt:1: layout stands twice",
		"tell layout\nsay One. Two. Three.\nwhen legal layout":   "coach.txt:1: 3 sentences; at most 2",
		"tell layout\nsay " + long + "\nwhen legal layout":       "coach.txt:1: 127 characters; at most 126",
		"tell layout\nsay Lay.":                                  "coach.txt:1: nothing says when",
		"tell layout\nwhen legal layout":                         "coach.txt:1: nothing is said",
		"tell layout\nsay Lay.\nwhen refused realize 1 => lunch": `coach.txt:1: "lunch" is no rule`,
	} {
		c, err := ParseCoach(g, File{"coach.txt", text})
		require.NoError(t, err, text)
		var found []string
		for _, err := range c.Check() {
			found = append(found, err.Error())
		}
		assert.True(t, slices.Contains(found, wanted), "%s: %v", text, found)
	}
}
