package sf2022

import (
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/wasm/store"
	"bayboard/wasm/view/ui"
)

// What the parts show, in comparable values (markup.Part). Whatever a part's
// markup or handlers depend on stands here; only the edition does not, as a
// View serves one game.

// persons are the players and their names.
type persons struct {
	players [game.MaxPlayers]store.Player
	names   [game.MaxPlayers]string
}

func (s *scene) persons() (p persons) {
	copy(p.players[:], s.Play.Players)
	copy(p.names[:], s.Names)
	return p
}

// beside is what stands beside a seat's city.
type beside struct {
	score, completions int
	builder            bool
}

func (s *scene) beside(seat engine.Seat) beside {
	return beside{s.now.Scores[seat], s.completions(seat), s.view.Builder() == seat}
}

// Shows is the other cities.
func (c *Others) Shows() any {
	s := c.s
	type other struct {
		city game.City
		beside
		fresh  game.CellSet
		motion ui.Motion
	}
	shown := struct {
		persons
		seat, actor engine.Seat
		seats       int
		others      [game.MaxPlayers]other
	}{persons: s.persons(), seat: s.seat, actor: s.view.Actor(), seats: s.view.Seats()}
	for _, seat := range c.list() {
		shown.others[seat] = other{*s.city(seat), s.beside(seat), s.fresh[seat], s.motion.With(strconv.Itoa(int(seat)))}
	}
	return shown
}

// Shows is the city, its places in the contests, and what can be done in it.
func (c *Board) Shows() any {
	s := c.s
	shown := struct {
		persons
		beside
		seat   engine.Seat
		city   game.City
		fresh  game.CellSet
		motion ui.Motion
		ranks  [game.Rows]rank

		at    game.Cell
		moved bool
		jumps int

		targets [game.Cells]engine.Action
		hinted  game.Row
		tries   engine.Action // of the first space; the others' follow
		card    game.CardType
		sight   sight
		gains   string
		why     *store.Why
	}{
		persons: s.persons(), beside: s.beside(c.seat), seat: c.seat, city: *s.city(c.seat), fresh: s.fresh[c.seat],
		at: c.at, moved: c.moved, jumps: c.jumps,
	}
	shown.motion = s.motion.With(strconv.Itoa(int(c.seat)))
	for r := range game.Row(game.Rows) {
		shown.ranks[r] = s.rank(r, c.seat)
	}
	if !c.mine {
		return shown
	}
	shown.targets, shown.tries, shown.why, shown.hinted = s.targets, s.attempt(0), s.Play.Why, s.hinted
	if s.pick >= 0 {
		shown.card = s.view.Hand()[s.pick]
	}
	if k := s.look; k != nil && (k.onBoard || k.joins|k.lives|k.rises != 0) {
		shown.sight, shown.gains = k.sight, chipLines(k)
	}
	return shown
}

// Shows is the cards that lie in the areas, and which of them can be chosen.
func (c *Supply) Shows() any {
	s := c.s
	shown := struct {
		areas    [game.Areas]string
		motion   ui.Motion
		can      [game.Areas]bool
		acting   bool
		ask      game.Ask
		revealed game.CardType
		pointed  engine.Action
		hinted   engine.Action
		why      *store.Why
	}{motion: s.motion.With("-1a"), hinted: s.Play.Hinted(), acting: s.acting, ask: s.view.Ask(), revealed: s.view.Revealed(), why: s.Play.Why}
	for k := range shown.areas {
		shown.areas[k] = list(s.view.Area(k))
		shown.can[k] = s.acting && s.Can(c.act(k))
	}
	if s.look != nil && s.look.action.Kind == game.ActArea {
		shown.pointed = s.look.action
	}
	return shown
}

// list is cards as a value.
func list(cards []game.CardType) string {
	var b []byte
	for _, c := range cards {
		b = append(b, byte(c))
	}
	return string(b)
}

// Shows is what is left, and who has what there is one of.
func (c *Stock) Shows() any {
	v := c.s.view
	shown := struct {
		persons
		deck, tokens, start int
		supply              [game.BonusTrack + 1]int
		completion          [game.Rows]engine.Seat
		builder             engine.Seat
	}{persons: c.s.persons(), deck: v.DeckLen(), tokens: v.FoundationTokens(), start: v.StartTokens(), builder: v.Builder()}
	for b := range shown.supply {
		shown.supply[b] = v.Supply(game.BonusKind(b))
	}
	for r := range shown.completion {
		shown.completion[r] = v.Completion(game.Row(r))
	}
	return shown
}

// Shows is the places of the seats.
func (c *Standings) Shows() any {
	return struct {
		persons
		standings [game.Contests]game.Standing
		seats     int
		seat      engine.Seat
		over      bool
	}{c.s.persons(), c.s.standings, c.s.view.Seats(), c.s.seat, c.s.now.Over}
}
