package wasmcode

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// straightened is what becomes of a function.
func straightened(t *testing.T, text string, about Function) (string, *plan, error) {
	t.Helper()
	list := assemble(t, text)
	f, ok := findFrame(list)
	require.True(t, ok)
	p, err := planned(list, f, testFunction, about)
	if err != nil {
		return "", nil, err
	}
	list, err = straight(list, p)
	return written(list), p, err
}

const (
	testFunction = firstFunction + 7
	testAddress  = testFunction << placeBits
)

// pushed stores an address for a call.
func pushed(address int) string {
	return fmt.Sprintf("local.get 1, i32.const 8, i32.sub, local.tee 1, global.set 0, local.get 1, i64.const %d, i64.store 3 0\n", address)
}

// inParts is a function with three parts; the values 1 and 2 of its argument
// mean part 1, greater ones part 2.
func inParts(part0, part1, part2 string) string {
	return "block, loop, block, block, block, local.get 0, br_table 3 0 1 1 2, end\n" +
		part0 + "\n end \n" + part1 + "\n end \n" + part2 + "\n end, unreachable, end, i32.const 1, end"
}

func checkStraight(t *testing.T, was, want, message string) {
	t.Helper()
	got, _, err := straightened(t, was, Function{})
	require.NoError(t, err, message)
	assert.Equal(t, lines(t, want), got, message)
}

func TestAJumpToALaterPartLeavesItsBlock(t *testing.T) {
	checkStraight(t, inParts("i32.const 3, local.set 0, br 2", "drop", "return"), `
		block
		br 0
		drop, end, return
		unreachable, end`, "")
}

func TestEachValueOfTheArgumentMeansThePartThatTheTableHas(t *testing.T) {
	for value, parts := range map[string]string{"1": "end, drop", "2": "end, drop", "3": "drop, end", "40": "drop, end"} {
		checkStraight(t, inParts("i32.const "+value+", local.set 0, br 2", "drop", ""), `
			block
			br 0
			`+parts+`
			unreachable, end`, value)
	}
}

func TestAConditionalJumpNeedsNoBlock(t *testing.T) {
	checkStraight(t, inParts("local.get 2, if, i32.const 3, local.set 0, br 3, end, drop", "", ""), `
		block
		local.get 2, br_if 0, drop
		end
		unreachable, end`, "")
	checkStraight(t, inParts("local.get 2, if, i32.const 3, local.set 0, br 3, else, drop, end", "", ""), `
		block
		local.get 2, if, br 1, else, drop, end
		end
		unreachable, end`, "with something else in the block")
}

func TestAJumpBackAsksTheTable(t *testing.T) {
	checkStraight(t, inParts("", "local.get 2, if, i32.const 1, local.set 0, br 2, end", "return"), `
		loop, block, block, local.get 0, br_table 2 0 0 1, end
		end, local.get 2, if, i32.const 2, local.set 0, br 1, end, return
		end, unreachable, end`, "the same part")
	checkStraight(t, inParts("", "", "local.get 2, if, i32.const 2, local.set 0, br 1, end"), `
		loop, block, block, local.get 0, br_table 2 0 0 1, end
		end, local.get 2, if, i32.const 2, local.set 0, br 1, end
		end, unreachable, end`, "an earlier part")
	checkStraight(t, inParts("", "local.get 2, if, i32.const 0, local.set 0, br 2, end", ""), `
		loop
		local.get 2, if, i32.const 0, local.set 0, br 1, end
		end, unreachable, end`, "the first part needs no table")
}

func TestAfterACallTheFunctionReturnsOnTheSpot(t *testing.T) {
	checkStraight(t, inParts(pushed(testAddress+2)+"call 7, br_if 3", "i32.const 0, local.set 0, br 1", pushed(testAddress)+"call 8, br_if 1"), `
		loop, block, block, local.get 0, br_table 2 0 0 1, end
		`+pushed(testAddress+2)+`call 7, if, i32.const 1, return, end
		end, i32.const 0, local.set 0, br 0
		`+pushed(testAddress)+`call 8, if, i32.const 1, return, end
		end, unreachable, end`, "")
}

func TestTheExitStaysWhereSomethingElseGoesToIt(t *testing.T) {
	checkStraight(t, inParts("br 3", "", pushed(testAddress)+"call 8, br_if 1"), `
		block, loop
		br 1
		`+pushed(testAddress)+`call 8, if, i32.const 1, return, end
		end, unreachable, end, i32.const 1, end`, "")
}

func TestAFunctionWithoutEntryHasParts(t *testing.T) {
	checkStraight(t, `
		block, block, block, local.get 0, br_table 1 0 1, end
		`+pushed(testAddress+1)+`call 7, br_if 1
		end
		unreachable, end, i32.const 1, end`, `
		block, block, local.get 0, br_table 2 0 0 1, end
		`+pushed(testAddress+2)+`call 7, if, i32.const 1, return, end
		end
		unreachable, end`, "")
}

func TestOtherStructuresAreRefused(t *testing.T) {
	const head = "block, loop, block, block, local.get 0, br_table 1 0 1, end\n"
	for name, text := range map[string]string{
		"a second table":               head + "block, br_table 0 0, end, end, end, unreachable, end, i32.const 1, end",
		"blocks without end":           head + "block, end, end, unreachable, end, i32.const 1",
		"too many ends":                head + "end, end, unreachable, end, i32.const 1, end, end",
		"a branch out of it":           head + "br 9, end, end, unreachable, end, i32.const 1, end",
		"another way to the end":       head + "end, end, unreachable, end, i32.const 2, end",
		"a jump to somewhere":          head + "local.get 2, local.set 0, br 1, end, end, unreachable, end, i32.const 1, end",
		"a conditional one":            head + "br_if 1, end, end, unreachable, end, i32.const 1, end",
		"a call without address":       head + "call 8, br_if 2, end, end, unreachable, end, i32.const 1, end",
		"two calls of one address":     head + pushed(testAddress) + "call 8, br_if 2, call 8, br_if 2, end, end, unreachable, end, i32.const 1, end",
		"two calls that return to one": head + pushed(testAddress+1) + pushed(testAddress+2) + "end, end, unreachable, end, i32.const 1, end",
	} {
		_, _, err := straightened(t, text, Function{})
		assert.ErrorIs(t, err, errCode, name)
	}
}
