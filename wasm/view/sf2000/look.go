package sf2000

import (
	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/core/rng"
)

// look is what an action would cause on the map, as far as its seat can know:
// all of it, since chance decides no stick.
type look struct {
	after *game.State
	// lays and takes are the streets on which a stick would lie, or lie no
	// more.
	lays, takes game.Streets
	bonus       [game.MaxPlayers]int // points of bonus cards
}

// lookAhead does an action on a sample of the view, nil if that is illegal or
// moves no stick.
func lookAhead(v *game.View, a engine.Action) *look {
	r := rng.FromUint64(0)
	l := &look{after: v.Sample(nil, &r).(*game.State)}
	err := l.after.Apply(a, func(e engine.Event) {
		if e.Kind == game.EvBonus {
			l.bonus[e.Seat] += int(e.B)
		}
	})
	if err != nil {
		return nil
	}
	for at := range game.Street(game.StreetCount) {
		if was, is := v.Owner(at), l.after.Owner(at); was != is {
			if is == engine.NoSeat {
				l.takes = l.takes.Or(game.Only(at))
			} else {
				l.lays = l.lays.Or(game.Only(at))
			}
		}
	}
	if l.lays.Empty() && l.takes.Empty() {
		return nil
	}
	return l
}

// rises reports whether the action would rebuild a tile, and for whom.
func (s *scene) rises(at game.Tile) (engine.Seat, bool) {
	if s.look == nil {
		return engine.NoSeat, false
	}
	who := s.look.after.Builder(at)
	return who, who != s.view.Builder(at)
}

// touched are the tiles whose sides the action would change, those that can
// be or would be rebuilt.
func (s *scene) touched() []game.Tile {
	if s.look == nil {
		return nil
	}
	var list []game.Tile
	changed := s.look.lays.Or(s.look.takes)
	for at := range game.Tile(game.Tiles) {
		if s.view.District(at) != game.Park && s.view.Builder(at) == engine.NoSeat && !at.Streets().And(changed).Empty() {
			list = append(list, at)
		}
	}
	return list
}
