package late

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/vugu/vugu"
)

// counted counts how often it is built, and shows that.
type counted struct {
	builds int
	inside []vugu.Builder
	same   bool // it would show the same again
}

func (c *counted) Changed() bool { return !c.same }

func (c *counted) Build(*vugu.BuildIn) *vugu.BuildOut {
	c.builds++
	return &vugu.BuildOut{Components: c.inside, Out: []*vugu.VGNode{{Type: vugu.TextNode, Data: strconv.Itoa(c.builds)}}}
}

// turn is one build in which some components are placed as late ones.
func turn(t *testing.T, h *Haste, answers bool, l *Part, comp *counted) (owed bool) {
	t.Helper()
	h.Begin(answers)
	out := l.Place(h, comp).Build(nil)
	assert.Equal(t, strconv.Itoa(comp.builds), out.Out[0].Data, "the latest output")
	return h.Built()
}

func TestALateComponentWaitsForOneBuildAfterAnEvent(t *testing.T) {
	var h Haste
	var l Part
	c := &counted{}
	assert.False(t, turn(t, &h, true, &l, c), "what was not there is shown at once")
	assert.Equal(t, 1, c.builds)
	assert.True(t, turn(t, &h, true, &l, c), "it is owed")
	assert.Equal(t, 1, c.builds)
	assert.False(t, turn(t, &h, true, &l, c), "however many events there are, the next build is whole")
	assert.Equal(t, 2, c.builds)
	assert.False(t, turn(t, &h, false, &l, c), "nobody waits for an answer")
	assert.Equal(t, 3, c.builds)
	c.same = true
	assert.False(t, turn(t, &h, true, &l, c), "nothing is owed of what stays the same")
}

func TestALateComponentIsNotLateWhereItWasNotShownJustBefore(t *testing.T) {
	var h Haste
	var l Part
	c := &counted{}
	turn(t, &h, false, &l, c)
	h.Begin(true)
	assert.Nil(t, l.Place(&h, nil), "its place is empty")
	assert.False(t, turn(t, &h, true, &l, c), "another person may look at it now")
	assert.Equal(t, 2, c.builds)
	other := &counted{}
	assert.False(t, turn(t, &h, true, &l, other), "another component in its place")
	assert.Equal(t, 1, other.builds)
}

func TestAComponentWithOthersInsideIsNotLate(t *testing.T) {
	var h Haste
	var l Part
	c := &counted{inside: []vugu.Builder{&counted{}}}
	turn(t, &h, true, &l, c)
	c.inside = nil
	assert.False(t, turn(t, &h, true, &l, c), "what was inside must not be built again")
	assert.Equal(t, 2, c.builds)
	assert.True(t, turn(t, &h, true, &l, c))
}

func TestWhereTheEventWasNothingIsLate(t *testing.T) {
	var h Haste
	var l Part
	c := &counted{}
	turn(t, &h, false, &l, c)
	h.Act(&l)
	assert.False(t, turn(t, &h, true, &l, c))
	assert.Equal(t, 2, c.builds)
}

func TestWithoutHasteNothingIsLate(t *testing.T) {
	var l Part
	c := &counted{}
	for range 3 {
		l.Place(nil, c).Build(nil)
	}
	assert.Equal(t, 3, c.builds)
}
