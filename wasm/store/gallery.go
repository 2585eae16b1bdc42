package store

import (
	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/core/search"
)

// sampled is how many actions a sample has at least.
const sampled = 70

// Sample is a game some way on with the first seat to decide, for the gallery.
// It is no saved game, and the same each time.
func Sample(slug string) *Play {
	g, _ := catalog.Games{}.BySlug(slug)
	seats, _ := g.Players()
	m, err := replay.New(g, engine.Setup{Players: seats, Seed: 77})
	bot := search.New(search.Easy, 5)
	for err == nil && m.State().Actor() != engine.NoSeat && (m.Len() < sampled || m.State().Actor() != 0) {
		err = m.Play(search.Ask(bot, m.State(), m.Ply()), nil)
	}
	if err != nil {
		panic(err) // the game refuses what it listed
	}
	p := &Play{Match: m, Players: make([]Player, seats), Opened: 1}
	p.learnActors()
	return p
}
