package ttrsf

import "bayboard/core/engine"

// Weigh is how readily a beginner takes a legal action: it likes long routes
// and single colours, keeps ferries for later, and does not draw tickets when
// the game is nearly over.
func (s *State) Weigh(a engine.Action) int {
	switch a.Kind {
	case ActDraw:
		c := Color(a.A)
		if c == Ferry {
			return 12
		}
		return 4 + 3*int(s.hands[s.actor][c]) // Gray, the deck, counts none
	case ActClaim:
		n := int(s.ed.routes[a.A].Length)
		if spare := int(a.C) - int(s.ed.routes[a.A].Ferries); spare > 0 {
			return max(1, n*n-4*spare)
		}
		return 2 * n * n
	case ActTickets:
		if s.lastTurns > 0 {
			return 0
		}
		return 1
	case ActKeep:
		if s.ask == AskKeep && a.A == KeepBoth {
			return 1
		}
		return 2
	}
	return 1
}
