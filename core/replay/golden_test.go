package replay_test

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	"bayboard/core/replay"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// goldens are records by the name of their files in testdata: NAME.record is
// the text, NAME.link the code. The codes in the hands of people must be read
// for as long as the format version is 1.
func goldens(t *testing.T) map[string]*replay.Match {
	position, err := replay.FromPosition(march{1}, "march\n\n  at 77\nafter 5\nseats 3\n")
	require.NoError(t, err)
	walk(t, position, 4, 7)
	position.Undo()
	walk(t, position, 5)
	full := engine.Setup{
		Players: 5, First: 4, Seed: 0xfedcba9876, Edition: "00000ABC",
		Options: [engine.MaxOptions]uint8{2, 1, 0, 2},
	}
	builtin := engine.Setup{
		Players: 1, First: 0, Edition: "17", Options: [engine.MaxOptions]uint8{15, 1, 3},
	}
	return map[string]*replay.Match{
		"usual":    played(t, march{1}, usual, 60),
		"start":    played(t, march{1}, usual, 0),
		"long":     played(t, march{1}, usual, 1500),
		"hash":     played(t, march{1}, full, 20),
		"builtin":  played(t, march{1}, builtin, 20),
		"position": position,
	}
}

func TestGoldenRecords(t *testing.T) {
	for name, m := range goldens(t) {
		text, code := m.File().String(), encode(t, m.Record())+"\n"
		textFile := filepath.Join("testdata", name+".record")
		codeFile := filepath.Join("testdata", name+".link")
		if *update {
			require.NoError(t, os.WriteFile(textFile, []byte(text), 0o666))
			require.NoError(t, os.WriteFile(codeFile, []byte(code), 0o666))
		}
		wantText, err := os.ReadFile(textFile)
		require.NoError(t, err)
		assert.Equal(t, string(wantText), text, name)
		opened, err := replay.Open(string(wantText), known)
		require.NoError(t, err, name)

		wantCode, err := os.ReadFile(codeFile)
		require.NoError(t, err)
		assert.Equal(t, string(wantCode), code, name)
		decoded, err := replay.DecodeLink(strings.TrimSpace(string(wantCode)), known)
		require.NoError(t, err, name)
		assert.Equal(t, opened.Record().Actions, decoded.Record().Actions, name)
		assert.Equal(t, opened.State().Position(), decoded.State().Position(), name)
	}
}
