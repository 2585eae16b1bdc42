package page

import (
	"html"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/core/lesson/courses"
	"bayboard/core/search"
	"bayboard/wasm/store"
	view "bayboard/wasm/view/sf2022"
	"bayboard/wasm/view/ui"
)

// screen is the page of a model, as built.
type screen struct {
	t     *testing.T
	model store.Model
	root  *Root
	env   *vugu.BuildEnv
	sent  []store.Msg
	held  bool // bots wait for think
	asked *store.Think
	// offline: texts do not come.
	offline bool
	all     []*element
}

// element is an element as built, with the text in it.
type element struct {
	*vugu.VGNode
	text string
}

// open begins with an empty device.
func open(t *testing.T) *screen {
	s := &screen{t: t, model: store.Start()}
	s.root = &Root{
		Send:    func(m store.Msg) { s.sent = append(s.sent, m) },
		NewGame: func(string) ui.Game { return view.New() },
	}
	var err error
	s.env, err = vugu.NewBuildEnv()
	require.NoError(t, err)
	s.tell(store.Booted{Base: "https://example.org/app/", Entropy: 7})
	return s
}

// tell gives the store a message and carries its effects out; bots move at
// once unless held.
func (s *screen) tell(msg store.Msg) {
	var effects []store.Effect
	s.model, effects = store.Update(s.model, msg)
	for _, e := range effects {
		switch e := e.(type) {
		case store.LoadSaves:
			s.tell(store.SavesLoaded{})
		case store.ReadText:
			if !s.offline {
				s.tell(store.TextRead{Name: e.Name, Text: courses.Read(e.Name), OK: true})
			}
		case store.WriteSave:
			s.tell(store.SaveWritten{ID: e.ID, Counter: store.CounterOf(e.Text())})
		case store.Think:
			s.asked = &e
			if !s.held {
				s.think()
			}
		}
	}
}

// think lets the bot that was asked move.
func (s *screen) think() {
	e := s.asked
	s.tell(store.Decided{Request: e.Request, Thought: search.Thought{Action: search.New(e.Level, e.Seed).Choose(e.View, e.Legal, e.Ply)}})
}

// play lets the person decide as a bot would, for some decisions.
func (s *screen) play(decisions int) {
	for range decisions {
		p := s.model.Play
		if p.Actor() == engine.NoSeat {
			return
		}
		s.tell(store.ActionChosen{Action: search.Ask(search.New(search.Medium, 1), p.Match.State(), p.Match.Ply())})
	}
}

// build builds the page.
func (s *screen) build() {
	s.root.Model = &s.model
	s.all, s.sent = nil, nil
	r := s.env.RunBuild(s.root)
	for _, n := range r.Out.Out {
		s.walk(r, n)
	}
}

func (s *screen) walk(r *vugu.BuildResults, n *vugu.VGNode) string {
	if n.Component != nil {
		out := ""
		for _, x := range r.ResultFor(n.Component).Out {
			out += s.walk(r, x)
		}
		return out
	}
	if n.Type == vugu.TextNode {
		return n.Data
	}
	e := &element{VGNode: n}
	if n.Data != "" {
		s.all = append(s.all, e)
	}
	if n.InnerHTML != nil {
		e.text = plain(*n.InnerHTML)
	}
	for k := n.FirstChild; k != nil; k = k.NextSibling {
		e.text += s.walk(r, k)
	}
	return e.text
}

// plain is the text of raw HTML.
func plain(raw string) string {
	var b strings.Builder
	for raw != "" {
		text, rest, _ := strings.Cut(raw, "<")
		b.WriteString(text)
		_, raw, _ = strings.Cut(rest, ">")
	}
	return html.UnescapeString(b.String())
}

func (e *element) attr(key string) string {
	for _, a := range e.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}

// name is what the element is called.
func (e *element) name() string {
	if n := e.attr("aria-label"); n != "" {
		return n
	}
	return strings.TrimSpace(e.text)
}

// find is the first element of a tag with a name.
func (s *screen) find(tag, name string) *element {
	s.t.Helper()
	for _, e := range s.all {
		if e.Data == tag && e.name() == name {
			return e
		}
	}
	s.t.Fatalf("no <%s> called %q", tag, name)
	return nil
}

// has reports whether a text is on the screen, wherever its lines may break.
func (s *screen) has(text string) bool {
	free := strings.NewReplacer("\u00a0", " ")
	for _, e := range s.all {
		if strings.Contains(free.Replace(e.text), free.Replace(text)) {
			return true
		}
	}
	return false
}

// press clicks, and is the last message that this sent.
func (s *screen) press(name string) store.Msg {
	s.t.Helper()
	s.fire(s.find("button", name), "click", nil)
	if len(s.sent) == 0 {
		return nil
	}
	return s.sent[len(s.sent)-1]
}

func (s *screen) fire(e *element, event string, target map[string]any) {
	s.t.Helper()
	for _, h := range e.DOMEventHandlerSpecList {
		if h.EventType == event {
			h.Func(vugu.NewDOMEvent(nil, map[string]any{"target": target}))
			return
		}
	}
	s.t.Fatalf("<%s> %q does not listen to %s", e.Data, e.name(), event)
}
