package site

import (
	"os"
	"os/exec"
	"path/filepath"
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
