package store

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestLearnedKeepsTheBestOfEachStep(t *testing.T) {
	var none Learned
	one := none.with("sf2022", "bonus", 2, 2)
	two := one.with("sf2022", "bonus", 0, 3).with("ttrsf", "bonus", 0, 1).with("sf2022", "bonus", 2, 1)
	require.Equal(t, "", none.String())
	require.Equal(t, "sf2022 bonus 002\n", one.String())
	require.Equal(t, "sf2022 bonus 302\nttrsf bonus 1\n", two.String())
	require.Equal(t, two, ParseLearned(two.String()))
	require.Equal(t, 2, two.Stars("sf2022", "bonus", 2))
	require.Equal(t, 0, two.Stars("sf2022", "bonus", 7))
	require.Equal(t, 0, two.Stars("sf2022", "depot", 0))
}

func TestALessonHasStarsWhenAllItsStepsAreDone(t *testing.T) {
	l := ParseLearned("sf2022 bonus 302\nsf2022 depot 332\n")
	for _, tt := range []struct {
		lesson             string
		steps, stars, done int
	}{{"bonus", 3, 0, 2}, {"depot", 3, 2, 3}, {"depot", 4, 0, 3}, {"depot", 2, 3, 2}, {"other", 2, 0, 0}} {
		stars, done := l.Whole("sf2022", tt.lesson, tt.steps)
		require.Equal(t, []int{tt.stars, tt.done}, []int{stars, done}, "%+v", tt)
	}
}

func TestTwoTabsAddUp(t *testing.T) {
	l := ParseLearned("sf2022 bonus 31\n").Merge("sf2022 bonus 122\nttrsf a 1\n")
	require.Equal(t, "sf2022 bonus 322\nttrsf a 1\n", l.String())
}

func TestDamagedLinesArePassedOver(t *testing.T) {
	require.Equal(t, "sf2022 bonus 302\n", ParseLearned("x\nsf2022 bonus 3x2\nsf2022 bonus 9\n\xff a\n").String())
}
