package sf2022

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bayboard/core/engine"
)

// The kinds of actions. Areas, cards in hand and columns are counted from 0
// in an Action and from 1 in its text.
const (
	ActLayout    engine.ActionKind = 1 + iota
	ActRealize                     // A: area
	ActPass                        //
	ActArea                        // A: area
	ActPlace                       // A: card in hand; B: 0 the card's own row, else the row of a black card plus 1
	ActDiscard                     // A: card in hand
	ActBonus                       // A: BonusKind
	ActPlus2                       // A: row, B: column
	ActUniversal                   // A: row
	ActTrack                       // A: row, B: column
	ActRelease                     // A: commitment tokens, 1 or 2
	endOfKinds
)

var actionWords = [endOfKinds]string{
	"", "layout", "realize", "pass", "area", "place", "discard", "bonus", "plus2", "universal", "track", "release",
}

// fieldsOf is how many of A, B, C the kinds use.
var fieldsOf = [endOfKinds]int{
	ActRealize: 1, ActArea: 1, ActPlace: 2, ActDiscard: 1, ActBonus: 1, ActPlus2: 2, ActUniversal: 1, ActTrack: 2, ActRelease: 1,
}

// foreign reports that an action is none of the grammar's: an unknown kind,
// or something in a field that the kind does not use.
func foreign(a engine.Action) bool {
	if a.Kind == 0 || a.Kind >= endOfKinds {
		return true
	}
	n := fieldsOf[a.Kind]
	return n < 1 && a.A != 0 || n < 2 && a.B != 0 || a.C != 0
}

// BonusKind is what a bonus gives (rule bonus-supply).
type BonusKind uint8

// The bonuses: one for each district, in the order of the rows, and the track
// token.
const (
	NoBonus BonusKind = iota
	BonusPlus2
	BonusUniversal
	BonusDepot
	BonusPoints
	BonusNoCommitment
	BonusTrack
	endOfBonuses
)

var bonusWords = [endOfBonuses]string{"", "plus2", "universal", "depot", "points", "nocommitment", "track"}

// String is the bonus's word in texts.
func (b BonusKind) String() string { return bonusWords[b] }

// DistrictBonus is the bonus assigned to a row (rule bonus-supply).
func DistrictBonus(r Row) BonusKind { return BonusPlus2 + BonusKind(r) }

// FormatAction writes an action by the grammar of the rules page.
func (s *State) FormatAction(a engine.Action) string {
	if foreign(a) {
		return fmt.Sprint(a.Kind, " ", a.A, " ", a.B, " ", a.C)
	}
	words := []string{actionWords[a.Kind]}
	number := func(n int16) { words = append(words, strconv.Itoa(int(n)+1)) }
	row := func(n int16) { words = append(words, word(colorNames[:Rows], n)) }
	switch a.Kind {
	case ActRealize, ActArea, ActDiscard:
		number(a.A)
	case ActPlace:
		number(a.A)
		if a.B != 0 {
			row(a.B - 1)
		}
	case ActBonus:
		words = append(words, word(bonusWords[:], a.A))
	case ActPlus2, ActTrack:
		row(a.A)
		number(a.B)
	case ActUniversal:
		row(a.A)
	case ActRelease:
		words = append(words, strconv.Itoa(int(a.A)))
	}
	return strings.Join(words, " ")
}

func word(words []string, n int16) string {
	if n < 0 || int(n) >= len(words) || words[n] == "" {
		return strconv.Itoa(int(n))
	}
	return words[n]
}

// ParseAction reads an action's text.
func (s *State) ParseAction(text string) (engine.Action, error) {
	p := parser{text: text, words: strings.Fields(text)}
	kind := slices.Index(actionWords[:], p.next("an action"))
	if kind <= 0 && p.err == nil {
		p.fail("want an action: %s", strings.Join(actionWords[1:], ", "))
	}
	a := engine.Action{Kind: engine.ActionKind(kind)}
	switch a.Kind {
	case ActRealize, ActArea, ActDiscard:
		a.A = p.number() - 1
	case ActPlace:
		a.A = p.number() - 1
		if len(p.words) > 0 {
			a.B = p.row() + 1
		}
	case ActBonus:
		w := p.next("a bonus")
		if a.A = int16(slices.Index(bonusWords[:], w)); a.A <= 0 {
			p.fail("want a bonus: %s", strings.Join(bonusWords[1:], ", "))
		}
	case ActPlus2, ActTrack:
		a.A = p.row()
		a.B = p.number() - 1
	case ActUniversal:
		a.A = p.row()
	case ActRelease:
		a.A = p.number()
	}
	return p.end(a)
}

// parser takes an action's text apart; it keeps the first error.
type parser struct {
	text  string
	words []string
	err   error
}

func (p *parser) fail(format string, args ...any) {
	if p.err == nil {
		p.err = fmt.Errorf("action %q: "+format, append([]any{p.text}, args...)...)
	}
}

func (p *parser) next(what string) string {
	if len(p.words) == 0 {
		p.fail("want %s", what)
		return ""
	}
	w := p.words[0]
	p.words = p.words[1:]
	return w
}

// number reads a count from 1 to 999.
func (p *parser) number() int16 {
	w := p.next("a number")
	n, err := strconv.Atoi(w)
	if err != nil || n < 1 || n > 999 || strconv.Itoa(n) != w {
		p.fail("want a number from 1, not %q", w)
		return 0
	}
	return int16(n)
}

func (p *parser) row() int16 {
	w := p.next("a row")
	r := slices.Index(colorNames[:Rows], w)
	if r < 0 {
		p.fail("want a row (%s), not %q", strings.Join(colorNames[:Rows], ", "), w)
	}
	return int16(r)
}

func (p *parser) end(a engine.Action) (engine.Action, error) {
	if len(p.words) > 0 {
		p.fail("unexpected %q", p.words[0])
	}
	if p.err != nil {
		return engine.Action{}, p.err
	}
	return a, nil
}
