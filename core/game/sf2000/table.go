package sf2000

import "bayboard/core/engine"

// MinPlayers and MaxPlayers bound the seats (rule players).
const (
	MinPlayers = 3
	MaxPlayers = 5
)

// The supply of each player (rule supply).
const (
	Sticks         = 15
	startInfluence = 30
)

// Ask is what the actor is asked (rule decision).
type Ask uint8

// The questions.
const (
	AskRequest   Ask = iota // keep or refuse the drawn request
	AskInfluence            // an influence card, face down
	AskBid                  // add checks to an open bid, stand, or drop out
	AskOption               // an option card, face down
	AskPay                  // a check for a sole option card
	AskOffer                // add checks to a sealed offer, or stand
	AskPlace                // lay a stick (lift one first without supply), or decline
	AskMove                 // move a stick, or decline
	AskSwap                 // the first stick to swap, or decline
	AskWith                 // the second one
	AskExchange             // exchange a stick (lift one first without supply), or decline
	AskTake                 // influence or checks
	AskDraw                 // draw another check, or stop
	AskRemove               // lift own sticks, or done
	AskNothing
)

var askWords = [...]string{
	"request", "influence", "bid", "option", "pay", "offer", "place", "move", "swap", "with", "exchange",
	"take", "draw", "remove", "over",
}

// String is the question's word in texts.
func (a Ask) String() string { return askWords[a] }

// nothing stands for no card chosen.
const nothing int8 = -1

// Share is how a seat stands in an allowance or a remove.
type Share uint8

// The shares (rules action-allowance, action-remove).
const (
	Undecided Share = iota
	TookInfluence
	Drawing // checks, and not finished
	Kept    // the checks drawn
	Lost    // the checks drawn
	endOfShares
)

var shareWords = [endOfShares]string{"", "influence", "drawing", "kept", "lost"}

// Privilege is the right of a seat to invest. Card is the option card that
// won it, OptionCards if none did.
type Privilege struct {
	Seat engine.Seat
	Card OptionCard
}

// Table is all that lies open or that everybody remembers. Its methods are
// those of every [State] and [View].
type Table struct {
	ed       *Edition
	players  uint8
	income   uint8 // income cards in the deck by rule variant-income, 0 without
	noRemove bool  // rule variant-no-remove
	actor    engine.Seat
	ask      Ask
	ended    ending
	starter  engine.Seat // begins the round
	round    uint16      // counted from 1
	quiet    uint8       // rounds in a row without a rebuild (rule end-quiet)
	built    bool        // a tile was rebuilt since the last action card was drawn
	rebuilt  bool        // a tile was rebuilt in this round

	tiles   [Tiles]District
	builder [Tiles]engine.Seat // who rebuilt a tile, or NoSeat
	white   Streets
	free    Streets
	own     [MaxPlayers]Streets
	around  [endOfPlaces]Streets // the streets of each place (rule invest)

	influence [MaxPlayers]uint16
	prestige  [MaxPlayers]uint16
	bonuses   [MaxPlayers]uint8 // bonus cards earned

	held   [MaxPlayers]uint8  // number of checks in hand
	known  [MaxPlayers]Checks // surely in hand
	maybe  [MaxPlayers]Checks // perhaps in hand, perhaps paid face down
	banked Checks             // surely in the bank

	request   RequestType // of this round, 0 if none
	refused   bool        // the refusal of this round is used
	discarded [maxRequests + 1]uint8
	stockLen  uint8
	card      CardType // being carried out, 0 if none
	years     [Years]CardType
	open      [Years]bool // bonus cards not earned yet
	yearLen   uint8
	deckLen   uint8

	bids   [MaxPlayers]Checks // open bids; the checks are still in hand
	out    [MaxPlayers]bool   // dropped out of the bidding
	least  uint8              // lowest check added in this turn of a bid, 0 if none
	shown  [MaxPlayers]int8   // option cards shown and not settled, or nothing
	tied   OptionCard         // whose payment is asked, in AskPay and AskOffer
	queue  [MaxPlayers]Privilege
	queued uint8 // privileges that are still to be used, in their order

	lifted Street // lifted in this placement, or NoStreet
	placed Street // the first of two sticks, or NoStreet
	first  Street // the first stick of a swap, or NoStreet

	shares [MaxPlayers]Share
	lifts  [MaxPlayers]uint8  // own sticks lifted by a remove
	drawn  [MaxPlayers]Checks // drawn and not in a hand yet
}

// Edition is the lists of cards that are played with.
func (t *Table) Edition() *Edition { return t.ed }

// Seats is the number of players.
func (t *Table) Seats() int { return int(t.players) }

// Actor is the seat that decides now, NoSeat when the game is over.
func (t *Table) Actor() engine.Seat { return t.actor }

// Ask is what the actor is asked.
func (t *Table) Ask() Ask { return t.ask }

// Round counts the rounds from 1; Starter is the seat that begins this one.
func (t *Table) Round() int           { return int(t.round) }
func (t *Table) Starter() engine.Seat { return t.starter }

// District is what a tile shows; Builder is who rebuilt it, or NoSeat.
func (t *Table) District(at Tile) District   { return t.tiles[at] }
func (t *Table) Builder(at Tile) engine.Seat { return t.builder[at] }

// White is the streets with white sticks, Free those without a stick, Own
// those with sticks of a seat.
func (t *Table) White() Streets                { return t.white }
func (t *Table) Free() Streets                 { return t.free }
func (t *Table) Own(seat engine.Seat) Streets  { return t.own[seat] }
func (t *Table) Around(p Place) Streets        { return t.around[p] }
func (t *Table) Supply(seat engine.Seat) int   { return Sticks - t.own[seat].Len() }
func (t *Table) Influence(s engine.Seat) int   { return int(t.influence[s]) }
func (t *Table) Prestige(seat engine.Seat) int { return int(t.prestige[seat]) }

// Owner is the seat whose stick lies on a street, NoSeat for none or white.
func (t *Table) Owner(s Street) engine.Seat {
	for seat := range t.own[:t.players] {
		if t.own[seat].Has(s) {
			return engine.Seat(seat)
		}
	}
	return engine.NoSeat
}

// Held is the number of checks in a hand. Known are those that surely are in
// it by all that was shown, Maybe those that are in it or were paid face down
// (rule secrecy).
func (t *Table) Held(seat engine.Seat) int     { return int(t.held[seat]) }
func (t *Table) Known(seat engine.Seat) Checks { return t.known[seat] }
func (t *Table) Maybe(seat engine.Seat) Checks { return t.maybe[seat] }

// BankLen is the number of checks in the bank, Banked those that surely are
// there.
func (t *Table) BankLen() int {
	n := startCheckCount * int(t.players)
	for seat := range t.held[:t.players] {
		n -= int(t.held[seat]) + t.drawn[seat].Len()
	}
	return n
}
func (t *Table) Banked() Checks { return t.banked }

// Request is the request of the round and its type, 0 between rounds.
func (t *Table) Request() (Request, RequestType) { return t.ed.requests[t.request], t.request }

// Refused reports whether a request was refused in this round.
func (t *Table) Refused() bool { return t.refused }

// Stock is the number of requests in the stock, Discarded how many of a type
// are in the discards.
func (t *Table) Stock() int                  { return int(t.stockLen) }
func (t *Table) Discarded(r RequestType) int { return int(t.discarded[r]) }

// Card is the action card being carried out and its type, 0 if none is.
func (t *Table) Card() (Card, CardType) { return t.ed.cards[t.card], t.card }

// Deck is the number of action cards in the deck.
func (t *Table) Deck() int { return int(t.deckLen) }

// YearCards are the cards on the year fields so far, from 1907; YearOpen
// reports whether the i-th is a bonus card that can still be earned.
func (t *Table) YearCards() []CardType { return t.years[:t.yearLen] }
func (t *Table) YearOpen(i int) bool   { return t.open[i] }

// Bid is a seat's open bid; Out whether it dropped out of this bidding.
func (t *Table) Bid(seat engine.Seat) Checks { return t.bids[seat] }
func (t *Table) Out(seat engine.Seat) bool   { return t.out[seat] }

// HighBid is the highest standing bid.
func (t *Table) HighBid() int {
	high := 0
	for seat := range t.bids[:t.players] {
		high = max(high, t.bids[seat].Sum())
	}
	return high
}

// Shown is the option card that a seat has shown and that is not settled.
func (t *Table) Shown(seat engine.Seat) (card OptionCard, ok bool) {
	return OptionCard(t.shown[seat]), t.shown[seat] != nothing
}

// Tied is the option card whose payment is asked in AskPay and AskOffer.
func (t *Table) Tied() OptionCard { return t.tied }

// Investors are the privileges still to be used, the first one now.
func (t *Table) Investors() []Privilege { return t.queue[:t.queued] }

// Lifted is the own stick in the actor's hand, Placed the first of two
// sticks, First the first stick of a swap; NoStreet if there is none.
func (t *Table) Lifted() Street { return t.lifted }
func (t *Table) Placed() Street { return t.placed }
func (t *Table) First() Street  { return t.first }

// Share is how a seat stands in an allowance or a remove; Drawn the checks it
// has drawn; Limit what they may be worth.
func (t *Table) Share(seat engine.Seat) Share  { return t.shares[seat] }
func (t *Table) Drawn(seat engine.Seat) Checks { return t.drawn[seat] }
func (t *Table) Lifts(seat engine.Seat) int    { return int(t.lifts[seat]) }

func (t *Table) next(s engine.Seat) engine.Seat {
	if s++; int(s) == int(t.players) {
		return 0
	}
	return s
}

// fromStarter is how many seats after the starter a seat decides.
func (t *Table) fromStarter(s engine.Seat) int {
	n := int(s) - int(t.starter)
	if n < 0 {
		n += int(t.players)
	}
	return n
}
