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

// sound checks what holds on every page: controls have names, there is no
// style attribute, ids and keys are unique, and one heading of the first level.
func (s *screen) sound(what string) {
	s.t.Helper()
	s.build()
	ids, headings, keys := map[string]bool{}, 0, 0
	for _, e := range s.all {
		assert.Empty(s.t, e.attr("style"), "%s: style on <%s>", what, e.Data)
		switch e.Data {
		case "button", "a":
			assert.NotEmpty(s.t, e.name(), "%s: <%s> without a name", what, e.Data)
		case "input", "textarea":
			if e.attr("type") != "radio" && e.attr("aria-label") == "" {
				assert.True(s.t, s.labelled(e), "%s: field without a label", what)
			}
		case "h1":
			headings++
		}
		if e.attr("data-key") != "" {
			keys++
		}
		if id := e.attr("id"); id != "" {
			assert.False(s.t, ids[id], "%s: two elements have the id %s", what, id)
			ids[id] = true
		}
	}
	for _, e := range s.all {
		for _, key := range []string{"aria-labelledby", "aria-describedby"} {
			if ref := e.attr(key); ref != "" {
				assert.True(s.t, ids[ref], "%s: %s refers to %s", what, key, ref)
			}
		}
	}
	assert.Equal(s.t, 1, headings, "%s: headings of the first level", what)
}

// labelled reports whether a field stands in a label.
func (s *screen) labelled(field *element) bool {
	for n := field.Parent; n != nil; n = n.Parent {
		if n.Data == "label" {
			return true
		}
	}
	return false
}

func game(t *testing.T, decisions int) *screen {
	s := open(t)
	s.tell(store.AddressChanged{Fragment: "#/sf2022/new"})
	s.tell(store.SeatsChosen{Seats: 3})
	s.tell(store.GameStarted{})
	s.play(decisions)
	return s
}

func TestPagesAreSound(t *testing.T) {
	s := open(t)
	s.sound("empty lobby")
	s.tell(store.AddressChanged{Fragment: "#/sf2022/new"})
	s.sound("new game")
	s.tell(store.SeedTyped{Text: "not a seed"})
	s.sound("bad seed")
	s.tell(store.AddressChanged{Fragment: "#/settings"})
	s.sound("settings")
	s.tell(store.AddressChanged{Fragment: "#/sf2022/open/AQbad"})
	s.sound("broken link")
	s.tell(store.AddressChanged{Fragment: "#/no/where"})
	s.sound("unknown address")
	s = game(t, 12)
	s.tell(store.AddressChanged{Fragment: "#/"})
	s.sound("lobby")
	s.tell(store.GameDeleted{ID: s.model.Saves[0].ID})
	s.sound("deleted")
	assert.IsType(t, store.DeletionUndone{}, s.press("Bring it back"))
}

func TestAWholeGameIsSound(t *testing.T) {
	s := game(t, 0)
	for s.model.Play.Actor() != engine.NoSeat {
		s.play(1)
		if s.model.Play.Match.Ply()%7 == 0 {
			s.sound("game")
			assert.NotEmpty(t, Title(&s.model))
		}
	}
	s.sound("final score")
	assert.True(t, s.has("Final score"))
	s.tell(store.PanelOpened{})
	s.sound("end")
	assert.IsType(t, store.PanelOpened{}, s.press("Score"))
}

func TestPanelsAreSound(t *testing.T) {
	s := game(t, 9)
	for p := store.MenuPanel; p <= store.KeysPanel; p++ {
		s.tell(store.PanelOpened{Panel: p})
		s.sound("panel")
		assert.Equal(t, store.PanelClosed{Panel: p}, s.press("Close"))
	}
	s.tell(store.PanelOpened{})
	s.tell(store.CityOpened{Seat: 1})
	s.sound("other board")
	assert.Equal(t, store.CityOpened{Seat: engine.NoSeat}, s.press("Close"))
}

func TestTheBarAndTheTimeLineSendWhatWasPressed(t *testing.T) {
	s := game(t, 9)
	s.build()
	assert.Equal(t, store.UndoAsked{}, s.press("Undo"))
	s.sent = nil
	assert.Nil(t, s.press("Redo"), "there is nothing to redo")
	assert.Equal(t, store.PanelOpened{Panel: store.MenuPanel}, s.press("Menu: score, players, share, rules"))
	ply := s.model.Play.Match.Ply()
	assert.Equal(t, store.PlyChosen{Ply: ply - 1}, s.press("One step back"))
	s.fire(s.find("input", "Move"), "input", map[string]any{"value": "3"})
	assert.Equal(t, store.PlyDragged{Ply: 3}, s.sent[len(s.sent)-1])
	s.fire(s.find("input", "Move"), "change", map[string]any{"value": "3"})
	assert.Equal(t, store.PlyChosen{Ply: 3}, s.sent[len(s.sent)-1])
	s.tell(store.PlyChosen{Ply: 2})
	s.build()
	assert.Equal(t, store.NowChosen{}, s.press("Back to now"))
	assert.Equal(t, store.ReplayToggled{}, s.press("Play the game from here"))
	s.tell(store.ReplayToggled{})
	s.build()
	assert.Equal(t, store.ReplayToggled{}, s.press("Stop"))
}

func TestTheLogLeadsBack(t *testing.T) {
	s := game(t, 9)
	s.build()
	for _, e := range s.all {
		switch {
		case strings.HasSuffix(e.attr("class"), "log-y"):
			assert.True(t, strings.HasPrefix(e.attr("aria-label"), "Why this move? "), e.attr("aria-label"))
			assert.Equal(t, "false", e.attr("aria-expanded"))
		case e.attr("class") == "log":
			s.fire(e, "click", map[string]any{"dataset": map[string]any{}})
			assert.Empty(t, s.sent, "a press beside the button")
			s.fire(e, "click", map[string]any{"dataset": map[string]any{"ply": "4"}})
		case e.attr("class") == "log-c":
			require.Regexp(t, `data-ply="\d+" aria-label="Look at this moment: `, *e.InnerHTML)
		}
	}
	assert.Equal(t, []store.Msg{store.PlyChosen{Ply: 4}}, s.sent)
}

func TestABotsMoveOpensToItsReason(t *testing.T) {
	s := game(t, 9)
	ply := s.model.Play.Match.Len()
	for !s.model.Play.Explains(ply) {
		ply--
	}
	s.build()
	for _, e := range s.all {
		if e.attr("class") == "log" {
			s.fire(e, "click", map[string]any{"dataset": map[string]any{"why": strconv.Itoa(ply)}})
		}
	}
	require.Equal(t, []store.Msg{store.ReasonAsked{Ply: ply}}, s.sent)
	s.tell(store.ReasonAsked{Ply: ply})
	s.build()
	assert.True(t, s.has("looked to the end of the turn") || s.has("at random"))
	assert.Regexp(t, "looked to the end of the turn|at random", s.news()[len(s.news())-1], "it is said")
}

func TestAHintIsShownPartByPart(t *testing.T) {
	s := game(t, 9)
	s.held = true
	s.build()
	assert.Equal(t, store.HintAsked{}, s.press("Hint"))
	s.tell(store.HintAsked{})
	s.build()
	assert.Contains(t, s.news()[len(s.news())-1], "Looking for")
	q, p := s.asked, s.model.Play
	s.tell(store.Decided{Request: q.Request, Thought: search.Thought{Action: q.Legal[0], Tries: []search.Try{
		{Action: q.Legal[0], Visits: 9, Chance: 612}, {Action: q.Legal[len(q.Legal)-1], Visits: 9, Chance: 488},
	}}})
	s.build()
	assert.Equal(t, store.HintAsked{}, s.press("Show the move"))
	s.tell(store.HintAsked{})
	s.build()
	assert.Equal(t, q.Legal[0], p.Pointed)
	assert.Equal(t, store.HintAsked{}, s.press("Why?"))
	s.tell(store.HintAsked{})
	s.build()
	assert.Contains(t, s.news()[len(s.news())-1], "wins about 61 of 100 games")
	assert.Equal(t, store.HintHidden{}, s.press("Hide the hint"))
}

func TestTheFormSaysWhoPlays(t *testing.T) {
	s := open(t)
	s.tell(store.AddressChanged{Fragment: "#/sf2022/new"})
	s.build()
	s.fire(s.find("input", "Name, Seat 1"), "change", map[string]any{"value": "Bea"})
	assert.Equal(t, store.PlayerChosen{Seat: 0, Player: store.Player{Name: "Bea"}}, s.sent[0])
	var easy *element
	for _, e := range s.all {
		if e.Data == "label" && e.name() == "Easy bot" {
			easy = e
			break
		}
	}
	require.NotNil(t, easy)
	s.fire(&element{VGNode: easy.FirstChild}, "change", nil)
	assert.Equal(t, store.PlayerChosen{Seat: 0, Player: store.Player{Kind: store.Bot, Level: search.Easy}}, s.sent[1])
}

func TestSharingShowsTheLinkOfTheGame(t *testing.T) {
	s := game(t, 9)
	s.tell(store.PanelOpened{Panel: store.SharePanel})
	s.build()
	msg, ok := s.press("Copy the link").(store.LinkCopied)
	require.True(t, ok)
	assert.True(t, strings.HasPrefix(msg.Text, "https://example.org/app/#/sf2022/open/"))
	assert.Equal(t, store.FileAsked{}, s.press("Save as a file"))
	assert.Equal(t, store.PositionCopied{}, s.press("Copy a link to the position only"))
	_, fragment, _ := strings.Cut(msg.Text, "#")
	other := open(t)
	other.tell(store.AddressChanged{Fragment: "#" + fragment})
	other.sound("opening")
	assert.Equal(t, store.SeatTaken{Seat: 1}, other.press("Seat 2"))
	assert.Equal(t, store.SeatTaken{Seat: engine.AllSeats}, other.press("Play all seats on this device"))
}

func TestTheQRCodeIsThatOfTheLinkOrNone(t *testing.T) {
	s := game(t, 9)
	s.tell(store.PanelOpened{Panel: store.SharePanel})
	s.build()
	asked, ok := s.press("Show as a QR code").(store.CodeAsked)
	require.True(t, ok)
	const name = "QR code of the link, for the camera of a phone"
	s.tell(store.CodeDrawn{Text: asked.Text, Size: "45", Path: "M4 4h7v1h-7z"})
	s.build()
	assert.Equal(t, "0 0 45 45", s.find("svg", name).attr("viewBox"))
	assert.Equal(t, "true", s.find("button", "Show as a QR code").attr("aria-expanded"))
	s.tell(store.CodeDrawn{Text: asked.Text})
	s.build()
	assert.True(t, s.has("There is no QR code for it here"))
	s.tell(store.CodeDrawn{Text: "the link of an earlier moment", Size: "45", Path: "M4 4h7v1h-7z"})
	s.build()
	for _, e := range s.all {
		assert.NotEqual(t, name, e.name())
	}
	assert.Equal(t, "false", s.find("button", "Show as a QR code").attr("aria-expanded"))
}

func TestNothingIsShownWhileTheDeviceIsHandedOver(t *testing.T) {
	s := game(t, 9)
	s.model.Play.Covered = true
	s.sound("hand-over")
	for _, e := range s.all {
		assert.NotContains(t, []string{"grid", "log"}, e.attr("role"))
	}
	assert.Equal(t, store.HandedOver{}, s.press("I am ready"))
}

func TestEarlierMomentsSaySo(t *testing.T) {
	s := game(t, 9)
	for ply := range s.model.Play.Match.Len() {
		s.tell(store.PlyChosen{Ply: ply})
		s.build()
		assert.True(t, s.has("Looking back") || s.has("earlier moment"), "ply %d", ply)
	}
}

func TestAPreviewTellsHowThePointsOfAllSeatsChange(t *testing.T) {
	names := []string{"You", "Mira"}
	now := engine.Outcome{Seats: 2, Scores: [engine.MaxSeats]int{7, 2}}
	assert.Equal(t, []text.Shift{{Name: "You", Points: 4}, {Name: "Mira", Points: -4}},
		shifts([engine.MaxSeats]int{3, 6}, now, names, 0, 2))
	assert.Empty(t, shifts([engine.MaxSeats]int{3, 2}, now, names, 0, 4), "the gain for certain is told already")
	assert.Equal(t, "A skyscraper. +1 point. As it stands: You +2, Mira −2.",
		text.Preview("A skyscraper.", "half points", 2, []text.Shift{{Name: "You", Points: 4}, {Name: "Mira", Points: -4}}))
	now.Over = true
	assert.Empty(t, shifts([engine.MaxSeats]int{3, 6}, now, names, 0, 2))
}

func TestTheOptionsOfAGameAreChosenInItsForm(t *testing.T) {
	s := open(t)
	s.tell(store.AddressChanged{Fragment: "#/sf2000/new"})
	s.build()
	values := 0
	for _, e := range s.all {
		if strings.HasPrefix(e.attr("name"), "option-") {
			values++
		}
	}
	assert.Equal(t, 5, values)
	for i := range 2 {
		assert.True(t, s.has(text.SetupOption("sf2000", i).Title))
	}
}
