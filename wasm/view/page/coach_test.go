package page

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/wasm/store"
)

// coached is a first game that begins on a page.
func coached(t *testing.T, fragment string) *screen {
	s := open(t)
	s.tell(store.AddressChanged{Fragment: fragment})
	s.build()
	msg := s.press("First game with a coach")
	require.Equal(t, store.FirstGameStarted{Game: "sf2022"}, msg)
	s.tell(msg)
	s.build()
	return s
}

func TestAFirstGameBeginsFromTheCourseAndTheSetup(t *testing.T) {
	for _, from := range []string{"#/sf2022/learn", "#/sf2022/new"} {
		s := coached(t, from)
		s.find("aside", "Coach")
		assert.True(t, s.has("On your turn you do one thing"), from)
		assert.Equal(t, "../rules/sf2022/#turn-one-action", s.find("a", "More: One action, then the next player").attr("href"))
	}
}

func TestATipIsClosedByItsButtonAndByEscapeAndTheStripStays(t *testing.T) {
	s := coached(t, "#/sf2022/new")
	assert.Equal(t, store.CoachClosed{}, s.press("Close"))
	assert.Equal(t, []store.Msg{store.CoachClosed{}}, s.key("Escape", "DIV"))
	s.tell(store.CoachClosed{})
	assert.Empty(t, s.key("Escape", "DIV"))
	s.find("aside", "Coach")
	assert.True(t, s.has("More as soon as the next rule matters."))
	assert.Equal(t, store.CoachSwitched{}, s.press("Switch off"))
}

func TestAClosedTipSaysWhetherAnotherOneWaits(t *testing.T) {
	s := coached(t, "#/sf2022/new")
	s.tell(store.CoachClosed{})
	s.model.Play.Coach.More = 1
	s.build()
	assert.True(t, s.has("There is more to tell here."))
	assert.False(t, s.has("More as soon as"))
	s.press("Next (1)")
}

func TestTheMenuSwitchesTheCoachOffAndOn(t *testing.T) {
	s := coached(t, "#/sf2022/new")
	s.tell(store.PanelOpened{Panel: store.MenuPanel})
	s.build()
	s.press("Switch the coach off")
	for _, m := range s.sent {
		s.tell(m)
	}
	s.build()
	assert.False(t, s.has("On your turn you do one thing"))
	for _, e := range s.all {
		assert.NotEqual(t, "aside", e.Data, "the strip is gone")
	}
	s.tell(store.PanelOpened{Panel: store.MenuPanel})
	s.build()
	s.press("Switch the coach on")
	require.Equal(t, []store.Msg{store.CoachSwitched{On: true}, store.PanelOpened{}}, s.sent)
}

func TestMoreTipsAreOffered(t *testing.T) {
	s := coached(t, "#/sf2022/new")
	s.model.Play.Coach.More = 2
	s.build()
	assert.Equal(t, store.CoachAsked{}, s.press("Next (2)"))
}
