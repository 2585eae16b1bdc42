package main

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the answers in testdata")

// A session file has requests after "> ", answers after "< ", and remarks.
func TestSessionsGetTheirAnswers(t *testing.T) {
	names, err := filepath.Glob("testdata/*.txt")
	require.NoError(t, err)
	require.NotEmpty(t, names)
	for _, name := range names {
		t.Run(filepath.Base(name), func(t *testing.T) {
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			got := replaySession(t, string(text))
			if *update {
				require.NoError(t, os.WriteFile(name, []byte(got), 0o644))
			}
			require.Equal(t, string(text), got)
		})
	}
}

// replaySession is the session with the answers that its requests get now.
func replaySession(t *testing.T, text string) string {
	var in, b bytes.Buffer
	for line := range strings.Lines(text) {
		if request, ok := strings.CutPrefix(line, "> "); ok {
			in.WriteString(request)
		}
	}
	var out bytes.Buffer
	require.NoError(t, serve(&in, &out))
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "< ") {
			continue
		}
		b.WriteString(line)
		if strings.HasPrefix(line, "> ") {
			answer, err := out.ReadString('\n')
			require.NoError(t, err, "no answer to %s", line)
			b.WriteString("< " + answer)
		}
	}
	require.Empty(t, out.String())
	return b.String()
}

func TestTheSampleSessionOfTheDocumentationIsTrue(t *testing.T) {
	doc, err := os.ReadFile("doc.go")
	require.NoError(t, err)
	var sample strings.Builder
	for line := range strings.Lines(string(doc)) {
		if s, ok := strings.CutPrefix(line, "//\t"); ok && (s[0] == '>' || s[0] == '<') {
			sample.WriteString(s)
		}
	}
	require.Equal(t, sample.String(), replaySession(t, sample.String()))
}

func TestALineThatIsTooLongIsRefusedAndTheNextIsAnswered(t *testing.T) {
	in := strings.NewReader(strings.Repeat("x", maxLine+10) + "\n" + `{"cmd":"legal"}`)
	var out bytes.Buffer
	require.NoError(t, serve(in, &out))
	require.Equal(t, `{"ok":false,"error":"the line has more than 1048576 bytes"}
{"ok":false,"error":"there is no game: use new, load or open"}
`, out.String())
}
