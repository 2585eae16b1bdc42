// Package enginetest is the kit that every game passes: it plays many games
// knowing only the contract of package engine, and checks all that the
// contract promises, at every ply. Only tests import it.
//
// A game's test is
//
//	func TestContract(t *testing.T) {
//		enginetest.Run(t, sf2022.Game{}, enginetest.Config{})
//	}
//
// The same seeds give the same games each time. An error tells the setup, the
// ply and the position, in which the failure can be looked at alone. The
// environment variable BAYBOARD_GAMES asks for more games than usual.
package enginetest
