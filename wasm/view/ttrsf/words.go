package ttrsf

import (
	"strconv"

	"bayboard/wasm/text"
)

// words are what stands on the parts of a table.
var words = struct {
	Others, Open, Points, FinalPoints, Cars, Cards, Tickets, Tokens, NoTokens  string
	Map, MapName, Nearer, Farther, Links, AnyColour, NeedsFerry, CanPay        string
	Taken, Shut, Swipe, ToList                                                 string
	Closed, Picked, Payable, Fresh, Alike                                      string
	Hand, Row, Deck, DeckUnseen, DeckShuffles, DeckNone, Discards, Pile        string
	DrawTwo, Pays, Claim, Other, GainRoute, GainCars, GainChoice, Keep         string
	KeepBoth, Pass, Take                                                       string
	Mine, Done, Soon, Missing, Failed                                          string
	Routes, All, Only, NonePayable                                             string
	Left, LeftTokens, Standings, Final, NoTurn, RoutePoints, Sum, Hidden, Seat string
	Claimed, NoRoutes, KnownCards, TokenPoints, Empty                          string
}{
	Others: "Other players", Open: "Open what is known of this player", Points: "points for routes", FinalPoints: "points in all", Cars: "cable cars left",
	Cards: "cards", Tickets: "tickets", Tokens: "tokens", NoTokens: "no tokens",
	Map: "Map", Nearer: "Larger map", Farther: "Smaller map", Links: "Show your tickets on the map",
	AnyColour: "any one colour", NeedsFerry: "needs a ferry", CanPay: "you can pay it", Taken: "claimed", Shut: "closed",
	Swipe: "Swipe the map sideways, or make it larger.", ToList: "All routes as a list",
	Closed: "closed", Picked: "picked", Payable: "you can pay it", Fresh: "just claimed", Alike: "two of them",
	Hand: "Your hand", Row: "Face-up cards", Deck: "Deck", DeckUnseen: "unseen", DeckShuffles: "discards get shuffled",
	DeckNone: "empty", Discards: "Discards", Pile: "Tickets", DrawTwo: "draw 2, keep 1 or 2",
	Pays: "Ways to pay", Claim: "Claim: ", Other: "Back", GainRoute: "Route points", GainCars: "Cable cars left",
	GainChoice: "A token of your choice", Keep: "Keep", KeepBoth: "Keep both", Pass: "Pass", Take: "Take ",
	Mine: "Your tickets", Done: "complete", Soon: "complete with this claim", Missing: "not complete yet", Failed: "not completed",
	Routes: "Routes", All: "All", Only: "You can pay", NonePayable: "There is no route that you can pay now.",
	Left: "What is left", LeftTokens: "Tourist tokens", Standings: "Points so far", Final: "Points", NoTurn: "no turn yet",
	RoutePoints: "Routes", Sum: "Sum", Hidden: "secret", Seat: "Player",
	Claimed: "Routes", NoRoutes: "No routes yet.", KnownCards: "Holds, taken face up", TokenPoints: "Tokens",
	Empty: "Empty place",
}

func number(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

func spaces(n int) string { return number(n, "space", "spaces") }
func cards(n int) string  { return number(n, "card", "cards") }

func claimedBy(name string) string {
	if name == text.You {
		name = "you"
	}
	return "claimed by " + name
}

func knows(cards string) string { return "Holds " + cards + ", taken face up" }

func mapName(places, routes int) string {
	return "Map with " + number(places, "location", "locations") + " and " + number(routes, "route", "routes")
}

func payTitle(n int) string { return "Pay " + cards(n) }

func ways(n int) string { return number(n, "way from your hand", "ways from your hand") }

// signed is a number of points with its sign.
func signed(n int) string {
	switch {
	case n < 0:
		return "−" + strconv.Itoa(-n)
	case n == 0:
		return "0"
	}
	return "+" + strconv.Itoa(n)
}

func tokensAt(n int, symbol, where string) string {
	return where + ", " + text.Bound(number(n, symbol+" token", symbol+" tokens"))
}

func placeHere(where string) string { return "Place the tokens at " + where }

func leftOf(n int) string { return strconv.Itoa(n) + " left" }

// lastTurns is for the round of last turns.
func lastTurns(n int) string { return number(n, "last turn", "last turns") + " to go" }

func ticketDone(name string) string { return "Ticket " + name }

func nthToken(token string, n int) string { return token + ", your " + ordinal(n) }

func ordinal(n int) string {
	switch n {
	case 1:
		return "1st"
	case 2:
		return "2nd"
	case 3:
		return "3rd"
	}
	return strconv.Itoa(n) + "th"
}

func doneOf(done, all int) string {
	return strconv.Itoa(done) + " of " + strconv.Itoa(all) + " complete"
}
