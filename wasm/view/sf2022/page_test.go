package sf2022

import (
	"fmt"
	"html"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/core/replay"
	"bayboard/core/rng"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// page is a play screen under test: a game between persons, the components,
// and what they sent.
type page struct {
	t    *testing.T
	play *store.Play
	view *View
	env  *vugu.BuildEnv
	sent []store.Msg
}

func newPage(t *testing.T, players int, seed uint64) *page {
	m, err := replay.New(game.Game, engine.Setup{Players: players, First: engine.NoSeat, Seed: rng.Seed(seed)})
	require.NoError(t, err)
	return pageOf(t, m)
}

func pageOf(t *testing.T, m *replay.Match) *page {
	env, err := vugu.NewBuildEnv()
	require.NoError(t, err)
	p := &page{t: t, view: New(), env: env}
	p.play = &store.Play{Match: m, Players: make([]store.Player, m.State().Seats()), Opened: engine.NoSeat}
	p.settle()
	return p
}

// settle is what the store does after an action.
func (p *page) settle() {
	p.play.Pick, p.play.Pointed, p.play.Why = engine.Action{}, engine.Action{}, nil
	if a := p.play.Actor(); a != engine.NoSeat {
		p.play.Viewer = a
	}
}

func (p *page) set() {
	p.view.Set(ui.Table{
		Play: p.play, View: p.play.View(), Legal: p.play.Legal(), Names: text.SeatNames(p.play.Players),
		Send: func(m store.Msg) { p.sent = append(p.sent, m) },
	})
}

// places builds parts of the screen, all that there are if none is named.
func (p *page) places(names ...string) map[string]*element {
	p.set()
	all := map[string]func() vugu.Builder{
		"others": p.view.Others, "board": p.view.Board, "hand": p.view.Hand, "supply": p.view.Supply,
		"stock": p.view.Stock, "standings": p.view.Standings, "opened": p.view.Opened,
	}
	if len(names) == 0 {
		names = slices.Collect(maps.Keys(all))
	}
	out := map[string]*element{}
	for _, name := range names {
		if b := all[name](); b != nil {
			out[name] = p.build(b)
		}
	}
	return out
}

func (p *page) build(b vugu.Builder) *element {
	r := p.env.RunBuild(b)
	top := &element{}
	for _, n := range r.Out.Out {
		collect(r, n, top)
	}
	return top
}

// element is a node as the page would have it.
type element struct {
	*vugu.VGNode
	kids []*element
}

func collect(r *vugu.BuildResults, n *vugu.VGNode, into *element) {
	switch {
	case n.Component != nil:
		for _, c := range r.ResultFor(n.Component).Out {
			collect(r, c, into)
		}
	case n.IsTemplate():
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			collect(r, c, into)
		}
	default:
		e := &element{VGNode: n}
		into.kids = append(into.kids, e)
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			collect(r, c, e)
		}
	}
}

func (e *element) walk(f func(*element)) {
	for _, k := range e.kids {
		f(k)
		k.walk(f)
	}
}

func (e *element) attr(name string) string {
	for _, a := range e.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

// handler is what runs when an event reaches an element, nil if nothing does.
func (e *element) handler(event string) func(vugu.DOMEvent) {
	for _, h := range e.DOMEventHandlerSpecList {
		if h.EventType == event {
			return h.Func
		}
	}
	return nil
}

// String is the element as HTML.
func (e *element) String() string {
	var b strings.Builder
	for _, k := range e.kids {
		k.write(&b)
	}
	return b.String()
}

func (e *element) write(b *strings.Builder) {
	if e.Type == vugu.TextNode {
		b.WriteString(html.EscapeString(e.Data))
		return
	}
	b.WriteString("<" + e.Data)
	for _, a := range e.Attr {
		fmt.Fprintf(b, ` %s="%s"`, a.Key, html.EscapeString(a.Val))
	}
	b.WriteString(">")
	if e.InnerHTML != nil {
		b.WriteString(*e.InnerHTML)
	}
	for _, k := range e.kids {
		k.write(b)
	}
	b.WriteString("</" + e.Data + ">")
}
