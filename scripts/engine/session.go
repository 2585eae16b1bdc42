package main

import (
	"errors"
	"fmt"
	"strings"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/core/rng"
	"bayboard/core/search"
)

// session is the one game that the program knows, nil before the first.
type session struct {
	match *replay.Match
}

// commands carry out requests.
var commands = map[string]func(*session, []byte) (object, error){
	"new": with((*session).new), "load": with((*session).load), "open": with((*session).open),
	"legal": playing((*session).legal), "play": playing((*session).play), "undo": playing((*session).undo),
	"position": playing((*session).position), "record": playing((*session).record),
	"view": playing((*session).view), "outcome": playing((*session).outcome), "bot": playing((*session).bot),
}

// with reads the fields of a command's request first.
func with[T any](run func(*session, T) (object, error)) func(*session, []byte) (object, error) {
	return func(s *session, line []byte) (object, error) {
		req, err := read[T](line)
		if err != nil {
			return nil, err
		}
		return run(s, req)
	}
}

// playing is for commands that need a game.
func playing[T any](run func(*session, T) (object, error)) func(*session, []byte) (object, error) {
	return with(func(s *session, req T) (object, error) {
		if s.match == nil {
			return nil, errors.New("there is no game: use new, load or open")
		}
		return run(s, req)
	})
}

// cmd is the field that all requests have.
type cmd struct {
	Cmd string `json:"cmd"`
}

// begin takes over a new game.
func (s *session) begin(m *replay.Match, err error) (object, error) {
	if err != nil {
		return nil, err
	}
	s.match = m
	actor := m.State().Actor()
	return ok(field{"actor", int(actor)}, field{"over", actor == engine.NoSeat}), nil
}

func (s *session) load(req struct {
	cmd
	Position string `json:"position"`
}) (object, error) {
	slug, _, _ := strings.Cut(strings.TrimLeft(req.Position, " \n"), " ")
	game, _ := catalog.Games{}.BySlug(slug)
	if game == nil {
		return nil, fmt.Errorf("position: it begins with the game's slug, and there is no game %q", slug)
	}
	return s.begin(replay.FromPosition(game, req.Position))
}

func (s *session) open(req struct {
	cmd
	Record string `json:"record"`
}) (object, error) {
	if strings.ContainsAny(req.Record, " \n") {
		return s.begin(replay.Open(req.Record, catalog.Games{}))
	}
	// The code of a link is what follows its last slash.
	code := req.Record[strings.LastIndexByte(req.Record, '/')+1:]
	return s.begin(replay.DecodeLink(code, catalog.Games{}))
}

func (s *session) legal(cmd) (object, error) {
	state := s.match.State()
	actions := []string{}
	for _, a := range state.Legal(nil) {
		actions = append(actions, state.FormatAction(a))
	}
	return ok(field{"actor", int(state.Actor())}, field{"actions", actions}), nil
}

func (s *session) play(req struct {
	cmd
	Action string `json:"action"`
}) (object, error) {
	state := s.match.State()
	a, err := state.ParseAction(req.Action)
	if err != nil {
		return nil, err
	}
	events := []object{}
	err = s.match.Play(a, func(e engine.Event) { events = append(events, event(state, e)) })
	if err != nil {
		return nil, err
	}
	return ok(field{"events", events}), nil
}

func (s *session) undo(cmd) (object, error) {
	if !s.match.Undo() {
		return nil, errors.New("there is nothing to take back")
	}
	return ok(), nil
}

func (s *session) position(cmd) (object, error) {
	return ok(field{"position", s.match.State().Position()}), nil
}

func (s *session) record(req struct {
	cmd
	As string `json:"as"`
}) (object, error) {
	switch req.As {
	case "", "text":
		return ok(field{"record", s.match.FileAt(s.match.Ply()).String()}), nil
	case "link":
		code, err := replay.EncodeLink(s.match.RecordAt(s.match.Ply()), catalog.Games{})
		return ok(field{"record", code}), err
	}
	return nil, fmt.Errorf("as %q: want text or link", req.As)
}

func (s *session) view(req struct {
	cmd
	Seat *int `json:"seat"`
}) (object, error) {
	seats := s.match.State().Seats()
	if req.Seat == nil || *req.Seat < 0 || *req.Seat >= seats {
		return nil, fmt.Errorf("seat: want 0 to %d", seats-1)
	}
	return ok(field{"view", s.match.State().View(engine.Seat(*req.Seat)).Describe()}), nil
}

func (s *session) outcome(cmd) (object, error) {
	state := s.match.State()
	o := state.Outcome()
	breakdown := make([][]object, o.Seats)
	for seat := range breakdown {
		breakdown[seat] = []object{}
		for _, l := range state.Breakdown(engine.Seat(seat)) {
			breakdown[seat] = append(breakdown[seat], object{{"rule", string(l.Rule)}, {"points", l.Points}})
		}
	}
	winners := []int{}
	for _, w := range o.Winners() {
		winners = append(winners, int(w))
	}
	return ok(field{"over", o.Over}, field{"reason", string(o.Reason)},
		field{"scores", o.Scores[:o.Seats]}, field{"unit", state.Game().Unit()},
		field{"breakdown", breakdown}, field{"winners", winners}), nil
}

func (s *session) bot(req struct {
	cmd
	Level string `json:"level"`
	Seed  string `json:"seed"`
	Nodes int    `json:"nodes"`
}) (object, error) {
	level := search.Level(req.Level)
	if !search.Searches(level) {
		if _, err := search.ParseLevel(req.Level); err != nil {
			return nil, fmt.Errorf("%w, %s, %s", err, search.Hard, search.Expert)
		}
	}
	if req.Nodes < 0 || req.Nodes > maxNodes {
		return nil, fmt.Errorf("nodes: want 0 to %d", maxNodes)
	}
	seed := rng.Seed(0)
	if req.Seed != "" {
		var err error
		if seed, err = rng.ParseSeed(req.Seed); err != nil {
			return nil, err
		}
	}
	state := s.match.State()
	if state.Actor() == engine.NoSeat {
		return nil, errors.New("the game is over")
	}
	if search.Searches(level) {
		return s.think(level, uint64(seed), req.Nodes), nil
	}
	a := search.Ask(search.New(level, uint64(seed)), state, s.match.Ply())
	return ok(field{"action", state.FormatAction(a)}), nil
}

// maxNodes bounds what one request can cost.
const maxNodes = 10_000_000

// think is the answer of a level that searches a tree.
func (s *session) think(level search.Level, seed uint64, nodes int) object {
	state := s.match.State()
	bot := search.NewThinker(level, seed)
	if nodes > 0 {
		bot.Nodes = nodes
	}
	th := bot.Think(state.View(state.Actor()), state.Legal(nil), s.match.Ply())
	value := make([]float64, state.Seats())
	for p := range value {
		value[p] = float64(th.Value[p]) / 1000
	}
	tries, line := []object{}, []string{}
	for _, w := range th.Tries {
		tries = append(tries, object{{"action", state.FormatAction(w.Action)}, {"visits", w.Visits}, {"value", w.Value}})
	}
	for _, a := range th.Line {
		line = append(line, state.FormatAction(a))
	}
	return ok(field{"action", state.FormatAction(th.Action)}, field{"value", value},
		field{"visits", th.Visits}, field{"nodes", th.Nodes}, field{"tries", tries}, field{"line", line})
}
