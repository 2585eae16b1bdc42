package text

import (
	"errors"
	"strconv"

	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/wasm/address"
	"bayboard/wasm/store"
)

// newestThenAgain is what to do about what only a newer version can read.
const newestThenAgain = "Reload this page while you are online. If a new version is offered, accept it, then open this again."

// Failure says in a title what went wrong with a link, a pasted text or a
// saved game, and what to do about it.
func Failure(err error) (title, advice string) {
	var (
		version *replay.VersionError
		edition *replay.UnknownEditionError
		option  *replay.UnknownOptionError
		start   *replay.StartError
		action  *replay.ReplayError
		syntax  *replay.SyntaxError
	)
	switch {
	case errors.As(err, &version):
		return wrongVersion(version)
	case errors.As(err, &edition):
		return "Unknown cards", "This game is played with a list of cards that Bayboard does not have (" + string(edition.Edition) + "). Open it where that list was made."
	case errors.As(err, &option):
		return "An unknown option", "The game was set up with “" + option.Option + " " + option.Value + "”, which this version of Bayboard does not know. " + newestThenAgain
	case errors.As(err, &start):
		return "This game cannot begin", "The rules do not allow its setup. Ask for the game again."
	case errors.As(err, &action):
		return "The game cannot be played to its end", "Move " + strconv.Itoa(action.Ply) + ", “" + action.Action + "”, is not possible there" + reason(action) + ". The game is shown up to there."
	case errors.As(err, &syntax):
		return wrongSyntax(syntax)
	}
	return plainFailure(err)
}

func plainFailure(err error) (title, advice string) {
	switch {
	case errors.Is(err, replay.ErrDamaged), errors.Is(err, store.ErrSaveBroken):
		return "It is damaged", "A part is missing or changed. Long links are sometimes cut: copy it again as a whole, or ask for it again."
	case errors.Is(err, replay.ErrForeign):
		return "This is not a link to a game", "Copy the whole link, from https to the end, and paste it here."
	case errors.Is(err, replay.ErrTooLong):
		return "Too long for a link", "This game has more moves than a link can hold. Save it as a file and send that instead."
	case errors.Is(err, replay.ErrUnknownGame):
		return "An unknown game", "It is a game that this version of Bayboard does not know. " + newestThenAgain
	case errors.Is(err, store.ErrSaveNewer):
		return "It is from a newer Bayboard", newestThenAgain
	case errors.Is(err, address.ErrNoCode):
		return "The link is cut off", "The part that says which game it is has been lost. Copy the whole link again."
	case errors.Is(err, address.ErrUnknown):
		return "There is no such page", "Bayboard has no page at this address. You find all your games in the lobby."
	}
	return "It could not be opened", "Copy it again as a whole, or ask for it again."
}

func wrongVersion(v *replay.VersionError) (title, advice string) {
	if v.Newer() {
		return "It is from a newer Bayboard", newestThenAgain
	}
	if v.What == "rules" {
		return "It was played by older rules", "The rules here have been corrected since, and the moves no longer fit them. Ask for the game as a file: it opens up to the move that no longer fits."
	}
	return "It is from an older Bayboard", "This old form can no longer be read. Ask for the game again."
}

func wrongSyntax(s *replay.SyntaxError) (title, advice string) {
	switch s.Code {
	case replay.NotText, replay.NotOurs:
		return "This is not a game", "Paste a link, the code of one, or the text of a game that was saved as a file."
	}
	return "The file is damaged", "Line " + strconv.Itoa(s.Line) + " cannot be read: “" + short(s.Text, 40) + "”."
}

// reason is why an action of a record was refused, as a part of a sentence.
func reason(e *replay.ReplayError) string {
	var refused *engine.IllegalError
	if errors.As(e.Err, &refused) {
		return " (rule “" + string(refused.Rule) + "”)"
	}
	return ""
}

// short cuts a text to some characters.
func short(s string, most int) string {
	r := []rune(s)
	if len(r) <= most {
		return s
	}
	return string(r[:most]) + "…"
}
