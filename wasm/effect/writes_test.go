package effect

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bayboard/wasm/store"
)

func TestAGameWaitsOnceToBeWritten(t *testing.T) {
	w := writes{}
	first, own := w.add(store.WriteSave{ID: "a", Text: written("2", "x"), Expect: 1})
	assert.True(t, own)
	for _, counter := range []string{"3", "4"} {
		again, own := w.add(store.WriteSave{ID: "a", Text: written(counter, "x"), Expect: 2})
		assert.False(t, own)
		assert.Same(t, first, again)
	}
	_, own = w.add(store.WriteSave{ID: "b", Text: written("1", "y")})
	assert.True(t, own, "another game")

	got := w.take(first)
	assert.EqualValues(t, 4, store.CounterOf(got.Text()))
	assert.EqualValues(t, 1, got.Expect, "nobody else has written since the first")
	_, own = w.add(store.WriteSave{ID: "a", Text: written("5", "x"), Expect: 4})
	assert.True(t, own)
}

func TestWhatIsWrittenAfterADeletionWaitsBehindIt(t *testing.T) {
	w := writes{}
	before, _ := w.add(store.WriteSave{ID: "a", Text: written("2", "x"), Expect: 1})
	w.close("a")
	after, own := w.add(store.WriteSave{ID: "a", Text: written("3", "x")})
	assert.True(t, own)
	assert.EqualValues(t, 2, store.CounterOf(w.take(before).Text()))
	_, own = w.add(store.WriteSave{ID: "a", Text: written("4", "x")})
	assert.False(t, own, "the later one still waits")
	assert.EqualValues(t, 4, store.CounterOf(w.take(after).Text()))
}
