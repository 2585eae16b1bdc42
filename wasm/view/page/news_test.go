package page

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"bayboard/core/engine"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
)

// news is what the page says to those who hear it.
func (s *screen) news() []string {
	s.build()
	var said []string
	for _, e := range s.all {
		if e.attr("role") == "status" && e.attr("aria-label") == text.Panel.News {
			for k := e.FirstChild; k != nil; k = k.NextSibling {
				if k.InnerHTML != nil {
					said = append(said, plain(*k.InnerHTML))
				}
			}
		}
	}
	return said
}

func TestEachActionIsSaidOnceAndThenWhoseTurnItIs(t *testing.T) {
	s := game(t, 0)
	assert.Empty(t, s.news(), "the title has the focus and says it")
	s.held = true
	s.tell(store.ActionChosen{Action: s.model.Play.Legal()[0]})
	said := s.news()
	assert.Len(t, said, 1)
	assert.Contains(t, said[0], "Choose an area for")
	assert.Equal(t, said, s.news(), "nothing is said twice")
	s.tell(store.ActionChosen{Action: s.model.Play.Legal()[0]})
	said = s.news()
	assert.Len(t, said, 3)
	assert.Contains(t, said[1], "You laid out")
	assert.Contains(t, said[2], "’s turn.")
	bots := 0
	for !s.model.Play.Deciding() {
		s.think()
		for _, x := range s.news() {
			bots += strings.Count(x, "laid out")
		}
	}
	said = s.news()
	assert.NotZero(t, bots)
	assert.Contains(t, said[len(said)-1], "Lay out a card")
	s.tell(store.UndoAsked{})
	said = s.news()
	assert.Contains(t, said[len(said)-1], "Choose an area for")
}

func TestOnlyTheNewsAreLive(t *testing.T) {
	s := game(t, 9)
	s.build()
	live := 0
	for _, e := range s.all {
		switch {
		case e.attr("role") == "log":
			assert.Equal(t, "off", e.attr("aria-live"))
		case e.attr("role") == "status" || e.attr("aria-live") == "polite":
			live++
		}
	}
	assert.Equal(t, 1, live)
}

func TestTheEndOfTheGameIsSaid(t *testing.T) {
	s := game(t, 0)
	for s.model.Play.Actor() != engine.NoSeat {
		s.play(1)
		s.build()
	}
	said := s.news()
	assert.Contains(t, said[len(said)-1], "the game is over")
}

func TestSeveralPersonsLookFromAnySeat(t *testing.T) {
	s := game(t, 5)
	s.tell(store.CityOpened{Seat: 1})
	s.build()
	assert.False(t, s.has(text.Seats.Show), "the only person has a seat")
	s.tell(store.PlayerChanged{Seat: 1, Player: store.Player{Kind: store.Person}})
	p := s.model.Play
	actor := p.Actor()
	other := (actor + 1) % 3
	s.tell(store.CityOpened{Seat: other})
	s.build()
	s.press(text.Seats.Show)
	assert.Equal(t, []store.Msg{store.SeatShown{Seat: other}, store.CityOpened{Seat: engine.NoSeat}}, s.sent)
	for _, m := range s.sent {
		s.tell(m)
	}
	s.sound("from another seat")
	assert.Equal(t, store.SeatShown{Seat: actor}, s.press(text.Return(text.Called(p.Players, int(actor)))))
}

func TestBotsDoingsAndFailuresToSaveAreShown(t *testing.T) {
	s := game(t, 0)
	s.held = true
	seen := map[string]bool{}
	for range 60 {
		if s.model.Play.Deciding() {
			s.play(1)
		} else {
			s.think()
		}
		s.build()
		for _, word := range []string{" to place …", " chooses an area for "} {
			seen[word] = seen[word] || !s.model.Play.Deciding() && s.has(word)
		}
	}
	assert.Equal(t, map[string]bool{" to place …": true, " chooses an area for ": true}, seen)
	assert.False(t, s.has(text.Bar.NotSaved))
	s.tell(store.SaveWritten{ID: s.model.Play.ID, Result: store.WriteFull})
	s.tell(store.NoticeClosed{})
	s.sound("not saved")
	assert.True(t, s.has(text.Bar.NotSaved))
}

func TestTheLobbyTellsTheTurn(t *testing.T) {
	s := game(t, 9)
	s.tell(store.AddressChanged{Fragment: "#/"})
	s.build()
	assert.True(t, s.has("your turn · just now"))
	assert.True(t, s.has("Turn "))
}

func TestWhatWasSaidToOneSeatIsGoneWhenAnotherLooks(t *testing.T) {
	s := game(t, 0)
	s.news()
	s.tell(store.ActionChosen{Action: s.model.Play.Legal()[0]})
	before := s.news()
	assert.NotEmpty(t, before)
	viewer := s.model.Play.Viewer

	s.model.Play.Covered = true
	assert.Empty(t, s.news(), "while the device is handed over")
	s.model.Play.Covered = false
	assert.Empty(t, s.news(), "and it is not said again")

	s.tell(store.ActionChosen{Action: s.model.Play.Legal()[0]})
	assert.NotEmpty(t, s.news())
	s.model.Play.Viewer = 1 - viewer
	assert.Empty(t, s.news(), "another seat at the same ply")
}
