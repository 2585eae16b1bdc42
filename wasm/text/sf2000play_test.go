package text_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	"bayboard/core/game/sf2000"
	"bayboard/core/rng"
	"bayboard/core/search"
	"bayboard/wasm/text"
)

// seen2000 counts what games of sf2000 have shown.
type seen2000 struct {
	asks     map[sf2000.Ask]bool
	events   map[string]bool
	refusals map[engine.Rule]bool
	kinds    map[engine.ActionKind]bool
}

var players2000 = []string{text.You, "Mira", "Jun", "Theo", "Rosa"}

func TestGamesOfSF2000AreToldInPlainWords(t *testing.T) {
	m := seen2000{map[sf2000.Ask]bool{}, map[string]bool{}, map[engine.Rule]bool{}, map[engine.ActionKind]bool{}}
	editions := oddEditions(t)
	for seed := range rng.Seed(16) {
		setup := engine.Setup{Players: 3 + int(seed)%3, First: engine.NoSeat, Seed: seed, Edition: editions[int(seed)%len(editions)]}
		s, err := sf2000.Game.New(setup)
		require.NoError(t, err)
		r := rng.New(seed)
		bot := search.New(search.Easy, uint64(seed))
		for ply := 0; s.Actor() != engine.NoSeat; ply++ {
			legal := s.Legal(nil)
			a := legal[r.IntN(len(legal))]
			if r.IntN(4) > int(seed)%2*2 {
				a = search.Ask(bot, s, ply)
			}
			m.moment(t, s, a, ply%13 == 0)
			if ask := s.View(0).(*sf2000.View).Ask(); ply%11 == 0 || ask == sf2000.AskMove {
				m.refused(t, s)
			}
			m.played(t, s, a)
		}
		m.refused(t, s)
		plain(t, "end", text.EndReason("sf2000", s.Outcome().Reason))
		for _, l := range s.Breakdown(0) {
			label, _ := text.ScoreLine("sf2000", l)
			plain(t, "score", label)
		}
	}
	assert.Len(t, m.asks, int(sf2000.AskNothing))
	assert.Len(t, m.kinds, int(sf2000.ActDone))
	missing := 0
	for _, name := range sf2000.Game.Events()[1:] {
		if !m.events[name] {
			t.Log("not met:", name)
			missing++
		}
	}
	assert.LessOrEqual(t, missing, 2, "vanished and lapsed are rare")
	for _, r := range sf2000.Game.Rules() {
		if r.Refuses && !m.refusals[r.ID] {
			t.Log("never refused by", r.ID)
		}
	}
	assert.GreaterOrEqual(t, len(m.refusals), 17, "refusals met: %v", m.refusals)
}

// oddEditions are the built-in one, one in which requests run out, and one in
// which the supply does.
func oddEditions(t *testing.T) []engine.EditionID {
	t.Helper()
	list := []engine.EditionID{""}
	for _, files := range []map[string]string{{
		"requests.csv": "count,place,kind,investors\n12,residence,influence,5\n4,market,influence,5\n1,residence,checks,1\n",
		"actions.csv": "count,kind,auction,district\n2,bonus,,market\n4,two,influence,\n2,exchange,influence,\n2,swap,influence,\n" +
			"2,move,checks,\n2,free,influence,\n4,remove,,\n4,allowance,,\n",
	}, {
		"requests.csv": "count,place,kind,investors\n10,boundary,influence,5\n2,office,influence,5\n16,option,option,1\n",
		"actions.csv":  "count,kind,auction,district\n5,free,influence,\n5,exchange,influence,\n8,allowance,,\n",
	}} {
		id, err := sf2000.Game.AddEdition(files)
		require.NoError(t, err)
		list = append(list, id)
	}
	return append(list, "")
}

// moment asks, and tells what actions would do, at one decision.
func (m seen2000) moment(t *testing.T, s engine.State, a engine.Action, all bool) {
	actor := s.Actor()
	v := s.View(actor).(*sf2000.View)
	m.asks[v.Ask()] = true
	for _, pick := range []engine.Action{{}, a} {
		plain(t, "ask", text.Ask(v, pick, text.You).String())
		plain(t, "ask", text.Ask(v, pick, "Mira").String())
	}
	other := s.View((actor + 1) % engine.Seat(s.Seats()))
	plain(t, "ask", text.Ask(other, engine.Action{}, text.You).String())
	plain(t, "watch", text.Watch(other, "Mira").String())
	assert.Positive(t, text.Turn(v))
	legal := []engine.Action{a}
	if all {
		legal = s.Legal(nil)
	}
	for _, a := range legal {
		events, open, err := engine.Preview(v, a)
		require.NoError(t, err)
		told := text.Effects(v, events, players2000, open)
		if told != "" || open {
			plain(t, s.FormatAction(a), told)
		}
		hand := v.Hand()
		if _, look := text.Where(v, a); hand.Len() == 0 {
			assert.NotContains(t, look, "your checks", "a hint at checks, and there are none: %s", s.FormatAction(a))
		}
	}
}

// played tells an action to each seat and to those who see what is public.
func (m seen2000) played(t *testing.T, s engine.State, a engine.Action) {
	var events []engine.Event
	what := s.FormatAction(a)
	require.NoError(t, s.Apply(a, func(e engine.Event) { events = append(events, e) }))
	m.kinds[a.Kind] = true
	for viewer := engine.AllSeats; int(viewer) < s.Seats(); viewer++ {
		var seen []engine.Event
		for _, e := range events {
			seen = append(seen, e.For(viewer))
			plain(t, what, text.Event(s, e.For(viewer), players2000).String())
			name, _ := s.DescribeEvent(e)
			m.events[name] = true
		}
		if len(events) > 0 {
			plain(t, what, text.Action(s, seen, players2000).String())
		}
	}
}

// refused tries what a player may want and a rule forbids.
func (m seen2000) refused(t *testing.T, s engine.State) {
	usual, _ := text.Refusal("sf2000", &engine.IllegalError{Rule: "no such rule"})
	after := sf2000.Game.Blank()
	for _, a := range temptations2000(s.View(0).(*sf2000.View)) {
		after.CopyFrom(s)
		err := after.Apply(a, nil)
		var refused *engine.IllegalError
		if err == nil || !assert.ErrorAs(t, err, &refused) {
			continue
		}
		m.refusals[refused.Rule] = true
		title, reason := text.Refusal("sf2000", refused)
		assert.NotEqual(t, usual, title)
		plain(t, "title", title)
		plain(t, title, reason)
		for _, f := range refused.Facts {
			switch f.Name {
			case "bid", "highest", "influence", "checks":
				assert.Regexp(t, `\b`+strconv.Itoa(f.Int)+`\b|\bno checks`, reason, "%v", err)
			}
		}
	}
}

func temptations2000(v *sf2000.View) []engine.Action {
	list := []engine.Action{{Kind: 99}, {Kind: sf2000.ActInfluence, A: sf2000.MaxInfluence}}
	for kind := sf2000.ActKeep; kind <= sf2000.ActDone; kind++ {
		list = append(list, engine.Action{Kind: kind}, engine.Action{Kind: kind, A: 1}, engine.Action{Kind: kind, A: 10})
	}
	sets := []sf2000.Streets{v.White(), v.Free(), v.Own(0), v.Own(1)}
	for _, set := range sets {
		all := set.List()
		if len(all) == 0 {
			continue
		}
		at := int16(all[v.Round()%len(all)])
		for _, kind := range []engine.ActionKind{
			sf2000.ActStick, sf2000.ActLift, sf2000.ActSwap, sf2000.ActWith, sf2000.ActExchange, sf2000.ActRemove,
		} {
			list = append(list, engine.Action{Kind: kind, A: at})
		}
		list = append(list, engine.Action{Kind: sf2000.ActMove, A: at, B: at})
	}
	return list
}
