package enginetest

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

// combinations are setups with every player count and edition, and with all
// combinations of options, or if these are many, each option's values alone.
func combinations(g engine.Game, cfg Config) ([]engine.Setup, error) {
	ids := []engine.EditionID{""}
	for _, files := range cfg.Editions {
		id, err := g.AddEdition(files)
		if err != nil {
			return nil, err
		}
		ids = append(ids, id)
	}
	var list []engine.Setup
	least, most := g.Players()
	for players := least; players <= most; players++ {
		for _, options := range optionChoices(g.Options()) {
			for _, id := range ids {
				list = append(list, engine.Setup{Players: players, First: engine.NoSeat, Options: options, Edition: id})
			}
		}
	}
	return list, nil
}

// manyOptions is the largest number of combinations that are all played.
const manyOptions = 24

type options = [engine.MaxOptions]uint8

func optionChoices(list []engine.Option) []options {
	all, single := []options{{}}, []options{{}}
	for i, o := range list {
		var grown []options
		for v := range o.Values {
			for _, c := range all {
				c[i] = uint8(v)
				grown = append(grown, c)
			}
			if v > 0 {
				var c options
				c[i] = uint8(v)
				single = append(single, c)
			}
		}
		all = grown
	}
	if len(all) > manyOptions {
		return single
	}
	return all
}

// eachOnce keeps the setups that have a player count, a value of an option or
// an edition which none before them has.
func eachOnce(list []engine.Setup) []engine.Setup {
	type part struct {
		option  int // -1: the player count
		value   int
		edition engine.EditionID
	}
	seen := map[part]bool{}
	var kept []engine.Setup
	for _, s := range list {
		parts := []part{{option: -1, value: s.Players}, {edition: s.Edition}}
		for i, v := range s.Options {
			parts = append(parts, part{option: i + 1, value: int(v)})
		}
		fresh := false
		for _, p := range parts {
			fresh = fresh || !seen[p]
			seen[p] = true
		}
		if fresh {
			kept = append(kept, s)
		}
	}
	return kept
}

func setups(k *kit) error {
	list, err := combinations(k.game, k.cfg)
	if err != nil {
		return err
	}
	for _, setup := range list {
		for first := range setup.Players {
			setup.First, setup.Seed = engine.Seat(first), rng.Seed(1+first)
			a, err := k.game.New(setup)
			if err != nil {
				return fmt.Errorf("%s: %w", setupText(setup), err)
			}
			b, err := k.game.New(setup)
			switch {
			case err != nil:
				return fmt.Errorf("%s: %w", setupText(setup), err)
			case !reflect.DeepEqual(a, b):
				return fmt.Errorf("%s: two games differ", setupText(setup))
			case a.Seats() != setup.Players:
				return fmt.Errorf("%s: %d seats", setupText(setup), a.Seats())
			case a.Actor() != setup.First:
				return fmt.Errorf("%s: %v acts first", setupText(setup), a.Actor())
			case a.Game().Slug() != k.game.Slug():
				return fmt.Errorf("the state's game is %s", a.Game().Slug())
			case !k.game.HasEdition(setup.Edition):
				return fmt.Errorf("edition %q is not known", setup.Edition)
			}
		}
	}
	return nil
}

func firstSeats(k *kit) error {
	least, most := k.game.Players()
	for players := least; players <= most; players++ {
		began := make([]int, players)
		for seed := range rng.Seed(200) {
			s, err := k.game.New(engine.Setup{Players: players, First: engine.NoSeat, Seed: seed})
			if err != nil {
				return err
			}
			began[s.Actor()]++
		}
		if slices.Contains(began, 0) {
			return fmt.Errorf("of %d players, first in 200 games: %v", players, began)
		}
	}
	return nil
}

func wrongSetups(k *kit) error {
	least, most := k.game.Players()
	right := engine.Setup{Players: least, First: engine.NoSeat, Seed: 1}
	var wrong []engine.Setup
	add := func(change func(*engine.Setup)) {
		s := right
		change(&s)
		wrong = append(wrong, s)
	}
	for _, n := range []int{-1 << 40, -1, 0, least - 1, most + 1, engine.MaxSeats + 1, 256 + least, 1 << 40} {
		add(func(s *engine.Setup) { s.Players = n })
	}
	for _, seat := range []engine.Seat{engine.AllSeats, -128, engine.Seat(least), engine.MaxSeats, 127} {
		add(func(s *engine.Setup) { s.First = seat })
	}
	for i := range engine.MaxOptions {
		values := 1
		if options := k.game.Options(); i < len(options) {
			values = len(options[i].Values)
		}
		for _, v := range []uint8{uint8(values), 16, 255} {
			add(func(s *engine.Setup) { s.Options[i] = v })
		}
	}
	for _, id := range []engine.EditionID{"0", "999", "ZZZZZZZZ", " 1", "x"} {
		if k.game.HasEdition(id) {
			return fmt.Errorf("edition %q is known", id)
		}
		add(func(s *engine.Setup) { s.Edition = id })
	}
	for _, s := range wrong {
		if err := guard(func() error { _, err := k.game.New(s); return err }); err == nil {
			return fmt.Errorf("accepted: %s", setupText(s))
		} else if strings.HasPrefix(err.Error(), "panic") {
			return fmt.Errorf("%s: %w", setupText(s), err)
		}
	}
	return nil
}

// wrongEditions puts a wrong line into each file of each edition.
func wrongEditions(k *kit) error {
	for _, files := range k.cfg.Editions {
		for name, text := range files {
			lines := strings.SplitAfter(text, "\n")
			wrong := slices.Insert(slices.Clone(lines), 1, "?,?,?,?,?,?,?,?,?\n")
			changed := map[string]string{}
			for n, t := range files {
				changed[n] = t
			}
			changed[name] = strings.Join(wrong, "")
			_, err := k.game.AddEdition(changed)
			if err == nil {
				return fmt.Errorf("%s: a line of question marks is accepted", name)
			}
			if !strings.Contains(err.Error(), name) || !strings.Contains(err.Error(), "2") {
				return fmt.Errorf("%s, line 2 is wrong and the error does not say so: %w", name, err)
			}
		}
	}
	if id, err := k.game.AddEdition(map[string]string{"no-such-file.csv": "a,b\n1,2\n"}); err == nil {
		return errors.New("a foreign file is accepted as edition " + string(id))
	}
	return nil
}
