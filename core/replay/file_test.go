package replay_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	"bayboard/core/enginetest/highcard"
	"bayboard/core/replay"
)

// requireFile checks that a match survives its file.
func requireFile(t testing.TB, m *replay.Match) {
	text := m.File().String()
	f, err := replay.ParseFile(text)
	require.NoError(t, err, text)
	require.Equal(t, text, f.String())
	again, err := replay.Open(text, known)
	require.NoError(t, err, text)
	require.Equal(t, m.Record(), again.Record())
}

func TestGamesSurviveAFile(t *testing.T) {
	for _, setup := range setups() {
		requireFile(t, played(t, highcard.Game{}, setup, 100))
	}
	for _, options := range [][engine.MaxOptions]uint8{{0, 1}, {15, 0, 1, 2}} {
		for _, edition := range []engine.EditionID{"", "2", "00000ABC"} {
			setup := engine.Setup{Players: 1, Seed: 5, Options: options, Edition: edition}
			requireFile(t, played(t, march{1}, setup, 40))
		}
	}
}

func TestPositionsSurviveAFile(t *testing.T) {
	for _, g := range []engine.Game{highcard.Game{}, march{1}} {
		m, err := replay.FromPosition(g, played(t, g, usual, 5).State().Position())
		require.NoError(t, err)
		playOn(t, m, 3, 1)
		requireFile(t, m)
	}
}

func TestTakebacksSurviveAFile(t *testing.T) {
	m := marched(t, 1, 7)
	m.Undo()
	walk(t, m, 2, 3, 7)
	m.UndoTo(3)
	walk(t, m, 4)
	require.Equal(t, []int{1, 3}, m.Takebacks())
	requireFile(t, m)
}

func TestAFileUpToAPlyIsThatRecord(t *testing.T) {
	m := played(t, march{1}, usual, 40)
	again, err := replay.Open(m.FileAt(12).String(), known)
	require.NoError(t, err)
	assert.Equal(t, m.RecordAt(12), again.Record())
}

// sound is a file in the form that String gives.
const sound = `bayboard 1
game march rules 1
players 3
first drawn
seed 7F3K
option boots = c
option rain at night = b
edition 00000ABC
takeback 1
actions
step 1
step 2
`

const soundPosition = `bayboard 1
game march rules 1
position
  march

    at 5
  after 3
  seats 2
takeback 0
actions
step 1
`

func TestFilesAreReadAsWritten(t *testing.T) {
	for _, text := range []string{sound, soundPosition} {
		f, err := replay.ParseFile(text)
		require.NoError(t, err)
		assert.Equal(t, text, f.String())
		m, err := replay.Open(text, known)
		require.NoError(t, err)
		assert.Equal(t, text, m.File().String())
	}
}

func TestHarmlessDifferencesAreTolerated(t *testing.T) {
	for _, text := range []string{sound, soundPosition} {
		want, err := replay.ParseFile(text)
		require.NoError(t, err)
		for name, other := range map[string]string{
			"CRLF":               strings.ReplaceAll(text, "\n", "\r\n"),
			"blank lines at end": text + "\n\r\n  \n\t",
			"no newline at end":  strings.TrimSuffix(text, "\n"),
			"spaces at ends":     strings.ReplaceAll(text, "\n", " \t\n"),
			"byte order mark":    "\ufeff" + text,
			"indented actions":   strings.ReplaceAll(text, "\nstep", "\n   step"),
			"repeated takeback":  strings.Replace(text, "\ntakeback", "\ntakeback 1\ntakeback 0\ntakeback", 1),
		} {
			got, err := replay.ParseFile(other)
			require.NoError(t, err, name)
			if name == "repeated takeback" {
				got.Takebacks = want.Takebacks
			}
			assert.Equal(t, want, got, name)
		}
	}
}

func TestFilesThatAreNotWellFormedSayWhere(t *testing.T) {
	for _, c := range []struct {
		old, new string
		code     replay.SyntaxCode
		line     int
	}{
		{"bayboard 1", "", replay.NotOurs, 1},
		{"bayboard 1", "{", replay.NotOurs, 1},
		{"bayboard 1", "bayboard one", replay.BadLine, 1},
		{"bayboard 1", "bayboard", replay.BadLine, 1},
		{"march rules", "march", replay.BadLine, 2},
		{"rules 1", "rules -1", replay.BadLine, 2},
		{"players 3", "players 0", replay.BadLine, 3},
		{"players 3", "players 99999999999999999999", replay.BadLine, 3},
		{"players 3", "players 3\nplayers 3", replay.RepeatedLine, 4},
		{"players 3", "\nplayers 3", replay.UnknownLine, 3},
		{"players 3\n", "", replay.MissingLine, 9},
		{"first drawn", "first 0", replay.BadLine, 4},
		{"first drawn", "first 999", replay.BadLine, 4},
		{"7F3K", "7F3U", replay.BadLine, 5},
		{"7F3K", "7F3K7F3K7", replay.BadLine, 5},
		{"boots = c", "boots c", replay.BadLine, 6},
		{"edition 00000ABC", "edition", replay.BadLine, 8},
		{"edition", "Edition", replay.UnknownLine, 8},
		{"takeback 1", "takeback -1", replay.BadLine, 9},
		{"actions", "actions now", replay.BadLine, 10},
		{"actions\nstep 1\nstep 2\n", "", replay.MissingLine, 9},
		{"step 1", "step 1\n", replay.BlankLine, 12},
		{"step 1", "step \x00", replay.NotText, 11},
		{"step 1", "step \xff", replay.NotText, 11},
		{"step 1", "step\r1", replay.NotText, 11},
		{"edition 00000ABC", "position", replay.BadLine, 8},
		{"edition 00000ABC", "position\n  march", replay.MisplacedLine, 11},
	} {
		_, err := replay.Open(strings.Replace(sound, c.old, c.new, 1), known)
		var syntax *replay.SyntaxError
		require.ErrorAs(t, err, &syntax, "%q", c.new)
		assert.Equal(t, c.code, syntax.Code, "%q", c.new)
		assert.Equal(t, c.line, syntax.Line, "%q", c.new)
	}
}

func TestFilesOfSomethingUnknownSayWhat(t *testing.T) {
	open := func(old, new string) error {
		m, err := replay.Open(strings.Replace(sound, old, new, 1), known)
		require.Nil(t, m)
		return err
	}
	var version *replay.VersionError
	require.ErrorAs(t, open("bayboard 1", "bayboard 2"), &version)
	assert.Equal(t, replay.VersionError{What: "file", Have: 2, Want: 1}, *version)
	assert.ErrorIs(t, open("march", "chess"), replay.ErrUnknownGame)
	var edition *replay.UnknownEditionError
	require.ErrorAs(t, open("00000ABC", "00000ABD"), &edition)
	assert.Equal(t, engine.EditionID("00000ABD"), edition.Edition)
	var option *replay.UnknownOptionError
	require.ErrorAs(t, open("boots = c", "boots = cc"), &option)
	assert.Equal(t, replay.UnknownOptionError{Game: "march", Option: "boots", Value: "cc"}, *option)
	require.ErrorAs(t, open("boots = c", "shoes = c"), &option)
	assert.Equal(t, replay.UnknownOptionError{Game: "march", Option: "shoes"}, *option)
	var start *replay.StartError
	require.ErrorAs(t, open("first drawn", "first 4"), &start)
}

func TestASaveThatNoLongerReplaysOpensAtItsLastLegalPly(t *testing.T) {
	for _, c := range []struct {
		old, new, action string
		ply, rules       int
	}{
		{"step 2", "step 99", "step 99", 2, 0},
		{"step 1", "jump", "jump", 1, 0},
		{"rules 1", "rules 2", "", 0, 0},
	} {
		m, err := replay.Open(strings.Replace(sound, c.old, c.new, 1), known)
		require.NotNil(t, m)
		if c.action == "" {
			assert.NoError(t, err, "another rules version under which all is legal")
			continue
		}
		var refused *replay.ReplayError
		require.ErrorAs(t, err, &refused)
		assert.Equal(t, c.ply, refused.Ply)
		assert.Equal(t, c.action, refused.Action)
		assert.Zero(t, refused.Rules)
		assert.Equal(t, c.ply-1, m.Len())
	}
	_, err := replay.Open(strings.NewReplacer("rules 1", "rules 2", "step 2", "step 99").Replace(sound), known)
	var refused *replay.ReplayError
	require.ErrorAs(t, err, &refused)
	assert.Equal(t, 2, refused.Rules)
}

// FuzzRecordText parses any text; what it accepts is written as a text that
// means the same, and so is what it opens as.
func FuzzRecordText(f *testing.F) {
	f.Add(sound)
	f.Add(soundPosition)
	f.Add(played(f, highcard.Game{}, usual, 100).File().String())
	f.Fuzz(func(t *testing.T, text string) {
		file, err := replay.ParseFile(text)
		if err != nil {
			return
		}
		again, err := replay.ParseFile(file.String())
		require.NoError(t, err)
		require.Equal(t, file, again)
		require.True(t, slices.IsSorted(file.Takebacks))
		if m, _ := replay.Open(text, known); m != nil {
			requireFile(t, m)
		}
	})
}
