package text

import (
	"strconv"

	"bayboard/core/engine"
	"bayboard/core/game/sf2000"
)

// Table2000 are the words of the parts of a table of San Francisco (2000).
var Table2000 = struct {
	Others, Open, Prestige, Influence, Sticks, Checks, Scales                               string
	City, CityName, Swipe, Ruin, Rebuilt, Legal, White, Mine                                string
	Years, Next, Last, BonusOpen, BonusUsed                                                 string
	Bank, BankEmpty, Discards, NoDiscards, Left                                             string
	Auction, Offers, Cards                                                                  string
	ToBeat, Missing, NoBid, Adding, Highest, Out, Choosing                                  string
	Chosen, Waiting, Cancelled, Pays, Invests                                               string
	Hand, Known, Locked, Money                                                              string
	Keep, Refuse, Drop, Decline, Draw, Back                                                 string
	Drawing, Kept, Lost, Took                                                               string
	Cannot, Leads, Builder, Rebuilds                                                        string
	Fresh, Larger, Around, Result, ParkNote, Placed, Declined, Vanished, PaysHidden, Unpaid string
	Lower, Yours, Drawn, Over, Limit, Starts, NoneKnown, NoTiles, Payments                  string
}{
	Others: "Players", Open: "Open what is known of this player", Prestige: "Prestige", Influence: "Influence",
	Sticks: "sticks in supply", Checks: "checks", Scales: "Scales",
	City: "City", CityName: "City of 35 tiles and 82 streets", Swipe: "Swipe the city sideways.",
	Ruin: "ruin", Rebuilt: "rebuilt", Legal: "possible now", White: "white, beside a park", Mine: "rebuilt for this seat",
	Years: "Years", Next: "next card", Last: "end", BonusOpen: "can be earned", BonusUsed: "earned",
	Bank: "Bank", BankEmpty: "The bank is empty.",
	Discards: "Discards", NoDiscards: "No discards.", Left: "What is left",
	Auction: "Bids", Offers: "Sealed offers", Cards: "Cards face down",
	ToBeat: "To beat", Missing: "Missing", NoBid: "no bid yet", Adding: "adding", Highest: "highest bid",
	Out: "out", Choosing: "choosing", Chosen: "has chosen", Waiting: "not yet", Cancelled: "cancelled", Pays: "pays",
	Invests: "invests",
	Hand:    "Your checks", Known: "surely holds",
	Locked: "not now", Money: "Money is counted in units of 10,000 dollars.",
	Keep: "Keep it", Refuse: "Refuse it", Drop: "Drop out", Decline: "Decline", Draw: "Draw a check",
	Back:    "Back",
	Drawing: "draws", Kept: "keeps", Lost: "over the limit", Took: "took influence",
	Cannot: "cannot win it", Leads: "has the majority",
	Builder: "Rebuilt for", Rebuilds: "Tiles",
	Fresh: "new", Larger: "Larger city", Around: "Show whose sticks lie around each tile", Result: "How it went",
	ParkNote: "Parks are never rebuilt. The white sticks around them count for nobody.",
	Placed:   "has laid a stick", Declined: "declined", Vanished: "no street was free", PaysHidden: "pays a check face down",
	Unpaid: "has no check to pay", Lower: "pays nothing", Yours: "Your bid", Drawn: "Drawn", Over: "Too much",
	Limit: "At most", Starts: "begins", NoneKnown: "No check is known for certain.", NoTiles: "None yet.",
	Payments: "Payments",
}

// TileLabel is the name of a tile on the map: "Market C3, worth 5, ruin",
// "Market C3, worth 5 +3, rebuilt for Mira", "Park C3". bonus is what an open
// bonus card adds, builder is empty for a ruin.
func TileLabel(d sf2000.District, at sf2000.Tile, bonus int, builder string) string {
	name := KindTitle(d) + " " + TileName(at)
	if d == sf2000.Park {
		return name
	}
	name += ", worth " + strconv.Itoa(d.Points())
	if bonus > 0 {
		name += " +" + strconv.Itoa(bonus)
	}
	if builder == "" {
		return name + ", ruin"
	}
	return name + ", rebuilt for " + within(builder)
}

// StreetLabel is the name of a street on the map: "Street between market C3
// and office D3, free". owner is empty for a free street, WhiteStick for a
// white stick.
func StreetLabel(t any, s sf2000.Street, owner string) string {
	name := "Street " + StreetName(t, s)
	switch owner {
	case "":
		return name + ", free"
	case WhiteStick:
		return name + ", " + WhiteStick
	case You:
		return name + ", your stick"
	}
	return name + ", stick of " + owner
}

// WhiteStick stands for the owner of white sticks.
const WhiteStick = "white stick"

// StreetDoes says what choosing a street does, by the kind of action: to be
// added to StreetLabel. It is empty for actions without a street.
func StreetDoes(kind engine.ActionKind) string {
	switch kind {
	case sf2000.ActStick:
		return "lay a stick here"
	case sf2000.ActLift, sf2000.ActRemove:
		return "lift this stick"
	case sf2000.ActMove:
		return "move this stick"
	case sf2000.ActSwap, sf2000.ActWith:
		return "swap this stick"
	case sf2000.ActExchange:
		return "put your stick here"
	}
	return ""
}

// The buttons.

// PlayInfluence is the button of an influence card: "Choose 7".
func PlayInfluence(v int) string { return "Choose " + strconv.Itoa(v) }

// PlayOption is the button of an option card.
func PlayOption(o sf2000.OptionCard) string { return "Choose " + optionText(o.String()) }

// AddCheck is the button of a check of the hand, for a bid or an offer.
func AddCheck(v int) string { return "Add the check of " + strconv.Itoa(v) }

// PayCheck is the button that pays a check.
func PayCheck(v int) string { return "Pay the check of " + strconv.Itoa(v) }

// BidWith is the button that ends a turn of a bid: "Bid 7".
func BidWith(bid int) string { return "Bid " + strconv.Itoa(bid) }

// OfferWith is the button that makes a sealed offer.
func OfferWith(sum int) string {
	if sum == 0 {
		return "Offer nothing"
	}
	return "Offer " + strconv.Itoa(sum)
}

// TakeInfluence and TakeChecks are the buttons of an income card.
func TakeInfluence(n int) string { return "Take " + strconv.Itoa(n) + " influence" }

// TakeChecks is beside TakeInfluence.
func TakeChecks(limit int) string { return "Draw checks up to " + strconv.Itoa(limit) }

// StopWith is the button that ends the drawing.
func StopWith(sum int) string {
	if sum == 0 {
		return "Stop with nothing"
	}
	return "Stop with " + strconv.Itoa(sum)
}

// DoneLifting is the button that ends the removing of sticks.
func DoneLifting(n int) string {
	if n == 0 {
		return "Remove none"
	}
	return "Done: " + count(n, "stick", "sticks")
}

// The numbers of the panels.

// StandsAt is how a bid stands: "stands at 10"; TakesBack "takes back 6".
func StandsAt(bid int) string { return "stands at " + strconv.Itoa(bid) }

// TakesBack is beside StandsAt.
func TakesBack(bid int) string { return "takes back " + strconv.Itoa(bid) }

// HandSum is "5 left, worth 20".
func HandSum(checks, sum int) string {
	return strconv.Itoa(checks) + " left, worth " + strconv.Itoa(sum)
}

// ChecksHeld is "12 checks".
func ChecksHeld(n int) string { return count(n, "check", "checks") }

// DrawnOf is "8 of at most 10".
func DrawnOf(sum, limit int) string {
	return strconv.Itoa(sum) + " of at most " + strconv.Itoa(limit)
}

// YearsLeft is "8 action cards to the end".
func YearsLeft(n int) string { return count(n, "action card", "action cards") + " to the end" }

// NeedsMore is "needs 2 more".
func NeedsMore(n int) string { return "needs " + strconv.Itoa(n) + " more" }

// FreeStreets is "1 free street".
func FreeStreets(n int) string { return count(n, "free street", "free streets") }

// TileQuestion is the heading of the panel of a tile: "Who can win market C3?"
func TileQuestion(d sf2000.District, at sf2000.Tile) string {
	return "Who can win " + kindName(d.String()) + " " + TileName(at) + "?"
}

// ScaleText tells the places on a scale: "You: 22, Mira: 14". No number stands
// in another line than its name.
func ScaleText(names []string, values []int) string {
	s := ""
	for i, name := range names {
		if i > 0 {
			s += ", "
		}
		s += Bound(name) + ":" + bond + strconv.Itoa(values[i])
	}
	return s
}

// HoldsOf is how many of the checks that somebody perhaps holds are not paid.
func HoldsOf(n int) string {
	return "Holds " + strconv.Itoa(n) + " of these, the others are paid face down"
}

// PaidFaceDown is beside the checks that surely are in the bank.
func PaidFaceDown(n int) string {
	return "and " + count(n, "check that was", "checks that were") + " paid face down"
}

// RequestsLeft and CardsLeft tell the height of the piles.
func RequestsLeft(n int) string { return count(n, "request", "requests") + " in the stock" }

// CardsLeft is beside RequestsLeft.
func CardsLeft(n int) string { return count(n, "action card", "action cards") + " in the deck" }
