// Package catalog knows all games. It is the only package of the core that
// imports them; everything else gets a game from here, by its slug or by its
// number in links.
package catalog

import (
	"bayboard/core/engine"
	"bayboard/core/game/sf2000"
	"bayboard/core/game/sf2022"
	"bayboard/core/game/ttrsf"
)

// entry is a game with its number in links, which is for ever.
type entry struct {
	number int
	game   engine.Game
}

// entries are in the order in which the games are shown.
var entries = []entry{
	{1, sf2022.Game},
	{2, sf2000.Game},
	{3, ttrsf.Game},
}

// All is the list of all games, in the order in which they are shown.
func All() []engine.Game {
	games := make([]engine.Game, len(entries))
	for i, e := range entries {
		games[i] = e.game
	}
	return games
}

// Games is the directory that records and links are opened with
// (replay.Games). The zero value is ready.
type Games struct{}

// ByNumber finds a game by its number in links, nil if there is none.
func (Games) ByNumber(number int) engine.Game {
	for _, e := range entries {
		if e.number == number {
			return e.game
		}
	}
	return nil
}

// BySlug finds a game by its short name, nil if there is none.
func (Games) BySlug(slug string) (game engine.Game, number int) {
	for _, e := range entries {
		if e.game.Slug() == slug {
			return e.game, e.number
		}
	}
	return nil, 0
}
