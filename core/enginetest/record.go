package enginetest

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"bayboard/core/engine"
	"bayboard/core/replay"
)

// only is a directory of one game (replay.Games).
type only struct{ game engine.Game }

func (o only) ByNumber(number int) engine.Game {
	if number == 1 {
		return o.game
	}
	return nil
}

func (o only) BySlug(slug string) (engine.Game, int) {
	if slug == o.game.Slug() {
		return o.game, 1
	}
	return nil, 0
}

func (o only) Dictionary(int) string {
	least, _ := o.game.Players()
	s, err := o.game.New(engine.Setup{Players: least})
	if err != nil {
		return ""
	}
	return s.Position()
}

// everyGame makes a check of all games from the check of one, as the walk's
// record.
func everyGame(check func(*walk) error) func(*kit) error {
	return func(k *kit) error {
		for i, p := range k.games {
			err := guard(func() error { return check(k.newWalk(i, p)) })
			if err != nil {
				return fmt.Errorf("%s: %w", setupText(p.setup), err)
			}
		}
		return nil
	}
}

func (w *walk) match() (*replay.Match, error) {
	return replay.FromRecord(replay.Record{Game: w.game, Setup: w.setup, Actions: w.actions})
}

// sameMatch checks that a match has come back as it was.
func sameMatch(got, want *replay.Match) error {
	g, w := got.Record(), want.Record()
	if g.Setup != w.Setup || g.Position != w.Position || !slices.Equal(g.Actions, w.Actions) {
		return fmt.Errorf("got %s %v, want %s %v", setupText(g.Setup), g.Actions, setupText(w.Setup), w.Actions)
	}
	return same(got.State(), want.State())
}

func files(w *walk) error {
	m, err := w.match()
	if err != nil {
		return err
	}
	text := m.File().String()
	back, err := replay.Open(text, only{w.game})
	if err != nil {
		return fmt.Errorf("%w\n%s", err, text)
	}
	if again := back.File().String(); again != text {
		return fmt.Errorf("written again as\n%swas\n%s", again, text)
	}
	return sameMatch(back, m)
}

// linkExcess is the largest number of characters of a code beyond the
// information in its actions.
const linkExcess = 24

func links(w *walk) error {
	m, err := w.match()
	if err != nil {
		return err
	}
	code, err := replay.EncodeLink(m.Record(), only{w.game})
	if err != nil {
		return err
	}
	bits, err := w.information()
	if err != nil {
		return err
	}
	if most := int(math.Ceil(bits/6)) + linkExcess; len(code) > most {
		return fmt.Errorf("a code of %d characters, want at most %d for %.0f bits", len(code), most, bits)
	}
	back, err := replay.DecodeLink(code, only{w.game})
	if err != nil {
		return fmt.Errorf("%s: %w", code, err)
	}
	return sameMatch(back, m)
}

// information is the sum of log2 of the number of legal actions at each ply.
func (w *walk) information() (bits float64, err error) {
	s, err := w.game.New(w.setup)
	if err != nil {
		return 0, err
	}
	for _, a := range w.actions {
		w.legal = s.Legal(w.legal[:0])
		bits += math.Log2(float64(len(w.legal)))
		if err := s.Apply(a, nil); err != nil {
			return 0, err
		}
	}
	return bits, nil
}

// damagedLinks cuts a code short, changes a character, and adds one.
func damagedLinks(w *walk) error {
	m, err := w.match()
	if err != nil {
		return err
	}
	code, err := replay.EncodeLink(m.Record(), only{w.game})
	if err != nil {
		return err
	}
	for range 8 {
		i := w.rand.IntN(len(code))
		other := code[w.rand.IntN(len(code))]
		for _, damaged := range []string{code[:i], code[:i] + code[i+1:], code[:i] + string(other) + code[i:], code[:i] + string(other) + code[i+1:], code[:i] + "!" + code[i+1:]} {
			if damaged == code {
				continue
			}
			back, err := replay.DecodeLink(damaged, only{w.game})
			if err == nil {
				return fmt.Errorf("%s is accepted, damaged from %s", damaged, code)
			}
			if err != nil && back != nil {
				return errors.New("a match comes with the error of a link")
			}
		}
	}
	return nil
}

// positionLinks sends a moment of the game as a position and plays on there.
func positionLinks(w *walk) error {
	m, err := w.match()
	if err != nil {
		return err
	}
	m.Jump(w.rand.IntN(m.Len() + 1))
	p, err := replay.FromPosition(w.game, m.State().Position())
	if err != nil {
		return err
	}
	code, err := replay.EncodeLink(p.Record(), only{w.game})
	if err != nil {
		return err
	}
	back, err := replay.DecodeLink(code, only{w.game})
	if err != nil {
		return err
	}
	return same(back.State(), m.State())
}
