package sf2000

import (
	"fmt"
	"strings"
	"sync"

	"bayboard/core/engine"
)

// RequestType and CardType are indices of an edition's faces, counted from 1;
// 0 is no card. Cards of one type cannot be told apart.
type (
	RequestType uint8
	CardType    uint8
)

// Years is the number of year fields, FirstYear the first of them (rule
// action-year).
const (
	Years     = 12
	FirstYear = 1907
)

// Bounds of the two lists. The least numbers let every option be played
// (rule variant-income).
const (
	maxRequests = 64
	maxCards    = 64
	leastIncome = 4
	leastOthers = Years - 3
)

// Edition is the two lists of cards, immutable. Equal lists are one pointer.
type Edition struct {
	id           engine.EditionID
	requestTypes int
	requests     [maxRequests + 1]Request
	requestCount [maxRequests + 1]uint8
	requestText  [maxRequests + 1]string
	requestTotal int
	cardTypes    int
	cards        [maxCards + 1]Card
	cardCount    [maxCards + 1]uint8
	cardText     [maxCards + 1]string
	cardTotal    int
}

// ID is the edition's id.
func (e *Edition) ID() engine.EditionID { return e.id }

// RequestTypes is the number of types of requests: 1 to RequestTypes.
func (e *Edition) RequestTypes() int { return e.requestTypes }

// Request is the face of a type of requests.
func (e *Edition) Request(t RequestType) Request { return e.requests[t] }

// RequestCount is how many requests of a type there are.
func (e *Edition) RequestCount(t RequestType) int { return int(e.requestCount[t]) }

// RequestTotal is the number of requests.
func (e *Edition) RequestTotal() int { return e.requestTotal }

// CardTypes is the number of types of action cards: 1 to CardTypes.
func (e *Edition) CardTypes() int { return e.cardTypes }

// Card is the face of a type of action cards.
func (e *Edition) Card(t CardType) Card { return e.cards[t] }

// CardTotal is the number of action cards.
func (e *Edition) CardTotal() int { return e.cardTotal }

// requestOf and cardOf find a type by its text, 0 if there is none.
func (e *Edition) requestOf(text string) RequestType {
	for t, word := range e.requestText {
		if word == text && word != "" {
			return RequestType(t)
		}
	}
	return 0
}

func (e *Edition) cardOf(text string) CardType {
	for t, word := range e.cardText {
		if word == text && word != "" {
			return CardType(t)
		}
	}
	return 0
}

// RequestText and CardText are the words of a type in texts.
func (e *Edition) RequestText(t RequestType) string { return e.requestText[t] }

// CardText is the word of a type of action cards.
func (e *Edition) CardText(t CardType) string { return e.cardText[t] }

// allowance is the type of allowances.
func (e *Edition) allowance() CardType { return e.cardOf(deedWords[DeedAllowance]) }

// ParseEdition reads the two lists. Errors name file and line.
func ParseEdition(requests, cards string) (*Edition, error) {
	e := &Edition{}
	if err := e.readRequests(requests); err != nil {
		return nil, fmt.Errorf("%s: %w", requestsFile, err)
	}
	if err := e.readCards(cards); err != nil {
		return nil, fmt.Errorf("%s: %w", actionsFile, err)
	}
	var content strings.Builder
	for t := 1; t <= e.requestTypes; t++ {
		e.requestText[t] = e.requests[t].String()
		fmt.Fprintf(&content, "%d %s\n", e.requestCount[t], e.requestText[t])
	}
	for t := 1; t <= e.cardTypes; t++ {
		e.cardText[t] = e.cards[t].String()
		fmt.Fprintf(&content, "%d %s\n", e.cardCount[t], e.cardText[t])
	}
	e.id = engine.HashEdition(content.String())
	return e, nil
}

// editions holds each known edition once.
var editions = struct {
	sync.RWMutex
	byID map[engine.EditionID]*Edition
}{byID: map[engine.EditionID]*Edition{}}

// BuiltinID is the number of the edition that ships with the program.
const BuiltinID engine.EditionID = "1"

// Builtin is the edition that ships with the program (rules request-deck,
// action-deck).
var Builtin = sync.OnceValue(func() *Edition {
	e, err := ParseEdition(requestsCSV, actionsCSV)
	if err != nil {
		panic("sf2000: built-in edition: " + err.Error())
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

// addEdition makes an edition known; lists equal to the built-in ones are it.
func addEdition(requests, cards string) (*Edition, error) {
	e, err := ParseEdition(requests, cards)
	if err != nil {
		return nil, err
	}
	same := *e
	if same.id = BuiltinID; same == *Builtin() {
		return Builtin(), nil
	}
	editions.Lock()
	defer editions.Unlock()
	if known, ok := editions.byID[e.id]; ok {
		return known, nil
	}
	editions.byID[e.id] = e
	return e, nil
}
