package replay_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/replay"
)

// marched is a march of these steps, of which chance decides 0, 7 and 14.
func marched(t *testing.T, steps ...int) *replay.Match {
	m, err := replay.New(march{1}, usual)
	require.NoError(t, err)
	walk(t, m, steps...)
	return m
}

func walk(t *testing.T, m *replay.Match, steps ...int) {
	for _, n := range steps {
		require.NoError(t, m.Play(step(n), nil))
	}
}

func TestUndoBehindChanceIsATakeback(t *testing.T) {
	m := marched(t, 1, 7, 2)
	m.Undo()
	assert.Empty(t, m.Takebacks(), "nothing was revealed by the last action")
	m.Undo()
	assert.Equal(t, []int{1}, m.Takebacks())
	m.Undo()
	assert.Equal(t, []int{0}, m.Takebacks())
	walk(t, m, 3)
	assert.Equal(t, []int{0}, m.Takebacks())
}

func TestPlayingTheSameAgainIsNoTakeback(t *testing.T) {
	m := marched(t, 1, 7, 2)
	m.UndoTo(0)
	m.Redo(nil)
	m.Redo(nil)
	assert.Empty(t, m.Takebacks())
	m.UndoTo(1)
	assert.Equal(t, []int{1}, m.Takebacks())
	walk(t, m, 7, 2)
	assert.Empty(t, m.Takebacks())
	m.UndoTo(1)
	m.Jump(3)
	assert.Empty(t, m.Takebacks())
}

func TestLookingBackIsNoTakebackButBranchingIs(t *testing.T) {
	m := marched(t, 1, 7, 2)
	m.Jump(1)
	assert.Empty(t, m.Takebacks())
	walk(t, m, 4)
	assert.Equal(t, []int{1}, m.Takebacks())
}

func TestBranchingWithoutChanceIsNoTakeback(t *testing.T) {
	m := marched(t, 1, 7, 2, 3)
	m.UndoTo(2)
	walk(t, m, 4, 5)
	assert.Empty(t, m.Takebacks())
}

func TestATakebackFollowsTheGameBack(t *testing.T) {
	m := marched(t, 1, 2, 7)
	m.Undo()
	walk(t, m, 3)
	require.Equal(t, []int{2}, m.Takebacks())
	m.UndoTo(1)
	assert.Equal(t, []int{1}, m.Takebacks(), "what was revealed stays known")
	m.Jump(3)
	require.Equal(t, []int{2}, m.Takebacks())
	m.UndoTo(0)
	walk(t, m, 5)
	assert.Equal(t, []int{0}, m.Takebacks())
}

func TestSeveralTakebacksAreInOrder(t *testing.T) {
	m := marched(t, 1, 7)
	m.Undo()
	walk(t, m, 2, 7)
	m.Undo()
	walk(t, m, 14)
	m.Undo()
	walk(t, m, 3)
	assert.Equal(t, []int{1, 2}, m.Takebacks())
}

func TestARecordKeepsTheTakebacksOfItsPlies(t *testing.T) {
	m := marched(t, 1, 7)
	m.Undo()
	walk(t, m, 2, 3, 7)
	m.Undo()
	assert.Equal(t, []int{1}, m.Record().Takebacks, "the last is not yet decided")
	assert.Equal(t, []int{1, 3}, m.RecordAt(3).Takebacks)
	assert.Equal(t, []int{1}, m.RecordAt(2).Takebacks)
	assert.Empty(t, m.RecordAt(0).Takebacks)
	again, err := replay.FromRecord(m.RecordAt(3))
	require.NoError(t, err)
	assert.Equal(t, []int{1, 3}, again.Takebacks())
}
