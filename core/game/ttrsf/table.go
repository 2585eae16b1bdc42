package ttrsf

import "bayboard/core/engine"

// The numbers of the game (rules players, map, cards, end-trigger).
const (
	MinPlayers = 2
	MaxPlayers = 4
	RowLen     = 5  // face-up cards
	StartCars  = 20 // cable cars of a player
	lastCars   = 2  // with so many or fewer the end begins
)

// Ask is what the actor is asked.
type Ask uint8

// The questions, in the order in which a game asks them first.
const (
	AskDeal    Ask = iota // which of the dealt tickets to keep
	AskStack              // where the next spare token stack goes
	AskTurn               // one of the actions of a turn
	AskSecond             // the second card
	AskKeep               // which of the drawn tickets to keep
	AskToken              // which end's token to take
	AskNothing            // the game is over
	asks
)

var askWords = [asks]string{"deal", "stack", "turn", "second", "keep", "token", "over"}

// shelf is what is public of a list of tickets: how many there are, and the
// seats that know each one.
type shelf struct {
	n    uint8
	know [MaxTickets]SeatSet
}

// offer is what is public of the tickets that a seat chooses from.
type offer struct {
	n    uint8
	know [2]SeatSet
}

// Table is what everybody may know and can keep in mind (rule secrecy).
type Table struct {
	ed        *Edition
	players   uint8
	first     engine.Seat
	actor     engine.Seat // NoSeat when the game is over
	ask       Ask
	ended     ending
	claimed   RouteID // at AskToken, else NoRoute
	turn      uint16  // from 1; 0 before the first
	lastTurns uint8   // turns still to come, once the end has begun
	passes    uint8   // in a row
	deckLen   uint8
	row       [RowLen]Color
	discards  Cards
	handLen   [MaxPlayers]uint8
	known     [MaxPlayers]Cards // taken face up and not spent
	owner     [MaxRoutes]uint8  // seat + 1, 0 while the route is open
	cars      [MaxPlayers]uint8
	points    [MaxPlayers]uint16 // for routes
	symbols   [Symbols]Symbol    // of the stacks: those of the map, then the spare ones
	stackAt   [Symbols]Loc       // NoLoc while a spare stack is not placed
	left      [Symbols]uint8     // tokens in the stacks
	tokens    [MaxPlayers]SymbolSet
	pile      shelf // of tickets, from its top
	held      [MaxPlayers]shelf
	offers    [MaxPlayers]offer
}

// Edition is the map.
func (t *Table) Edition() *Edition { return t.ed }

// Seats is the number of players.
func (t *Table) Seats() int { return int(t.players) }

// First is the seat that began.
func (t *Table) First() engine.Seat { return t.first }

// Actor is whose decision it is, NoSeat when the game is over.
func (t *Table) Actor() engine.Seat { return t.actor }

// Ask is what the actor is asked.
func (t *Table) Ask() Ask { return t.ask }

// Turn counts turns from 1; it is 0 before the first.
func (t *Table) Turn() int { return int(t.turn) }

// LastTurns is the number of turns that are left, this one counted, once a
// player has fallen to 2 cable cars; before that it is 0 (rule end-trigger).
func (t *Table) LastTurns() int { return int(t.lastTurns) }

// Row is a face-up card, from the left, NoCard for an empty place.
func (t *Table) Row(place int) Color { return t.row[place] }

// Discards are the discarded cards.
func (t *Table) Discards() Cards { return t.discards }

// DeckLen is the number of cards face down.
func (t *Table) DeckLen() int { return int(t.deckLen) }

// HandLen is the number of cards a seat holds.
func (t *Table) HandLen(seat engine.Seat) int { return int(t.handLen[seat]) }

// Known are cards that a seat holds, as everybody can know: it took them face
// up and has not spent them (rule secrecy).
func (t *Table) Known(seat engine.Seat) Cards { return t.known[seat] }

// Owner is the seat that claimed a route, or NoSeat.
func (t *Table) Owner(r RouteID) engine.Seat { return engine.Seat(t.owner[r]) - 1 }

// Open reports whether a seat could claim a route if it had the cards and the
// cars (rules claim-open, double-own, double-two).
func (t *Table) Open(seat engine.Seat, r RouteID) bool {
	twin := t.ed.routes[r].Twin
	if t.owner[r] != 0 || twin == NoRoute {
		return t.owner[r] == 0
	}
	return t.owner[twin] == 0 || t.owner[twin] != uint8(seat)+1 && t.players > 2
}

// Cars is the number of cable cars a seat has left.
func (t *Table) Cars(seat engine.Seat) int { return int(t.cars[seat]) }

// RoutePoints are the points of a seat's routes (rule claim-points).
func (t *Table) RoutePoints(seat engine.Seat) int { return int(t.points[seat]) }

// Stack is one of the token stacks, 0 to Symbols-1; the last two are the spare
// ones. At is NoLoc while a spare stack is not placed.
type Stack struct {
	Symbol Symbol
	At     Loc
	Left   int
}

// Stack is a token stack.
func (t *Table) Stack(i int) Stack {
	return Stack{Symbol: t.symbols[i], At: t.stackAt[i], Left: int(t.left[i])}
}

// StackAt is the token stack at a location, also one that is used up.
func (t *Table) StackAt(l Loc) (Stack, bool) {
	if i := t.stackIndex(l); i >= 0 {
		return t.Stack(i), true
	}
	return Stack{}, false
}

func (t *Table) stackIndex(l Loc) int {
	for i, at := range t.stackAt {
		if at == l {
			return i
		}
	}
	return -1
}

// Tokens are the tourist tokens of a seat.
func (t *Table) Tokens(seat engine.Seat) SymbolSet { return t.tokens[seat] }

// PileLen is the number of tickets face down.
func (t *Table) PileLen() int { return int(t.pile.n) }

// TicketCount is the number of tickets that a seat keeps.
func (t *Table) TicketCount(seat engine.Seat) int { return int(t.held[seat].n) }

// OfferCount is the number of tickets that a seat still has to choose from.
func (t *Table) OfferCount(seat engine.Seat) int { return int(t.offers[seat].n) }

// Claimed is the route whose token the actor chooses, NoRoute at other
// questions (rule claim-token).
func (t *Table) Claimed() RouteID { return t.claimed }

// nextSpare is the stack that AskStack places.
func (t *Table) nextSpare() int {
	if t.stackAt[startStacks] == NoLoc {
		return startStacks
	}
	return startStacks + 1
}

// Placing is the spare stack that the actor places at AskStack.
func (t *Table) Placing() Stack { return t.Stack(t.nextSpare()) }

func (t *Table) next(s engine.Seat) engine.Seat {
	return (s + 1) % engine.Seat(t.players)
}
