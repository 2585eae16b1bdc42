package replay_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	"bayboard/core/enginetest/highcard"
	"bayboard/core/replay"
	"bayboard/core/rng"
)

// positions are the position texts of a match at each ply.
func positions(m *replay.Match) (all []string) {
	for ply := range m.Len() + 1 {
		all = append(all, m.StateAt(ply).Position())
	}
	return all
}

func TestJumpGoesToEveryPly(t *testing.T) {
	for _, m := range []*replay.Match{
		played(t, highcard.Game{}, usual, 100),
		played(t, march{1}, usual, 150),
	} {
		want := positions(m)
		r := rng.FromUint64(1)
		for range 300 {
			ply := r.IntN(len(want))
			require.True(t, m.Jump(ply))
			require.Equal(t, ply, m.Ply())
			require.Equal(t, want[ply], m.State().Position())
		}
		assert.False(t, m.Jump(-1))
		assert.False(t, m.Jump(m.Len()+1))
		assert.Equal(t, want, positions(m), "looking changes nothing")
	}
}

func TestUndoAndRedoWalkTheRecord(t *testing.T) {
	m := played(t, march{1}, usual, 70)
	want := positions(m)
	for ply := 69; ply >= 0; ply-- {
		require.True(t, m.Undo())
		require.Equal(t, want[ply], m.State().Position())
	}
	assert.False(t, m.Undo())
	for ply := 1; ply <= 70; ply++ {
		var heard []engine.Event
		require.True(t, m.Redo(func(e engine.Event) { heard = append(heard, e) }))
		require.Equal(t, want[ply], m.State().Position())
		require.Equal(t, m.Events(ply), heard)
	}
	assert.False(t, m.Redo(nil))
}

func TestUndoToGoesBackOnly(t *testing.T) {
	m := played(t, march{1}, usual, 70)
	assert.False(t, m.UndoTo(70))
	assert.False(t, m.UndoTo(-1))
	assert.True(t, m.UndoTo(40))
	assert.Equal(t, 40, m.Ply())
	assert.False(t, m.UndoTo(50))
	assert.Equal(t, 70, m.Len())
}

func TestPlayingTheSameKeepsTheRecord(t *testing.T) {
	m := played(t, march{1}, usual, 70)
	want := m.Record()
	m.UndoTo(10)
	for m.Ply() < 69 {
		require.NoError(t, m.Play(m.Actions()[m.Ply()], nil))
		require.Equal(t, 70, m.Len())
	}
	m.Redo(nil)
	assert.Equal(t, want, m.Record())
}

func TestPlayingSomethingElseDropsTheRest(t *testing.T) {
	m, err := replay.New(march{1}, usual)
	require.NoError(t, err)
	playOn(t, m, 100, 1)
	for _, ply := range []int{95, 64, 63, 33, 32, 31, 1, 0} {
		before := m.Record()
		m.UndoTo(ply)
		playOn(t, m, 70, uint64(ply))
		again, err := replay.FromRecord(m.Record())
		require.NoError(t, err)
		require.Equal(t, positions(again), positions(m))
		require.Equal(t, before.Actions[:ply], m.Actions()[:ply])
		require.Equal(t, ply+70, m.Len())
	}
}

func TestARefusalChangesNothing(t *testing.T) {
	m := played(t, highcard.Game{}, usual, 5)
	m.Undo()
	want, at := m.Record(), m.State().Position()
	var illegal *engine.IllegalError
	heard := false
	err := m.Play(engine.Action{Kind: 99}, func(engine.Event) { heard = true })
	require.ErrorAs(t, err, &illegal)
	assert.False(t, heard)
	assert.Equal(t, want, m.Record())
	assert.Equal(t, at, m.State().Position())
	assert.Equal(t, 4, m.Ply())
	assert.Equal(t, 5, m.Len())
}

func TestEventsAreThoseThatWereHeard(t *testing.T) {
	m, err := replay.New(highcard.Game{}, usual)
	require.NoError(t, err)
	for legal := m.State().Legal(nil); len(legal) > 0; legal = m.State().Legal(nil) {
		var heard []engine.Event
		require.NoError(t, m.Play(legal[0], func(e engine.Event) { heard = append(heard, e) }))
		require.NotEmpty(t, heard)
		require.Equal(t, heard, m.Events(m.Ply()))
	}
}

func TestFromRecordStopsAtTheFirstRefusal(t *testing.T) {
	r := played(t, march{1}, usual, 40).Record()
	r.Actions[25] = step(99)
	r.Takebacks = []int{3, 25, 26}
	m, err := replay.FromRecord(r)
	var refused *replay.ReplayError
	require.ErrorAs(t, err, &refused)
	assert.Equal(t, 26, refused.Ply)
	assert.Equal(t, "step 99", refused.Action)
	var illegal *engine.IllegalError
	assert.ErrorAs(t, err, &illegal)
	assert.Equal(t, 25, m.Len())
	assert.Equal(t, []int{3, 25}, m.Takebacks())
}

func TestStartErrorsSayWhatIsWrong(t *testing.T) {
	var edition *replay.UnknownEditionError
	_, err := replay.New(march{1}, engine.Setup{Players: 2, Edition: "4"})
	require.ErrorAs(t, err, &edition)
	assert.Equal(t, replay.UnknownEditionError{Game: "march", Edition: "4"}, *edition)
	var start *replay.StartError
	for _, setup := range []engine.Setup{{Players: 9}, {Players: 2, First: 2}, {Players: 2, Seed: rng.MaxSeed + 1}} {
		_, err = replay.New(march{1}, setup)
		assert.ErrorAs(t, err, &start)
	}
	for _, text := range []string{"", "nonsense"} {
		_, err = replay.FromPosition(march{1}, text)
		assert.ErrorAs(t, err, &start)
	}
}

func TestTheUsualEditionHasOneName(t *testing.T) {
	setup := usual
	setup.Edition = "1"
	assert.Equal(t, usual, played(t, march{1}, setup, 0).Record().Setup)
}

func TestRecordAtIsAPrefix(t *testing.T) {
	m := played(t, march{1}, usual, 40)
	r := m.RecordAt(30)
	assert.Equal(t, m.Actions()[:30], r.Actions)
	r.Actions[0] = step(96)
	assert.NotEqual(t, r.Actions[0], m.Actions()[0])
	assert.Equal(t, 40, m.Len())
}
