package page

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/wasm/store"
)

// stroke is a key as the page gets it.
type stroke struct {
	vugu.DOMEvent
	prevented bool
}

func (k *stroke) PreventDefault() { k.prevented = true }

// key presses a key on an element of a tag and is what this sent. more are
// properties of the event that are true.
func (s *screen) key(key, tag string, more ...string) []store.Msg {
	s.t.Helper()
	s.build()
	props := map[string]any{"key": key, "target": map[string]any{"tagName": tag, "type": "text"}}
	for _, p := range more {
		props[p] = true
	}
	s.sent = nil
	k := &stroke{DOMEvent: vugu.NewDOMEvent(nil, props)}
	s.root.keydown(k)
	assert.True(s.t, len(s.sent) == 0 || k.prevented || key == "Escape", "%s still does what the browser does", key)
	return s.sent
}

func TestKeysAreShortcuts(t *testing.T) {
	s := game(t, 9)
	end := s.model.Play.Match.Len()
	one := func(m store.Msg) []store.Msg { return []store.Msg{m} }
	for key, want := range map[string]store.Msg{
		"u": store.UndoAsked{}, "U": store.UndoAsked{}, "s": store.PanelOpened{Panel: store.ScorePanel},
		"h": store.HintAsked{}, "m": store.PanelOpened{Panel: store.MenuPanel}, "?": store.PanelOpened{Panel: store.KeysPanel},
		"[": store.PlyChosen{Ply: end - 1}, "ArrowLeft": store.PlyChosen{Ply: end - 1},
	} {
		assert.Equal(t, one(want), s.key(key, "DIV"), key)
		assert.Empty(t, s.key(key, "TEXTAREA"), "%s is typed", key)
		assert.Empty(t, s.key(key, "INPUT"), "%s is typed", key)
		for _, modifier := range []string{"ctrlKey", "altKey", "metaKey", "isComposing", "defaultPrevented"} {
			assert.Empty(t, s.key(key, "DIV", modifier), "%s with %s", key, modifier)
		}
	}
	for _, key := range []string{"r", "n", "p", " ", "x", "ArrowRight", "]", "Escape"} {
		assert.Empty(t, s.key(key, "DIV"), "%s has nothing to do now", key)
	}
	assert.Equal(t, one(store.PanelOpened{Panel: store.KeysPanel}), s.key("?", "BUTTON", "shiftKey"))
	assert.Empty(t, s.key("U", "DIV", "shiftKey"))
	s.key("l", "DIV")
	s.build()
	assert.Equal(t, "1", s.find("h2", "Log").attr("data-focus"))
	s.tell(store.PlyChosen{Ply: 4})
	for key, want := range map[string]store.Msg{
		"r": store.RedoAsked{}, "n": store.NowChosen{}, "p": store.ReplayToggled{}, "]": store.PlyChosen{Ply: 5},
		"ArrowRight": store.PlyChosen{Ply: 5},
	} {
		assert.Equal(t, one(want), s.key(key, "BUTTON"), key)
	}
}

func TestAKeyThatIsHeldDownDragsTheTimeLine(t *testing.T) {
	s := game(t, 9)
	s.tell(store.PlyChosen{Ply: 4})
	assert.Equal(t, []store.Msg{store.PlyDragged{Ply: 3}}, s.key("[", "DIV", "repeat"))
	s.tell(store.PlyDragged{Ply: 3})
	s.sent = nil
	s.root.keyup(nil)
	s.root.keyup(nil)
	assert.Equal(t, []store.Msg{store.PlyChosen{Ply: 3}}, s.sent)
	assert.Empty(t, s.key("u", "DIV", "repeat"))
}

func TestShortcutsRestUnderAPanelAndWhenSwitchedOff(t *testing.T) {
	s := game(t, 9)
	s.tell(store.PanelOpened{Panel: store.KeysPanel})
	for _, key := range []string{"u", "s", "m", "?", "[", "Escape"} {
		assert.Empty(t, s.key(key, "DIALOG"), key)
	}
	assert.True(t, s.has("undo"))
	s.tell(store.KeysChosen{On: false})
	s.build()
	assert.False(t, s.has("undo"))
	assert.True(t, s.has("Shortcuts are switched off"))
	s.tell(store.PanelOpened{})
	assert.Empty(t, s.key("u", "DIV"))
	s.tell(store.AddressChanged{Fragment: "#/settings"})
	assert.Empty(t, s.key("u", "DIV"))
	for _, e := range s.all {
		if e.Data == "label" && e.name() == "On" {
			s.fire(&element{VGNode: e.FirstChild}, "change", nil)
		}
	}
	assert.Equal(t, []store.Msg{store.KeysChosen{On: true}}, s.sent)
}

func TestEscapeTakesBackWhatWasBegun(t *testing.T) {
	s := game(t, 9)
	p := s.model.Play
	legal := p.Legal()
	for _, x := range []struct{ begin, end store.Msg }{
		{store.Pointed{Action: legal[0]}, store.Pointed{}},
		{store.Tapped{Action: legal[0]}, store.Tapped{}},
		{store.Picked{Action: legal[0]}, store.Picked{}},
		{store.WhyAsked{Action: engine.Action{Kind: 200}}, store.WhyAsked{}},
	} {
		s.tell(x.begin)
		sent := s.key("Escape", "DIV")
		assert.Equal(t, []store.Msg{x.end}, sent, "%T", x.begin)
		s.tell(x.end)
		assert.Empty(t, s.key("Escape", "DIV"))
	}
	s.tell(store.PlyChosen{Ply: 2})
	s.tell(store.ReplayToggled{})
	assert.Equal(t, []store.Msg{store.ReplayToggled{}}, s.key("Escape", "DIV"))
}

func TestBotsAreHurriedByAKey(t *testing.T) {
	s := game(t, 0)
	s.held = true
	for s.model.Play.Deciding() {
		s.play(1)
	}
	assert.Equal(t, []store.Msg{store.BotsHurried{}}, s.key("h", "BUTTON"))
	assert.Equal(t, []store.Msg{store.BotsHurried{}}, s.key(" ", "DIV"))
	assert.Empty(t, s.key(" ", "BUTTON"), "the bar presses the button")
}

func TestATapElsewhereDropsWhatTheFirstOneShowed(t *testing.T) {
	s := game(t, 9)
	s.build()
	s.root.clicked()
	assert.Empty(t, s.sent)
	s.tell(store.Tapped{Action: s.model.Play.Legal()[0]})
	s.build()
	assert.True(t, s.has("Tap again to confirm."))
	s.root.clicked()
	assert.Equal(t, []store.Msg{store.Tapped{}}, s.sent)
}
