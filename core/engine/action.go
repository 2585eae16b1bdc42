package engine

import "cmp"

// ActionKind tells the kinds of actions of one game apart. Each game has its
// own, counted from 1; 0 is no action of any game.
type ActionKind uint16

// Action is one choice: a kind and up to three small numbers whose meaning
// the game defines (unused ones are 0). It is comparable and 8 bytes.
// Its text form belongs to the game: [State.FormatAction], [State.ParseAction].
type Action struct {
	Kind    ActionKind
	A, B, C int16
}

// Compare orders actions by their fields, Kind first: the canonical order of
// [State.Legal].
func (a Action) Compare(b Action) int {
	return cmp.Or(
		cmp.Compare(a.Kind, b.Kind),
		cmp.Compare(a.A, b.A),
		cmp.Compare(a.B, b.B),
		cmp.Compare(a.C, b.C),
	)
}
