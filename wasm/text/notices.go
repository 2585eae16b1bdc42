package text

import (
	"strconv"

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
	case store.AllRead:
		return count(n.Count, "game", "games") + " added", "What you have learned was added too. What was here already stays as it is."
	case store.BadPaste:
		if n.Err != nil {
			return Failure(n.Err)
		}
		return "There is no game in it", "Paste a link, the code of one, or the text of a game that was saved as a file."
	}
	return "Notice " + strconv.Itoa(int(n.Kind)), ""
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
	store.LinkOpenedBefore: {"You have opened this link before",
		"This is that game, with all that was played here since."},
	store.ReviewTooEarly: {"The game is not over yet",
		"A review tells what a computer makes of every move, and what others could not show you. It opens at the end."},
	store.TooLongToShare: {"Too long for a link",
		"This game has more moves than a link can hold. Save it as a file and send that instead."},
}
