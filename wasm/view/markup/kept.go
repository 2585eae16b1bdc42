package markup

import "github.com/vugu/vugu"

// Part is a component that can tell what it shows by a comparable value: while
// that is equal, so is all that it would build, its handlers too.
type Part interface {
	vugu.Builder
	Shows() any
}

// Kept is a component in which a part is built only when it shows something
// else. The renderer leaves alone what is the same as before.
type Kept struct {
	Part
	shows any
	out   *vugu.BuildOut
}

// Changed reports whether the output of the last time will not do.
func (k *Kept) Changed() bool { return k.out == nil || k.Shows() != k.shows }

// Build gives the output of the last time if that will do.
func (k *Kept) Build(in *vugu.BuildIn) *vugu.BuildOut {
	if shows := k.Shows(); k.out == nil || shows != k.shows {
		k.out, k.shows = k.Part.Build(in), shows
	}
	return k.out
}
