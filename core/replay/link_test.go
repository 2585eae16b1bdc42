package replay_test

import (
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/codec"
	"bayboard/core/engine"
	"bayboard/core/enginetest/highcard"
	"bayboard/core/replay"
	"bayboard/core/rng"
)

func encode(t testing.TB, r replay.Record) string {
	code, err := replay.EncodeLink(r, known)
	require.NoError(t, err)
	return code
}

// requireLink checks that a record survives its code.
func requireLink(t testing.TB, r replay.Record) (code string) {
	code = encode(t, r)
	m, err := replay.DecodeLink(code, known)
	require.NoError(t, err)
	r.Takebacks = nil
	require.Equal(t, r, m.Record())
	return code
}

func TestGamesSurviveALinkAtEachPly(t *testing.T) {
	for _, setup := range setups() {
		m := played(t, highcard.Game{}, setup, 100)
		for ply := range m.Len() + 1 {
			requireLink(t, m.RecordAt(ply))
		}
	}
}

func TestPositionsSurviveALinkAtEachPly(t *testing.T) {
	whole := played(t, highcard.Game{}, usual, 100)
	for ply := range whole.Len() + 1 {
		m, err := replay.FromPosition(highcard.Game{}, whole.StateAt(ply).Position())
		require.NoError(t, err)
		playOn(t, m, 3, uint64(ply))
		code := requireLink(t, m.Record())
		assert.LessOrEqual(t, len(code), 600)
	}
}

// excess is the length of a code beyond the information in its actions.
func excess(t testing.TB, r replay.Record, code string) int {
	m, err := replay.FromRecord(r)
	require.NoError(t, err)
	bits := 0.0
	for ply := range m.Len() {
		bits += math.Log2(float64(len(m.StateAt(ply).Legal(nil))))
	}
	return len(code) - int(math.Ceil(bits/6))
}

func TestTheExcessOfALinkIsBounded(t *testing.T) {
	many := [engine.MaxOptions]uint8{15, 0, 15, 15}
	few := [engine.MaxOptions]uint8{2, 1, 2, 2}
	for _, c := range []struct {
		edition engine.EditionID
		options [engine.MaxOptions]uint8
		most    int
	}{
		{"", [engine.MaxOptions]uint8{}, 17},
		{"", few, 18},
		{"2", few, 18},
		{"16", many, 21},
		{"00000ABC", few, 24},
		{"ZZZZZZZZ", [engine.MaxOptions]uint8{}, 24},
		{"ZZZZZZZZ", many, 27},
		{"17", few, 21},
	} {
		setup := engine.Setup{
			Players: 5, First: 4, Seed: rng.MaxSeed, Options: c.options, Edition: c.edition,
		}
		worst := 0
		for plies := 0; plies < 800; plies += 1 + plies/7 {
			r := played(t, march{1}, setup, plies).Record()
			worst = max(worst, excess(t, r, requireLink(t, r)))
		}
		t.Logf("edition %q options %v: %d", c.edition, c.options, worst)
		assert.LessOrEqual(t, worst, c.most, "%v", c)
	}
}

func TestAGameTooLongForALinkSaysSo(t *testing.T) {
	m := played(t, march{1}, usual, marchPlies)
	require.Equal(t, marchPlies, m.Len())
	_, err := replay.EncodeLink(m.Record(), known)
	assert.ErrorIs(t, err, replay.ErrTooLong)
	code := requireLink(t, m.RecordAt(1900))
	assert.LessOrEqual(t, len(code), codec.MaxCode)
}

func TestAPositionThatCouldNotBeReadAgainHasNoLink(t *testing.T) {
	g := wordyGame{march{1}}
	_, err := replay.EncodeLink(replay.Record{Game: g, Position: "any"}, games{nil, g})
	assert.ErrorIs(t, err, replay.ErrTooLong)
}

// wordyGame has positions that are long but hold little.
type wordyGame struct{ march }

type wordyState struct{ marchState }

func (wordyGame) ParsePosition(string) (engine.State, error) { return new(wordyState), nil }
func (*wordyState) Position() string                         { return strings.Repeat("\n", codec.MaxText+1) }

func TestATruncatedLinkIsDamaged(t *testing.T) {
	for _, code := range []string{
		encode(t, played(t, highcard.Game{}, usual, 100).Record()),
		encode(t, played(t, march{1}, usual, 300).Record()),
	} {
		for n := 1; n < len(code); n++ {
			m, err := replay.DecodeLink(code[:n], known)
			require.ErrorIs(t, err, replay.ErrDamaged)
			require.Nil(t, m)
		}
	}
}

func TestAChangedLinkIsRefused(t *testing.T) {
	code := encode(t, played(t, highcard.Game{}, usual, 100).Record())
	for i := range code {
		for _, c := range "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=% " {
			changed := code[:i] + string(c) + code[i+1:]
			if changed == code {
				continue
			}
			_, err := replay.DecodeLink(changed, known)
			if i > 0 {
				require.ErrorIs(t, err, replay.ErrDamaged)
			} else {
				require.Error(t, err)
			}
		}
	}
}

func TestALinkOfSomethingUnknownSaysWhat(t *testing.T) {
	r := played(t, march{1}, engine.Setup{Players: 2, Edition: "ZZZZZZZZ"}, 30).Record()
	code := encode(t, r)
	var version *replay.VersionError

	_, err := replay.DecodeLink("C"+code[1:], known)
	require.ErrorAs(t, err, &version)
	assert.Equal(t, replay.VersionError{What: "format", Have: 2, Want: 1}, *version)

	_, err = replay.DecodeLink(code, games{nil, nil, march{3}})
	require.ErrorAs(t, err, &version)
	assert.Equal(t, replay.VersionError{What: "rules", Have: 1, Want: 3}, *version)
	assert.False(t, version.Newer())

	_, err = replay.DecodeLink(code, known[:2])
	assert.ErrorIs(t, err, replay.ErrUnknownGame)
	_, err = replay.EncodeLink(r, known[:2])
	assert.ErrorIs(t, err, replay.ErrUnknownGame)

	_, err = replay.DecodeLink("hello", known)
	assert.ErrorIs(t, err, replay.ErrForeign)
}

func TestLargeNumbersOfGameAndRulesFit(t *testing.T) {
	for _, number := range []int{0, 6, 7, 8, 300} {
		for _, rules := range []int{0, 14, 15, 16, 70} {
			g := make(games, number+1)
			g[number] = march{rules}
			r := played(t, g[number], usual, 20).Record()
			code, err := replay.EncodeLink(r, g)
			require.NoError(t, err)
			m, err := replay.DecodeLink(code, g)
			require.NoError(t, err)
			assert.Equal(t, r, m.Record())
		}
	}
}

func TestAnIllegalRecordHasNoLink(t *testing.T) {
	r := played(t, march{1}, usual, 20).Record()
	r.Actions[12] = step(-1)
	_, err := replay.EncodeLink(r, known)
	var refused *replay.ReplayError
	require.ErrorAs(t, err, &refused)
	assert.Equal(t, 13, refused.Ply)
	assert.Equal(t, "step -1", refused.Action)
}
