package store

// NoticeKind tells what a notice is about; its words are in wasm/text.
type NoticeKind uint8

// The notices.
const (
	NoticeNone       NoticeKind = iota
	StorageBlocked              // nothing can be kept on this device
	StorageFull                 // this game could not be kept
	StorageWiped                // the saved game had vanished; it was written anew
	SaveForked                  // another tab went on with this game; this is a copy now
	SavesBroken                 // Count saved games could not be read and were put aside
	SaveRestored                // Count saved games were restored from their last good copy
	OldSave                     // the game does not replay to its end; Err says where
	UnknownAddress              // Text is the fragment
	UnknownGame                 // Text is the slug
	GameMissing                 // no saved game of this name; Text is its id
	NewerSave                   // the saved game was written by a newer version
	TextCopied                  // Text is what was copied
	CopyRefused                 // the browser refused; Text is to be copied by hand
	GameWasDeleted              // can be undone
	LaterDropped                // can be kept as another game
	LinkOpenedBefore            // the link was opened before; this is that copy
	BadPaste                    // the pasted text is nothing we know; Err may say more
	LinkBroken                  // a link or code could not be opened; Err says why
	ReviewTooEarly              // a review was asked for of a game that is not over
	TooLongToShare              // the game is too long for a link; offer a file
	LearnedNotKept              // there is no room for what was done of a course
	ImportOffered               // Text is a file of everything, Import what it would bring
	NothingNew                  // all that is in a file of everything is here; Import says what
	AllRead                     // a file of everything was read; Import is what it brought
)

// Notice is a message to the person, shown until it is closed or the page
// changes.
type Notice struct {
	Kind   NoticeKind
	Text   string
	Count  int
	Import Import
	Err    error
}
