package main

import (
	"fmt"
	"strconv"
	"strings"

	"bayboard/core/search"
	"bayboard/scripts/internal/baseline"
)

// player makes a bot of one kind, with a seed of its own for each seat.
type player struct {
	game  string // of the baseline, if it is one
	name  string
	level search.Level
	nodes int // 0: as usual
}

// parsePlayers reads the bots of a command line.
func parsePlayers(game, text string, nodes int) ([]player, error) {
	var list []player
	for name := range strings.SplitSeq(text, ",") {
		p := player{name: name, nodes: nodes}
		if baseline.New(game, name) != nil {
			p.game = game
			list = append(list, p)
			continue
		}
		level, own, has := strings.Cut(name, ":")
		p.level = search.Level(level)
		if !search.Searches(p.level) {
			if _, err := search.ParseLevel(level); err != nil || has {
				return nil, fmt.Errorf("bot %q: want %s or %s with a budget (\"hard:2000\"), or one of %s %s",
					name, search.Hard, search.Expert, search.Levels(), baseline.Names(game))
			}
		}
		if has {
			n, err := strconv.Atoi(own)
			if err != nil || n < 1 {
				return nil, fmt.Errorf("bot %q: the budget is a number of nodes", name)
			}
			p.nodes = n
		}
		list = append(list, p)
	}
	if len(list) < 2 {
		return nil, fmt.Errorf("bots %q: want two or more", text)
	}
	return list, nil
}

func (p player) bot(seed uint64) search.Bot {
	switch {
	case p.game != "":
		return baseline.New(p.game, p.name)
	case !search.Searches(p.level):
		return search.New(p.level, seed)
	}
	t := search.NewThinker(p.level, seed)
	if p.nodes > 0 {
		t.Nodes = p.nodes
	}
	return t
}
