package store

import (
	"strings"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/lesson/courses"
	"bayboard/core/search"
	"bayboard/wasm/address"

	"github.com/stretchr/testify/require"
)

// desk drives a store as the page does: it keeps what is written and lets
// bots answer.
type desk struct {
	t        *testing.T
	m        Model
	kept     map[string]string
	learned  string
	prefs    string
	thoughts []Think // asked of bots
	copied   string
	blocked  bool // the device keeps nothing
	conflict bool // another tab wrote before the next writing
	history  []string
	replaced []string
	waits    []Wait   // to be answered
	bots     bool     // bots answer at once
	texts    []string // asked for
	offline  bool     // texts do not come

	reviewing WriteResult // of reviews

	hurried, forgotten []uint64 // questions
	motion             int      // how often it began
}

func newDesk(t *testing.T, fragment string) *desk {
	return (&desk{t: t}).boot(fragment)
}

func (d *desk) boot(fragment string) *desk {
	d.m, d.kept, d.bots = Start(), map[string]string{}, true
	d.send(Booted{Fragment: fragment, Base: "https://b.example/app/", Entropy: 42})
	return d
}

// reload is a new page on the same device.
func (d *desk) reload() *desk {
	n := &desk{t: d.t, m: Start(), kept: d.kept, learned: d.learned, bots: d.bots}
	n.send(Booted{Fragment: d.address(), Base: "https://b.example/app/", Entropy: 43})
	return n
}

func (d *desk) address() string { return d.m.Page.String() }

func (d *desk) send(msg Msg) {
	d.m.Now++
	var effects []Effect
	d.m, effects = Update(d.m, msg)
	for _, e := range effects {
		d.run(e)
	}
}

func (d *desk) run(e Effect) {
	switch e := e.(type) {
	case LoadSaves:
		if d.blocked {
			d.send(SavesLoaded{Blocked: true})
			return
		}
		var entries []Entry
		for id, text := range d.kept {
			if strings.Contains(id, ":") {
				continue
			}
			entries = append(entries, Entry{ID: id, Text: text})
		}
		d.send(SavesLoaded{Entries: entries, Learned: d.learned})
	case ReadText:
		d.texts = append(d.texts, e.Name)
		if !d.offline {
			d.send(TextRead{e.Name, courses.Read(e.Name), true})
		}
	case WritePrefs:
		d.prefs = e.Text
	case WriteLearned:
		d.learned = e.Text
	case WriteSave:
		result, there := WriteOK, d.kept[e.ID] != ""
		if d.blocked {
			result = WriteBlocked
		} else if !there && !d.conflict {
			if e.Expect > 0 {
				result = WriteMissing
			}
			d.kept[e.ID] = e.Text()
		} else if d.conflict || CounterOf(d.kept[e.ID]) != e.Expect {
			d.conflict = false
			result = WriteConflict
		} else {
			d.kept[e.ID] = e.Text()
		}
		d.send(SaveWritten{ID: e.ID, Counter: CounterOf(e.Text()), Result: result})
	case DeleteSave:
		delete(d.kept, e.ID)
		delete(d.kept, "review:"+e.ID)
	case ReadReview:
		d.send(ReviewRead{ID: e.ID, Text: d.kept["review:"+e.ID]})
	case WriteReview:
		result := d.reviewing
		if result == WriteOK {
			d.kept["review:"+e.ID] = e.Text
		}
		d.send(ReviewWritten{ID: e.ID, Result: result})
	case PushAddress:
		d.history = append(d.history, e.Fragment)
	case ReplaceAddress:
		d.replaced = append(d.replaced, e.Fragment)
	case Wait:
		d.waits = append(d.waits, e)
	case PutAside:
		delete(d.kept, e.ID)
		if e.Good != "" {
			d.kept[e.ID] = e.Good
		}
		d.kept["broken:"+e.ID] = e.Text
	case CopyText:
		d.copied = e.Text
		d.send(Copied{Text: e.Text, OK: true})
	case ShowMotion:
		d.motion++
	case Hurry:
		d.hurried = append(d.hurried, e.Request)
	case Forget:
		d.forgotten = append(d.forgotten, e.Request)
	case Think:
		d.thoughts = append(d.thoughts, e)
		if d.bots {
			level := e.Level
			if search.Searches(level) {
				level = search.Easy
			}
			d.send(Decided{Request: e.Request, Thought: search.Thought{Action: search.New(level, e.Seed).Choose(e.View, e.Legal, e.Ply)}})
		}
	}
}

// start begins a game of sf2022 with these players, the first seat first.
func (d *desk) start(players ...Player) *Play {
	d.send(AddressChanged{Fragment: "#/sf2022/new"})
	d.send(SeatsChosen{Seats: len(players)})
	for i, p := range players {
		d.send(PlayerChosen{Seat: engine.Seat(i), Player: p})
	}
	d.send(FirstChosen{First: 0})
	d.send(SeedTyped{Text: "7F3K"})
	d.send(GameStarted{})
	require.NotNil(d.t, d.m.Play)
	return d.m.Play
}

// act plays the first legal action of the person who decides.
func (d *desk) act() {
	legal := d.m.Play.Legal()
	require.NotEmpty(d.t, legal)
	d.send(ActionChosen{legal[0]})
}

var person, easy = Player{Kind: Person}, Player{Kind: Bot, Level: search.Easy}

func TestAStartedGameIsShownKeptAndHasAnAddress(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	require.Equal(t, address.Page{Kind: address.Play, Game: "sf2022", ID: p.ID, Ply: address.Live}, d.m.Page)
	require.Equal(t, []string{d.address()}, d.history)
	require.Contains(t, d.kept, p.ID)
	require.Equal(t, Saved, p.Saved)
	require.True(t, p.Deciding())
}

func TestABotMovesAfterThePersonUntilAPersonDecides(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	for range 5 {
		d.act()
	}
	require.True(t, p.Deciding() || p.Actor() == engine.NoSeat)
	require.Contains(t, p.Actors(), engine.Seat(1))
}

func TestALateAnswerOfABotIsDropped(t *testing.T) {
	d := newDesk(t, "")
	d.bots = false
	p := d.start(person, easy)
	for p.Deciding() {
		d.act()
	}
	require.True(t, p.Thinking())
	think := d.thoughts[len(d.thoughts)-1]
	d.send(UndoAsked{})
	require.False(t, p.Thinking())
	before := p.Match.Ply()
	d.send(Decided{Request: think.Request, Thought: search.Thought{Action: think.Legal[0]}})
	require.Equal(t, before, p.Match.Ply())
}

func TestReloadInTheMiddleOfATurnResumesExactlyThere(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	d.act() // lay out: the card is revealed, the area is still to be chosen
	position := p.Match.State().Position()
	again := d.reload()
	require.NotNil(t, again.m.Play)
	require.Equal(t, position, again.m.Play.Match.State().Position())
	require.Equal(t, p.Players, again.m.Play.Players)
	require.Nil(t, again.m.Notice)
}

func TestUndoGoesBackToThePersonsDecisionAndRedoForthAgain(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	for range 8 {
		d.act()
	}
	last := p.Match.State().Position()
	steps := 0
	for p.CanUndo() {
		d.send(UndoAsked{})
		require.True(t, p.Deciding())
		require.False(t, p.Thinking(), "bots wait")
		steps++
	}
	require.Equal(t, 0, p.Match.Ply())
	require.Equal(t, 8, steps)
	for p.CanRedo() {
		d.send(RedoAsked{})
	}
	require.Equal(t, last, p.Match.State().Position())
}

func TestAfterUndoReloadAndRedoStillWork(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	for range 6 {
		d.act()
	}
	d.send(UndoAsked{})
	d.send(UndoAsked{})
	at, all := p.Match.Ply(), p.Match.Len()
	again := d.reload()
	require.Equal(t, at, again.m.Play.Match.Ply())
	require.Equal(t, all, again.m.Play.Match.Len())
	require.True(t, again.m.Play.CanRedo())
}

func TestAnActionAfterUndoBranches(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	for range 4 {
		d.act()
	}
	d.send(UndoAsked{})
	legal := p.Legal()
	d.send(ActionChosen{legal[len(legal)-1]})
	require.True(t, p.Live())
	require.False(t, p.CanRedo())
}

func TestATakebackPastARevealedCardIsMarked(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	d.act()
	d.act()
	d.send(UndoAsked{})
	d.send(UndoAsked{})
	require.NotEmpty(t, p.Match.Takebacks())
}

func TestLookingBackHasAnAddressAndChangesNothing(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	for range 6 {
		d.act()
	}
	all := p.Match.Len()
	d.send(PlyChosen{Ply: 3})
	require.Equal(t, 3, d.m.Page.Ply)
	require.Equal(t, all, p.Match.Len())
	d.send(NowChosen{})
	require.True(t, p.Live())
	require.Equal(t, address.Live, d.m.Page.Ply)
	require.Empty(t, p.Match.Takebacks())
}

func TestBackToHereDropsWhatCameLater(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	for range 6 {
		d.act()
	}
	d.send(PlyChosen{Ply: 2})
	d.send(BackToHere{})
	require.GreaterOrEqual(t, p.Match.Len(), 2)
	require.Equal(t, engine.Seat(0), p.Actors()[0])
	require.NotEmpty(t, p.Match.Takebacks(), "it is marked")
}

func TestAnIllegalChoiceIsAnsweredWithItsRule(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	game := p.Match.State()
	a, err := game.ParseAction("realize 1")
	require.NoError(t, err)
	d.send(ActionChosen{a})
	require.Equal(t, engine.Rule("realize"), p.Why.Err.Rule)
	require.Equal(t, 0, p.Match.Ply())
	d.send(WhyAsked{})
	require.Nil(t, p.Why)
	d.send(WhyAsked{a})
	require.Equal(t, engine.Rule("realize"), p.Why.Err.Rule)
}

func TestAGameEndsWithItsScoreShown(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(easy, easy)
	require.Equal(t, engine.NoSeat, p.Actor())
	require.Equal(t, ScorePanel, p.Panel)
	require.True(t, d.m.Saves[0].Over)
}

func TestTwoPersonsAtOneDeviceSeeTheTableFromTheSeatThatDecides(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, person)
	for range 10 {
		require.Equal(t, p.Actor(), p.Viewer)
		require.False(t, p.Covered, "nothing is secret")
		d.act()
	}
}

func TestAPanelThatClosesLateLeavesTheNextOneOpen(t *testing.T) {
	d := newDesk(t, "")
	p := d.start(person, easy)
	d.send(PanelOpened{Panel: ScorePanel})
	d.send(PanelOpened{Panel: MenuPanel})
	d.send(PanelClosed{Panel: ScorePanel})
	require.Equal(t, MenuPanel, p.Panel)
	d.send(PanelClosed{Panel: MenuPanel})
	require.Equal(t, NoPanel, p.Panel)
}

func TestTheOptionsOfTheFormAreThoseOfTheGame(t *testing.T) {
	d := newDesk(t, "")
	d.send(AddressChanged{Fragment: "#/sf2000/new"})
	d.send(OptionChosen{Option: 0, Value: 2})
	d.send(OptionChosen{Option: 1, Value: 1})
	for _, none := range []OptionChosen{{0, 3}, {0, -1}, {2, 0}, {-1, 0}} {
		d.send(none)
	}
	require.Equal(t, [engine.MaxOptions]uint8{2, 1}, d.m.Form.Options)
	d.send(GameStarted{})
	require.NotNil(t, d.m.Play)
	require.Equal(t, d.m.Form.Options, d.m.Play.Match.Record().Setup.Options)

	d.send(AddressChanged{Fragment: "#/sf2022/new"})
	require.Zero(t, d.m.Form.Options, "another game has options of its own")
}
