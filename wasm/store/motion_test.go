package store

import (
	"testing"

	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	"bayboard/core/search"
)

// motions sends a message and tells how often motion began.
func (d *desk) motions(msg Msg) int {
	d.motion = 0
	d.send(msg)
	return d.motion
}

func TestAnActionIsShownInMotionOnceWhenItIsCarriedOut(t *testing.T) {
	d := newDesk(t, "")
	d.bots = false
	p := d.start(person, easy)
	require.Zero(t, p.Moved)
	require.Equal(t, 1, d.motions(ActionChosen{p.Legal()[0]}))
	require.Equal(t, 1, p.Moved)
	for name, msg := range map[string]Msg{
		"pointing": Pointed{p.Match.State().Legal(nil)[0]}, "a panel": PanelOpened{MenuPanel}, "a refusal": ActionChosen{engine.Action{Kind: 99}},
	} {
		require.Zero(t, d.motions(msg), name)
		require.Equal(t, 1, p.Moved, "%s leaves what moves alone", name)
	}
	for name, msg := range map[string]Msg{
		"back": PlyChosen{0}, "to now": NowChosen{}, "undo": UndoAsked{}, "redo": RedoAsked{}, "dragging": PlyDragged{0},
	} {
		p.Moved = 1
		if name == "to now" || name == "redo" {
			p.Match.Jump(0)
		} else {
			p.Match.Jump(p.Match.Len())
		}
		require.Zero(t, d.motions(msg), name)
		require.Zero(t, p.Moved, name)
	}
	require.Zero(t, d.reload().m.Play.Moved, "nor when the page is loaded")
}

func TestBotsMoveInMotionUnlessTheyHurry(t *testing.T) {
	for name, want := range map[string]int{"usual": 1, "no pause": 0, "hurried": 0, "no motion": 0} {
		d := newDesk(t, "")
		d.bots = false
		p := d.start(person, easy)
		for p.Deciding() {
			d.act()
		}
		switch name {
		case "no pause":
			d.send(PauseChosen{0})
		case "hurried":
			d.send(BotsHurried{})
		case "no motion":
			d.send(MotionChosen{Still: true})
		}
		got := d.motions(Decided{Request: p.thinking, Thought: search.Thought{Action: p.Match.State().Legal(nil)[0]}})
		require.Equal(t, want, got, name)
		require.Equal(t, want, p.Moved, name)
	}
}

func TestAReplayMovesAndNothingDoesUnderTheCover(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, person)
	for range 4 {
		d.act()
	}
	d.send(PlyChosen{0})
	d.send(ReplayToggled{})
	require.Zero(t, p.Moved)
	require.Equal(t, 1, d.motions(Waited{d.waits[len(d.waits)-1].Request}))
	require.Equal(t, 1, p.Match.Ply())

	d = secrets(t, 2)
	d.send(HandedOver{})
	p = d.m.Play
	for first := p.Actor(); p.Actor() == first; {
		require.False(t, p.Covered)
		d.act()
	}
	require.True(t, p.Covered)
	require.Zero(t, p.Moved, "the next person has not seen the table before")
}

func TestInALessonTheRepliesMoveToo(t *testing.T) {
	d := newDesk(t, "#/ttrsf/learn/draw/1")
	p := d.m.Play
	require.NotNil(t, p.Lesson)
	ply := p.Match.Ply()
	require.Equal(t, 1, d.motions(ActionChosen{p.Legal()[0]}))
	require.Equal(t, d.m.Play.Match.Ply()-ply, d.m.Play.Moved)
	require.NotZero(t, d.m.Play.Moved)
	d.send(StepRestarted{})
	require.Zero(t, d.m.Play.Moved)
}
