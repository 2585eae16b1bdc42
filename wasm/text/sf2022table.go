package text

import (
	"strconv"

	"bayboard/core/game/sf2022"
)

// Table2022 are the words of the parts of a table of San Francisco (2022).
var Table2022 = struct {
	Others, Open                                                    string
	Depot, DepotName, Points                                        string
	Projects, Realize, LayHere, Empty, Stock, Deck, Tokens, Bonuses string
	Advantages, Row, Leads, Network, Tie, Undecided, Nobody, Order  string
	TieNote, OpenNote                                               string
	Layout, Pass, Place, Discard, EndTurn                           string
	Revealed, Bonus, Taken, Skyscrapers, Markers                    string
	Commitments, NoCommitment, PointTokens, Completed, AnyOf        string
}{
	Others: "Other players", Open: "Open this city",
	Depot: "Depot", DepotName: "The printed depot, next to all five spaces of the bottom row", Points: "pts",
	Projects: "Projects", Realize: "Realize", LayHere: "Lay here", Empty: "Empty", Stock: "Supply", Deck: "cards in the deck", Tokens: "foundation tokens",
	Bonuses:    "Bonuses left, rows completed",
	Advantages: "Advantages", Row: "Row", Leads: "Who leads each row and the network", Network: "Network",
	Tie: "ahead by the tie rule", Undecided: "a tie that only the end decides", TieNote: "The sign\u00a0= means ahead by the tie rule.", OpenNote: "A “tie”, here with\u00a0?, counts for nobody: only the end of the game decides it.", Nobody: "nobody yet", Order: "Builder’s Order",
	Layout: "Lay out a card", Pass: "Pass", Place: "Place it", Discard: "Discard", EndTurn: "Keep it, end the turn",
	Revealed: "Revealed card", Bonus: "Bonus", Taken: "Taken cards still to place",
	Skyscrapers: "Skyscrapers", Markers: "Streetcar markers", Commitments: "Commitment tokens",
	NoCommitment: "No-commitment tokens", PointTokens: "1½-point tokens", Completed: "Rows completed first", AnyOf: "Any row",
}

// CityOf is "Your city", "Mira’s city".
func CityOf(name string) string { return upper(own(name)) + " city" }

// GridOf names a city as a grid.
func GridOf(name string) string { return CityOf(name) + ", 5 rows by 5 spaces" }

// AreaName is "Area 2", RealizeArea what its button does.
func AreaName(k int) string { return "Area " + strconv.Itoa(k+1) }

// RealizeArea is beside AreaName.
func RealizeArea(k, cards int) string {
	return "Realize area " + strconv.Itoa(k+1) + ", " + count(cards, "card", "cards")
}

// LayInArea is what laying a card there is called.
func LayInArea(k int) string { return "Lay the card in area " + strconv.Itoa(k+1) }

// ReleaseTokens is the button that gives commitment tokens back.
func ReleaseTokens(n int) string { return "Release " + strconv.Itoa(n) + " commitment" }

// TokensOf is what stands beside the number of foundation tokens left.
func TokensOf(start int) string { return "of " + strconv.Itoa(start) }

// StacksName tells the heights of the foundation stacks.
func StacksName(heights []int) string {
	name := "Foundation stacks:"
	for _, n := range heights {
		name += " " + strconv.Itoa(n)
	}
	return name
}

// BonusTitle is the name of a kind of bonus as a title: "A +2 token".
func BonusTitle(b sf2022.BonusKind) string { return upper(BonusName(b)) }

// BonusLeft tells of a kind of bonus in the supply: where it comes from, how
// many there are, what it is good for.
func BonusLeft(from string, b sf2022.BonusKind, left int) string {
	return from + ": " + BonusName(b) + ", " + strconv.Itoa(left) + " left. " + BonusUse(b)
}

// CompletedBy tells who has a completion token, empty for nobody.
func CompletedBy(name string) string {
	if name == "" {
		return "Completion token not taken."
	}
	return "Completed first by " + within(name) + "."
}

// RowTitle is "Orange row".
func RowTitle(r sf2022.Row) string { return upper(RowName(r)) }

// Tied is a place that only the end of the game decides.
const Tied = 0

// Rank is a place, which may be Tied.
func Rank(place int) string {
	if place == Tied {
		return "tie"
	}
	return Place(place)
}

// RowValue names the value of a row and its place.
func RowValue(r sf2022.Row, value, place int) string {
	return RowTitle(r) + ": value " + strconv.Itoa(value) + ", " + Rank(place)
}

// EmptySpace names an empty space of a row.
func EmptySpace(r sf2022.Row, column int) string {
	return RowTitle(r) + ", space " + strconv.Itoa(column+1) + ", empty"
}

// JustLaid is added to the name of what was laid lately.
func JustLaid(name string) string { return name + ", just laid" }

// PlaceHere, LayHere and PutOn name targets of the own city.
func PlaceHere(c sf2022.Card, r sf2022.Row) string {
	return "Place " + FaceName(c) + " here, in your " + RowName(r)
}

// LayHere is beside PlaceHere.
func LayHere(r sf2022.Row) string { return "Lay it here, in your " + RowName(r) }

// PutOn is beside PlaceHere.
func PutOn(card string) string { return "Put the token on " + card }

// AdvantageNote tells what places are worth: first is a district's first
// place, network the network's, rest the others in their order, 0 for none.
func AdvantageNote(first, network int, rest []int, over bool) string {
	s := "Points if the game ended now: 1st\u00a0"
	if over {
		s = "Points: 1st\u00a0"
	}
	s += Points(halfPoints, first) + ", network\u00a0" + Points(halfPoints, network)
	for i, n := range rest {
		if n != 0 {
			s += "; " + Place(i+2) + "\u00a0" + Points(halfPoints, n)
		}
	}
	return s + "."
}
