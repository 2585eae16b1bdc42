package replay_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/codec"
	"bayboard/core/enginetest/highcard"
	"bayboard/core/replay"
)

// craft seals a code with a right checksum, whatever it says.
func craft(t testing.TB, put func(w *codec.Writer)) string {
	var w codec.Writer
	put(&w)
	code, err := w.Seal(1)
	require.NoError(t, err)
	return code
}

// head is game, rules version and kind.
func head(w *codec.Writer, game, kind int) {
	w.PutShort(game, 8)
	w.PutShort(1, 16)
	w.Put(kind, 2)
}

// seeded is a head and the setup of two players up to its shape.
func seeded(w *codec.Writer, game, shape int) {
	head(w, game, 0)
	w.Put(1, 8)
	w.Put(1, 3)
	w.PutBits(77, 40)
	w.Put(shape, 4)
}

func TestSoundEnvelopesOfNonsenseAreRefused(t *testing.T) {
	start := played(t, march{1}, usual, 0).State().Position()
	bomb := strings.Repeat("march ", codec.MaxText/6+1)
	for name, put := range map[string]func(w *codec.Writer){
		"more actions than any game has": func(w *codec.Writer) {
			seeded(w, 1, 0)
			w.PutSize(31)
		},
		"actions after the end": func(w *codec.Writer) {
			seeded(w, 1, 0)
			w.PutSize(30)
		},
		"a rest after the last action": func(w *codec.Writer) {
			seeded(w, 2, 0)
			w.PutSize(0)
			w.Put(1, 2)
		},
		"usual options written": func(w *codec.Writer) {
			seeded(w, 2, 1)
			w.Put(0, 82)
			w.PutSize(0)
		},
		"options that have a shorter form": func(w *codec.Writer) {
			seeded(w, 2, 2)
			w.Put(81, 82)
			w.PutBits(0x0101, 16)
			w.PutBits(0xABC, 40)
			w.PutSize(0)
		},
		"a text longer than any code": func(w *codec.Writer) {
			head(w, 2, 1)
			w.PutSize(1500)
		},
		"a text that was not squeezed": func(w *codec.Writer) {
			head(w, 2, 1)
			w.PutBytes(make([]byte, 100))
			w.PutSize(0)
		},
		"a bomb": func(w *codec.Writer) {
			head(w, 2, 1)
			w.PutBytes(codec.Squeeze(bomb, start))
			w.PutSize(0)
		},
	} {
		m, err := replay.DecodeLink(craft(t, put), known)
		assert.ErrorIs(t, err, replay.ErrDamaged, name)
		assert.Nil(t, m, name)
	}
}

func TestSoundEnvelopesOfImpossibleStartsSayWhy(t *testing.T) {
	var start *replay.StartError
	_, err := replay.DecodeLink(craft(t, func(w *codec.Writer) {
		head(w, 2, 0)
		w.Put(6, 8)
	}), known)
	assert.ErrorAs(t, err, &start)
	_, err = replay.DecodeLink(craft(t, func(w *codec.Writer) {
		head(w, 2, 1)
		w.PutBytes(codec.Squeeze("nonsense", known.Dictionary(2)))
		w.PutSize(0)
	}), known)
	assert.ErrorAs(t, err, &start)
	var edition *replay.UnknownEditionError
	_, err = replay.DecodeLink(craft(t, func(w *codec.Writer) {
		seeded(w, 2, 2)
		w.Put(0, 82)
		w.PutBits(0x123, 40)
	}), known)
	require.ErrorAs(t, err, &edition)
	assert.Equal(t, replay.UnknownEditionError{Game: "march", Edition: "00000093"}, *edition)
}

// requireCanonical checks what holds for every code that opens: its record
// makes the same code, or for a position one of the same record.
func requireCanonical(t *testing.T, code string) {
	m, err := replay.DecodeLink(code, known)
	if err != nil {
		return
	}
	again, err := replay.EncodeLink(m.Record(), known)
	if err == replay.ErrTooLong && m.Record().Position != "" {
		return
	}
	require.NoError(t, err)
	if m.Record().Position == "" {
		require.Equal(t, code, again)
		return
	}
	other, err := replay.DecodeLink(again, known)
	require.NoError(t, err)
	require.Equal(t, m.Record(), other.Record())
}

// FuzzLink decodes any text as it is, and sealed with a right checksum: as
// the digits of a code, and after the head of one of a position.
func FuzzLink(f *testing.F) {
	f.Add(encode(f, played(f, highcard.Game{}, usual, 100).Record()))
	f.Add(encode(f, played(f, march{1}, usual, 20).Record()))
	f.Add(string([]byte{1 | 1<<3, 0x10, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6}))
	f.Add(played(f, highcard.Game{}, usual, 5).State().Position())
	f.Fuzz(func(t *testing.T, text string) {
		requireCanonical(t, text)
		if len(text) > 1000 {
			return
		}
		requireCanonical(t, craft(t, func(w *codec.Writer) {
			for _, c := range []byte(text) {
				w.Put(int(c), 256)
			}
		}))
		for game := 1; game <= 2; game++ {
			requireCanonical(t, craft(t, func(w *codec.Writer) {
				head(w, game, 1)
				w.PutBytes(codec.Squeeze(text, known.Dictionary(game)))
				w.PutSize(len(text) % 20)
				w.PutBits(uint64(len(text))*0x9e3779b97f4a7c15, 64)
			}))
		}
	})
}
