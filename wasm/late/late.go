// Package late lets a part of the page be shown a moment later than the rest.
// The renderer keeps the Haste, components place their late parts; what that
// means for a person stands in package dom.
package late

import "github.com/vugu/vugu"

// Haste is how renders that answer an event leave the late components for
// another one. The zero value leaves none.
type Haste struct {
	on    bool // the present build answers an event
	owed  bool // something was left in it
	count int  // of builds
	acted []any
}

// Begin is before each build. What was left once is not left again.
func (h *Haste) Begin(answers bool) {
	h.on, h.owed = answers && !h.owed, false
	h.count++
}

// Act notes that the event was in a component.
func (h *Haste) Act(comp any) { h.acted = append(h.acted, comp) }

// Built is after each build: the next answers another event. It reports
// whether something was left in it.
func (h *Haste) Built() (owed bool) {
	h.acted = nil
	return h.owed
}

// Owed reports whether something was left in the last build.
func (h *Haste) Owed() bool { return h.owed }

func (h *Haste) actedIn(comp any) bool {
	for _, c := range h.acted {
		if c == comp {
			return true
		}
	}
	return false
}

// Part places a component that may be shown a moment later than the others.
type Part struct {
	haste *Haste
	comp  vugu.Builder
	was   vugu.Builder // of the last build
	build int          // the last one
	out   *vugu.BuildOut
}

// Place makes a component the one that is late; nil leaves its place empty.
func (p *Part) Place(h *Haste, comp vugu.Builder) vugu.Builder {
	p.haste, p.comp = h, comp
	if comp == nil {
		return nil
	}
	return p
}

// Build gives the output of the render before if something else comes first.
func (p *Part) Build(in *vugu.BuildIn) *vugu.BuildOut {
	h := p.haste
	if h == nil {
		return p.comp.Build(in)
	}
	there := p.was == p.comp && p.build == h.count-1
	p.was, p.build = p.comp, h.count
	// Components inside of it would be built all the same, of a model that may
	// have no use for them any more.
	if !there || !h.on || h.actedIn(p) || len(p.out.Components) > 0 {
		p.out = p.comp.Build(in)
	} else if k, ok := p.comp.(interface{ Changed() bool }); !ok || k.Changed() {
		h.owed = true
	}
	return p.out
}
