package lesson

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bayboard/core/catalog"
	"bayboard/core/engine"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTheParserNamesTheLine(t *testing.T) {
	g, _ := catalog.Games{}.BySlug("sf2022")
	for _, tt := range []struct{ text, want string }{
		{"lesson a A", "a.txt:1: want chapter first"},
		{"chapter", "a.txt:1: want chapter TITLE"},
		{"chapter A\nchapter B", "a.txt:2: want chapter TITLE, once"},
		{"chapter A\n\n# no\ngoal x", `a.txt:4: "goal" stands in no lesson`},
		{"chapter A\nlesson A b", "a.txt:2: want lesson ID TITLE"},
		{"chapter A\nlesson a", "a.txt:2: want lesson ID TITLE"},
		{"chapter A\nlesson a A", "a.txt:2: lesson a has no step"},
		{"chapter A\nlesson a A\ngoal b", `a.txt:3: "goal" stands in no step`},
		{"chapter A\nlesson a A\nstep x", `a.txt:3: "x" follows step`},
		{"chapter A\nlesson a A\nstep\nspam x", `a.txt:4: unknown word "spam"`},
		{"chapter A\nlesson a A\nstep\ngoal x\ngoal y", "a.txt:5: stands twice"},
		{"chapter A\nlesson a A\nstep\ngoal", "a.txt:4: want a text after it"},
		{"chapter A\n  more", `a.txt:2: "more" goes on with nothing`},
		{"chapter A\nlesson a A\nstep\nyou 9", "a.txt:4: want you SEAT"},
		{"chapter A\nlesson a A\nstep\npar 99", "a.txt:4: want par N"},
		{"chapter A\nlesson a A\nstep\nplay x", "a.txt:4: want play alone"},
		{"chapter A\nlesson a A\nstep\nplay\n  ! x", "a.txt:5: want ! ACTION => RULE"},
		{"chapter A\nlesson a A\nstep\nplay\n  x: y", "a.txt:5: want SEAT: ACTION"},
		{"chapter A\nlesson a A\nstep\nreach luck", "a.txt:4: want a test (event, action"},
		{"chapter A\nlesson a A\nstep\nreach event bang", "a.txt:4: want an event (revealed"},
		{"chapter A\nlesson a A\nstep\nreach event", "a.txt:4: want a name"},
		{"chapter A\nlesson a A\nstep\nreach event marker times 0", "a.txt:4: want times N"},
		{"chapter A\nlesson a A\nstep\nreach event marker green", `a.txt:4: want NAME=VALUE, not "green"`},
		{"chapter A\nlesson a A\nstep\nreach event marker column>=x", "a.txt:4: want a number after >="},
		{"chapter A\nlesson a A\nstep\nreach event marker seat=all", "a.txt:4: want seat=N or seat=any"},
		{"chapter A\nlesson a A\nstep\nreach turn 3", "a.txt:4: want turn over"},
		{"chapter A\nlesson a A\nstep\nreach rank 0", "a.txt:4: want rank N"},
		{"chapter A\nlesson a A\nstep\nreach not refused square", "a.txt:4: want refused RULE, without not"},
		{"chapter A\nlesson a A\nstep\nreach action", "a.txt:4: want action TEXT"},
		{"chapter A\nlesson a A\nstep\n" + strings.Repeat("reach over\n", 9), "a.txt:12: too many tests"},
		{"chapter A\nlesson a A\nstep\ngoal x\nafter y\nhint z\n", "a.txt:6: the step of line 3 has no two lines of hint"},
		{twoCards + "lesson tracks Again", `lesson "tracks" stands twice`},
		{strings.Replace(twoCards, "position\n", "before\n", 1), "has no position, in the first step"},
	} {
		_, err := Parse(g, []File{{"a.txt", tt.text}})
		if assert.Error(t, err, tt.text) {
			assert.Contains(t, err.Error(), tt.want)
		}
	}
}

func TestTextsGoOnInIndentedLines(t *testing.T) {
	text := strings.NewReplacer(
		"before The first words.", "before The first\n  words.",
		"before Then these.", "before Then\n  these.",
		"hint Place it.", "hint Place\n\tit.",
		"after It joined.", "after It\n\n  joined.",
	).Replace(twoCards)
	s := parsed(t, text).Lessons[0].Steps[0]
	assert.Equal(t, []string{"The first words. Then these.", "Place it.", "It joined."}, []string{s.Before, s.Hints[1], s.After})
}

func TestFactsAreCompared(t *testing.T) {
	facts := []engine.Fact{engine.Word("row", "green"), engine.Number("column", 3)}
	for text, want := range map[string]bool{
		"row=green": true, "row=blue": false, "column=3": true, "column>=3": true, "column>=4": false,
		"column<=2": false, "column<=3": true, "lane=1": false, "row=3": false, "column=green": false,
	} {
		f, err := parseFact(text)
		require.NoError(t, err)
		assert.Equal(t, want, f.holds(facts), text)
	}
}

func TestAListOfUntaughtRulesHasReasons(t *testing.T) {
	list, err := ParseUntaught("# all\n\ndeck: it is data\n")
	require.NoError(t, err)
	assert.Equal(t, map[engine.Rule]string{"deck": "it is data"}, list)
	for text, want := range map[string]string{
		"deck:": "line 1", "\ndeck": "line 2: want RULE: REASON", "a: b\na: c": "line 2: a stands twice",
	} {
		_, err := ParseUntaught(text)
		assert.ErrorContains(t, err, want)
	}
}

// FuzzParse: a course parses or is refused with a line, and what is parsed can
// be started or says why not.
func FuzzParse(f *testing.F) {
	f.Add(twoCards)
	names, err := filepath.Glob("courses/*/en/*.txt")
	require.NoError(f, err)
	for _, name := range names {
		text, err := os.ReadFile(name)
		require.NoError(f, err)
		f.Add(string(text))
	}
	g, _ := catalog.Games{}.BySlug("sf2022")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := Parse(g, []File{{"a.txt", text}})
		if err != nil {
			require.Contains(t, err.Error(), "a.txt:")
			return
		}
		for l := range c.Lessons {
			if r, err := c.Start(l, 0); err == nil && r.Status() == Going {
				r.Play(engine.Action{Kind: 1})
			}
		}
	})
}
