// Package core is the rules of the games and what follows from them: records,
// players, lessons. It is pure: standard library only, no clock, no input or
// output, no goroutines, no JavaScript. The same code runs natively and as
// WebAssembly and gives the same results.
//
// The package itself is empty but for a test that holds the import order.
//
// # Where things are
//
//	engine       what a game is: the contract
//	rng          chance, as a seeded value
//	codec        numbers and texts as bits, bits as text for links
//	game/...     the rules of each game
//	replay       what happened: records, matches, files, links
//	search       what a player is: random, greedy, tree search
//	lesson       what a lesson is, and the courses
//	catalog      all games by slug and number
//	enginetest   the kit that every game passes, for tests
//
// # Import order
//
// Each may import what stands before it, never what stands after it:
//
//   - rng and codec import nothing of the core;
//   - engine imports rng;
//   - a game imports engine, rng and codec, and no other game;
//   - replay and search import engine, rng and codec, and no game: they treat
//     all games alike;
//   - catalog alone imports the games;
//   - lesson imports engine, replay and catalog;
//   - enginetest imports engine and replay, and is imported by tests only.
//
// # Glossary
//
// One word for one thing.
//
//	game         a set of rules (engine.Game), not one playing of it
//	edition      a game's list of components: a built-in one or one's own
//	option       a choice of the setup beyond players, first seat and seed
//	setup        what a seeded game begins from
//	seed         names a game's chance: 1 to 8 characters
//	seat         a place at the table, counted from 0 in code and from 1 in text
//	player       who sits there: a person or a bot
//	actor        the seat whose decision it is
//	action       one choice by the actor; the smallest step of a game
//	ply          a number of actions: ply 0 is the start
//	decision     a moment at which an actor must choose an action
//	turn         the decisions that a seat makes in a row, as the rulebook counts
//	state        one moment of a game with everything hidden in it
//	position     a state as text
//	view         what one seat may know of a state
//	sample       a state that is possible from a view
//	preview      what an action would cause, as far as its seat can know
//	legal        allowed by the rules now; listed by State.Legal
//	refusal      the answer to an action that is not legal (engine.IllegalError)
//	rule id      names a rule: the reason of a refusal, of the end, of points
//	event        one thing that happened while an action was carried out
//	audience     the seats that may know an event's facts
//	fact         a named detail of a refusal, an event or a line of a score
//	outcome      the result: scores, ranks, the tie-breaks used
//	breakdown    a score, line by line
//	record       setup or position, and actions: a game as it is kept
//	match        a record with its live state
//	file         a record as text, for saves and exports
//	link         a record as a code in an address
//	fingerprint  a hash of what was legal at each ply of a record
//	node         one action tried by a search; its budget is counted in them
//	playout      a game played to its end by quick choices
package core
