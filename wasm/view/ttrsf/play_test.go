package ttrsf

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/store"
)

func TestAClaimShowsWhatItBrings(t *testing.T) {
	soon, tokens, choices := 0, 0, 0
	games(t, 1, func(p *page, _ int) {
		_, picks, _ := p.clicked("board")
		for _, pick := range picks {
			p.play.Pick = pick
			places := p.places("hand", "board")
			hand, board := places["hand"].String(), places["board"].String()
			require.Contains(t, hand, words.GainRoute)
			require.Contains(t, hand, words.GainCars)
			require.Equal(t, 1, strings.Count(board, " tt-picked"))
			soon += strings.Count(board, "tt-soon")
			tokens += strings.Count(hand, " token, your ")
			choices += strings.Count(hand, words.GainChoice)
		}
		p.play.Pick = engine.Action{}
	})
	assert.NotZero(t, soon)
	assert.NotZero(t, tokens)
	assert.NotZero(t, choices)
}

func TestAPressedPaymentStaysPicked(t *testing.T) {
	tried := 0
	games(t, 1, func(p *page, _ int) {
		for _, a := range p.play.Legal() {
			if a.Kind != game.ActClaim || tried > 50 {
				continue
			}
			p.play.Pick = a
			hand := p.places("hand")["hand"]
			p.sent = nil
			hand.Walk(func(e *element) {
				if e.Value("class") == "tt-pay" && e.Value("aria-pressed") == "true" {
					tried++
					e.Handler("click")(by("mouse"))
				}
			})
			require.Empty(t, p.sent, "the same pick again would drop it")
		}
		p.play.Pick = engine.Action{}
	})
	assert.NotZero(t, tried)
}

func TestWhyNotIsAnsweredWhereItWasAsked(t *testing.T) {
	found := map[string]bool{}
	games(t, 1, func(p *page, _ int) {
		for name, other := range map[string]string{"board": "hand", "hand": "board"} {
			if found[name] {
				continue
			}
			_, _, whys := p.clicked(name)
			if len(whys) == 0 {
				continue
			}
			found[name] = true
			s := p.play.Match.Game().Blank()
			s.CopyFrom(p.play.Match.State())
			var refused *engine.IllegalError
			require.ErrorAs(t, s.Apply(whys[0], nil), &refused)
			p.play.Why = &store.Why{Action: whys[0], Err: refused}
			places := p.places()
			assert.Contains(t, places[name].String(), `id="why"`)
			assert.Contains(t, places[name].String(), `../rules/ttrsf/#`+string(refused.Rule))
			assert.NotContains(t, places[other].String(), `id="why"`)
			p.play.Why = nil
		}
	})
	assert.Len(t, found, 2)
}

func TestAFingerFirstShowsWhereAStackGoes(t *testing.T) {
	p := newPage(t, 2, 7)
	for p.play.View().(*game.View).Ask() != game.AskStack {
		require.NoError(t, p.play.Match.Play(p.play.Legal()[0], nil))
		p.settle()
	}
	var spot *element
	p.places("board")["board"].Walk(func(e *element) {
		if e.Value("data-place") != "" {
			spot = e
		}
	})
	require.NotNil(t, spot)
	p.sent = nil
	e := by("touch")
	spot.Handler("click")(e)
	assert.IsType(t, store.Tapped{}, p.sent[0])
	assert.True(t, e.stopped, "the page takes a tap elsewhere for a way out")
	p.sent = nil
	spot.Handler("click")(by("mouse"))
	assert.IsType(t, store.ActionChosen{}, p.sent[0])
}

func TestArrowKeysReachEveryRoute(t *testing.T) {
	c := newChart(game.Builtin())
	seen := map[game.RouteID]bool{0: true}
	for todo := []game.RouteID{0}; len(todo) > 0; todo = todo[1:] {
		for _, key := range []string{"ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"} {
			if to, ok := c.step(todo[0], key); ok && !seen[to] {
				seen[to] = true
				todo = append(todo, to)
			}
		}
	}
	for i := range c.ed.Routes() {
		assert.True(t, seen[game.RouteID(i)], "route %d", i)
	}
}

func TestAnotherPlayerOpens(t *testing.T) {
	p := newPage(t, 3, 2)
	assert.Nil(t, p.places()["opened"])
	p.sent = nil
	p.places("others")["others"].Walk(func(e *element) {
		if h := e.Handler("click"); h != nil {
			h(by("mouse"))
		}
	})
	require.Len(t, p.sent, 2)
	p.play.Opened = p.sent[0].(store.CityOpened).Seat
	opened := p.places("opened")["opened"]
	require.NotNil(t, opened)
	opened.Walk(func(e *element) { assert.Nil(t, e.Handler("click")) })
}
