package slim

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// stacks is the compiled program of testdata/stacks.
var stacks = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "slim-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	out := filepath.Join(dir, "stacks.wasm")
	cmd := exec.Command("go", "build", "-ldflags=-s -w", "-o", out, "./testdata/stacks")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return nil, err
	}
	return os.ReadFile(out)
})

// both are the program of testdata/stacks as it was linked, and made slim.
func both(t *testing.T) (linked, slim []byte) {
	t.Helper()
	if testing.Short() {
		t.Skip("compiles a program")
	}
	linked, err := stacks()
	require.NoError(t, err)
	slim, err = Program(linked)
	require.NoError(t, err)
	return linked, slim
}

var (
	lines   = regexp.MustCompile(`(\.(?:go|s)):\d+`)
	places  = regexp.MustCompile(`(?m) \+0x[0-9a-f]+$`)
	inlined = regexp.MustCompile(`.*\(\.\.\.\)\n\t\S+\n`)
)

func TestStackTracesNameTheSameFunctionsAndFiles(t *testing.T) {
	linked, slim := both(t)
	want := run(t, linked)
	assert.Contains(t, want, "main.street.walk")
	assert.Contains(t, want, "index out of range [7]")
	assert.Contains(t, want, "assignment to entry in nil map")
	assert.Regexp(t, inlined, want)
	want = inlined.ReplaceAllString(want, "")
	got := run(t, slim)
	assert.Regexp(t, places, got)
	assert.Equal(t, places.ReplaceAllString(lines.ReplaceAllString(want, "$1:0"), ""), places.ReplaceAllString(got, ""))
}

func TestThePlacesOfAStackTraceHaveLinesInTheSameCode(t *testing.T) {
	linked, slim := both(t)
	code, err := Code(linked)
	require.NoError(t, err)
	got := run(t, code)
	assert.Equal(t, lines.ReplaceAllString(got, "$1:0"), run(t, slim))
	walk := regexp.MustCompile(`main\.street\.walk\(.*\)\n.*\.go:[1-9]\d*`)
	assert.Equal(t, walk.FindString(run(t, linked)), walk.FindString(got))
	assert.Regexp(t, walk, got)
}

// run is what the program says under node before its panic ends it.
func run(t *testing.T, wasm []byte) string {
	t.Helper()
	_, err := exec.LookPath("node")
	require.NoError(t, err, "the check installs node")
	root, err := exec.Command("go", "env", "GOROOT").Output()
	require.NoError(t, err)
	name := filepath.Join(t.TempDir(), "program.wasm")
	require.NoError(t, os.WriteFile(name, wasm, 0o644))
	cmd := node(t, filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec_node.js"), name)
	out, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	require.ErrorAs(t, err, &exit)
	assert.Equal(t, 2, exit.ExitCode(), string(out))
	return string(out)
}

func node(t *testing.T, args ...string) *exec.Cmd {
	t.Helper()
	_, err := exec.LookPath("node")
	require.NoError(t, err, "scripts/check installs node")
	cmd := exec.Command("node", args...)
	cmd.Env = []string{"PATH=" + os.Getenv("PATH")} // Go's loader has little room
	return cmd
}
