package engine

import "bayboard/core/rng"

// State is one moment of a game with everything in it, hidden things and the
// generator too. Only rules, replay and the referee of a game hold states;
// players hold views.
//
// A State is not safe for use by several goroutines at once.
type State interface {
	// Game is the rules that the state belongs to.
	Game() Game
	// Seats is the number of players.
	Seats() int
	// Actor is the seat that decides now, NoSeat when the game is over.
	Actor() Seat
	// Legal appends the actor's legal actions to buf in ascending order.
	// It appends nothing exactly when the game is over.
	Legal(buf []Action) []Action
	// Apply carries out an action of the actor and reports what happens to
	// the listener, which may be nil. An action that Legal does not list is
	// refused with an *IllegalError and changes nothing.
	Apply(Action, Listener) error
	// CopyFrom makes the state an independent copy of another one of the same
	// game. It panics when the games differ.
	CopyFrom(State)
	// View is all that a seat may know, and no more.
	View(Seat) View
	// Outcome is the result. While the game goes on it is how it stands: what
	// the seats would score if it ended now, without what only the way it ends
	// decides.
	Outcome() Outcome
	// Breakdown is a seat's score by rule, as of Outcome. The points of the
	// lines add up to the score.
	Breakdown(Seat) []Line

	// FormatAction writes an action in the game's grammar ("realize 2") on one
	// line without "|", also one that is not legal now. An action foreign to the game is written as
	// its numbers, which ParseAction does not read.
	FormatAction(Action) string
	// ParseAction reads what FormatAction writes. It does not ask whether the
	// action is legal. Its error is for people: which word is wrong.
	ParseAction(string) (Action, error)
	// DescribeEvent names an event and its facts: "marker", row=green column=3.
	// Facts that a viewer may not know are to be blanked before (Event.For).
	DescribeEvent(Event) (name string, facts []Fact)
	// Position writes the whole state as lines of text, without spaces at
	// their ends; Game.ParsePosition reads it.
	Position() string
	// Check reports the first broken invariant of the state, nil if all hold:
	// cards, tokens and pieces are conserved and derived values are right.
	Check() error
}

// View is all that one seat may know of a state: what is public, what is
// secret to it, and what everybody could have kept in mind. It holds neither
// the generator nor the order of anything face down. Two states that differ
// only in what the seat cannot know give views that are deeply equal.
type View interface {
	// Game is the rules that the view belongs to.
	Game() Game
	// Seat is the one that sees this.
	Seat() Seat
	// Sample makes a full state that is possible from all that the seat knows,
	// each with the right likelihood, with a generator of its own. It fills
	// dst and returns it; with a nil dst it allocates a new state.
	Sample(dst State, r *rng.Rand) State
	// Describe is the view as plain maps, slices, strings and numbers, for
	// programs that read JSON.
	Describe() map[string]any
}
