package sf2022

import "bayboard/core/engine"

// MaxPlayers is the largest number of seats; Areas the number of project
// areas.
const (
	MinPlayers = 2
	MaxPlayers = 4
	Areas      = 3
)

// Ask is what the actor is asked (rule decision).
type Ask uint8

// The questions, in the order of the rules page.
const (
	AskTurn  Ask = iota // lay out or realize
	AskArea             // the area for the revealed card
	AskPlace            // a taken card: place or discard
	AskBonus            // which bonus
	AskLay              // where to lay it
	AskClose            // release commitments, or pass, at the end of a turn
	AskNothing
)

// copies is how many there are of each kind of bonus (rule bonus-supply).
const copies = 3

// Table is all that lies open: everything but the order of the deck.
type Table struct {
	ed      *Edition
	players uint8
	actor   engine.Seat // NoSeat when the game is over
	ask     Ask
	ended   ending
	ender   engine.Seat // in whose turn the game ended (rule last-tie)
	turn    uint16      // counted from 1

	tokens     uint8 // foundation tokens left
	released   uint8 // no-commitment tokens out of the game
	supply     [endOfBonuses]uint8
	completion [Rows]engine.Seat // holder of each completion token, or NoSeat
	builder    engine.Seat       // holder of the Builder's Order, or NoSeat

	areas    [Areas]pile
	hand     pile // taken cards still to place
	revealed CardType
	bonusRow Row       // where the bonus came up, when it is asked
	laying   BonusKind // what is to be laid, when it is asked

	discards [maxCards + 3]uint8 // cards in the box, by type
	deckLen  uint8
	cities   [MaxPlayers]City
}

// pile is a row of cards in the order in which they came.
type pile struct {
	cards [maxCards]CardType
	n     uint8
}

func (p *pile) add(t CardType) {
	p.cards[p.n] = t
	p.n++
}

// remove takes the i-th card out; unused places stay 0, so that equal piles
// are equal values.
func (p *pile) remove(i int) CardType {
	t := p.cards[i]
	p.n--
	copy(p.cards[i:p.n], p.cards[i+1:p.n+1])
	p.cards[p.n] = 0
	return t
}

func (p *pile) clear() {
	clear(p.cards[:p.n])
	p.n = 0
}

func (p *pile) list() []CardType { return p.cards[:p.n] }

// Edition is the list of cards that is played with.
func (t *Table) Edition() *Edition { return t.ed }

// Seats is the number of players.
func (t *Table) Seats() int { return int(t.players) }

// Actor is the seat that decides now, NoSeat when the game is over.
func (t *Table) Actor() engine.Seat { return t.actor }

// Ask is what the actor is asked.
func (t *Table) Ask() Ask { return t.ask }

// Turn counts the turns from 1.
func (t *Table) Turn() int { return int(t.turn) }

// City is a seat's board.
func (t *Table) City(s engine.Seat) *City { return &t.cities[s] }

// Area is the cards of a project area, in the order in which they were laid.
func (t *Table) Area(k int) []CardType { return t.areas[k].list() }

// Hand is the taken cards still to place.
func (t *Table) Hand() []CardType { return t.hand.list() }

// Revealed is the card whose area is being chosen, 0 if there is none.
func (t *Table) Revealed() CardType { return t.revealed }

// BonusRow is the district whose bonus is being chosen.
func (t *Table) BonusRow() Row { return t.bonusRow }

// Laying is the bonus that is being laid, NoBonus if there is none.
func (t *Table) Laying() BonusKind { return t.laying }

// DeckLen is the number of cards in the deck.
func (t *Table) DeckLen() int { return int(t.deckLen) }

// FoundationTokens is the number of foundation tokens left in the stacks.
func (t *Table) FoundationTokens() int { return int(t.tokens) }

// StartTokens is the number of foundation tokens the game began with
// (rule foundation-stacks).
func (t *Table) StartTokens() int { return foundationTokens(int(t.players)) }

// Stacks are the heights of the foundation stacks from the left; tokens are
// taken from the leftmost (rule foundation-stacks).
func (t *Table) Stacks() []int {
	stacks := make([]int, t.StartTokens()/2)
	left := int(t.tokens)
	for i := len(stacks) - 1; i >= 0; i-- {
		stacks[i] = min(2, left)
		left -= stacks[i]
	}
	return stacks
}

// Supply is how many of a bonus are left (rule bonus-supply).
func (t *Table) Supply(b BonusKind) int { return int(t.supply[b]) }

// Completion is the holder of a district's completion token, or NoSeat.
func (t *Table) Completion(r Row) engine.Seat { return t.completion[r] }

// Builder is the holder of the Builder's Order, or NoSeat.
func (t *Table) Builder() engine.Seat { return t.builder }

// Discards is how many cards of a type are in the box.
func (t *Table) Discards(c CardType) int { return int(t.discards[c]) }

// foundationTokens is 6, 8, 10 for 2, 3, 4 players (rule foundation-stacks).
func foundationTokens(players int) int { return 2 + 2*players }

func (t *Table) next(s engine.Seat) engine.Seat {
	return (s + 1) % engine.Seat(t.players)
}
