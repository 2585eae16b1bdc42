package wasmcode

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// function is one without local variables.
func function(t *testing.T, text string) []byte {
	t.Helper()
	code := []byte{0}
	for _, i := range assemble(t, text) {
		code = append(code, i.text...)
	}
	return code
}

const (
	convention = "global.get 0, local.set 1\n"
	access     = "local.get 1, i64.extend_i32_u, i64.const 8, i64.add, i32.wrap_i64, i64.load 3 8, drop, end"
	accessed   = "local.get 1, i64.load 3 16, drop, end"
)

func TestOnlyFunctionsOfGosConventionBecomeShorter(t *testing.T) {
	got, err := shorter(function(t, convention+access))
	require.NoError(t, err)
	assert.Equal(t, function(t, convention+accessed), got)
	for _, text := range []string{access, "global.get 1, local.set 1\n" + access, "end"} {
		want := function(t, text)
		got, err := shorter(want)
		require.NoError(t, err)
		assert.Equal(t, want, got)
	}
}

func TestAModuleKeepsItsOtherSections(t *testing.T) {
	module := func(functions ...[]byte) []byte {
		code := []byte{byte(len(functions))}
		for _, f := range functions {
			code = appendSized(code, f)
		}
		out := []byte("\x00asm\x01\x00\x00\x00")
		out = appendSized(append(out, 1), []byte("types"))
		out = appendSized(append(out, codeSection), code)
		return appendSized(append(out, 11), []byte("data"))
	}
	other := function(t, access)
	was := module(function(t, convention+access), other)
	got, err := Module(slices.Clone(was))
	require.NoError(t, err)
	assert.Equal(t, module(function(t, convention+accessed), other), got)
	for n := range len(was) {
		_, err := Module(was[:n])
		if n != 8 && n != 8+2+len("types") && n != len(was)-2-len("data") {
			assert.Error(t, err, "cut after %d of %d bytes", n, len(was))
		}
	}
	_, err = Module(module([]byte{0, 0x06}))
	assert.ErrorIs(t, err, errCode)
}
