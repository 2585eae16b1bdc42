package text

import (
	"strconv"

	"bayboard/core/search"
)

// Lobby are the words of the lobby.
var Lobby = struct {
	Title, Continue, GoOn, Look, Games, Play, Rules, Delete, Undo, Add, Paste, PasteHint, Open, Over, Players, Length, More, Less, Newer string
}{
	Title: "Choose a game", Continue: "Your games", GoOn: "Continue", Look: "Look at it", Games: "The games", Play: "Play", Rules: "Rules",
	Delete: "Delete", Undo: "Bring it back", Add: "Add it", Paste: "Open a link or a saved game",
	PasteHint: "Paste a link, its code, or the text of a saved game.", Open: "Open", Over: "finished",
	Players: "Players", Length: "Length", More: "Show all games", Less: "Show fewer", Newer: "from a newer Bayboard",
}

// SaveState is how far a saved game is: "Turn 12 · your turn". turn is 0 if
// the game has none.
func SaveState(slug string, turn int, whose string) string {
	if turn == 0 {
		return TurnOf(whose)
	}
	return TurnNumber(slug, turn) + " · " + TurnOf(whose)
}

// Moves is how far a game is: "12 moves".
func Moves(n int) string {
	if n == 0 {
		return "just begun"
	}
	return count(n, "move", "moves")
}

// PlayerRange is "2 to 4".
func PlayerRange(least, most int) string { return strconv.Itoa(least) + " to " + strconv.Itoa(most) }

// Setup are the words of the page that sets up a game.
var Setup = struct {
	Title, Seats, Who, Name, First, Draw, Seed, SeedHint, BadSeed, More, Start string
}{
	Title: "New game", Seats: "How many players?", Who: "Who plays?", Name: "Name",
	First: "Who begins?", Draw: "Draw lots",
	Seed: "Seed", SeedHint: "Up to 8 letters and digits; the same seed gives the same order of cards.",
	BadSeed: "A seed has 1 to 8 letters and digits, without I, L, O and U.", More: "Same cards again? Use a seed", Start: "Start the game",
}

// LevelHint says how a bot of a level plays.
func LevelHint(l search.Level) string {
	switch l {
	case search.Easy:
		return "picks its moves at random, with a beginner’s sense"
	case search.Medium:
		return "looks to the end of its own turn and takes what is best then"
	case search.Hard:
		return "plays the game on in its head, a second at most"
	case search.Expert:
		return "does the same four times over, three seconds at most"
	}
	return ""
}

// Opening are the words of the page that a link leads to.
var Opening = struct{ Title, Which, Trust, All, Watch, Failed, Again, Lobby string }{
	Title: "A game for you", Which: "Which seat is yours?",
	Trust: "A link shows everything to somebody who looks into it. It works on trust.",
	All:   "Play all seats on this device", Watch: "Just look", Failed: "This link does not open",
	Again: "Paste the link again", Lobby: "To the lobby",
}

// Settings are the words of the settings page.
var Settings = struct {
	Title, Pause, PauseHint, NoPause, Effort, EffortHint, Keys, KeysHint, On, Off, Theme, Motion, System, Light, Dark, Still, Reset, Storage, StorageText, Blocked, All, AllText string
}{
	Title: "Settings", Pause: "Pause between bots’ moves", PauseHint: "Long enough to follow, or none to get on.", NoPause: "No pause",
	Effort: "Bots’ thinking time", EffortHint: "For hard and expert bots. Half is weaker, more is stronger; on a fast device they rarely need all of it.",
	Keys: "Keyboard shortcuts", KeysHint: "Single keys on the play screen, such as u for undo. Press ? there for the list.", On: "On", Off: "Off",
	Theme: "Light or dark", Motion: "Motion", System: "As the system says", Light: "Light", Dark: "Dark", Still: "None", Reset: "Reset these settings",
	Storage: "Your games", StorageText: "They are kept in this browser and nowhere else. Clearing its data deletes them, so save the ones that matter as files.",
	Blocked: "This browser does not let Bayboard store anything. Games are gone when the page is closed.",
	All:     "Save everything as a file", AllText: "It holds all your games and what you have learned. To bring them back, paste its text in the lobby, here or on another device.",
}

// Seconds is a pause in words: "0.7 seconds".
func Seconds(ms int) string {
	tenths := (ms + 50) / 100
	s := strconv.Itoa(tenths / 10)
	if tenths%10 != 0 {
		s += "." + strconv.Itoa(tenths%10)
	}
	if tenths == 10 {
		return s + " second"
	}
	return s + " seconds"
}

// Times is a multiple given in percent: "½ ×", "2 ×".
func Times(percent int) string {
	if percent == 50 {
		return "½ ×"
	}
	return strconv.Itoa(percent/100) + " ×"
}

// BotLabel is "Easy bot".
func BotLabel(l search.Level) string { return upper(Level(l)) + " bot" }
