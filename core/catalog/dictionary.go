package catalog

import (
	"strings"

	"bayboard/core/codec"
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// stages is how many positions of each number of seats are in a dictionary.
const stages = 4

// Dictionary is the texts that positions of a game in links are compressed
// against: positions of games in which anything legal is played, with each
// number of seats, from late ones to starts. Each is of a game of its own, as
// what two had in common by chance would mislead. They may change only with
// the rules version.
func (g Games) Dictionary(number int) string {
	game := g.ByNumber(number)
	if game == nil {
		return ""
	}
	var texts []string
	least, most := game.Players()
	for stage := stages - 1; stage >= 0; stage-- {
		for players := least; players <= most; players++ {
			seed := rng.Seed(len(texts))
			_, plies := playOut(game, players, seed, game.MaxPlies())
			s, _ := playOut(game, players, seed, plies*stage/stages)
			texts = append(texts, s.Position())
		}
	}
	return strings.Join(texts, codec.TextEnd)
}

// playOut plays anything legal until the game ends, or for so many plies.
func playOut(game engine.Game, players int, seed rng.Seed, most int) (s engine.State, plies int) {
	s, err := game.New(engine.Setup{Players: players, First: engine.NoSeat, Seed: seed})
	if err != nil {
		panic("catalog: " + game.Slug() + ": " + err.Error())
	}
	chance := rng.New(seed)
	var legal []engine.Action
	for ; plies < most; plies++ {
		if legal = s.Legal(legal[:0]); len(legal) == 0 {
			break
		}
		if err = s.Apply(legal[chance.IntN(len(legal))], nil); err != nil {
			panic("catalog: " + game.Slug() + ": " + err.Error())
		}
	}
	return s, plies
}
