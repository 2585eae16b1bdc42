package lesson

import (
	"strings"
	"testing"

	"bayboard/core/catalog"
	"bayboard/core/engine"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// twoCards: the person takes an area of two cards and must build the tracks
// first; seat 2 then lays out, seat 1 is asked again.
const twoCards = `chapter One
lesson tracks Tracks
before The first words.

step
before Then these.
goal Place the green card before the blue one.
hint Look at the green card.
hint Place it.
after It joined.
rules network place-order
reach event placed card=green1t
reach not action place 2
reach score skyscraper points<=0
reach turn over
position
  sf2022 position 1
  edition 1
  players 2
  turn 9 seat 1
  ask place
  deck: orange3 gray0f rest
  area 1: yellow3
  hand: green1t blue3
  city 1: commitments 1
play
  place 1
  place 1

step
goal Take the area.
hint One.
hint Two.
after Taken.
rules realize
reach event realized area=1
play
  2: layout
  2: area 1
  realize 1

step
goal Try what is not allowed, then do what is.
hint One.
hint Two.
after Done.
rules commitment-limit
reach refused commitment-limit
reach event laid-out
position
  sf2022 position 1
  edition 1
  players 2
  turn 9 seat 1
  ask turn
  deck: orange3 rest
  area 1: yellow3
  city 1: commitments 1
play
  ! realize 1 => commitment-limit
  layout
  area 1
`

func parsed(t *testing.T, text string) *Course {
	g, _ := catalog.Games{}.BySlug("sf2022")
	c, err := Parse(g, []File{{"a.txt", text}})
	require.NoError(t, err)
	return c
}

func started(t *testing.T, text string, step int) *Runner {
	r, err := parsed(t, text).Start(0, step)
	require.NoError(t, err)
	return r
}

func play(t *testing.T, r *Runner, text string) Result {
	a, err := r.Match().State().ParseAction(text)
	require.NoError(t, err)
	return r.Play(a)
}

// done are the texts of all that was played.
func done(r *Runner) string {
	var out []string
	for _, a := range since(r, 0) {
		out = append(out, a.text)
	}
	return strings.Join(out, ", ")
}

func TestTheStoredSolutionIsCheckedFromEndToEnd(t *testing.T) {
	require.Empty(t, parsed(t, twoCards).Check())
	r := started(t, twoCards, 0)
	assert.Equal(t, "The first words. Then these.", r.Step().Before)
	assert.Equal(t, 2, r.Step().Par)
	assert.Equal(t, Going, play(t, r, "place 1").Status)
	assert.Equal(t, 1, r.Decisions())
	assert.Equal(t, Reached, play(t, r, "place 1").Status)
	assert.Equal(t, engine.Seat(1), r.Match().State().Actor(), "the others wait when the goal is reached")
	assert.Equal(t, MaxStars, r.Stars())
}

func TestAStepThatGoesOnBeginsWithTheReplies(t *testing.T) {
	r := started(t, twoCards, 1)
	assert.Equal(t, "layout, area 1", done(r))
	assert.Equal(t, engine.Seat(0), r.Seat())
}

func TestWhatMustNotHappenIsWrongAtOnce(t *testing.T) {
	r := started(t, twoCards, 0)
	assert.Equal(t, Wrong, play(t, r, "place 2").Status)
	assert.Equal(t, 1, r.Match().Ply(), "nothing more is played")
	got := play(t, r, "place 1")
	assert.Equal(t, Wrong, got.Status)
	assert.Equal(t, 1, r.Match().Ply())
	require.True(t, r.Back())
	assert.Equal(t, Going, r.Status())
	assert.False(t, r.Back())
	assert.Equal(t, 2, r.Stars(), "a retry costs a star")
}

func TestWhatCanNoLongerBeReachedIsWrongBeforeTheDecisionsAreUsedUp(t *testing.T) {
	r := started(t, twoCards, 0)
	assert.Equal(t, Wrong, play(t, r, "discard 1").Status)
	assert.Equal(t, 1, r.Decisions())
}

func TestDecisionsAreUsedUp(t *testing.T) {
	r := started(t, twoCards, 1)
	assert.Equal(t, Wrong, play(t, r, "layout").Status)
	r.Restart()
	assert.Equal(t, Going, r.Status())
	assert.Equal(t, Reached, play(t, r, "realize 1").Status)
}

func TestATryIsToldItsRuleAndCostsNothing(t *testing.T) {
	r := started(t, twoCards, 0)
	got := play(t, r, "realize 1")
	assert.Equal(t, engine.Rule("place-order"), got.Refused.Rule)
	assert.Equal(t, Going, got.Status)
	assert.Equal(t, 0, r.Decisions())
	assert.Equal(t, MaxStars, r.Stars())
}

func TestARefusalCanBeAGoal(t *testing.T) {
	r := started(t, twoCards, 2)
	play(t, r, "layout")
	assert.Equal(t, Wrong, play(t, r, "area 1").Status, "the chance to be refused is gone: two cards now")
	r.Restart()
	next, ok := r.Next()
	require.True(t, ok)
	assert.Equal(t, "realize 1", r.Match().State().FormatAction(next), "the try comes first")
	assert.Equal(t, engine.Rule("commitment-limit"), r.Play(next).Refused.Rule)
	play(t, r, "layout")
	assert.Equal(t, Reached, play(t, r, "area 1").Status)
}

func TestOffTheStoredLineTheReplyIsTheStoredOneIfItIsLegal(t *testing.T) {
	const replies = `
reach event realized
play
  layout
  area 2
  2: realize 2
  2: place 1
  realize 1
par 4
`
	at, _, _ := strings.Cut(twoCards, "reach refused")
	at = at[:strings.LastIndex(at, "step\n")]
	text := at[:strings.Index(at, "step\n")] + `step
goal Take an area.
hint One.
hint Two.
after Done.
rules realize
position
  sf2022 position 1
  edition 1
  players 2
  turn 9 seat 1
  ask turn
  deck: orange3 gray1b rest
  area 1: yellow3 green3
  city 1: commitments 1
` + replies
	r := started(t, text, 0)
	play(t, r, "layout")
	play(t, r, "area 2")
	assert.Equal(t, "layout, area 2, realize 2, place 1", done(r))
	r.Restart()
	play(t, r, "layout")
	play(t, r, "area 1")
	off := done(r)
	assert.NotContains(t, off, "realize 2", "there is nothing to take there")
	again := started(t, text, 0)
	play(t, again, "layout")
	play(t, again, "area 1")
	assert.Equal(t, off, done(again), "the greedy reply is always alike")
}

func TestHintsCostStarsDownToOne(t *testing.T) {
	r := started(t, twoCards, 0)
	assert.Equal(t, "Look at the green card.", r.Hint(1))
	assert.Equal(t, 2, r.Stars())
	assert.Equal(t, "Place it.", r.Hint(2))
	assert.Equal(t, 1, r.Stars())
	play(t, r, "place 2")
	r.Restart()
	assert.Equal(t, 1, r.Stars())
}

func TestThereIsNoSuchStep(t *testing.T) {
	c := parsed(t, twoCards)
	for _, at := range [][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 3}} {
		_, err := c.Start(at[0], at[1])
		assert.ErrorIs(t, err, errNoStep)
	}
	_, ok := c.Find("tracks")
	assert.True(t, ok)
	_, ok = c.Find("trucks")
	assert.False(t, ok)
}

func TestCheckFindsWhatIsWrong(t *testing.T) {
	for _, tt := range []struct{ old, new, want string }{
		{"rules network place-order", "rules netwrk", `a.txt:5: tracks, step 1: "netwrk" is no rule`},
		{"  place 1\n  place 1\n", "  place 1\n  place 7\n", `a.txt:28: tracks, step 1: "place 7": illegal by place-order`},
		{"  place 1\n  place 1\n", "  place 1\n  play 1\n", `a.txt:28: tracks, step 1: action "play 1"`},
		{"  place 1\n  place 1\n", "  place 1\npar 2\n", `a.txt:5: tracks, step 1: the stored solution does not reach the goal: the test of line 15 does not hold`},
		{"  place 1\n  place 1\n", "  place 2\n  place 1\n", `a.txt:27: tracks, step 1: "place 2" goes wrong: the test of line 12 does not hold, the test of line 13`},
		{"event realized area=1", "event realized area=2", `a.txt:40: tracks, step 2: "realize 1" goes wrong: the test of line 36`},
		{"  2: area 1\n", "  2: area 2\n", `a.txt:40: tracks, step 2: "realize 1"`},
		{"  2: layout\n  2: area 1\n", "  2: layout\n  2: area 1\n  2: realize 1\n", `a.txt:40: tracks, step 2: seat 2 does not get to "realize 1"`},
		{"  ! realize 1 => commitment-limit", "  ! realize 1 => realize", `"realize 1" is refused by commitment-limit`},
		{"  ! realize 1 => commitment-limit", "  ! layout => realize", `"layout" is not refused`},
		{"reach refused commitment-limit", "reach refused commitment", `"commitment" is no rule`},
		{"  edition 1\n", "  edition 7\n", `a.txt:5: tracks, step 1: sf2022: cannot start: position`},
	} {
		require.Contains(t, twoCards, tt.old)
		c := parsed(t, strings.Replace(twoCards, tt.old, tt.new, 1))
		var all []string
		for _, err := range c.Check() {
			all = append(all, err.Error())
		}
		assert.Contains(t, strings.Join(all, "\n"), tt.want)
	}
	assert.ErrorContains(t, parsed(t, twoCards).CheckWhole(), "the course has 1 chapters")
}
