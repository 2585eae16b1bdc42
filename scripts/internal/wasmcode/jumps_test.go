package wasmcode

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// straightened is what straight makes of a function with three parts; the
// values 1 and 2 of its argument mean part 1, greater ones part 2.
func straightened(t *testing.T, part0, part1, part2 string) string {
	t.Helper()
	list, err := straight(assemble(t, `
		block, loop, block, block, block, local.get 0, br_table 3 0 1 1 2, end
		`+part0+"\n end \n"+part1+"\n end \n"+part2+`
		end, unreachable, end, i32.const 1, end`))
	require.NoError(t, err)
	return written(list)
}

func TestAJumpToALaterPartLeavesItsBlock(t *testing.T) {
	got := straightened(t, "i32.const 3, local.set 0, br 2", "drop", "return")
	assert.Equal(t, lines(t, `
		block, block, block, local.get 0, br_table 3 0 1 1 2, end
		br 1
		end, drop, end, return
		unreachable, end`), got)
}

func TestEachValueOfTheArgumentMeansThePartThatTheTableHas(t *testing.T) {
	for value, depth := range map[string]string{"1": "0", "2": "0", "3": "1", "40": "1"} {
		got := straightened(t, "i32.const "+value+", local.set 0, br 2", "", "")
		assert.Equal(t, lines(t, `
			block, block, block, local.get 0, br_table 3 0 1 1 2, end
			br `+depth+`
			end, end
			unreachable, end`), got, value)
	}
}

func TestAConditionalJumpNeedsNoBlock(t *testing.T) {
	got := straightened(t, "local.get 2, if, i32.const 3, local.set 0, br 3, end, drop", "", "")
	assert.Equal(t, lines(t, `
		block, block, block, local.get 0, br_table 3 0 1 1 2, end
		local.get 2, br_if 1, drop
		end, end
		unreachable, end`), got)
	got = straightened(t, "local.get 2, if, i32.const 3, local.set 0, br 3, else, drop, end", "", "")
	assert.Equal(t, lines(t, `
		block, block, block, local.get 0, br_table 3 0 1 1 2, end
		local.get 2, if, br 2, else, drop, end
		end, end
		unreachable, end`), got, "with something else in the block")
}

func TestAJumpBackAsksTheTable(t *testing.T) {
	for value, part1 := range map[string]string{
		"an earlier part": "local.get 2, if, i32.const 0, local.set 0, br 2, end",
		"the same part":   "local.get 2, if, i32.const 1, local.set 0, br 2, end",
		"unknown":         "local.get 2, local.set 0, br 1",
	} {
		got := straightened(t, "", part1, "return")
		assert.Equal(t, lines(t, `
			loop, block, block, block, local.get 0, br_table 3 0 1 1 2, end
			end, `+part1+`, end, return
			end, unreachable, end`), got, value)
	}
}

func TestAfterACallTheFunctionReturnsOnTheSpot(t *testing.T) {
	got := straightened(t, "call 7, br_if 3", "i32.const 0, local.set 0, br 1", "call 8, br_if 1")
	assert.Equal(t, lines(t, `
		loop, block, block, block, local.get 0, br_table 3 0 1 1 2, end
		call 7, if, i32.const 1, return, end
		end, i32.const 0, local.set 0, br 1
		end, call 8, if, i32.const 1, return, end
		end, unreachable, end`), got)
}

func TestTheExitStaysWhereSomethingElseGoesToIt(t *testing.T) {
	got := straightened(t, "br 3", "", "call 8, br_if 1")
	assert.Equal(t, lines(t, `
		block, loop, block, block, block, local.get 0, br_table 3 0 1 1 2, end
		br 3
		end, end, call 8, if, i32.const 1, return, end
		end, unreachable, end, i32.const 1, end`), got)
}

func TestAFunctionWithoutEntryHasParts(t *testing.T) {
	list, err := straight(assemble(t, `
		block, block, block, local.get 0, br_table 1 0 1, end
		call 7, br_if 1
		end
		unreachable, end, i32.const 1, end`))
	require.NoError(t, err)
	assert.Equal(t, lines(t, `
		block, block, local.get 0, br_table 1 0 1, end
		call 7, if, i32.const 1, return, end
		end
		unreachable, end`), written(list))
}

func TestAFunctionOfOnePartStaysAsItIs(t *testing.T) {
	text := "local.get 1, if, i32.const 0, return, end, block, loop, br 0, end, end, unreachable, end"
	list, err := straight(assemble(t, text))
	require.NoError(t, err)
	assert.Equal(t, lines(t, text), written(list))
}

func TestOtherStructuresAreRefused(t *testing.T) {
	const head = "block, loop, block, block, local.get 0, br_table 1 0 1, end\n"
	for name, text := range map[string]string{
		"a second table":         head + "block, br_table 0 0, end, end, end, unreachable, end, i32.const 1, end",
		"blocks without end":     head + "block, end, end, unreachable, end, i32.const 1",
		"too many ends":          head + "end, end, unreachable, end, i32.const 1, end, end",
		"a branch out of it":     head + "br 9, end, end, unreachable, end, i32.const 1, end",
		"another way to the end": head + "end, end, unreachable, end, i32.const 2, end",
	} {
		_, err := straight(assemble(t, text))
		assert.ErrorIs(t, err, errCode, name)
	}
}
