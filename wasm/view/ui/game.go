// Package ui has the components that all games share, and the seam between the
// play screen and a game's own components.
//
// Components get values and a function to send messages with. They hold no
// state of the game and decide nothing: what may be done is in Play.Legal,
// what was asked and pointed at in Play.
package ui

import (
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/wasm/store"
)

// Table is what a game's components are given at each render.
type Table struct {
	Play  *store.Play
	View  engine.View     // of Play.Viewer at the shown ply
	Legal []engine.Action // what the person who decides may do, ascending; empty if nobody of this device decides
	Names []string        // of the seats
	Send  func(store.Msg)
}

// Can reports whether an action is legal for the person who decides.
func (t *Table) Can(a engine.Action) bool {
	for _, l := range t.Legal {
		if l == a {
			return true
		}
	}
	return false
}

// Hint is a class with that of a control which the hint shows, if it is one.
func (t *Table) Hint(base string, a engine.Action) string {
	return class(base, a != engine.Action{} && a == t.Play.Hinted(), "hinted")
}

// HintArea is the action whose place the hint shows, zero if it shows none.
func (t *Table) HintArea() engine.Action {
	if len(t.Legal) == 0 {
		return engine.Action{}
	}
	return t.Play.HintArea()
}

// Game is a game's part of the play screen. It keeps its components from
// render to render; Set gives them new values. A nil builder leaves its place
// empty.
type Game interface {
	Set(Table)
	// Others is the strip of the other players.
	Others() vugu.Builder
	// Board is the viewer's own board, with its heading.
	Board() vugu.Builder
	// Hand is what the action panel shows beside its sentence: cards in hand,
	// choices, buttons.
	Hand() vugu.Builder
	// Supply is the common area that can be chosen from: projects, open cards.
	Supply() vugu.Builder
	// Standings is who leads what now.
	Standings() vugu.Builder
	// Opened is another player's board in full, for the panel over the game
	// (Play.Opened).
	Opened() vugu.Builder
	// Defs is SVG symbols that the others refer to; drawn once per page.
	Defs() vugu.Builder
}

// Stocked is a game that shows what is left for all (decks, stacks, tokens)
// apart from what can be chosen from.
type Stocked interface {
	Stock() vugu.Builder
}
