package sf2000

import (
	"fmt"
	"strconv"
	"strings"

	"bayboard/core/engine"
)

// The kinds of actions.
const (
	ActKeep      engine.ActionKind = 1 + iota
	ActRefuse                      //
	ActInfluence                   // A: value, 0 to 9
	ActAdd                         // A: check
	ActStand                       //
	ActOut                         //
	ActOption                      // A: OptionCard
	ActPay                         // A: check
	ActStick                       // A: Street
	ActDecline                     //
	ActLift                        // A: Street
	ActMove                        // A: Street from, B: Street to
	ActSwap                        // A: Street of the first stick
	ActWith                        // A: Street of the second stick
	ActExchange                    // A: Street
	ActTake                        // A: 0 influence, 1 checks
	ActDraw                        //
	ActStop                        //
	ActRemove                      // A: Street
	ActDone                        //
	endOfKinds
)

// MaxInfluence is the highest influence card (rule influence-secret).
const MaxInfluence = 9

// What ActTake takes.
const (
	TakeInfluence = 0
	TakeChecks    = 1
)

var takeWords = [...]string{"influence", "checks"}

// field is what a field of an action holds.
type field uint8

const (
	noField field = iota
	valueField
	checkField
	optionField
	streetField
	takeField
)

// grammar has each kind's word and fields.
var grammar = [endOfKinds]struct {
	word string
	a, b field
}{
	ActKeep:      {word: "keep"},
	ActRefuse:    {word: "refuse"},
	ActInfluence: {word: "influence", a: valueField},
	ActAdd:       {word: "add", a: checkField},
	ActStand:     {word: "stand"},
	ActOut:       {word: "out"},
	ActOption:    {word: "option", a: optionField},
	ActPay:       {word: "pay", a: checkField},
	ActStick:     {word: "stick", a: streetField},
	ActDecline:   {word: "decline"},
	ActLift:      {word: "lift", a: streetField},
	ActMove:      {word: "move", a: streetField, b: streetField},
	ActSwap:      {word: "swap", a: streetField},
	ActWith:      {word: "with", a: streetField},
	ActExchange:  {word: "exchange", a: streetField},
	ActTake:      {word: "take", a: takeField},
	ActDraw:      {word: "draw"},
	ActStop:      {word: "stop"},
	ActRemove:    {word: "remove", a: streetField},
	ActDone:      {word: "done"},
}

// bounds are the least and the largest number of a field.
var bounds = [...][2]int16{
	noField: {0, 0}, valueField: {0, MaxInfluence}, checkField: {1, MaxCheck},
	optionField: {0, int16(OptionCards) - 1}, streetField: {0, StreetCount - 1}, takeField: {0, 1},
}

func (f field) holds(n int16) bool { return n >= bounds[f][0] && n <= bounds[f][1] }

// foreign reports that an action is none of the grammar's: an unknown kind,
// or a number that its field does not hold.
func foreign(a engine.Action) bool {
	if a.Kind == 0 || a.Kind >= endOfKinds {
		return true
	}
	g := &grammar[a.Kind]
	return !g.a.holds(a.A) || !g.b.holds(a.B) || a.C != 0
}

// FormatAction writes an action by the grammar of the rules page.
func (t *Table) FormatAction(a engine.Action) string {
	if foreign(a) {
		return fmt.Sprint(a.Kind, " ", a.A, " ", a.B, " ", a.C)
	}
	g := &grammar[a.Kind]
	text := g.word
	for i, f := range []field{g.a, g.b} {
		n := [...]int16{a.A, a.B}[i]
		switch f {
		case valueField, checkField:
			text += " " + strconv.Itoa(int(n))
		case optionField:
			text += " " + OptionCard(n).String()
		case streetField:
			text += " " + Street(n).String()
		case takeField:
			text += " " + takeWords[n]
		}
	}
	return text
}

// ParseAction reads an action's text.
func (t *Table) ParseAction(text string) (engine.Action, error) {
	words := strings.Split(text, " ")
	for kind := ActKeep; kind < endOfKinds; kind++ {
		g := &grammar[kind]
		if g.word != words[0] {
			continue
		}
		a, rest := engine.Action{Kind: kind}, words[1:]
		for i, f := range []field{g.a, g.b} {
			if f == noField {
				continue
			}
			if len(rest) == 0 {
				return engine.Action{}, fmt.Errorf("action %q: a word is missing after %q", text, words[len(words)-1])
			}
			n, err := f.parse(rest[0])
			if err != nil {
				return engine.Action{}, fmt.Errorf("action %q: %w", text, err)
			}
			*[...]*int16{&a.A, &a.B}[i], rest = n, rest[1:]
		}
		if len(rest) > 0 {
			return engine.Action{}, fmt.Errorf("action %q: unexpected %q", text, rest[0])
		}
		return a, nil
	}
	return engine.Action{}, fmt.Errorf("action %q: unknown word %q", text, words[0])
}

func (f field) parse(word string) (int16, error) {
	switch f {
	case optionField:
		i, err := pick("option", optionWords[:], 0, word)
		return int16(i), err
	case takeField:
		i, err := pick("take", takeWords[:], 0, word)
		return int16(i), err
	case streetField:
		s, err := ParseStreet(word)
		return int16(s), err
	}
	n, err := strconv.Atoi(word)
	if err != nil || strconv.Itoa(n) != word || n < 0 || n > 99 || !f.holds(int16(n)) {
		return 0, fmt.Errorf("want a number from %d to %d, not %q", bounds[f][0], bounds[f][1], word)
	}
	return int16(n), nil
}
