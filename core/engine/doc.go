// Package engine says what a game is. It is the contract between the rules of
// a game (core/game/...) and everything that uses them: replay, search,
// lessons, the interface, and programs outside of this repository.
//
// # The model
//
// A [Game] is a set of rules. It makes a [State] from a [Setup] or from a
// position text. A state knows whose decision it is ([State.Actor]), lists
// what that seat may do ([State.Legal]) and carries one of these actions out
// ([State.Apply]). Nothing else changes a state:
//
//	s, err := game.New(setup)
//	for s.Actor() != engine.NoSeat {
//		legal := s.Legal(buf[:0])
//		err = s.Apply(legal[choose(s.View(s.Actor()), legal)], nil)
//	}
//	fmt.Println(s.Outcome())
//
// Decisions come one at a time. A turn with several choices is several
// actions by the same actor, and a decision with a single choice is asked
// like any other. Secret simultaneous choices are consecutive actions that
// views hide until all are in.
//
// # What holds for every game
//
// The package enginetest checks each of these on every game.
//
//   - Legal and Apply agree both ways: Apply accepts exactly what Legal lists.
//   - Legal is in ascending order ([Action.Compare]), without repetition, and
//     empty exactly when the game is over.
//   - A refused action leaves the state as it was and gives an
//     [*IllegalError] whose Rule is one of [Game.Rules].
//   - Every game ends within [Game.MaxPlies] actions, whatever is played.
//   - Apply, Legal and CopyFrom allocate nothing (with a nil listener and a
//     buffer that is large enough).
//   - The state is a value: after CopyFrom two states share nothing that
//     changes.
//   - Chance comes from the state's own generator, so a setup and a list of
//     actions give the same game anywhere.
//   - A [View] holds nothing that its seat may not know, and a sample of a
//     view ([View.Sample]) respects all that the seat knows: the sample's view
//     for that seat is the same view, and its legal actions are the same.
//
// # Words, not sentences
//
// Errors, events and score lines carry ids and [Fact]s. Sentences for people
// are made elsewhere, in their language. Ids of rules are those of the rules
// page of the game, and each is an anchor there.
package engine
