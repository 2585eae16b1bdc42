package browse

import (
	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/game/sf2022"
	"bayboard/core/replay"
	"bayboard/core/rng"
	"bayboard/core/search"
)

// The games whose clicks are measured have four cities with so many of their
// spaces taken, and went on for so many actions when bots played them.
const (
	players = 4
	filled  = 0.6
	ahead   = 30
)

// fragment is the address of a game between medium bots at the moment when
// the cities are filled; the first such game from a seed on, and the seed
// after it.
func fragment(seed rng.Seed) (address string, next rng.Seed, err error) {
	for ; ; seed++ {
		m, at, err := game(seed)
		if err != nil {
			return "", seed, err
		}
		if at < 0 || m.Len()-at < ahead {
			continue
		}
		code, err := replay.EncodeLink(m.RecordAt(at), catalog.Games{})
		return "#/" + sf2022.Game.Slug() + "/open/" + code, seed + 1, err
	}
}

// game is a finished game, and the ply at which its cities were filled, -1 if
// they never were.
func game(seed rng.Seed) (*replay.Match, int, error) {
	m, err := replay.New(sf2022.Game, engine.Setup{Players: players, First: engine.NoSeat, Seed: seed})
	if err != nil {
		return nil, -1, err
	}
	bots := make([]search.Bot, players)
	for i := range bots {
		bots[i] = search.New(search.Medium, uint64(seed)<<8+uint64(i))
	}
	at := -1
	for {
		s := m.State().(*sf2022.State)
		if at < 0 && part(s) >= filled {
			at = m.Ply()
		}
		if s.Actor() == engine.NoSeat {
			return m, at, nil
		}
		a := bots[s.Actor()].Choose(s.View(s.Actor()), s.Legal(nil), m.Ply())
		if err := m.Play(a, nil); err != nil {
			return nil, -1, err
		}
	}
}

// part is how much of all spaces is taken.
func part(s *sf2022.State) float64 {
	n := 0
	for seat := range engine.Seat(players) {
		for r := range sf2022.Row(sf2022.Rows) {
			n += s.City(seat).Filled(r)
		}
	}
	return float64(n) / (players * sf2022.Cells)
}
