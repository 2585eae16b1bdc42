package store

import "bayboard/core/engine"

// Msg is something that happened: one of the types below.
type Msg any

// What the page was told.
type (
	// Booted is the first message.
	Booted struct {
		Fragment string // of the address
		Base     string // the address without its fragment
		Entropy  uint64 // for seeds and names of games
	}
	// AddressChanged: the person followed a link, or went back or forward.
	AddressChanged struct{ Fragment string }
)

// What the person did in the lobby and when setting up a game.
type (
	// SeatsChosen: the number of seats in the form.
	SeatsChosen struct{ Seats int }
	// PlayerChosen: who sits at a seat in the form.
	PlayerChosen struct {
		Seat   engine.Seat
		Player Player
	}
	// FirstChosen: the first seat in the form, NoSeat to draw it.
	FirstChosen struct{ First engine.Seat }
	// OptionChosen: a value of an option of the game, in the form.
	OptionChosen struct{ Option, Value int }
	// SeedTyped: the text in the form's seed field.
	SeedTyped struct{ Text string }
	// GameStarted: the form was sent.
	GameStarted struct{}
	// GameDeleted and DeletionUndone: a saved game was deleted, or not after all.
	GameDeleted    struct{ ID string }
	DeletionUndone struct{}
	// SeatTaken: whose seat to take in an imported game: a seat, AllSeats for
	// all of them at this device, NoSeat to look on.
	SeatTaken struct{ Seat engine.Seat }
	// PauseChosen: the pause between bots' moves.
	PauseChosen struct{ Milliseconds int }
	// EffortChosen: how long bots think, one of Efforts.
	EffortChosen struct{ Percent int }
	// KeysChosen: whether single keys are shortcuts.
	KeysChosen struct{ On bool }
	// ThemeChosen: light, dark, or as the system says.
	ThemeChosen struct{ Theme Theme }
	// MotionChosen: as the system says, or none.
	MotionChosen struct{ Still bool }
	// PrefsReset: all settings as usual.
	PrefsReset struct{}
	// CodePasted: text that may hold a link, a code or a saved game.
	CodePasted struct{ Text string }
)

// What the person did in a game.
type (
	// ActionChosen: an action of the seat that decides.
	ActionChosen struct{ Action engine.Action }
	// Picked: part of an action was chosen, such as the card to place. The
	// zero action, or the same again, drops it.
	Picked struct{ Action engine.Action }
	// Pointed: the person points at an action to see what it would cause; the
	// zero action when they point at nothing any more.
	Pointed struct{ Action engine.Action }
	// Tapped: a finger touched a target. The first time shows what it would
	// cause, the same again does it. The zero action when the tap was elsewhere.
	Tapped struct{ Action engine.Action }
	// WhyAsked: why is this action not possible? The zero action closes the answer.
	WhyAsked struct{ Action engine.Action }
	// HintAsked: the next part of a hint. HintHidden: no hint any more.
	HintAsked  struct{}
	HintHidden struct{}
	// ReasonAsked: why a bot took the action that led to a ply; again, it is
	// hidden.
	ReasonAsked struct{ Ply int }
	// UndoAsked and RedoAsked go back to the person's last decision, and forward.
	UndoAsked struct{}
	RedoAsked struct{}
	// PlyChosen: look at a ply of the time line.
	PlyChosen struct{ Ply int }
	// PlyDragged: the time line is being dragged over a ply; PlyChosen follows
	// when it is let go.
	PlyDragged struct{ Ply int }
	// ReplayToggled: go through the rest of the game by itself, or stop that.
	ReplayToggled struct{}
	// NowChosen: back to where the game stands.
	NowChosen struct{}
	// BackToHere: take everything after the shown ply back, and go on from it.
	BackToHere struct{}
	// BotsHurried: do the bots' moves without pauses until a person decides. A
	// bot that is searching ends that now.
	BotsHurried struct{}
	// SeatShown: look at the table as another seat of this device.
	SeatShown struct{ Seat engine.Seat }
	// HandedOver: the next person sits down and may see their secrets.
	HandedOver struct{}
	// CityOpened: another player's city was opened, NoSeat closes it.
	CityOpened struct{ Seat engine.Seat }
	// PanelClosed: a panel was closed. It comes late when another one has been
	// opened in its place.
	PanelClosed struct{ Panel Panel }
	// PanelOpened: a panel over the game, NoPanel closes it.
	PanelOpened struct{ Panel Panel }
	// LinkCopied: the address of what is shared should go to the clipboard.
	LinkCopied struct{ Text string }
	// PositionCopied: a link to the shown position should go to the clipboard.
	PositionCopied struct{}
	// CodeAsked: what is shared should be shown as a QR code; again, it is hidden.
	CodeAsked struct{ Text string }
	// FileAsked: the game should be offered as a file.
	FileAsked struct{}
	// PlayerChanged: who sits at a seat of the running game.
	PlayerChanged struct {
		Seat   engine.Seat
		Player Player
	}
	// NoticeClosed: the person read the notice.
	NoticeClosed struct{}
)
