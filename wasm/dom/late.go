package dom

import "github.com/vugu/vugu"

// Haste is how renders that answer an event leave the late components for
// another one. The zero value leaves none.
type Haste struct {
	on    bool // the present build answers an event
	owed  bool // something was left in it
	count int  // of builds
	acted []any
}

// begin is before each build. What was left once is not left again.
func (h *Haste) begin(answers bool) {
	h.on, h.owed = answers && !h.owed, false
	h.count++
}

// act notes that an event was in the components around a node.
func (h *Haste) act(n *node) {
	for ; n != nil; n = n.parent {
		if n.ident.comp != nil {
			h.acted = append(h.acted, n.ident.comp)
		}
	}
}

func (h *Haste) actedIn(comp any) bool {
	for _, c := range h.acted {
		if c == comp {
			return true
		}
	}
	return false
}

// Late places a component that may be shown a moment later than the others.
type Late struct {
	haste *Haste
	comp  vugu.Builder
	was   vugu.Builder // of the last build
	build int          // the last one
	out   *vugu.BuildOut
}

// Place makes a component the one that is late; nil leaves its place empty.
func (l *Late) Place(h *Haste, comp vugu.Builder) vugu.Builder {
	l.haste, l.comp = h, comp
	if comp == nil {
		return nil
	}
	return l
}

// Build gives the output of the render before if something else comes first.
func (l *Late) Build(in *vugu.BuildIn) *vugu.BuildOut {
	h := l.haste
	if h == nil {
		return l.comp.Build(in)
	}
	there := l.was == l.comp && l.build == h.count-1
	l.was, l.build = l.comp, h.count
	if !there || !h.on || h.actedIn(l) {
		l.out = l.comp.Build(in)
	} else if k, ok := l.comp.(interface{ Changed() bool }); !ok || k.Changed() {
		h.owed = true
	}
	return l.out
}
