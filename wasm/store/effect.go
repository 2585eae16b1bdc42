package store

import (
	"bayboard/core/engine"
	"bayboard/core/search"
)

// Effect is something to be done outside of the store: one of the types
// below. The comment names the message that answers.
type Effect any

// Effects on what is kept on the device.
type (
	// LoadSaves reads all entries: SavesLoaded.
	LoadSaves struct{}
	// WriteSave writes an entry if its counter is still Expect (0: there is
	// none yet), and keeps what was there as the last good copy: SaveWritten.
	WriteSave struct {
		ID     string
		Text   func() string // makes it: a person need not wait for that
		Expect int
	}
	// DeleteSave removes an entry and its last good copy. No answer.
	DeleteSave struct{ ID string }
	// PutAside keeps the text of an entry that cannot be read under another
	// key; a good copy takes its place if there is one. No answer.
	PutAside struct{ ID, Text, Good string }
	// WritePrefs keeps the settings. No answer.
	WritePrefs struct{ Text string }
)

// ReadText fetches a text that is published beside the program: TextRead.
type ReadText struct{ Name string }

// Effects on the page.
type (
	// PushAddress goes to a new entry of the history, ReplaceAddress changes
	// the present one. No answer.
	PushAddress    struct{ Fragment string }
	ReplaceAddress struct{ Fragment string }
	// CopyText puts text on the clipboard: Copied.
	CopyText struct{ Text string }
	// DrawCode draws text as a QR code: CodeDrawn.
	DrawCode struct{ Text string }
	// SaveFile offers text as a file. No answer.
	SaveFile struct{ Name, Text string }
	// FocusOn moves the keyboard focus to the element of an id. No answer.
	FocusOn struct{ ID string }
	// ShowProgress moves the bar of the bot that is searching, for which the page
	// is not rendered. No answer.
	ShowProgress struct{ Percent int }
	// ShowMotion begins to show in motion what the last actions did, Play.Moved.
	// No answer.
	ShowMotion struct{}
	// ScrollUp goes to the top of the page. No answer.
	ScrollUp struct{}
)

// Think asks a search, or lets a bot choose: Progressed, then Decided, not
// before the pause is over.
type Think struct {
	Request uint64
	Level   search.Level
	Seed    uint64 // of the bot
	View    engine.View
	Legal   []engine.Action
	Ply     int
	Also    []engine.Action // followed to the end of a search
	Nodes   int             // the budget of a search
	Limit   int             // milliseconds that it may take
	Pause   int             // milliseconds
}

// Hurry ends the search of a Think now, and its pause: Decided, with what has
// been found. Forget drops a Think: no answer.
type (
	Hurry  struct{ Request uint64 }
	Forget struct{ Request uint64 }
)

// Wait lets some time pass: Waited.
type Wait struct {
	Request      uint64
	Milliseconds int
}

// Answers of effects.
type (
	// SavesLoaded: all entries. Blocked says that the device keeps nothing.
	SavesLoaded struct {
		Entries []Entry
		Prefs   string
		Learned string
		Blocked bool
	}
	// SaveWritten: what became of a WriteSave.
	SaveWritten struct {
		ID      string
		Counter int // of the text that was to be written
		Result  WriteResult
	}
	// SavesChanged: another tab changed the entries.
	SavesChanged struct{}
	// Copied: the clipboard took the text, or refused.
	Copied struct {
		Text string
		OK   bool
	}
	// CodeDrawn: a text as a QR code: the path of what is dark in a square of
	// Size units; empty if the text is too long, or the drawing did not load.
	CodeDrawn struct{ Text, Size, Path string }
	// Progressed: how far a search is.
	Progressed struct {
		Request  uint64
		Progress Progress
	}
	// Decided: what a bot or a search chose.
	Decided struct {
		Request uint64
		Thought search.Thought
	}
	// TextRead: a text came, or did not.
	TextRead struct {
		Name, Text string
		OK         bool
	}
	// Waited: the time has passed.
	Waited struct{ Request uint64 }
)

// Entry is a saved game's text, and its last good copy.
type Entry struct{ ID, Text, Last string }

// WriteResult is what became of a WriteSave.
type WriteResult uint8

// The results.
const (
	WriteOK       WriteResult = iota
	WriteConflict             // another tab wrote since
	WriteFull                 // no room
	WriteBlocked              // the device keeps nothing
	WriteMissing              // there was an entry before, and it is gone; it was written anew
)
