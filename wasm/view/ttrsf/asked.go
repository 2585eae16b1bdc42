package ttrsf

import (
	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/view/ui"
)

// why answers on the map or in the hand why an action is not possible, and
// names the route that was asked about.
func (s *scene) why(onMap bool) ui.Why {
	return ui.Why{
		Table: &s.Table, Class: " tt-why",
		Here: func(a engine.Action) bool { return (a.Kind == game.ActClaim || a.Kind == game.ActStack) == onMap },
		About: func(a engine.Action) (class, title string) {
			if a.Kind == game.ActClaim {
				title = s.routeEnds(game.RouteID(a.A)) + ": "
			}
			return "", title
		},
	}
}
