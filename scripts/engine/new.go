package main

import (
	"encoding/json"
	"fmt"
	"slices"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/core/rng"
)

func (s *session) new(req struct {
	cmd
	Game    string                     `json:"game"`
	Players int                        `json:"players"`
	Seed    string                     `json:"seed"`
	Options map[string]json.RawMessage `json:"options"`
}) (object, error) {
	game, _ := catalog.Games{}.BySlug(req.Game)
	if game == nil {
		return nil, fmt.Errorf("there is no game %q", req.Game)
	}
	seed, err := rng.ParseSeed(req.Seed)
	if err != nil {
		return nil, err
	}
	setup := engine.Setup{Players: req.Players, First: engine.NoSeat, Seed: seed}
	for name, value := range req.Options {
		if err := choose(game, &setup, name, value); err != nil {
			return nil, fmt.Errorf("option %q: %w", name, readable(err))
		}
	}
	return s.begin(replay.New(game, setup))
}

// choose takes one option over into a setup.
func choose(game engine.Game, setup *engine.Setup, name string, value json.RawMessage) error {
	switch name {
	case "first":
		return json.Unmarshal(value, &setup.First)
	case "edition":
		return json.Unmarshal(value, &setup.Edition)
	}
	options := game.Options()
	at := slices.IndexFunc(options, func(o engine.Option) bool { return o.Name == name })
	if at < 0 {
		return fmt.Errorf("%s has no such option", game.Slug())
	}
	var text string
	if err := json.Unmarshal(value, &text); err != nil {
		return err
	}
	v := slices.Index(options[at].Values, text)
	if v < 0 {
		return fmt.Errorf("%q: want one of %q", text, options[at].Values)
	}
	setup.Options[at] = uint8(v)
	return nil
}
