// Package baseline has bots that play by rules of thumb, to measure others
// against. Each sees the view of its seat alone, searches nothing and draws
// nothing at random: what it sees decides what it does.
//
// Ticket to Ride: San Francisco has the four styles that studies of Ticket to
// Ride compare, made anew from their descriptions:
//
//   - one-ticket works on one ticket at a time, by the cheapest path;
//   - many-tickets first draws tickets, then joins them one by one;
//   - all-tickets claims the routes of the path that joins all its tickets;
//   - long-routes claims long routes wherever they are, and tickets by the way.
//
// The two other games have one bot each, sensible: it does what somebody does
// who has read the rules and thinks of the next move.
package baseline

import (
	"bayboard/core/engine"
	"bayboard/core/search"
)

// Names lists the bots of a game, by its slug.
func Names(game string) []string {
	switch game {
	case "ttrsf":
		return []string{"one-ticket", "many-tickets", "all-tickets", "long-routes"}
	case "sf2022", "sf2000":
		return []string{"sensible"}
	}
	return nil
}

// New makes a bot of a game by its name, nil if the game has none such.
func New(game, name string) search.Bot {
	for i, n := range Names(game) {
		if n != name {
			continue
		}
		switch game {
		case "ttrsf":
			return &rider{name: n, style: style(i)}
		case "sf2022":
			return builder{}
		}
		return investor{}
	}
	return nil
}

// best is the action of the highest value, of equal ones the first.
func best(legal []engine.Action, value func(engine.Action) int) engine.Action {
	at, top := 0, value(legal[0])
	for i, a := range legal[1:] {
		if v := value(a); v > top {
			at, top = i+1, v
		}
	}
	return legal[at]
}
