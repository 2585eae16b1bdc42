package store

import (
	"slices"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/search"

	"github.com/stretchr/testify/require"
)

// firstGame begins a first game of a game.
func firstGame(t *testing.T, slug string) (*desk, *Play) {
	d := newDesk(t, "#/"+slug+"/new")
	d.send(FirstGameStarted{slug})
	require.NotNil(t, d.m.Play)
	return d, d.m.Play
}

func TestAFirstGameIsAgainstEasyBotsAndBeginsWithATip(t *testing.T) {
	for slug, seats := range map[string]int{"sf2022": 2, "sf2000": 3, "ttrsf": 2} {
		_, p := firstGame(t, slug)
		require.Len(t, p.Players, seats, slug)
		require.Equal(t, Person, p.Players[0].Kind)
		for _, b := range p.Players[1:] {
			require.Equal(t, Player{Kind: Bot, Level: search.Easy}, b)
		}
		require.True(t, p.Coach.On)
		if p.Deciding() {
			require.NotNil(t, p.Coach.Tip, slug)
		}
	}
}

func TestNoTipIsToldTwiceInAGame(t *testing.T) {
	for _, slug := range []string{"sf2022", "sf2000", "ttrsf"} {
		d, p := firstGame(t, slug)
		for p.Actor() != engine.NoSeat {
			d.act()
			d.send(CoachAsked{})
		}
		told := slices.Clone(p.Coach.Told)
		require.Greater(t, len(told), 8, slug)
		slices.Sort(told)
		require.Len(t, slices.Compact(slices.Clone(told)), len(told), slug)
	}
}

func TestATipStaysUntilThePersonDecidesAgainOrHasReadIt(t *testing.T) {
	d, p := firstGame(t, "sf2022")
	tip := p.Coach.Tip
	d.bots = false
	d.send(Pointed{p.Legal()[0]})
	require.Same(t, tip, p.Coach.Tip)
	d.act() // lays a card out, and is asked for the area
	require.NotSame(t, tip, p.Coach.Tip)
	tip = p.Coach.Tip
	require.NotNil(t, tip)
	d.act() // now a bot is to move
	require.False(t, p.Deciding())
	require.Same(t, tip, p.Coach.Tip)
	d.send(CoachClosed{})
	require.Nil(t, p.Coach.Tip)
	require.True(t, p.Coach.On)
}

func TestNeitherReloadNorUndoRepeatATip(t *testing.T) {
	d, p := firstGame(t, "sf2022")
	for range 4 {
		d.act()
	}
	told := slices.Clone(p.Coach.Told)
	require.NotEmpty(t, told)
	d = d.reload()
	p = d.m.Play
	require.True(t, p.Coach.On)
	require.Equal(t, told, p.Coach.Told)
	require.Nil(t, p.Coach.Tip)
	d.send(UndoAsked{})
	d.send(UndoAsked{})
	require.Equal(t, told, p.Coach.Told)
	for p.CanRedo() {
		d.send(RedoAsked{})
	}
	for range 6 {
		d.act()
		if p.Coach.Tip != nil {
			require.NotContains(t, told, p.Coach.Tip.Rules[0])
		}
	}
}

func TestWhatWaitsIsToldWhenItIsAskedFor(t *testing.T) {
	d, p := firstGame(t, "ttrsf")
	for p.Coach.More == 0 {
		d.act()
	}
	first, more := p.Coach.Tip, p.Coach.More
	d.send(CoachAsked{})
	require.NotNil(t, p.Coach.Tip)
	require.NotSame(t, first, p.Coach.Tip)
	require.Equal(t, more-1, p.Coach.More)
	told := p.Coach.Told
	require.Equal(t, told, d.reload().m.Play.Coach.Told, "it is kept at once")
}

func TestTheCoachIsSwitchedOffAndOn(t *testing.T) {
	d, p := firstGame(t, "sf2022")
	told := len(p.Coach.Told)
	d.send(CoachSwitched{false})
	require.Nil(t, p.Coach.Tip)
	for range 6 {
		d.act()
	}
	require.Len(t, p.Coach.Told, told)
	d = d.reload()
	p = d.m.Play
	require.False(t, p.Coach.On)
	d.send(CoachSwitched{true})
	require.NotNil(t, p.Coach.Tip)
	require.Len(t, p.Coach.Told, told+1)
}

func TestTheCoachCanComeIntoAnyGame(t *testing.T) {
	d := newDesk(t, "#/sf2022/new")
	p := d.start(Player{Kind: Person}, Player{Kind: Bot, Level: search.Easy})
	require.False(t, p.Coach.On)
	d.act()
	require.Nil(t, p.Coach.Tip)
	d.send(CoachSwitched{true})
	require.NotNil(t, p.Coach.Tip)
}
