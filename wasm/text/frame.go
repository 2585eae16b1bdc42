package text

// Common are words that many parts of the page use.
var Common = struct{ Close, Cancel, Lobby, Settings, Rules, Rule, Copy, Site string }{
	Close: "Close", Cancel: "Cancel", Lobby: "Back to the lobby", Settings: "Settings", Rules: "Rules", Rule: "Rule: ", Copy: "Copy", Site: "Bayboard",
}

// Bar are the words of the bar at the top of a game.
var Bar = struct{ Skip, Nav, Undo, Redo, Menu, MenuLong, NotSaved string }{
	Skip: "To your board", Nav: "Game", Undo: "Undo", Redo: "Redo", Menu: "Menu",
	MenuLong: "Menu: score, players, share, rules", NotSaved: "Not saved",
}

// Panel are the words of the action panel.
var Panel = struct{ Now, Hurry, MoveNow, Progress, ScoreAgain, NewGame, Share, Cover, CoverText, Ready, BackHere, TapAgain, News string }{
	Now: "Back to now", Hurry: "Skip the pause", MoveNow: "Move now", Progress: "How far the bot has thought", ScoreAgain: "Score", NewGame: "New game", Share: "Share",
	Cover: "Hand over the device", CoverText: "The next player’s cards are covered until they are ready.", Ready: "I am ready",
	BackHere: "Go on from here", TapAgain: "Tap again to confirm.", News: "What happens",
}

// CoverFor names whose turn it is at the hand-over.
func CoverFor(name string) string { return "Give the device to " + within(name) + "." }

// Log are the words of the log and the time line.
var Log = struct{ Title, What, All, Less, Empty, Look, Takeback, Line, Back, Forward, Position, Now, Replay, Stop, MadeUp string }{
	Title: "Log", What: "What happened", All: "Show the whole game", Less: "Show less", Empty: "Nothing has happened yet.",
	Look: "Look at this moment", Takeback: "A move was taken back here after a card was seen.",
	Line: "Time line", Back: "One step back", Forward: "One step forward", Position: "Move", Now: "Now",
	Replay: "Play the game from here", Stop: "Stop",
	MadeUp: "The game was taken up at this position. Hidden cards are made up.",
}

// Menu are the entries of the menu of a game.
var Menu = struct{ Title, Score, Seats, Share, Keys, Rules, New, Lobby, Settings string }{
	Title: "Menu", Score: "Score so far", Seats: "Players", Share: "Share or save", Keys: "Keys",
	Rules: "Rules of this game", New: "New game", Lobby: "Lobby", Settings: "Settings",
}

// Share are the words of the share panel.
var Share = struct{ Title, Field, Code, CodeAlt, NoCode, Shows, Expect, Copy, CopyPosition, MadeUp, File, FileText, TooLong string }{
	Title: "Share or save", Field: "Link to this game",
	Code: "Show as a QR code", CodeAlt: "QR code of the link, for the camera of a phone", NoCode: "There is no QR code for it here. Send the link, or a file.",
	Shows:  "The link holds the whole game up to the move that you see, hidden cards and all that is still to come. Whoever opens it can find everything out.",
	Expect: "Opening it makes a copy to go on with. The games do not stay connected: send a new link after your turn.",
	Copy:   "Copy the link", File: "Save as a file", FileText: "To go on with it later, paste the text of the file in the lobby, here or on another device.",
	CopyPosition: "Copy a link to the position only",
	MadeUp:       "It shows the table as you see it, without the moves that led to it. What is hidden from you, such as the order of the deck, is made up.",
	TooLong:      "This game has more moves than a link can hold. Save it as a file and send that instead.",
}

// Score are the words of the score panel.
var Score = struct{ Title, Final, Caption, For, Total, Place, Tie, Legend, None, IfNow, Course, Picture, Copy, Told string }{
	Title: "Score so far", Final: "Final score", Caption: "Points by rule and player", For: "For", Total: "Points", Place: "Place",
	Tie: "tie rule", IfNow: "As if the game ended now.", Course: "Points in the course of the game", Picture: "Share a picture", Copy: "Copy as text",
	Told:   "The picture is saved.|Copied. You can paste it now.|This browser does not do it. The score can be read above.",
	None:   "Nobody has points yet.",
	Legend: "Place, then value or count. “=” means that the tie rule decided. A “tie” counts for nobody: only the end of the game decides it.",
}

// Seats are the words of the panel that says who plays.
var Seats = struct{ Title, Text, Who, Person, Away, Show, Shown string }{
	Title: "Players", Text: "Change who decides for a seat, from the next decision on. “Elsewhere” is a person to whom you send a link.", Who: "Who plays",
	Person: "Person", Away: "Elsewhere",
	Show: "See the table from here", Shown: "You see the table from here",
}

// Return leads back to the table of the seat that decides.
func Return(name string) string { return "Back to " + own(name) + " table" }

// Key is one line of the list of keys.
type Key struct{ Key, Does string }

// Keys are the words of the panel of keys. Plain keys always work, Short ones
// are shortcuts that can be switched off.
var Keys = struct {
	Title, Short, On, Off string
	Plain, Shorts         []Key
}{
	Title: "Keys", Short: "Shortcuts",
	On:  "Single keys can be switched off in the settings.",
	Off: "Shortcuts are switched off. Switch them on in the settings.",
	Plain: []Key{
		{"Tab", "to the next part of the page"},
		{"Arrow keys", "move on your board"},
		{"Enter or Space", "choose what has the focus"},
		{"Escape", "close a panel or an answer, drop a choice"},
	},
	Shorts: []Key{
		{"U", "undo"}, {"R", "redo"},
		{"← or [", "one step back on the time line"}, {"→ or ]", "one step forward"},
		{"N", "back to now"}, {"P", "play the game from here, or stop"},
		{"H", "hint; again for more"}, {"Space", "let a bot move now (or" + bond + "H)"},
		{"S", "score"}, {"L", "to the log"}, {"M", "menu"}, {"?", "these keys"},
	},
}
