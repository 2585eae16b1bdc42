package ui

// Symbols are the icons and seat shapes that all pages refer to with
// <use href="#ui-…">.
type Symbols struct{}
