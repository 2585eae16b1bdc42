package wasmcode

import (
	"encoding/binary"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// names are the instructions that tests use, by WebAssembly's text format.
var names = map[string]byte{
	"unreachable": unreachable, "block": block, "loop": loop, "if": ifThen, "else": orElse, "end": end,
	"br": branch, "br_if": branchIf, "br_table": branchTable, "return": leave, "call": call,
	"local.get": localGet, "local.set": localSet, "local.tee": localTee, "global.get": globalGet, "global.set": globalSet,
	"i64.load": 0x29, "i64.store": 0x37, "memory.size": memorySize, "i32.const": i32const, "i64.const": i64const, "f64.const": f64const,
	"i32.add": i32add, "i32.sub": i32sub, "i64.add": i64add, "i32.wrap_i64": i32wrapI64, "i64.extend_i32_u": i64extendI32, "drop": 0x1a,
	"memory.copy": more,
}

// assemble makes instructions of a text: one each line, or separated by commas.
func assemble(t *testing.T, text string) []instruction {
	t.Helper()
	var list []instruction
	for _, line := range strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == ',' }) {
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		op, known := names[words[0]]
		require.True(t, known, line)
		i := instruction{text: []byte{op}}
		for at, word := range words[1:] {
			n, err := strconv.ParseInt(word, 10, 64)
			require.NoError(t, err, line)
			if at == 0 {
				i.n = n
			}
			if op == i32const || op == i64const {
				i.text = appendSigned(i.text, n)
			} else {
				i.text = binary.AppendUvarint(i.text, uint64(n))
			}
		}
		if op == block || op == loop || op == ifThen {
			i = signed(op, noResult)
		}
		list = append(list, i)
	}
	return list
}

// written is the text of instructions, as it is for assemble.
func written(list []instruction) string {
	var lines []string
	for _, i := range list {
		name := fmt.Sprintf("%#x", i.op())
		for n, op := range names {
			if op == i.op() {
				name = n
			}
		}
		r := reader{data: i.text[1:]}
		for r.at < len(r.data) && i.op() != block && i.op() != loop && i.op() != ifThen {
			if i.op() == i32const || i.op() == i64const {
				name += fmt.Sprint(" ", r.signed())
			} else {
				name += fmt.Sprint(" ", r.unsigned())
			}
		}
		lines = append(lines, name)
	}
	return strings.Join(lines, "\n")
}

// lines are instructions as written gives them.
func lines(t *testing.T, text string) string {
	t.Helper()
	return written(assemble(t, text))
}

func TestInstructionsAreReadAsTheyAreWritten(t *testing.T) {
	for _, text := range []string{
		"i32.const 0, i32.const 63, i32.const 64, i32.const -1, i32.const -64, i32.const -65, i32.const 2147483647, i32.const -2147483648",
		"i64.const 9223372036854775807, i64.const -9223372036854775808, i64.const 4294967296",
		"block, loop, if, else, end, end, end, unreachable, return, drop",
		"br 0, br_if 300, br_table 2 0 1 0, call 5000, local.get 200, global.set 1",
		"i64.load 3 0, i64.store 3 70000, memory.size 0, memory.copy 10 0 0",
	} {
		list := assemble(t, text)
		var code []byte
		for _, i := range list {
			code = append(code, i.text...)
		}
		r := reader{data: code}
		again, err := r.list()
		require.NoError(t, err, text)
		assert.Equal(t, list, again, text)
		assert.Equal(t, written(list), written(again))
	}
}

func TestWhatIsNoInstructionIsRefused(t *testing.T) {
	for name, code := range map[string][]byte{
		"unknown":          {0x06},
		"a number cut":     {i32const, 0x80},
		"a long number":    {i64const, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0},
		"no number":        {branch},
		"a table cut":      {branchTable, 5, 0, 1},
		"a float cut":      {f64const, 0, 0},
		"an unknown other": {more, 200, 1},
	} {
		r := reader{data: code}
		_, err := r.list()
		assert.ErrorIs(t, err, errCode, name)
	}
}
