package enginetest

import (
	"errors"
	"fmt"
	"strings"

	"bayboard/core/engine"
)

// readPosition is ParsePosition with the promises for any text: no panic, and
// what is accepted passes Check and is written as a text that reads the same.
func readPosition(g engine.Game, text string) (engine.State, error) {
	s, err := g.ParsePosition(text)
	if err != nil {
		return nil, err
	}
	if err := s.Check(); err != nil {
		panic(fmt.Sprintf("accepted and wrong: %v\n%s", err, text))
	}
	again, err := g.ParsePosition(s.Position())
	if err != nil || !equal(again, s) {
		panic(fmt.Sprintf("accepted and does not read back: %v\n%s", err, text))
	}
	return s, nil
}

func positions(w *walk) error {
	text := w.state.Position()
	s, err := w.game.ParsePosition(text)
	if err != nil {
		return err
	}
	if err := same(s, w.state); err != nil {
		return err
	}
	if again := s.Position(); again != text {
		return fmt.Errorf("written again as\n%s", again)
	}
	for line := range strings.Lines(text) {
		if body, whole := strings.CutSuffix(line, "\n"); !whole || body != strings.TrimRight(body, " \t\r") {
			return fmt.Errorf("line %q: want no space at its end, and a line feed", line)
		}
	}
	return nil
}

func damagedPositions(w *walk) error {
	if !w.sampled(20) {
		return nil
	}
	text := w.state.Position()
	lines := strings.SplitAfter(text, "\n")
	r := &w.rand
	for range 10 {
		i, j := r.IntN(len(lines)), r.IntN(len(text))
		for _, damaged := range []string{
			text[:j],
			text[:j] + string(rune(r.IntN(128))) + text[j+1:],
			strings.Join(lines[:i], "") + strings.Join(lines[i+1:], ""),
			strings.Join(lines[:i], "") + lines[i] + strings.Join(lines[i:], ""),
		} {
			readPosition(w.game, damaged)
		}
		junk := strings.Join(lines[:i], "") + "xyzzy 99999999999999999999\n" + strings.Join(lines[i:], "")
		if _, err := readPosition(w.game, junk); err == nil || !strings.Contains(err.Error(), "line") {
			return fmt.Errorf("line %d is junk; the error is: %v", i+1, err)
		}
	}
	if _, err := readPosition(w.game, ""); err == nil {
		return errors.New("no text at all is a position")
	}
	return nil
}

func actionTexts(w *walk) error {
	texts := map[string]engine.Action{}
	for _, a := range w.legal {
		text := w.state.FormatAction(a)
		if b, twice := texts[text]; twice {
			return fmt.Errorf("%v and %v are both written %q", b, a, text)
		}
		texts[text] = a
		back, err := w.state.ParseAction(text)
		if err != nil || back != a {
			return fmt.Errorf("%v is written %q and reads back as %v, %w", a, text, back, err)
		}
		if text == "" || text != strings.TrimSpace(text) || strings.ContainsAny(text, "\n|") {
			return fmt.Errorf("%v is written %q", a, text)
		}
	}
	for _, a := range w.tries() {
		text := w.state.FormatAction(a)
		if back, err := w.state.ParseAction(text); err == nil && back != a {
			return fmt.Errorf("%v is written %q and reads back as %v", a, text, back)
		}
	}
	return nil
}

var noActions = []string{"", " ", "\n", "\x00", "xyzzy", "99999999999999999999", "-", "�\xff", strings.Repeat("a", 1<<14), strings.Repeat(" ", 1<<14)}

func actionJunk(w *walk) error {
	if w.ply == 0 {
		for _, text := range noActions {
			if a, err := w.state.ParseAction(text); err == nil {
				return fmt.Errorf("%.20q reads as %v", text, a)
			}
		}
	}
	if len(w.legal) == 0 {
		return nil
	}
	r := &w.rand
	for range 4 {
		text := w.state.FormatAction(w.legal[r.IntN(len(w.legal))])
		i := r.IntN(len(text))
		for _, junk := range []string{
			text[:i], text[i:], text + " ", text + " x", text + " 1", strings.Replace(text, " ", "  ", 1),
			text[:i] + string(rune(r.IntN(128))) + text[i+1:],
			text[:i] + "99999999999999999999", text + "\x00",
		} {
			a, err := w.state.ParseAction(junk)
			if err != nil {
				continue
			}
			if back, err := w.state.ParseAction(w.state.FormatAction(a)); err != nil || back != a {
				return fmt.Errorf("%q reads as %v, which is written %q", junk, a, w.state.FormatAction(a))
			}
		}
	}
	return nil
}
