// Package enginetest is the kit that every game passes: it plays many games
// knowing only the contract of package engine, and checks all that the
// contract promises, at every ply. Only tests import it.
//
// A game's tests are
//
//	func TestContract(t *testing.T) {
//		enginetest.Run(t, sf2022.Game, enginetest.Config{})
//	}
//
//	func TestScenarios(t *testing.T) {
//		enginetest.Scenarios(t, sf2022.Game, "testdata/scenarios")
//	}
//
//	func TestFixtures(t *testing.T) {
//		enginetest.Fixtures(t, sf2022.Game, "testdata/games")
//		enginetest.PerftFile(t, sf2022.Game, "testdata/perft.txt")
//	}
//
// The same seeds give the same games each time. An error tells the setup, the
// ply and the position, in which the failure can be looked at alone. The
// environment variable BAYBOARD_GAMES asks for more games than usual. The
// flag -update rewrites the answers in testdata.
//
// # Scenarios
//
// A scenario shows what a rule does. A file has one or several, with a line of
// hyphens between:
//
//	A reward may not fill the hand
//	rules hand-limit
//
//	setup players=2 first=1 seed=7F3K options=0,1
//	play
//	  play 3
//	  play 6
//	    > revealed seat=1 rank=3
//	    > trick-taken seat=2
//	    >! pot-stays
//	  ! draw => hand-limit most=3
//	  pass
//	legal
//	  play 2
//	  play 5
//	outcome
//	  going on
//	  scores 0 4
//	  seat 2 trick-point 1
//	end
//	  round 2
//	  ! phase rewarding
//
// The first line is the title and says what must hold. The rules that it
// shows follow, then the start: a setup in one line, or the word position and
// the text of one, indented by two spaces.
//
// Under play stands an action per line. Lines with > are events which that
// action must cause, in this order, others may come between; all facts that
// are written must be so, others may be there. An event with >! must not
// occur. A line with ! is an action that must be refused, by the rule and with
// the facts that are written.
//
// The rest is optional and looked at in the end: legal is the complete list;
// the lines of outcome (over with its reason or going on, scores, ranks, lines
// of the breakdown, ties) and of end (the position) must be there, those of
// end with ! must not. A line that begins with # is a comment.
//
// # Fixtures
//
// The folder of fixtures has finished games as files of package replay, one
// for each number of players and each end reason that play reaches. The file
// legal.txt has a fingerprint of all that was legal in each. It may change
// only with the rules version, since links hold indices of legal actions.
//
// # Perft
//
// A perft file has lines
//
//	name | start | 1:count 2:count ...
//
// with the number of ways to play 1, 2, ... actions from a start, which is a
// setup in one line or a moment of a fixture: games/2p-end-rounds.txt@12.
package enginetest
