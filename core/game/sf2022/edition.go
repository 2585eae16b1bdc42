package sf2022

import (
	"errors"
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"
	"sync"

	"bayboard/core/codec"
	"bayboard/core/engine"
)

// CardType is an index of an edition's faces, counted from 1; 0 is no card.
// Cards of one type cannot be told apart.
type CardType uint8

// maxCards bounds a deck; each row of the list is a type of its own.
const maxCards = 128

// Edition is a list of project cards, immutable. Equal lists are one pointer.
type Edition struct {
	id        engine.EditionID
	types     int // faces 1 to types are project cards; two bonus cards follow
	faces     [maxCards + 3]Card
	count     [maxCards + 3]uint8
	size      int // cards in the deck
	universal CardType
	depot     CardType
}

// ID is the edition's id.
func (e *Edition) ID() engine.EditionID { return e.id }

// Size is the number of project cards.
func (e *Edition) Size() int { return e.size }

// Types is the number of types of project cards: 1 to Types.
func (e *Edition) Types() int { return e.types }

// Card is the face of a type, also of the two universal bonus cards.
func (e *Edition) Card(t CardType) Card { return e.faces[t] }

// Count is how many cards of a type the deck has.
func (e *Edition) Count(t CardType) int { return int(e.count[t]) }

// UniversalCard and UniversalDepot are the types of the two kinds of bonus
// cards (rule bonus-supply).
func (e *Edition) UniversalCard() CardType { return e.universal }

// UniversalDepot is the type of the bonus card that is a depot.
func (e *Edition) UniversalDepot() CardType { return e.depot }

// typeOf finds the type of a project card's face, 0 if there is none.
func (e *Edition) typeOf(c Card) CardType {
	for t := 1; t <= e.types; t++ {
		if e.faces[t] == c {
			return CardType(t)
		}
	}
	return 0
}

const csvHead = "count,color,value,symbols"

// ParseEdition reads a deck list: a CSV with the columns count, color, value,
// symbols (separated by spaces). Rows of one face are added up. Errors name
// the line.
func ParseEdition(text string) (*Edition, error) {
	counts, err := readDeck(text)
	if err != nil {
		return nil, fmt.Errorf("deck.csv: %w", err)
	}
	faces := make([]Card, 0, len(counts))
	for c := range counts {
		faces = append(faces, c)
	}
	sort.Slice(faces, func(i, j int) bool { return less(faces[i], faces[j]) })
	e := &Edition{types: len(faces)}
	var content strings.Builder
	for i, c := range faces {
		e.faces[i+1], e.count[i+1] = c, uint8(counts[c])
		e.size += counts[c]
		fmt.Fprintf(&content, "%d %s\n", counts[c], c)
	}
	e.universal, e.depot = CardType(e.types+1), CardType(e.types+2)
	e.faces[e.universal] = Card{Color: Black, Value: 4}
	e.faces[e.depot] = Card{Color: Black, Symbols: Depot}
	e.id = engine.HashEdition(content.String())
	return e, nil
}

func less(a, b Card) bool {
	if a.Color != b.Color {
		return a.Color < b.Color
	}
	if a.Value != b.Value {
		return a.Value < b.Value
	}
	return a.Symbols < b.Symbols
}

func readDeck(text string) (map[Card]int, error) {
	counts, total := map[Card]int{}, 0
	err := codec.Rows(text, []string{csvHead}, func(row []string) error {
		n, c, err := readRow(row)
		counts[c] += n
		if total += n; total > maxCards && err == nil {
			return fmt.Errorf("more than %d cards", maxCards)
		}
		return err
	})
	return counts, err
}

func readRow(row []string) (n int, c Card, err error) {
	if n, err = strconv.Atoi(row[0]); err != nil || n < 1 || n > maxCards {
		return 0, c, fmt.Errorf("count %q: want 1 to %d", row[0], maxCards)
	}
	color := slices.Index(colorNames[:], row[1])
	if color < 0 {
		return 0, c, fmt.Errorf("color %q: want one of %s", row[1], strings.Join(colorNames[:], ", "))
	}
	value, err := strconv.Atoi(row[2])
	if err != nil || value < 0 || value > 9 {
		return 0, c, fmt.Errorf("value %q: want 0 to 9", row[2])
	}
	c = Card{Color: Color(color), Value: uint8(value)}
	for _, word := range strings.Fields(row[3]) {
		at := slices.Index(symbolNames[:], word)
		if at < 0 || c.Symbols&(1<<at) != 0 {
			return 0, c, fmt.Errorf("symbol %q: want each once of %s", word, strings.Join(symbolNames[:], ", "))
		}
		c.Symbols |= 1 << at
	}
	if c.Has(Square) && c.Value != 0 {
		return 0, c, errors.New("a square has no printed value: want 0")
	}
	return n, c, nil
}

// editions holds each known edition once.
var editions = struct {
	sync.RWMutex
	byID map[engine.EditionID]*Edition
}{byID: map[engine.EditionID]*Edition{}}

// BuiltinID is the number of the edition that ships with the program.
const BuiltinID engine.EditionID = "1"

// Builtin is the deck that ships with the program (rule deck).
var Builtin = sync.OnceValue(func() *Edition {
	e, err := ParseEdition(deckCSV)
	if err != nil {
		panic("sf2022: built-in deck: " + err.Error())
	}
	e.id = BuiltinID
	return e
})

// editionByID finds a known edition; the empty id is the built-in one.
func editionByID(id engine.EditionID) (*Edition, bool) {
	if id == "" || id == BuiltinID {
		return Builtin(), true
	}
	editions.RLock()
	defer editions.RUnlock()
	e, ok := editions.byID[id]
	return e, ok
}

// addEdition makes an edition known; a list equal to the built-in one is it.
func addEdition(text string) (*Edition, error) {
	e, err := ParseEdition(text)
	if err != nil {
		return nil, err
	}
	if b := Builtin(); b.types == e.types && b.faces == e.faces && b.count == e.count {
		return b, nil
	}
	editions.Lock()
	defer editions.Unlock()
	if known, ok := editions.byID[e.id]; ok {
		return known, nil
	}
	editions.byID[e.id] = e
	return e, nil
}
