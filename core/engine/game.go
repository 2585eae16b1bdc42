package engine

// Game is a set of rules. Implementations are stateless and safe for use by
// several goroutines at once.
type Game interface {
	// Slug is the short name in addresses, files and links: "sf2022".
	Slug() string
	// Version is the rules version: it is raised whenever the same setup and
	// actions would no longer give the same game, or Legal lists differently.
	Version() int
	// Players is the least and the largest number of seats.
	Players() (least, most int)
	// Options are the choices of the setup, in the order of Setup.Options.
	Options() []Option
	// Unit is what scores count: "points", "half points".
	Unit() string
	// Secrets reports whether a seat can know what another does not. If not,
	// all views of a state show the same.
	Secrets() bool
	// MaxPlies bounds the number of actions of any game.
	MaxPlies() int
	// Rules is the closed list of rule ids, in the order of the rules page.
	Rules() []RuleInfo
	// Events are the names of the kinds of events, by EventKind; index 0 is
	// empty.
	Events() []string

	// New begins a game. Its error says what of the setup is wrong.
	New(Setup) (State, error)
	// ParsePosition reads what State.Position writes. The error names the
	// line. What it accepts passes Check.
	ParsePosition(string) (State, error)
	// Blank is a state to be filled by CopyFrom or View.Sample.
	Blank() State
	// AddEdition makes a component list from CSV texts, by file name, known to
	// New and ParsePosition, and returns its id. The error names file and line.
	AddEdition(files map[string]string) (EditionID, error)
	// HasEdition reports whether an edition is known. The empty id is.
	HasEdition(EditionID) bool
}
