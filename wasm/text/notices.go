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
			"What is left of them was set aside. Nothing was deleted."
	case store.SaveRestored:
		return count(n.Count, "saved game", "saved games") + " restored",
			"The latest save was damaged, so the one before it is used. A move or two may be missing."
	case store.OldSave, store.LinkBroken:
		return Failure(n.Err)
	case store.UnknownAddress:
		title, body = Failure(n.Err)
		return title, body + " (" + short(n.Text, 40) + ")"
	case store.UnknownGame:
		return "An unknown game", "Bayboard has no game called “" + short(n.Text, 20) + "”. A newer version may have it."
	case store.GameMissing:
		return "This game is not on this device", "No saved game is called “" + short(n.Text, 20) + "”. It may have been deleted, or it may be on another device."
	case store.ImportOffered:
		return "Add what is in the file?", importText(n.Import)
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
	add(i.Beside, "game is different here: both versions are kept", "games are different here: both versions are kept")
	add(i.Steps, "step of the courses", "steps of the courses")
	add(i.Known, "game is already here", "games are already here")
	add(i.Damaged, "game cannot be read and is left out", "games cannot be read and are left out")
	return strings.Join(append(list, "Nothing here is changed."), " ")
}

// plainNotices always say the same.
var plainNotices = map[store.NoticeKind]struct{ title, body string }{
	store.StorageBlocked: {"Games cannot be saved here",
		"This browser does not let Bayboard store anything, as in a private window. You can play, but the game is gone when the page is closed. Send yourself a link to keep it."},
	store.StorageFull: {"No room to save this game",
		"The browser’s storage is full. You can play on. Delete old games in the lobby, or save this one as a file."},
	store.LearnedNotKept: {"No room to save what you have learned",
		"The browser’s storage is full. You can go on. Delete old games in the lobby to make room."},
	store.StorageWiped: {"The saved game had disappeared",
		"The browser had cleared its storage. This game, and any others open on this page, have just been saved again."},
	store.SaveForked: {"Another tab plays this game too",
		"This tab goes on with a copy, so that neither overwrites the other. You find both in the lobby."},
	store.NewerSave: {"It is from a newer Bayboard",
		newestThenAgain},
	store.TextCopied: {"Copied", "You can paste it now."},
	store.CopyRefused: {"The browser did not copy it",
		"Select the text in the field and copy it yourself."},
	store.GameWasDeleted: {"Game deleted", "You can bring it back until you leave this page."},
	store.LaterDropped:   {"Later moves dropped", "You can bring the game back as it was, beside this one, until you leave this page."},
	store.LinkOpenedBefore: {"You have opened this link before",
		"Here is that game, with everything that has been played on this device since."},
	store.ReviewTooEarly: {"The game is not over yet",
		"A review tells what the computer thinks of every move, and shows what was hidden from you. It opens at the end of the game."},
	store.TooLongToShare: {"Too long for a link",
		"This game has more moves than a link can hold. Save it as a file and send that instead."},
}
