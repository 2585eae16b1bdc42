package store

import (
	"bayboard/core/engine"
	"bayboard/core/lesson"
	"bayboard/core/replay"
	"bayboard/core/rng"
	"bayboard/core/search"
	"bayboard/wasm/address"
)

// Model is all that the page knows. Components read it and change nothing.
type Model struct {
	Page   address.Page
	Notice *Notice // over everything, nil if there is none
	Saves  []Save  // of the lobby, the last played first
	Form   Form    // of setting up a game
	Play   *Play   // the open game, nil on other pages
	Review *Review // the game that is gone over, nil on other pages
	Prefs  Prefs
	Quiz   *Quiz // the question of the quiz, nil on other pages

	Learned Learned        // what was done of the courses
	Course  *lesson.Course // of the last page of a course, nil until its text has come
	Missing bool           // the text of the course did not come
	Coach   *lesson.Coach  // of the last game with one, nil until its text has come

	Now    int64    // milliseconds since 1970, set with every message
	Chance rng.Rand // for seeds and names of games, never for a game itself
	Base   string   // the page's address without its fragment
	// Blocked: the device keeps nothing.
	Blocked bool
	// Opening is an imported game whose seats are still to be chosen, or nil.
	Opening *Opening

	lastID  uint64  // of requests to effects
	pending *string // the first address, until the saves are read
	deleted *Save   // the last one, for undo
}

// Opening is an imported game: the person chooses whose seat to take.
type Opening struct {
	Match *replay.Match
	Code  string // of the link; empty for a pasted text
}

// Play is an open game.
type Play struct {
	ID      string
	Match   *replay.Match
	Players []Player
	// Viewer is the seat that the table is shown to: a person of this device.
	Viewer engine.Seat
	// Covered: the device is being handed over; nothing secret may be shown.
	Covered bool

	Pick    engine.Action // the part of an action chosen so far, zero if none
	Pointed engine.Action // the action pointed at, zero if none
	Tapped  engine.Action // the action that another tap does, zero if none
	Why     *Why          // the answer to the last question why not
	Opened  engine.Seat   // the other city that is open, NoSeat if none
	// Moved is how many of the last actions have just been carried out: what
	// they did is shown in motion. It is 0 once the table was brought to
	// another moment.
	Moved  int
	Panel  Panel
	Drawn  CodeDrawn // the last QR code, of whatever was shared then
	Lesson *Lesson   // the step that is run, nil in a game
	Coach  Coach

	Progress Progress               // of the bot that is searching
	Hint     *Hint                  // for the person who decides, nil if none was asked for
	Reason   *Reason                // of the bot's action that was asked about, nil if none
	thoughts map[int]search.Thought // of bots, by the ply after their actions

	picture   bool            // a position to look at; nobody decides
	From      string          // the code of the link that it was opened from, or empty
	actors    []engine.Seat   // who decided at each ply
	acted     []engine.Action // of which actors tells, in the match learned
	learned   *replay.Match
	thinking  uint64 // the request for a bot's move, 0 if none
	replaying uint64 // the request for its next step, 0 if it stands
	hurried   bool   // bots move without a pause
	counter   int    // of the save
	Saved     SaveState
}

// Why answers why an action is not possible: the engine's refusal.
type Why struct {
	Action engine.Action
	Err    *engine.IllegalError
}

// Panel is what lies over a game.
type Panel uint8

// The panels.
const (
	NoPanel Panel = iota
	MenuPanel
	SharePanel
	ScorePanel
	SeatsPanel
	KeysPanel
)

// Prefs are the settings that a person chose.
type Prefs struct {
	BotPause int  // milliseconds between bots' moves
	Effort   int  // how long bots think, one of Efforts
	Keys     bool // single keys are shortcuts
	Theme    Theme
	Still    bool // no motion, whatever the system says
	// Streak is how many questions of the quiz in a row were answered right,
	// BestStreak the most ever.
	Streak, BestStreak int
}

// Theme is light or dark.
type Theme string

// The themes. The first is as the system says.
const (
	SystemTheme Theme = ""
	LightTheme  Theme = "light"
	DarkTheme   Theme = "dark"
)

// Form is the setting up of a game.
type Form struct {
	Game    string
	Players []Player
	First   engine.Seat              // NoSeat: drawn
	Seed    string                   // empty: drawn
	Error   string                   // what is wrong with the seed, empty if nothing
	Options [engine.MaxOptions]uint8 // as in engine.Setup
}

// Live reports whether the table shows where the game stands.
func (p *Play) Live() bool { return p.Match.Ply() == p.Match.Len() }

// Actor is who decides at the shown ply, NoSeat after the end.
func (p *Play) Actor() engine.Seat { return p.Match.State().Actor() }

// Deciding reports whether a person of this device decides at the shown ply;
// not while the game passes by.
func (p *Play) Deciding() bool {
	a := p.Actor()
	return a != engine.NoSeat && !p.Covered && !p.picture && p.replaying == 0 && p.Players[a].Kind == Person &&
		(p.Lesson == nil || p.Lesson.Run.Status() == lesson.Going)
}

// Thinking reports whether a bot is about to move.
func (p *Play) Thinking() bool { return p.thinking != 0 }

// Replaying reports whether the rest of the game is being gone through.
func (p *Play) Replaying() bool { return p.replaying != 0 }

// View is what the viewer may know of the shown ply.
func (p *Play) View() engine.View { return p.Match.State().View(p.Viewer) }

// Legal is what may be done by the person who decides, nothing if nobody of
// this device does.
func (p *Play) Legal() []engine.Action {
	if !p.Deciding() {
		return nil
	}
	return p.Match.State().Legal(nil)
}
