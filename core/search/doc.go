// Package search says what a player is. A [Bot] sees what one seat may know
// (an engine.View), and chooses one of the legal actions.
//
// # Levels
//
//   - [Easy] draws an action at random, with sense: a game that knows which of
//     its actions a beginner would take says so ([Weigher]).
//   - [Medium] looks to the end of its own turn, in a few samples of what it
//     cannot see, and takes what leaves it best off ([Evaluator]).
//
// # What holds for every bot
//
// A bot is deterministic: its seed, the ply, the view and the legal actions
// decide the action, whatever it was asked before, natively and as
// WebAssembly. Its chance comes from its own seed and the ply; it never sees
// the generator of the game. So a record can be continued by a bot that was
// not there, and a hint is the same when it is asked for twice.
//
// The package knows the contract of a game and no game. What a game knows
// about good and bad play, its states offer by the methods of Evaluator and
// Weigher; both are optional.
package search
