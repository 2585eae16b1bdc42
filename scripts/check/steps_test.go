package main

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"

	"bayboard/scripts/internal/site"
)

func TestPackagesWithTestsForTheBrowserOnlyAreFound(t *testing.T) {
	host := "b/wasm/dom\t[][]\nb/wasm/svg\t[svg_test.go][]\nb/wasm/mixed\t[a_test.go][]\n"
	js := "b/wasm/dom\t[dom_js_test.go][]\nb/wasm/svg\t[svg_test.go][]\nb/wasm/mixed\t[a_test.go b_js_test.go][]\nb/wasm/none\t[][]\n"
	assert.Equal(t, []string{"b/wasm/dom", "b/wasm/mixed"}, moreTests(host, js))
}

func TestTheRunnersComplaintsAboutTheBrowserAreDropped(t *testing.T) {
	err := quieter(errors.New("a\n2026 could not unmarshal event: unknown value\nb"))
	assert.EqualError(t, err, "a\nb")
	assert.NoError(t, quieter(nil))
}

func TestTheBudgetHoldsToTheByte(t *testing.T) {
	assert.NoError(t, withinBudget(site.WasmSize{Brotli: 1_000_000}))
	assert.ErrorContains(t, withinBudget(site.WasmSize{Brotli: 1_000_001}), "1 over the budget")
	assert.ErrorContains(t, withinBudget(site.WasmSize{}), "not measured")
}

func TestOnlyTheEndOfALongOutputIsKept(t *testing.T) {
	long := make([]byte, 30_000)
	for i := range long {
		long[i] = 'x'
	}
	assert.Equal(t, "short", tail("short"))
	assert.Len(t, tail(string(long)+"end"), 20_000+len("…\n"))
}

func TestAFailingCommandTellsBothItsOutputs(t *testing.T) {
	tr := newTree(t.TempDir())
	out, err := tr.output(tr.root, nil, "sh", "-c", "echo one; echo two >&2; exit 3")
	assert.Equal(t, "one\n", out)
	assert.ErrorContains(t, err, "exit status 3")
	assert.ErrorContains(t, err, "one\n")
	assert.ErrorContains(t, err, "two\n")
}

func TestLongListsOfArgumentsAreCut(t *testing.T) {
	assert.Equal(t, "a b", brief([]string{"a", "b"}))
	assert.Equal(t, "1 2 3 4 5 6 7 8 … (2 more)", brief([]string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"}))
}

func TestFindingsInGeneratedCodeAreDroppedWithTheirFurtherLines(t *testing.T) {
	out := "a/0_x_gen.go:1:2: always true (SA4023)\n\ta/0_x_gen.go:1:1: from here\nb/b.go:3:4: unused (U1000)\n\tb/b.go:1:1: why\n"
	assert.Equal(t, "b/b.go:3:4: unused (U1000)\n\tb/b.go:1:1: why\n", handWritten(out))
	assert.Empty(t, handWritten("a/0_x_gen.go:1:2: always true (SA4023)\n"))
}

func TestPackagesWithErrorsStayToBeReported(t *testing.T) {
	out := "bayboard/a\t\nbayboard/b\tb.go:1:1: expected 'package'\nfurther line\nbayboard/c\tbuild constraints exclude all Go files in /c\n"
	assert.Equal(t, []string{"bayboard/a", "bayboard/b"}, buildable(out))
}

func TestFailedTestsAreFoundByName(t *testing.T) {
	out := "ok\n--- FAIL: TestOne (0.1s)\n    --- FAIL: TestOne/part (0.1s)\n--- PASS: TestTwo (1s)\n--- FAIL: TestThree (2s)\nFAIL\n"
	assert.Equal(t, []string{"TestOne", "TestThree"}, failedTests(out))
	assert.Empty(t, failedTests("panic: test timed out"))
}
