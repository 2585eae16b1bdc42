package replay

import "bayboard/core/engine"

// Open plays a file to its end. When one of its actions is refused, as can
// happen to the save of an older rules version, it gives the match up to
// there and a *ReplayError; with any other error there is no match.
func Open(text string, games Games) (*Match, error) {
	f, err := ParseFile(text)
	if err != nil {
		return nil, err
	}
	return f.Open(games)
}

// Open plays the file; see the function of that name.
func (f File) Open(games Games) (*Match, error) {
	game, _ := games.BySlug(f.Game)
	if game == nil {
		return nil, ErrUnknownGame
	}
	m, err := f.begin(game)
	if err != nil {
		return nil, err
	}
	for i, text := range f.Actions {
		var a engine.Action
		a, err = m.live.ParseAction(text)
		if err == nil {
			err = m.Play(a, nil)
		}
		if err != nil {
			err = &ReplayError{Ply: i + 1, Action: text, Rules: f.oldRules(game), Err: err}
			break
		}
	}
	m.setTakebacks(f.Takebacks)
	return m, err
}

// oldRules is the rules version of the file if it is not the game's.
func (f File) oldRules(game engine.Game) int {
	if f.Rules == game.Version() {
		return 0
	}
	return f.Rules
}

func (f File) begin(game engine.Game) (*Match, error) {
	if f.Position != "" {
		return FromPosition(game, f.Position)
	}
	setup := engine.Setup{Players: f.Players, First: f.First, Seed: f.Seed, Edition: f.Edition}
	for _, c := range f.Options {
		i, v, err := findOption(game, c)
		if err != nil {
			return nil, err
		}
		setup.Options[i] = uint8(v)
	}
	return New(game, setup)
}

// findOption gives the indices of an option and of its value.
func findOption(game engine.Game, c Choice) (option, value int, err error) {
	for i, o := range game.Options() {
		if o.Name != c.Name {
			continue
		}
		for v, name := range o.Values {
			if name == c.Value {
				return i, v, nil
			}
		}
		return 0, 0, &UnknownOptionError{game.Slug(), c.Name, c.Value}
	}
	return 0, 0, &UnknownOptionError{game.Slug(), c.Name, ""}
}
