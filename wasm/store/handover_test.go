package store

import (
	"strings"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/enginetest/highcard"
	"bayboard/core/replay"

	"github.com/stretchr/testify/require"
)

// secrets begins a game in which hands are hidden, all seats at this device.
func secrets(t *testing.T, players int) *desk {
	d := newDesk(t, "")
	m, err := replay.New(highcard.Game{}, engine.Setup{Players: players, First: 0, Seed: 5})
	require.NoError(t, err)
	d.m.Opening = &Opening{Match: m}
	d.send(SeatTaken{Seat: engine.AllSeats})
	return d
}

func TestBetweenPersonsWithSecretsTheTableIsCoveredUntilTheNextOneSitsDown(t *testing.T) {
	d := secrets(t, 3)
	p := d.m.Play
	require.True(t, p.Covered, "also before the first decision")
	require.Empty(t, p.Legal())
	for range 12 {
		d.send(HandedOver{})
		require.False(t, p.Covered)
		seat := p.Actor()
		require.Equal(t, seat, p.Viewer)
		for p.Actor() == seat {
			d.act()
		}
		if p.Actor() == engine.NoSeat {
			return
		}
		require.True(t, p.Covered, "the device goes to %v", p.Actor())
		require.False(t, p.Deciding())
		require.Equal(t, p.Actor(), p.Viewer)
	}
}

func TestWhileTheTableIsCoveredNothingCanBeDone(t *testing.T) {
	d := secrets(t, 2)
	before := d.m.Play.Match.State().Position()
	d.send(ActionChosen{d.m.Play.Match.State().Legal(nil)[0]})
	require.Equal(t, before, d.m.Play.Match.State().Position())
}

func TestUndoStopsAtTheLastHandOver(t *testing.T) {
	d := secrets(t, 2)
	p := d.m.Play
	d.send(HandedOver{})
	first := p.Actor()
	for p.Actor() == first {
		d.act()
	}
	d.send(HandedOver{})
	require.NotEqual(t, first, p.Viewer)
	require.False(t, p.CanUndo(), "the other person's choice is theirs")
	ply := p.Match.Ply()
	d.send(UndoAsked{})
	require.Equal(t, ply, p.Match.Ply())
}

func TestAPersonAmongBotsNeverHandsOver(t *testing.T) {
	d := newDesk(t, "")
	m, err := replay.New(highcard.Game{}, engine.Setup{Players: 2, First: 0, Seed: 5})
	require.NoError(t, err)
	d.m.Opening = &Opening{Match: m}
	d.send(SeatTaken{Seat: 0})
	d.send(PlayerChanged{Seat: 1, Player: easy})
	p := d.m.Play
	for p.Actor() != engine.NoSeat {
		require.False(t, p.Covered)
		require.Equal(t, engine.Seat(0), p.Viewer)
		d.act()
	}
}

func TestAPositionLinkShowsThePositionWithoutHistoryOrSecrets(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	for range 9 {
		d.act()
	}
	d.send(PositionCopied{})
	base, fragment, _ := strings.Cut(d.copied, "#")
	require.Equal(t, "https://b.example/app/", base)
	require.Less(t, len(fragment), 620)
	other := newDesk(t, "#"+fragment)
	other.send(SeatTaken{Seat: engine.AllSeats})
	q := other.m.Play
	require.Equal(t, p.Match.State().View(0).Describe(), q.Match.State().View(0).Describe())
	require.NotEqual(t, p.Match.State().Position(), q.Match.State().Position(), "the deck is made up")
	require.Zero(t, q.Match.Len())
	require.True(t, q.MadeUp())
	require.False(t, p.MadeUp())
	again := other.reload()
	require.Equal(t, q.Match.State().Position(), again.m.Play.Match.State().Position())
}
