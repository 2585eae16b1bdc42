package site

import (
	"go/format"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// built is the size of a program that is built with the overlay.
func built(t *testing.T, body string, with bool) []byte {
	t.Helper()
	root, err := findGoroot()
	require.NoError(t, err)
	dir := t.TempDir()
	name, err := overlay(dir, root)
	require.NoError(t, err)
	source, out := filepath.Join(dir, "main.go"), filepath.Join(dir, "program")
	require.NoError(t, os.WriteFile(source, []byte("package main\n\nimport \"html\"\n\nfunc main() { println("+body+") }\n"), 0o600))
	args := []string{"build", "-o", out}
	if with {
		args = append(args, "-overlay", name)
	}
	cmd := exec.Command("go", append(args, source)...)
	cmd.Env = append(os.Environ(), compileEnv...)
	text, err := cmd.CombinedOutput()
	require.NoError(t, err, string(text))
	program, err := os.ReadFile(out)
	require.NoError(t, err)
	return program
}

func TestTheNamesOfCharactersAreLeftOut(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles programs")
	}
	const escapes, name = `html.EscapeString("<")`, "CounterClockwiseContourIntegral"
	whole, program := built(t, escapes, false), built(t, escapes, true)
	assert.Contains(t, string(whole), name)
	assert.NotContains(t, string(program), name)
	assert.NoError(t, checkEntities(program))
}

func TestAProgramThatReadsTheNamesOfCharactersIsRefused(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles a program")
	}
	assert.ErrorIs(t, checkEntities(built(t, `html.UnescapeString("&lt;")`, true)), errEntities)
}

// powers are those of 10 that a file of Go's library has, as it prints them.
func powers(t *testing.T, text string) string {
	t.Helper()
	dir := t.TempDir()
	const program = `package main

type uint128 struct{ Hi, Lo uint64 }

func main() {
	println(pow10Min, pow10Max)
	for _, p := range pow10Tab {
		println(p.Hi, p.Lo)
	}
}
`
	text = strings.Replace(text, "package strconv", "package main", 1)
	table, source := filepath.Join(dir, "pow10tab.go"), filepath.Join(dir, "main.go")
	require.NoError(t, os.WriteFile(table, []byte(text), 0o600))
	require.NoError(t, os.WriteFile(source, []byte(program), 0o600))
	out, err := exec.Command("go", "run", table, source).CombinedOutput()
	require.NoError(t, err, string(out))
	return string(out)
}

func TestThePowersOf10AreThoseOfGosLibrary(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles programs")
	}
	root, err := findGoroot()
	require.NoError(t, err)
	want, err := os.ReadFile(filepath.Join(root, "src/internal/strconv/pow10tab.go"))
	require.NoError(t, err)
	got, err := replacements.ReadFile("overlay/pow10tab.go.txt")
	require.NoError(t, err)
	assert.Equal(t, powers(t, string(want)), powers(t, string(got)))
}

func TestReplacementsAreFormatted(t *testing.T) {
	for _, was := range replaced {
		text, err := replacements.ReadFile("overlay/" + path.Base(was) + ".txt")
		require.NoError(t, err)
		want, err := format.Source(text)
		require.NoError(t, err)
		assert.Equal(t, string(want), string(text))
	}
}
