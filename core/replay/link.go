package replay

import (
	"slices"

	"bayboard/core/codec"
	"bayboard/core/engine"
)

// linkVersion is the version of the format of links.
const linkVersion = 1

// EncodeLink makes a link's code of a record. It does not hold Takebacks.
// Its error is ErrTooLong when the code would exceed codec.MaxCode
// characters; ErrUnknownGame when games has no number for the game; and
// those of FromRecord.
func EncodeLink(r Record, games Games) (string, error) {
	game, number := games.BySlug(r.Game.Slug())
	if game == nil {
		return "", ErrUnknownGame
	}
	actions := r.Actions
	r, s, err := begin(r)
	if err != nil {
		return "", err
	}
	var w codec.Writer
	w.PutShort(number, gameRadix)
	w.PutShort(game.Version(), rulesRadix)
	if r.Position != "" {
		if len(r.Position) > codec.MaxText {
			return "", ErrTooLong
		}
		w.Put(kindPosition, kinds)
		w.PutBytes(codec.Squeeze(r.Position, games.Dictionary(number)))
	} else {
		w.Put(kindSeeded, kinds)
		putSetup(&w, r.Setup)
	}
	w.PutSize(len(actions))
	if err = putActions(&w, s, actions); err != nil {
		return "", err
	}
	return w.Seal(linkVersion)
}

// putActions plays the actions, and writes each as its index in Legal.
func putActions(w *codec.Writer, s engine.State, actions []engine.Action) error {
	var legal []engine.Action
	for i, a := range actions {
		legal = s.Legal(legal[:0])
		at := slices.Index(legal, a) // -1: refused below
		if err := s.Apply(a, nil); err != nil {
			return &ReplayError{Ply: i + 1, Action: s.FormatAction(a), Err: err}
		}
		w.Put(at, len(legal))
	}
	return nil
}

// DecodeLink plays a link's code. Its errors are ErrForeign, ErrDamaged,
// ErrTooLong, *VersionError, ErrUnknownGame, *UnknownEditionError and
// *StartError; there is no match then. The indices of a sound code are legal
// by themselves.
func DecodeLink(code string, games Games) (*Match, error) {
	r, err := codec.Open(code, linkVersion)
	if err != nil {
		return nil, err
	}
	number := r.Short(gameRadix)
	rules := r.Short(rulesRadix)
	game := games.ByNumber(number)
	if game == nil {
		return nil, ErrUnknownGame
	}
	if rules != game.Version() {
		return nil, &VersionError{What: "rules", Have: rules, Want: game.Version()}
	}
	m, err := readStart(r, game, func() string { return games.Dictionary(number) })
	if err != nil {
		return nil, err
	}
	count := r.Size()
	if count > game.MaxPlies() {
		return nil, ErrDamaged
	}
	if err = m.readActions(r, count); err != nil {
		return nil, err
	}
	return m, nil
}

// readStart asks for the dictionary only where it is needed, as making it can
// take a while.
func readStart(r *codec.Reader, game engine.Game, dictionary func() string) (*Match, error) {
	if r.Next(kinds) == kindSeeded {
		setup, err := readSetup(r)
		if err != nil {
			return nil, err
		}
		return New(game, setup)
	}
	data, err := r.Bytes()
	if err != nil {
		return nil, err
	}
	text, err := codec.Expand(data, dictionary())
	if err != nil {
		return nil, err
	}
	return FromPosition(game, text)
}

// readActions plays what putActions wrote. It stops with ErrDamaged where
// the game ends too early, or when the code holds more than was read.
func (m *Match) readActions(r *codec.Reader, count int) error {
	var legal []engine.Action
	for range count {
		legal = m.live.Legal(legal[:0])
		if len(legal) == 0 {
			return ErrDamaged
		}
		a := legal[r.Next(len(legal))]
		if err := m.Play(a, nil); err != nil {
			// Only from a position that the game should not have accepted.
			return &ReplayError{Ply: m.ply + 1, Action: m.live.FormatAction(a), Err: err}
		}
	}
	if !r.Done() {
		return ErrDamaged
	}
	return nil
}
