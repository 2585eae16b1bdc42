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
const newestThenAgain = "Reload this page with network. When a new version is offered, take it, then open this again."

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
		return "Cards that are not here", "This game is played with a card list that is not known here (" + string(edition.Edition) + "). Open it where that list was made."
	case errors.As(err, &option):
		return "A choice that is not known", "The game was set up with “" + option.Option + " " + option.Value + "”, which is not known here. " + newestThenAgain
	case errors.As(err, &start):
		return "This game cannot begin", "Its setup is not one that the rules allow. Ask for it again."
	case errors.As(err, &action):
		return "It does not play to its end", "Move " + strconv.Itoa(action.Ply) + ", “" + action.Action + "”, is not possible where it stands" + reason(action) + ". The game is shown up to there."
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
		return "A game that is not here", "It is of a game that this Bayboard does not know. " + newestThenAgain
	case errors.Is(err, store.ErrSaveNewer):
		return "It is from a newer Bayboard", newestThenAgain
	case errors.Is(err, address.ErrNoCode):
		return "The link is cut off", "What says which game it is has been lost. Copy the whole link again."
	case errors.Is(err, address.ErrUnknown):
		return "There is nothing here", "This address is none of Bayboard’s. The lobby has all your games."
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
	return "It is from an older Bayboard", "This form of it can no longer be read. Ask for it again."
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
