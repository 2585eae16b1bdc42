package store

import "bayboard/core/search"

// PlayerKind is who decides for a seat.
type PlayerKind uint8

// Person sits at this device, Bot is played by the program, Away is a person
// elsewhere, who gets a link.
const (
	Person PlayerKind = iota
	Bot
	Away
)

// Player is who sits at a seat.
type Player struct {
	Kind  PlayerKind
	Level search.Level // of a Bot
	Name  string       // empty: named by seat
}
