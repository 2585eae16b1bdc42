package text_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	"bayboard/core/game/ttrsf"
	"bayboard/core/rng"
	"bayboard/wasm/text"
)

// raw matches what only the core calls so: "pier-39", "last-turns", "a/b".
var raw = regexp.MustCompile(`[a-z0-9]-[a-z0-9]|[a-z0-9]/[a-z0-9]|:\d|  |\.\.|%`)

// plain fails where a sentence says nothing, or an id of the core.
func plain(t *testing.T, what, sentence string) {
	t.Helper()
	sentence = strings.NewReplacer("face-up", "face up").Replace(sentence)
	require.NotEmpty(t, sentence, what)
	require.NotRegexp(t, raw, sentence, what)
}

// met counts what random games have shown.
type met struct {
	asks     map[ttrsf.Ask]bool
	events   map[string]bool
	refusals map[engine.Rule]bool
	kinds    map[engine.ActionKind]bool
}

func TestRandomGamesOfTTRSFAreToldInPlainWords(t *testing.T) {
	m := met{map[ttrsf.Ask]bool{}, map[string]bool{}, map[engine.Rule]bool{}, map[engine.ActionKind]bool{}}
	for seed := range rng.Seed(30) {
		setup := engine.Setup{Players: 2 + int(seed)%3, First: engine.NoSeat, Seed: seed}
		s, err := ttrsf.Game.New(setup)
		require.NoError(t, err)
		r := rng.New(seed)
		for ply := 0; s.Actor() != engine.NoSeat; ply++ {
			legal := s.Legal(nil)
			a := legal[r.IntN(len(legal))]
			m.moment(t, s, a, ply%7 == 0)
			if ply%11 == 0 {
				m.refused(t, s)
			}
			m.played(t, s, a)
		}
		m.refused(t, s)
		plain(t, "end", text.EndReason("ttrsf", s.Outcome().Reason))
	}
	assert.Len(t, m.asks, int(ttrsf.AskNothing))
	assert.GreaterOrEqual(t, len(m.events), len(ttrsf.Game.Events())-2, "events met: %v", m.events)
	assert.GreaterOrEqual(t, len(m.refusals), 13, "refusals met: %v", m.refusals)
	t.Log(len(m.events), "events,", len(m.refusals), "refusals")
}

var playerNames = []string{text.You, "Mira", "Jun", "Theo"}

// moment asks, and tells what an action would do, at one decision.
func (m met) moment(t *testing.T, s engine.State, a engine.Action, all bool) {
	actor := s.Actor()
	v := s.View(actor).(*ttrsf.View)
	m.asks[v.Ask()] = true
	for _, pick := range []engine.Action{{}, a} {
		plain(t, "ask", text.Ask(v, pick, text.You).String())
		plain(t, "ask", text.Ask(v, pick, "Mira").String())
	}
	other := s.View((actor + 1) % engine.Seat(s.Seats()))
	plain(t, "ask", text.Ask(other, engine.Action{}, text.You).String())
	plain(t, "watch", text.Watch(other, "Mira").String())
	legal := []engine.Action{a}
	if all {
		legal = s.Legal(nil)
	}
	for _, a := range legal {
		events, open, err := engine.Preview(v, a)
		require.NoError(t, err)
		told := text.Effects(v, events, playerNames, open)
		if told != "" || open {
			plain(t, s.FormatAction(a), told)
		}
	}
}

// played tells an action to each seat and to those who see what is public.
func (m met) played(t *testing.T, s engine.State, a engine.Action) {
	var events []engine.Event
	what := s.FormatAction(a)
	require.NoError(t, s.Apply(a, func(e engine.Event) { events = append(events, e) }))
	m.kinds[a.Kind] = true
	for viewer := engine.AllSeats; int(viewer) < s.Seats(); viewer++ {
		var seen []engine.Event
		for _, e := range events {
			seen = append(seen, e.For(viewer))
			plain(t, what, text.Event(s, e.For(viewer), playerNames).String())
			name, _ := s.DescribeEvent(e)
			m.events[name] = true
		}
		plain(t, what, text.Action(s, seen, playerNames).String())
	}
}

// refused tries what a player may want and a rule forbids.
func (m met) refused(t *testing.T, s engine.State) {
	usual, _ := text.Refusal("ttrsf", &engine.IllegalError{Rule: "no such rule"})
	after := ttrsf.Game.Blank()
	for _, a := range temptations(s.View(0).(*ttrsf.View).Edition()) {
		after.CopyFrom(s)
		err := after.Apply(a, nil)
		var refused *engine.IllegalError
		if err == nil || !assert.ErrorAs(t, err, &refused) {
			continue
		}
		m.refusals[refused.Rule] = true
		title, reason := text.Refusal("ttrsf", refused)
		assert.NotEqual(t, usual, title)
		plain(t, "title", title)
		plain(t, title, reason)
	}
}

func temptations(ed *ttrsf.Edition) []engine.Action {
	list := []engine.Action{
		{Kind: 99}, {Kind: ttrsf.ActPass}, {Kind: ttrsf.ActTickets}, {Kind: ttrsf.ActKeep, A: 1},
		{Kind: ttrsf.ActStack, A: 4}, {Kind: ttrsf.ActTake, A: 1}, {Kind: ttrsf.ActTake, A: 7}, {Kind: ttrsf.ActDraw, A: 99},
	}
	for c := range int16(ttrsf.Colors) {
		list = append(list, engine.Action{Kind: ttrsf.ActDraw, A: c})
	}
	for r := range ttrsf.RouteID(ed.Routes()) {
		c := ttrsf.Blue + ttrsf.Color(r)%6
		list = append(list, ed.Claim(r, c, 0), ed.Claim(r, c, 1), ed.Claim(r, c, 9), ed.Claim(r, ttrsf.Ferry, int(ed.Route(r).Length)))
	}
	return list
}
