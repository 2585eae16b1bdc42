package sf2022

import (
	"fmt"
	"strings"

	"bayboard/core/engine"
)

// The position text: a line for each part of the table, in this order.
//
//	sf2022 position 1
//	edition 1
//	players 2
//	turn 17 seat 1
//	ask place
//	order 2
//	completed blue 1, green 2
//	released 0
//	area 1: blue2tb gray0s
//	area 2:
//	area 3: black0d
//	hand: orange2t blue3
//	box: 2*blue1b green3
//	deck: gray3 yellow1t
//	city 1: commitments 1, points 0, nocommitment 0
//	  blue: blue0d blue2tb+2 universal~
//	  gray:
//	  orange:
//	  yellow:
//	  green: green3
//	city 2: …
//
// Cards are written as Card.String; universal bonus cards are "universal" and
// "depot". On a board "+2" is a +2 token and "~" a track token. The deck
// stands from its top. Questions are turn, area CARD, place, bonus ROW,
// lay BONUS, close, over RULE; in the turn of an ended game seat is the one in
// whose turn it ended. Markers, skyscrapers, values, foundation tokens and the
// supply follow from the rest.
//
// When reading, lines may be left out where nothing is to be said (order,
// completed, released, areas, hand, box, a city's rows and counts), and the
// deck may end with the word rest: all other cards, sorted.
const positionHead = "sf2022 position 1"

// Position writes the whole state.
func (s *State) Position() string {
	var b strings.Builder
	seat := s.actor
	if seat == engine.NoSeat {
		seat = s.ender
	}
	fmt.Fprintf(&b, "%s\nedition %s\nplayers %d\nturn %d seat %d\nask %s\n",
		positionHead, s.ed.id, s.players, s.turn, seat+1, s.askText())
	if s.builder != engine.NoSeat {
		fmt.Fprintf(&b, "order %d\n", s.builder+1)
	}
	var done []string
	for r, holder := range s.completion {
		if holder != engine.NoSeat {
			done = append(done, fmt.Sprintf("%s %d", Row(r), holder+1))
		}
	}
	if len(done) > 0 {
		fmt.Fprintf(&b, "completed %s\n", strings.Join(done, ", "))
	}
	if s.released > 0 {
		fmt.Fprintf(&b, "released %d\n", s.released)
	}
	for k := range s.areas {
		fmt.Fprintf(&b, "area %d:%s\n", k+1, s.ed.cardTexts(s.areas[k].list()))
	}
	fmt.Fprintf(&b, "hand:%s\n", s.ed.cardTexts(s.hand.list()))
	b.WriteString("box:")
	for t, n := range s.discards {
		switch {
		case n == 1:
			fmt.Fprintf(&b, " %s", s.ed.cardText(CardType(t)))
		case n > 1:
			fmt.Fprintf(&b, " %d*%s", n, s.ed.cardText(CardType(t)))
		}
	}
	b.WriteString("\ndeck:")
	for i := int(s.deckLen) - 1; i >= 0; i-- {
		b.WriteString(" " + s.ed.cardText(s.deck[i]))
	}
	b.WriteByte('\n')
	for i := range int(s.players) {
		s.writeCity(&b, i)
	}
	return b.String()
}

func (s *State) writeCity(b *strings.Builder, i int) {
	c := &s.cities[i]
	fmt.Fprintf(b, "city %d: commitments %d, points %d, nocommitment %d\n", i+1, c.commitments, c.points, c.noCommitment)
	for r := range Row(Rows) {
		fmt.Fprintf(b, "  %s:", r)
		for col := range Col(c.filled[r]) {
			at := At(r, col)
			b.WriteString(" " + s.ed.cardText(c.cards[at]))
			b.WriteString(strings.Repeat("+2", int(c.plus[at])))
			if c.trackTokens.Has(at) {
				b.WriteByte('~')
			}
		}
		b.WriteByte('\n')
	}
}

var askWords = [...]string{"turn", "area", "place", "bonus", "lay", "close", "over"}

func (s *State) askText() string {
	text := askWords[s.ask]
	switch s.ask {
	case AskArea:
		text += " " + s.ed.cardText(s.revealed)
	case AskBonus:
		text += " " + s.bonusRow.String()
	case AskLay:
		text += " " + s.laying.String()
	case AskNothing:
		text += " " + string(endRules[s.ended])
	}
	return text
}

const (
	universalText = "universal"
	depotText     = "depot"
)

// cardText writes a card of the edition, also a universal bonus card.
func (e *Edition) cardText(t CardType) string {
	switch t {
	case e.universal:
		return universalText
	case e.depot:
		return depotText
	}
	return e.faces[t].String()
}

// CardOf finds a card by the text that events and positions use.
func (e *Edition) CardOf(text string) (CardType, bool) {
	switch text {
	case universalText:
		return e.universal, true
	case depotText:
		return e.depot, true
	}
	c, err := ParseCard(text)
	if err != nil {
		return 0, false
	}
	t := e.typeOf(c)
	return t, t != 0
}

func (e *Edition) cardTexts(cards []CardType) string {
	var b strings.Builder
	for _, t := range cards {
		b.WriteString(" " + e.cardText(t))
	}
	return b.String()
}
