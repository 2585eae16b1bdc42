package page

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	"bayboard/core/search"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
)

// reviewed plays a game to its end and opens its review; so many
// decisions are judged, good ones, slips and blunders in turn.
func reviewed(t *testing.T, judged int) *screen {
	s := game(t, 0)
	for s.model.Play.Actor() != engine.NoSeat {
		s.play(1)
	}
	id := s.model.Play.ID
	s.build()
	assert.Equal(t, "#/sf2022/review/"+id, s.find("a", text.Review.Open).attr("href"))
	s.held = true
	s.tell(store.AddressChanged{Fragment: "#/sf2022/review/" + id})
	s.tell(store.ReviewRead{ID: id})
	for n := 0; n < judged && s.model.Review.Going; n++ {
		s.judge([]int{0, 60, 200, 0, 0}[n%5])
	}
	s.build()
	return s
}

// judge answers the question: what was played costs so much.
func (s *screen) judge(loss int) {
	q := s.asked
	other := q.Legal[0]
	if other == q.Also[0] {
		other = q.Legal[1]
	}
	th := search.Thought{Action: other, Tries: []search.Try{
		{Action: q.Also[0], Visits: 9, Chance: 500 - loss}, {Action: other, Visits: 9, Chance: 500},
	}}
	th.Value = [engine.MaxSeats]int{500, 300, 200}
	s.tell(store.Decided{Request: q.Request, Thought: th})
}

func TestAReviewShowsItsProgressAndCanBeStopped(t *testing.T) {
	s := reviewed(t, 3)
	_, of, _ := s.model.Review.Progress()
	assert.True(t, s.has("3 of "+strconv.Itoa(of)+" decisions looked at"))
	assert.Equal(t, store.ReviewToggled{}, s.press("Stop"))
	s.tell(store.ReviewToggled{})
	s.build()
	assert.Equal(t, store.ReviewToggled{}, s.press("Go on"))
	s.tell(store.ReviewToggled{})
	s.tell(store.ReviewWritten{ID: s.model.Review.Play.ID, Result: store.WriteFull})
	s.build()
	assert.True(t, s.has(text.Review.NotKept))
	for s.model.Review.Going {
		s.judge(0)
	}
	s.build()
	assert.True(t, s.has("All decisions have been looked at."))
	assert.False(t, s.has("Go on"))
}

func TestMistakesAreListedAndLeadToTheirMoment(t *testing.T) {
	s := reviewed(t, 9999)
	r := s.model.Review
	slips := 0
	for ply := range r.Moments {
		m := &r.Moments[ply]
		if m.Actor == 0 && m.Grade() >= store.Slip {
			slips++
		}
	}
	require.Greater(t, slips, 2)
	var entries []*element
	for _, e := range s.all {
		if e.Data == "button" && e.attr("class") == "rv-i" && (strings.Contains(e.text, "slip −") || strings.Contains(e.text, "blunder −")) {
			entries = append(entries, e)
		}
	}
	require.Len(t, entries, slips)
	s.fire(entries[0], "click", nil)
	require.Len(t, s.sent, 1)
	ply := s.sent[0].(store.PlyChosen).Ply
	s.tell(s.sent[0])
	s.build()
	m := r.Moment()
	assert.Equal(t, "1", s.find("h2", s.root.review.head()).attr("data-focus"))
	assert.GreaterOrEqual(t, m.Grade(), store.Slip)
	v := r.Play.Match.State().View(m.Actor)
	assert.True(t, s.has("You played: "+text.Move(v, m.Played)+"."))
	assert.True(t, s.has("“"+text.Move(v, m.Best)+"”"))
	assert.Equal(t, "true", s.find("button", text.Review.Best).attr("aria-pressed"))
	assert.Equal(t, store.MoveShown{Best: false}, s.press(text.Review.Played))
	next := s.press(text.Review.Later).(store.PlyChosen)
	assert.Greater(t, next.Ply, ply)
	s.tell(next)
	s.build()
	assert.Equal(t, store.PlyChosen{Ply: ply}, s.press(text.Review.Earlier))
	all := len(s.all)
	s.press("Show all decisions (" + strconv.Itoa(len(s.root.review.found.decisions)) + ")")
	s.build()
	assert.Greater(t, len(s.all), all)
	assert.Equal(t, store.ReviewSeatChosen{Seat: 1}, s.choose(s.root.review.names[1]))
}

// choose chooses a radio button by its label.
func (s *screen) choose(label string) store.Msg {
	s.t.Helper()
	s.fire(&element{VGNode: s.find("label", label).FirstChild}, "change", nil)
	return s.sent[len(s.sent)-1]
}

func TestTheCurveIsASliderAndATable(t *testing.T) {
	s := reviewed(t, 9999)
	r := s.model.Review
	slider := s.find("input", text.Review.Line)
	assert.Equal(t, strconv.Itoa(r.Play.Match.Len()), slider.attr("max"))
	assert.Contains(t, slider.attr("aria-valuetext"), " of 100")
	s.fire(slider, "input", map[string]any{"value": "12"})
	assert.Equal(t, []store.Msg{store.PlyChosen{Ply: 12}}, s.sent)
	lines := 0
	for _, e := range s.all {
		if e.Data == "path" && strings.HasPrefix(e.attr("class"), "cv-l ") {
			lines++
			assert.True(t, strings.HasPrefix(e.attr("d"), "M0 "))
		}
	}
	assert.Equal(t, len(r.Play.Players), lines)
	assert.Equal(t, "false", s.find("button", text.Review.Table).attr("aria-expanded"))
	s.press(text.Review.Table)
	s.build()
	assert.Equal(t, "true", s.find("button", text.Review.Table).attr("aria-expanded"))
	assert.True(t, s.has(text.Review.Over))
	s.tell(store.PlyChosen{Ply: r.Play.Match.Len()})
	s.build()
	assert.True(t, s.has(text.Result(r.Play.Match.State().Outcome(), "half points", s.root.review.names).String()))
}

func TestKeysStepThroughAReview(t *testing.T) {
	s := reviewed(t, 9999)
	s.tell(store.PlyChosen{Ply: 5})
	one := func(m store.Msg) []store.Msg { return []store.Msg{m} }
	assert.Equal(t, one(store.PlyChosen{Ply: 6}), s.key("ArrowRight", "DIV"))
	assert.Equal(t, one(store.PlyChosen{Ply: 4}), s.key("[", "BUTTON"))
	assert.Empty(t, s.key("ArrowRight", "INPUT"), "the slider moves by itself")
	assert.Empty(t, s.key("x", "DIV"))
	mistake := s.key("n", "DIV")
	require.Len(t, mistake, 1)
	s.tell(mistake[0])
	assert.Equal(t, one(store.MoveShown{Best: false}), s.key("t", "DIV"))
	s.tell(store.KeysChosen{On: false})
	assert.Empty(t, s.key("n", "DIV"))
}

func TestAFinishedGameOffersItsReviewInTheLobby(t *testing.T) {
	s := reviewed(t, 0)
	id := s.model.Review.Play.ID
	s.tell(store.AddressChanged{Fragment: "#/"})
	s.build()
	found := false
	for _, e := range s.all {
		found = found || e.Data == "a" && e.attr("href") == "#/sf2022/review/"+id && strings.HasPrefix(e.name(), "Review: ")
	}
	assert.True(t, found)
}
