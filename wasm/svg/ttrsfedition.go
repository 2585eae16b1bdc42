package svg

import game "bayboard/core/game/ttrsf"

// MapOfTTRSF lays out the map of an edition. The routes of a double route lie
// side by side.
func MapOfTTRSF(ed *game.Edition) *MapTTRSF {
	var places []PlaceTTRSF
	for i := range ed.Locations() {
		l := ed.Location(game.Loc(i))
		places = append(places, PlaceTTRSF{Name: l.Name, X: float64(l.X), Y: float64(l.Y)})
	}
	var lines []LineTTRSF
	for i := range ed.Routes() {
		r := ed.Route(game.RouteID(i))
		line := LineTTRSF{A: int(r.A), B: int(r.B), Length: int(r.Length), Ferries: int(r.Ferries), Color: r.Color.String()}
		switch {
		case r.Second:
			line.Side = 1
		case r.Twin != game.NoRoute:
			line.Side = -1
		}
		lines = append(lines, line)
	}
	return NewMapTTRSF(places, lines)
}
