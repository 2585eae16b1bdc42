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
	got, _, err := shorter(function(t, convention+access), 0, Function{})
	require.NoError(t, err)
	assert.Equal(t, function(t, convention+accessed), got)
	for _, text := range []string{access, "global.get 1, local.set 1\n" + access, "end"} {
		want := function(t, text)
		got, _, err := shorter(want, 0, Function{})
		require.NoError(t, err)
		assert.Equal(t, want, got)
	}
	want := function(t, convention+access)
	got, places, err := shorter(want, 0, Function{Fixed: true})
	require.NoError(t, err)
	assert.Equal(t, want, got)
	assert.Nil(t, places)
}

func TestASectionTellsWhatBecameOfPlaces(t *testing.T) {
	section := func(functions ...[]byte) []byte {
		code := []byte{byte(len(functions))}
		for _, f := range functions {
			code = appendSized(code, f)
		}
		return code
	}
	other := function(t, access)
	calls := slices.Concat([]byte{1, 1, i32}, function(t, convention+`
		block, block, block, local.get 0, br_table 3 0 0 0 1, end
		`+pushed((firstFunction+1)<<placeBits+3)+`call 7, br_if 1
		end, unreachable, end, i32.const 1, end`)[1:])
	code := section(other, calls, function(t, convention+access))
	got, places, err := Section(slices.Clone(code), make([]Function, 3))
	require.NoError(t, err)
	assert.Equal(t, []*Places{nil, {Were: []int{0, 2, 2}}, nil}, places)
	assert.Equal(t, section(other), append([]byte{1}, got[1:1+1+len(other)]...))
	for n := range len(code) {
		_, _, err := Section(code[:n], make([]Function, 3))
		assert.Error(t, err, "cut after %d of %d bytes", n, len(code))
	}
	_, _, err = Section(code, make([]Function, 2))
	assert.ErrorIs(t, err, errCode)
	_, _, err = Section(section([]byte{0, 0x06}), make([]Function, 1))
	assert.ErrorIs(t, err, errCode)
}
