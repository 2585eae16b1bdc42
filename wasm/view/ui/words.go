package ui

import (
	"strconv"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/wasm/text"
)

// The words of the markup, which cannot import them.
var (
	common      = &text.Common
	barWords    = &text.Bar
	panelWords  = &text.Panel
	hintWords   = &text.Hint
	logWords    = &text.Log
	menuWords   = &text.Menu
	shareWords  = &text.Share
	scoreWords  = &text.Score
	seatWords   = &text.Seats
	keyWords    = &text.Keys
	reviewWords = &text.Review
)

// HTML is a line with its emphasis, for vg-content.
func HTML(l text.Line) vugu.HTML { return vugu.HTML(l.HTML()) }

// SeatClass and SeatShape are the colour and the shape of a seat; one never
// comes without the other.
func SeatClass(s engine.Seat) string { return "seat s" + strconv.Itoa(int(s)+1) }

// SeatShape is the symbol of a seat (see Symbols).
func SeatShape(s engine.Seat) string { return "#ui-seat-" + strconv.Itoa(int(s)+1) }

// yes is the text of an aria state.
func yes(b bool) string {
	if b {
		return "true"
	}
	return "false"
}

// class adds a class if it applies.
func class(base string, on bool, more string) string {
	if on {
		return base + " " + more
	}
	return base
}

// bound keeps numbers in the line of what they count, for vg-content.
func bound(s string) string { return text.Bound(s) }
