package wasmcode

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAReturnAddressIsTheFunctionsAndThePlace(t *testing.T) {
	const push = "local.get 1, i32.const 8, i32.sub, local.tee 1, global.set 0, local.get 1\n"
	head, list, err := based([]byte{1, 1, i32}, assemble(t, "local.get 0, local.get 2, local.tee 3, drop\n"+pushed(testAddress+5)+"call 7"), testAddress)
	require.NoError(t, err)
	assert.Equal(t, []byte{2, 1, i32, 1, i64}, head)
	assert.Equal(t, lines(t, fmt.Sprintf("i64.const %d, local.set 2, local.get 0, local.get 3, local.tee 4, drop\n", testAddress)+
		push+"local.get 2, i64.const 5, i64.add, i64.store 3 0, call 7"), written(list))
}

func TestAFunctionWithoutCallsNeedsNoAddress(t *testing.T) {
	for _, text := range []string{
		"local.get 1, local.get 2, drop",
		pushed(testAddress + 1<<placeBits), // another's
		fmt.Sprintf("local.get 1, i64.const %d, i64.store 3 0", testAddress),
		pushed(testAddress)[:len(pushed(testAddress))-1] + "8",
	} {
		was := assemble(t, text)
		head, list, err := based([]byte{1, 1, i32}, was, testAddress)
		require.NoError(t, err)
		assert.Equal(t, []byte{1, 1, i32}, head)
		assert.Equal(t, was, list)
	}
}

func TestTheAddressIsTheFirstVariableAfterTheStackPointer(t *testing.T) {
	for was, want := range map[string]string{
		"\x01\x01\x7f":                 "\x02\x01\x7f\x01\x7e",
		"\x02\x01\x7f\x03\x7e":         "\x02\x01\x7f\x04\x7e",
		"\x02\x01\x7f\x03\x7d":         "\x03\x01\x7f\x01\x7e\x03\x7d",
		"\x03\x01\x7f\x03\x7e\x02\x7c": "\x03\x01\x7f\x04\x7e\x02\x7c",
	} {
		got, err := withBase([]byte(was))
		require.NoError(t, err)
		assert.Equal(t, want, string(got))
	}
	for _, bad := range []string{"", "\x00", "\x01\x02\x7f", "\x01\x01\x7e", "\x02\x01\x7f", "\x02\x01\x7f\x03"} {
		_, err := withBase([]byte(bad))
		assert.ErrorIs(t, err, errCode, "%x", bad)
	}
}
