package sf2022

import (
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/wasm/view/ui"
)

// place is where a question why not was asked, and is answered.
type place uint8

const (
	onBoard place = iota
	inHand
	inSupply
)

func placeOf(a engine.Action) place {
	switch a.Kind {
	case game.ActRealize, game.ActArea, game.ActLayout:
		return inSupply
	case game.ActPlace, game.ActPlus2, game.ActTrack, game.ActUniversal:
		return onBoard
	}
	return inHand
}

// why answers at a place; it points at the area that was asked about.
func (s *scene) why(at place) ui.Why {
	return ui.Why{
		Table: &s.Table,
		Here:  func(a engine.Action) bool { return placeOf(a) == at },
		About: func(a engine.Action) (class, title string) {
			if a.Kind == game.ActRealize || a.Kind == game.ActArea {
				class = " why-" + strconv.Itoa(int(a.A)+1)
			}
			return class, ""
		},
	}
}
