package text

import (
	"strconv"
	"strings"

	"bayboard/wasm/store"
)

// Notice is the title and the text of a notice.
func Notice(n store.Notice) (title, body string) {
	if w, ok := plainNotices[n.Kind]; ok {
		return w.title, w.body
	}
	switch n.Kind {
	case store.SavesBroken:
		return count(n.Count, "saved game", "saved games") + " could not be read",
			"What is left was put aside, and nothing was deleted."
	case store.SaveRestored:
		return count(n.Count, "saved game", "saved games") + " restored",
			"The last writing was damaged, so the copy before it is used. A move or two may be missing."
	case store.OldSave, store.LinkBroken:
		return Failure(n.Err)
	case store.UnknownAddress:
		title, body = Failure(n.Err)
		return title, body + " (" + short(n.Text, 40) + ")"
	case store.UnknownGame:
		return "A game that is not here", "This Bayboard does not know “" + short(n.Text, 20) + "”. It may be one that is still to come."
	case store.GameMissing:
		return "This game is not on this device", "No saved game is called “" + short(n.Text, 20) + "”. It may have been deleted, or it is on another device."
	case store.ImportOffered:
		return "Add what the file has?", importText(n.Import)
	case store.NothingNew:
		return "There is nothing new in the file", importText(n.Import)
	case store.AllRead:
		return upper(count(n.Import.New+n.Import.Beside, "game", "games")) + " added", importText(n.Import)
	case store.BadPaste:
		if n.Err != nil {
			return Failure(n.Err)
		}
		return "There is no game in it", "Paste a link, the code of one, or the text of a game that was saved as a file."
	}
	return "Notice " + strconv.Itoa(int(n.Kind)), ""
}

// importText is what a file of everything brings.
func importText(i store.Import) string {
	var list []string
	add := func(n int, one, many string) {
		if n > 0 {
			list = append(list, count(n, one, many)+".")
		}
	}
	add(i.New, "new game", "new games")
	add(i.Beside, "other state of a game here: it is put beside it", "other states of games here: they are put beside them")
	add(i.Steps, "step of the courses", "steps of the courses")
	add(i.Known, "game is here already", "games are here already")
	add(i.Damaged, "game cannot be read and is passed over", "games cannot be read and are passed over")
	return strings.Join(append(list, "What is here stays as it is."), " ")
}

// plainNotices always say the same.
var plainNotices = map[store.NoticeKind]struct{ title, body string }{
	store.StorageBlocked: {"Nothing can be kept here",
		"This browser lets Bayboard keep nothing, as in a private window. You can play, but the game is gone when the page is closed. Share it to yourself to keep it."},
	store.StorageFull: {"No room to keep this game",
		"The browser’s storage is full. You can play on. Delete old games in the lobby, or save this one as a file."},
	store.LearnedNotKept: {"No room to keep what you have learned",
		"The browser’s storage is full. You can go on. Delete old games in the lobby to make room."},
	store.StorageWiped: {"The saved game had vanished",
		"The browser had cleared its storage. This game, and the others of this page, were kept again just now."},
	store.SaveForked: {"Another tab plays this game too",
		"So that neither overwrites the other, this tab goes on with a copy. You find both in the lobby."},
	store.NewerSave: {"It is from a newer Bayboard",
		newestThenAgain},
	store.TextCopied: {"Copied", "You can paste it now."},
	store.CopyRefused: {"The browser did not copy it",
		"Mark the text in the field and copy it by hand."},
	store.GameWasDeleted: {"Game deleted", "You can bring it back until you leave this page."},
	store.LaterDropped:   {"Later moves dropped", "You can bring the game back as it was, beside this one, until you leave this page."},
	store.LinkOpenedBefore: {"You have opened this link before",
		"This is that game, with all that was played here since."},
	store.ReviewTooEarly: {"The game is not over yet",
		"A review tells what a computer makes of every move, and what others could not show you. It opens at the end."},
	store.TooLongToShare: {"Too long for a link",
		"This game has more moves than a link can hold. Save it as a file and send that instead."},
}
