// Package highcard is a small game with everything that a game can have:
// hidden hands, a secret simultaneous choice, chance during play, a public
// part, cards that everybody remembers, an option, editions. It is for tests
// of what knows only the contract, and it shows the layout of a game:
//
//	action.go    the actions and their text
//	state.go     the state: fixed arrays, no maps, slices or shared pointers
//	setup.go     the game, its setup, options, rule ids and events
//	rules.go     Legal and Apply: which rule forbids what
//	trick.go     what a trick causes
//	score.go     points, ranks, tie-breaks
//	view.go      what a seat may know, and samples of it
//	position.go  a state as text
//	data.go      editions from CSV
//
// # Rules
//
// Two to four players get four cards each, or six. Each round a card from the
// pile is turned up and added to the pot; an empty pile is made anew from the
// discards. From the lead on, each plays a card face down. When all are in
// they are shown, and the highest rank that nobody else played takes the
// trick: its player gets the pot and the lead, and chooses a reward: draw a
// card from the pile, take a card that another seat played, or pass. The hand
// must stay below the number of cards dealt. When every rank was played twice
// the pot stays. The game ends after as many rounds as cards were dealt, or,
// by option, with a score of 18. A trick counts 1 point, a card of the pot its
// rank. Equal scores: more tricks, then the higher hand.
//
// Everybody remembers a card that was taken face up until its rank is played.
//
// # Actions
//
//	play 7     play a card of rank 7 face down
//	draw       reward: the top card of the pile
//	take 3     reward: a card of rank 3 from the trick
//	pass       no reward
package highcard
