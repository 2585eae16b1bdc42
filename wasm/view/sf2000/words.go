package sf2000

import (
	"strconv"

	"bayboard/wasm/text"
)

// The words of the markup, which cannot import them.
var (
	words  = text.Table2000
	common = text.Common
)

// more are words that stand on the parts of a table beside those.
var more = struct {
	Fresh, Larger, Around, Result, ParkNote, Placed, Declined, Vanished, PaysHidden, Unpaid string
	Lower, Yours, Drawn, Over, Limit, Starts, NoneKnown, NoTiles, Payments                  string
}{
	Fresh: "new", Larger: "Larger city", Around: "Show whose sticks lie around each tile", Result: "How it went",
	ParkNote: "Parks are never rebuilt. The white sticks around them count for nobody.",
	Placed:   "has laid a stick", Declined: "declined", Vanished: "no street was free", PaysHidden: "pays a check face down",
	Unpaid: "has no check to pay", Lower: "pays nothing", Yours: "Your bid", Drawn: "Drawn", Over: "Too much",
	Limit: "At most", Starts: "begins", NoneKnown: "No check is known for certain.", NoTiles: "None yet.",
	Payments: "Payments",
}

func number(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

func holdsOf(n int) string {
	return "Holds " + strconv.Itoa(n) + " of these, the others are paid face down"
}
func faceDown(n int) string {
	return "and " + number(n, "check that was", "checks that were") + " paid face down"
}
func requestsLeft(n int) string {
	return number(n, "request", "requests") + " in the stock"
}
func cardsLeft(n int) string { return number(n, "action card", "action cards") + " in the deck" }
