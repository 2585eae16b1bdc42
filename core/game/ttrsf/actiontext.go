package ttrsf

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"bayboard/core/engine"
)

var keepWords = []string{"1", "2", "both"}

const deckWord = "deck"

// FormatAction writes an action by the grammar of the rules page.
func (s *State) FormatAction(a engine.Action) string { return s.ed.formatAction(a) }

// ParseAction reads an action's text.
func (s *State) ParseAction(text string) (engine.Action, error) { return s.ed.parseAction(text) }

func (e *Edition) formatAction(a engine.Action) string {
	if !foreign(a) {
		words, ok := e.actionArgs(a)
		if ok {
			return strings.TrimSpace(actionWords[a.Kind] + " " + words)
		}
	}
	return fmt.Sprint(a.Kind, " ", a.A, " ", a.B, " ", a.C)
}

// actionArgs writes what follows the kind's word, false if it has no text.
func (e *Edition) actionArgs(a engine.Action) (string, bool) {
	word := func(words []string, n int16) (string, bool) {
		if n < 0 || int(n) >= len(words) || words[n] == "" {
			return "", false
		}
		return words[n], true
	}
	switch a.Kind {
	case ActKeep:
		return word(keepWords, a.A)
	case ActStack:
		if a.A < 0 || a.A >= int16(e.locCount) {
			return "", false
		}
		return e.locations[a.A].Slug, true
	case ActDraw:
		if a.A == 0 {
			return deckWord, true
		}
		return word(colorNames[:], a.A)
	case ActClaim:
		return e.claimArgs(a)
	case ActTake:
		return word(symbolNames[:], a.A)
	}
	return "", true
}

func (e *Edition) claimArgs(a engine.Action) (string, bool) {
	if a.A < 0 || a.A >= int16(e.routeN) || e.Choice(RouteID(a.A)) != RouteID(a.A) ||
		a.B <= int16(Gray) || a.B >= int16(Colors) || a.C < 0 || a.C > maxPayment {
		return "", false
	}
	r := &e.routes[a.A]
	text := e.locations[r.A].Slug + " " + e.locations[r.B].Slug
	if r.Twin != NoRoute && !r.Same {
		text += ":" + r.Color.String()
	}
	return fmt.Sprint(text, " ", Color(a.B), " ", a.C), true
}

// maxPayment is the largest number of ferries that an action text names.
const maxPayment = DeckSize

func (e *Edition) parseAction(text string) (engine.Action, error) {
	p := parser{text: text, words: strings.Fields(text)}
	kind := slices.Index(actionWords[:], p.next("an action"))
	if kind <= 0 {
		p.fail("want an action: %s", strings.Join(actionWords[1:], ", "))
		return p.end(engine.Action{})
	}
	a := engine.Action{Kind: engine.ActionKind(kind)}
	switch a.Kind {
	case ActKeep:
		a.A = p.word("which tickets", keepWords)
	case ActStack:
		a.A = int16(p.location(e, p.next("a location")))
	case ActDraw:
		if len(p.words) > 0 && p.words[0] == deckWord {
			p.words = p.words[1:]
			break
		}
		a.A = p.word("a card", colorNames[1:]) + 1
	case ActClaim:
		a.A = p.route(e)
		a.B = p.word("a colour", colorNames[1:]) + 1
		a.C = p.count()
	case ActTake:
		a.A = p.word("a symbol", symbolNames[1:]) + 1
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

// word is the index of the next word in a list.
func (p *parser) word(what string, words []string) int16 {
	w := p.next(what)
	i := slices.Index(words, w)
	if i < 0 {
		p.fail("want %s (%s), not %q", what, strings.Join(words, ", "), w)
	}
	return int16(i)
}

// count reads a number of ferries.
func (p *parser) count() int16 {
	w := p.next("the number of ferries")
	n, err := strconv.Atoi(w)
	if err != nil || n < 0 || n > maxPayment || strconv.Itoa(n) != w {
		p.fail("want the number of ferries, not %q", w)
	}
	return int16(n)
}

func (p *parser) location(e *Edition, slug string) Loc {
	l, ok := e.LocOf(slug)
	if !ok {
		p.fail("no location %q", slug)
	}
	return l
}

// route reads both ends, and the colour where the twins differ in it.
func (p *parser) route(e *Edition) int16 {
	a := p.location(e, p.next("a location"))
	end := p.next("another location")
	slug, color, colored := strings.Cut(end, ":")
	b := p.location(e, slug)
	if p.err != nil {
		return 0
	}
	for _, r := range e.choices[:e.choiceN] {
		route := &e.routes[r]
		if route.A != a || route.B != b {
			continue
		}
		if differ := route.Twin != NoRoute && !route.Same; differ != colored {
			p.fail("want the route's colour behind a colon exactly where the two routes of a double differ")
			return 0
		}
		if !colored || route.Color.String() == color {
			return int16(r)
		}
	}
	p.fail("no route %s %s", e.locations[a].Slug, end)
	return 0
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
