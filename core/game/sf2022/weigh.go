package sf2022

import "bayboard/core/engine"

// Weigh is how readily a beginner takes a legal action: it takes large areas,
// places what can be placed, and does not waste tokens.
func (s *State) Weigh(a engine.Action) int {
	c := &s.cities[s.actor]
	switch a.Kind {
	case ActLayout:
		return 8
	case ActRealize:
		fits := 0
		for _, t := range s.areas[a.A].list() {
			if _, ok := c.rowOf(s.ed.faces[t].Color); ok {
				fits++
			}
		}
		return fits * fits
	case ActDiscard:
		if _, ok := c.rowOf(s.ed.faces[s.hand.cards[a.A]].Color); ok {
			return 0
		}
	case ActTrack:
		if at := At(Row(a.A), Col(a.B)); bit(at)&(bottomRow|c.network.beside()) != 0 {
			return 4
		}
	case ActRelease:
		if a.A == 1 && c.commitments > 1 {
			return 0
		}
	}
	return 1
}
