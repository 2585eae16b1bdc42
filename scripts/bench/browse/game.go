package browse

import (
	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/core/rng"
	"bayboard/core/search"
)

// A game whose clicks are measured has the most players, begins where bots
// that played it had made so much of their actions, and went on for so many.
const (
	made  = 0.65
	ahead = 30
)

// fragment is the address of a game between medium bots at that moment; the
// first such game from a seed on, and the seed after it.
func fragment(g engine.Game, seed rng.Seed) (address string, next rng.Seed, err error) {
	for ; ; seed++ {
		m, err := finished(g, seed)
		if err != nil {
			return "", seed, err
		}
		at := int(made * float64(m.Len()))
		if m.Len()-at < ahead {
			continue
		}
		code, err := replay.EncodeLink(m.RecordAt(at), catalog.Games{})
		return "#/" + g.Slug() + "/open/" + code, seed + 1, err
	}
}

// finished is a game of the most players that medium bots have played.
func finished(g engine.Game, seed rng.Seed) (*replay.Match, error) {
	_, players := g.Players()
	m, err := replay.New(g, engine.Setup{Players: players, First: engine.NoSeat, Seed: seed})
	if err != nil {
		return nil, err
	}
	bots := make([]search.Bot, players)
	for i := range bots {
		bots[i] = search.New(search.Medium, uint64(seed)<<8+uint64(i))
	}
	for {
		s := m.State()
		if s.Actor() == engine.NoSeat {
			return m, nil
		}
		a := bots[s.Actor()].Choose(s.View(s.Actor()), s.Legal(nil), m.Ply())
		if err := m.Play(a, nil); err != nil {
			return nil, err
		}
	}
}
