package store

import (
	"math/rand/v2"
	"testing"

	"bayboard/core/engine"
	"bayboard/wasm/address"

	"github.com/stretchr/testify/require"
)

// played begins a game against a bot and decides some times.
func played(t *testing.T, decisions int) (*desk, *Play) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	for range decisions {
		d.act()
	}
	return d, p
}

func TestDraggingTheTimeLineKeepsNothingUntilItIsLetGo(t *testing.T) {
	d, p := played(t, 6)
	kept, counter := d.kept[p.ID], p.counter
	d.replaced = nil
	for _, ply := range []int{5, 3, 2, 4, 2} {
		d.send(PlyDragged{ply})
		require.Equal(t, ply, p.Match.Ply())
		require.Equal(t, address.Live, d.m.Page.Ply)
	}
	require.Equal(t, kept, d.kept[p.ID])
	require.Equal(t, counter, p.counter)
	require.Empty(t, d.replaced)
	d.send(PlyChosen{2})
	require.Equal(t, 2, d.m.Page.Ply)
	require.Equal(t, counter+1, p.counter)
	require.Equal(t, []string{d.address()}, d.replaced)
	d.send(PlyDragged{-1})
	d.send(PlyDragged{p.Match.Len() + 1})
	require.Equal(t, 2, p.Match.Ply())
}

func TestDraggedBackToNowABotGoesOn(t *testing.T) {
	d, p := played(t, 0)
	d.bots = false
	for p.Deciding() {
		d.act()
	}
	require.True(t, p.Thinking())
	d.send(PlyDragged{0})
	require.False(t, p.Thinking())
	d.send(PlyDragged{p.Match.Len()})
	require.True(t, p.Thinking())
}

func TestAReplayGoesToTheEndAndIsKeptThen(t *testing.T) {
	d, p := played(t, 6)
	d.send(ReplayToggled{})
	require.False(t, p.Replaying(), "there is nothing to go through")
	d.send(PlyChosen{1})
	counter := p.counter
	d.send(ReplayToggled{})
	for ply := 1; ply < p.Match.Len(); ply++ {
		require.True(t, p.Replaying())
		require.Equal(t, ply, p.Match.Ply())
		require.Equal(t, counter, p.counter)
		require.Empty(t, p.Legal(), "the game passes by")
		d.send(Waited{d.waits[len(d.waits)-1].Request})
	}
	require.False(t, p.Replaying())
	require.True(t, p.Live())
	require.Equal(t, address.Live, d.m.Page.Ply)
	require.Equal(t, counter+1, p.counter)
	for _, w := range d.waits {
		require.Equal(t, DefaultPause, w.Milliseconds)
	}
}

func TestAnythingElseStopsAReplay(t *testing.T) {
	for _, msg := range []Msg{
		ReplayToggled{}, NowChosen{}, PlyChosen{3}, PanelOpened{MenuPanel}, CityOpened{1}, UndoAsked{}, Picked{},
		PlyDragged{2}, AddressChanged{Fragment: "#/"},
	} {
		d, p := played(t, 6)
		d.send(PlyChosen{1})
		d.send(PauseChosen{0})
		d.send(ReplayToggled{})
		w := d.waits[len(d.waits)-1]
		require.Equal(t, leastStep, w.Milliseconds)
		d.send(Pointed{p.Match.Actions()[0]})
		require.True(t, p.Replaying(), "pointing at something does nothing")
		d.send(msg)
		if d.m.Play != nil {
			require.False(t, p.Replaying(), "%T", msg)
		}
		ply := p.Match.Ply()
		d.send(Waited{w.Request})
		require.Equal(t, ply, p.Match.Ply(), "the late answer after %T is dropped", msg)
	}
}

func TestATapShowsAndTheSecondDoesIt(t *testing.T) {
	d, p := played(t, 0)
	layout := p.Legal()[0]
	d.send(Tapped{layout})
	require.Equal(t, layout, p.Pointed)
	require.Equal(t, layout, p.Tapped)
	d.send(Pointed{layout})
	require.Equal(t, layout, p.Tapped)
	d.send(Pointed{})
	require.Equal(t, layout, p.Pointed, "a mouse somewhere else changes nothing")
	d.send(Tapped{})
	require.Zero(t, p.Tapped, "a tap elsewhere drops it")
	require.Zero(t, p.Pointed)
	d.send(Tapped{layout})
	d.send(Tapped{layout})
	require.Equal(t, 1, p.Match.Ply())
	require.Zero(t, p.Tapped)
	areas := p.Legal()
	d.send(Tapped{areas[0]})
	d.send(Pointed{areas[1]})
	require.Zero(t, p.Tapped)
	d.send(Tapped{areas[1]})
	require.Equal(t, 1, p.Match.Ply(), "two taps on different targets")
	require.Equal(t, areas[1], p.Tapped)
}

func TestSettingsReadAsTheyWereWritten(t *testing.T) {
	for text, want := range map[string]Prefs{
		"": {BotPause: DefaultPause, Effort: 100, Keys: true}, "pause 0": {BotPause: 0, Effort: 100, Keys: true}, "pause 300\nkeys off": {BotPause: 300, Effort: 100, Keys: false},
		"keys off": {BotPause: DefaultPause, Effort: 100, Keys: false}, "pause x\nkeys on\nnew thing": {BotPause: DefaultPause, Effort: 100, Keys: true},
		"pause 9999": {BotPause: MaxPause, Effort: 100, Keys: true}, "junk": {BotPause: DefaultPause, Effort: 100, Keys: true},
		"pause 0\neffort 400": {BotPause: 0, Effort: 400, Keys: true}, "effort 90": {BotPause: DefaultPause, Effort: 100, Keys: true},
		"streak 3\nbest 9":       {BotPause: DefaultPause, Effort: 100, Keys: true, Streak: 3, BestStreak: 9},
		"streak 0\nbest 9":       {BotPause: DefaultPause, Effort: 100, Keys: true, BestStreak: 9},
		"streak -1":              {BotPause: DefaultPause, Effort: 100, Keys: true},
		"theme dark\nmotion off": {BotPause: DefaultPause, Effort: 100, Keys: true, Theme: DarkTheme, Still: true},
		"theme pink\nmotion on":  {BotPause: DefaultPause, Effort: 100, Keys: true},
	} {
		got := ParsePrefs(text)
		require.Equal(t, want, got, "%q", text)
		require.Equal(t, want, ParsePrefs(got.String()))
		require.Empty(t, ForeignPrefs(got.String()), "no word of one's own is another's")
	}
	require.Equal(t, "pause 0", Prefs{BotPause: 0, Effort: 100, Keys: true}.String())
	d := newDesk(t, "")
	d.send(KeysChosen{false})
	require.False(t, d.m.Prefs.Keys)
	d.send(EffortChosen{200})
	d.send(EffortChosen{0})
	require.Equal(t, 200, d.m.Prefs.Effort)
}

func TestAResetMakesAllSettingsUsualAndKeepsTheStreak(t *testing.T) {
	d := newDesk(t, "")
	usual := d.m.Prefs
	for _, msg := range []Msg{PauseChosen{0}, EffortChosen{200}, KeysChosen{false}, ThemeChosen{LightTheme}, MotionChosen{true}} {
		was := d.m.Prefs
		d.send(msg)
		require.NotEqual(t, was, d.m.Prefs, "%T", msg)
	}
	d.m.Prefs.BestStreak = 4
	d.send(PrefsReset{})
	usual.BestStreak = 4
	require.Equal(t, usual, d.m.Prefs)
}

func TestTheListOfSavesTellsTheTurnAndWhoseItIs(t *testing.T) {
	d, p := played(t, 3)
	s := d.m.Saves[0]
	require.Equal(t, p.Actor(), s.Actor)
	require.Positive(t, s.Turn)
	d.send(PlyChosen{0})
	require.Equal(t, s.Turn, d.m.Saves[0].Turn)
	again := d.reload()
	require.Equal(t, s.Turn, again.m.Saves[0].Turn)
	require.Equal(t, s.Actor, again.m.Saves[0].Actor)
	d.start(easy, easy)
	require.Equal(t, engine.NoSeat, d.m.Saves[0].Actor)
}

func TestANewScreenBeginsAtItsTop(t *testing.T) {
	scrolls := func(m Model, msg Msg) (Model, int) {
		m, effects := Update(m, msg)
		n := 0
		for _, e := range effects {
			if _, ok := e.(ScrollUp); ok {
				n++
			}
		}
		return m, n
	}
	d := newDesk(t, "")
	m, n := scrolls(d.m, AddressChanged{Fragment: "#/sf2022/new"})
	require.Equal(t, 1, n)
	m, n = scrolls(m, FirstChosen{First: 0})
	require.Zero(t, n)
	m, n = scrolls(m, GameStarted{})
	require.Equal(t, 1, n)
	m, n = scrolls(m, ActionChosen{m.Play.Legal()[0]})
	require.Zero(t, n, "a move changes the ply, not the screen")
	m, n = scrolls(m, PlyChosen{Ply: 0})
	require.Zero(t, n)
	_, n = scrolls(m, AddressChanged{Fragment: "#/"})
	require.Equal(t, 1, n)
}

func TestWhoDecidedIsKnownOfEachPlyWhateverIsUndone(t *testing.T) {
	d, p := played(t, 4)
	r := rand.New(rand.NewPCG(3, 4))
	for step := range 120 {
		switch r.IntN(8) {
		case 0:
			d.send(UndoAsked{})
		case 1:
			d.send(RedoAsked{})
		case 2:
			d.send(PlyChosen{r.IntN(p.Match.Len() + 1)})
		case 3:
			d.send(BackToHere{})
		default:
			if !p.Deciding() {
				d.send(NowChosen{})
			}
			if legal := p.Legal(); len(legal) > 0 {
				d.send(ActionChosen{legal[r.IntN(len(legal))]})
			}
		}
		var want []engine.Seat
		for ply := range p.Match.Len() + 1 {
			want = append(want, p.Match.StateAt(ply).Actor())
		}
		require.Equal(t, want, p.Actors(), "step %d", step)
	}
}
