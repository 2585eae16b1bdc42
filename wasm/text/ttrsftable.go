package text

import (
	"bayboard/core/game/ttrsf"
)

// TakeCard is the button of a face-up card, of the deck for Gray.
func TakeCard(c ttrsf.Color) string {
	if c == ttrsf.Gray {
		return "Draw a card from the deck"
	}
	if c == ttrsf.Ferry {
		return "Take the face-up ferry"
	}
	return "Take the face-up " + c.String() + " card"
}

// KeepTickets is the button that keeps a ticket, or both for an empty name.
func KeepTickets(name string) string {
	if name == "" {
		return "Keep both"
	}
	return "Keep " + name
}

// TakeToken is the button that takes a token.
func TakeToken(y ttrsf.Symbol) string { return "Take the " + y.String() + " token" }
