package wasmcode

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

const onTheStack = "local.get 1, i64.extend_i32_u, i64.const 200, i64.add, i32.wrap_i64, "

func TestALoadOrStoreOnTheStackAddsByItself(t *testing.T) {
	for was, want := range map[string]string{
		onTheStack + "i64.load 3 8, end":                  "local.get 1, i64.load 3 208, end",
		onTheStack + "local.get 5, i64.store 3 0, end":    "local.get 1, local.get 5, i64.store 3 200, end",
		onTheStack + "i64.const -3, i64.store 3 100, end": "local.get 1, i64.const -3, i64.store 3 300, end",
	} {
		assert.Equal(t, lines(t, want), written(addresses(assemble(t, was))), was)
	}
}

func TestAnAddressOnTheStackNeeds32Bits(t *testing.T) {
	for rest, want := range map[string]string{
		"local.get 5, i64.const 1, i64.add, i64.store 3 0": "local.get 1, i32.const 200, i32.add, local.get 5, i64.const 1, i64.add, i64.store 3 0",
		"local.set 4, drop":             "local.get 1, i32.const 200, i32.add, local.set 4, drop",
		"local.get 5, i64.load 3 0":     "local.get 1, i32.const 200, i32.add, local.get 5, i64.load 3 0",
		"global.get 0, call 5, drop":    "local.get 1, i32.const 200, i32.add, global.get 0, call 5, drop",
		"local.set 3, i64.store 3 0":    "local.get 1, i32.const 200, i32.add, local.set 3, i64.store 3 0",
		"local.get 5, local.tee 3, end": "local.get 1, i32.const 200, i32.add, local.get 5, local.tee 3, end",
	} {
		assert.Equal(t, lines(t, want), written(addresses(assemble(t, onTheStack+rest))), rest)
	}
}

func TestOtherAddressesStay(t *testing.T) {
	for _, text := range []string{
		"local.get 2, i64.extend_i32_u, i64.const 200, i64.add, i32.wrap_i64, i64.load 3 8",
		"local.get 1, i64.extend_i32_u, i64.const 200, i64.add, i64.const 1, i64.add, drop",
		"local.get 1, i64.extend_i32_u, i64.const 4294967296, i64.add, i32.wrap_i64, i64.load 3 8",
		"local.get 1, i64.extend_i32_u",
	} {
		assert.Equal(t, lines(t, text), written(addresses(assemble(t, text))), text)
	}
	const below = "local.get 1, i64.extend_i32_u, i64.const -8, i64.add, i32.wrap_i64, i64.load 3 8, end"
	assert.Equal(t, lines(t, "local.get 1, i32.const -8, i32.add, i64.load 3 8, end"), written(addresses(assemble(t, below))))
}

func TestAReturnMovesTheStackPointerOnce(t *testing.T) {
	const (
		frame   = "local.get 1, i32.const 96, i32.add, local.tee 1, global.set 0\n"
		address = "local.get 1, i32.const 8, i32.add, local.tee 1, global.set 0\n"
	)
	for was, want := range map[string]string{
		"drop\n" + frame + address + "i32.const 0, return, drop": "drop, local.get 1, i32.const 104, i32.add, global.set 0, i32.const 0, return, drop",
		address + "i32.const 1, return":                          "local.get 1, i32.const 8, i32.add, global.set 0, i32.const 1, return",
		frame + "i32.const 0, call 5, return":                    frame + "i32.const 0, call 5, return",
		frame + address + "i32.const 0, drop":                    frame + address + "i32.const 0, drop",
		frame:                                                    frame,
	} {
		assert.Equal(t, lines(t, want), written(returns(assemble(t, was))), was)
	}
}
