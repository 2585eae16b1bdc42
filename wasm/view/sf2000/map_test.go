package sf2000

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/core/replay"
	"bayboard/wasm/store"
)

func TestArrowKeysReachEveryStreetAndTile(t *testing.T) {
	keys := map[string]string{"ArrowLeft": "ArrowRight", "ArrowRight": "ArrowLeft", "ArrowUp": "ArrowDown", "ArrowDown": "ArrowUp"}
	seen := map[spot]bool{0: true}
	for todo := []spot{0}; len(todo) > 0; todo = todo[1:] {
		for k, opposite := range keys {
			to, ok := todo[0].step(k)
			require.True(t, ok)
			if to != todo[0] {
				back, _ := to.step(opposite)
				require.Equal(t, todo[0], back)
			}
			if !seen[to] {
				seen[to] = true
				todo = append(todo, to)
			}
		}
	}
	assert.Len(t, seen, game.StreetCount+game.Tiles)
	hall := tileSpot(game.HallTile)
	for k, street := range map[string]game.Street{"ArrowUp": game.Across(2, 3), "ArrowDown": game.Across(3, 3), "ArrowLeft": game.Down(2, 3), "ArrowRight": game.Down(2, 4)} {
		to, _ := hall.step(k)
		assert.Equal(t, spot(street), to, "the streets of the city hall")
	}
}

// placing is a game in which a stick is to be laid.
func placing(t *testing.T) *page {
	for _, r := range records() {
		m, err := replay.New(game.Game, r.Setup)
		require.NoError(t, err)
		for ply, a := range r.Actions {
			if m.State().(*game.State).Targets().Len() > 3 {
				r.Actions = r.Actions[:ply]
				return reopen(t, r)
			}
			require.NoError(t, m.Play(a, nil))
		}
	}
	t.Fatal("no stick is ever laid")
	return nil
}

func TestAFingerShowsFirstAndAMouseOrAKeyDoesItAtOnce(t *testing.T) {
	p := placing(t)
	touch, mouse, keys := p.pressed("touch", "board"), p.pressed("mouse", "board"), p.pressed("key", "board")
	assert.NotEmpty(t, touch.tapped)
	assert.Empty(t, touch.chosen)
	assert.Equal(t, touch.tapped, mouse.chosen)
	assert.Equal(t, mouse.chosen, keys.chosen)
	stopped := 0
	p.places("board")["board"].Walk(func(e *element) {
		if h := e.Handler("click"); h != nil && strings.Contains(e.Value("class"), "sf-can") {
			x := by("pen")
			h(x)
			assert.True(t, x.stopped, "the page takes a tap elsewhere for a way out")
			stopped++
		}
	})
	assert.Equal(t, len(touch.tapped), stopped)
}

func TestPointingShowsWhatAStickWouldCause(t *testing.T) {
	rises, stays := 0, 0
	games(t, func(p *page, ply int) {
		if p.state().Ask() != game.AskPlace || ply%9 > 0 {
			return
		}
		for _, a := range p.play().Legal() {
			if a.Kind != game.ActStick {
				continue
			}
			p.play().Pointed = a
			places := p.places("board", "hand")
			board, hand := places["board"].String(), places["hand"].String()
			require.Equal(t, 1, strings.Count(board, "sf-ghost"), "the stick that would lie there")
			after := p.state().View(p.play().Viewer).Sample(nil, anyRand()).(*game.State)
			require.NoError(t, after.Apply(a, nil))
			grown := 0
			for at := range game.Tile(game.Tiles) {
				if after.Builder(at) != p.state().Builder(at) {
					grown++
				}
			}
			require.Equal(t, grown, strings.Count(board, " sf-soon"), "the tiles that it rebuilds")
			require.Equal(t, grown, strings.Count(hand, "sf-gain-r"))
			rises += grown
			stays += strings.Count(hand, `class="sf-gain"`)
		}
		p.play().Pointed = engine.Action{}
	})
	assert.NotZero(t, rises)
	assert.NotZero(t, stays)
}

func TestArrowKeysPointAndPageKeysGoFromTargetToTarget(t *testing.T) {
	p := placing(t)
	p.set()
	targets := p.state().Targets().List()
	require.Greater(t, len(targets), 2)
	c := &p.view.board
	at := spot(targets[0])
	for i := 1; i <= len(targets); i++ {
		p.sent = nil
		c.keys(key("PageDown", itoa(at)))
		at = c.at
		require.Equal(t, spot(targets[i%len(targets)]), at)
		require.Equal(t, []store.Msg{store.Pointed{Action: engine.Action{Kind: game.ActStick, A: int16(at)}}}, p.sent)
	}
	c.keys(key("PageUp", itoa(at)))
	assert.Equal(t, spot(targets[len(targets)-1]), c.at)
	e := key("ArrowRight", itoa(tileSpot(0)))
	c.keys(e)
	assert.True(t, e.prevented, "the arrows do not go along the time line")
	assert.Equal(t, spot(game.Down(0, 1)), c.at)
	board := p.places("board")["board"]
	focused := 0
	board.Walk(func(e *element) {
		if e.Value("data-focus") != "" {
			focused++
			assert.Equal(t, itoa(c.at), e.Value("data-spot"))
			assert.Equal(t, "0", e.Value("tabindex"))
		}
	})
	assert.Equal(t, 1, focused)
}

func TestATileTellsWhoCanStillWinIt(t *testing.T) {
	leads, needs, cannot := 0, 0, 0
	games(t, func(p *page, ply int) {
		if ply%150 != 0 {
			return
		}
		for at := range game.Tile(game.Tiles) {
			c := &p.view.board
			p.set()
			c.keys(key("Enter", itoa(tileSpot(at))))
			require.Equal(t, at, c.tile)
			supply := p.places("supply")["supply"].String()
			require.Contains(t, supply, `id="maj-h"`)
			leads += strings.Count(supply, words.Leads)
			needs += strings.Count(supply, "needs ")
			cannot += strings.Count(supply, words.Cannot)
			require.Equal(t, 1, strings.Count(p.places("board")["board"].String(), "sf-look"))
			c.keys(key("Escape", itoa(tileSpot(at))))
			require.Equal(t, noTile, c.tile)
		}
	})
	assert.NotZero(t, leads)
	assert.NotZero(t, needs)
	assert.NotZero(t, cannot)
}

// TestTheTilesThatCountAreMarked: those of the request, or of the option card
// that is paid for or placed with.
func TestTheTilesThatCountAreMarked(t *testing.T) {
	requests, options := 0, 0
	games(t, func(p *page, ply int) {
		v := p.play().View().(*game.View)
		r, have := v.Request()
		if _, card := v.Card(); have == 0 || card != 0 || ply%7 != 0 {
			return
		}
		want := map[game.District]bool{game.District(r.Place): r.Place < game.Boundary}
		card := game.OptionCards
		if q := v.Investors(); v.Ask() == game.AskPlace {
			card = q[0].Card
		}
		if v.Ask() == game.AskPay || v.Ask() == game.AskOffer {
			card = v.Tied()
		}
		if card < game.OptionCards {
			a, b := card.Districts()
			want[a], want[b] = true, true
			options++
		}
		p.set()
		for at := range game.Tile(game.Tiles) {
			d := v.District(at)
			require.Equal(t, want[d], p.view.scene.district(at).Aim, "%v in %v", d, v.Ask())
			if want[d] && card == game.OptionCards {
				requests++
			}
		}
	})
	assert.NotZero(t, requests)
	assert.NotZero(t, options)
}

func TestOneOfFewTargetsIsBroughtIntoSight(t *testing.T) {
	one, none := 0, 0
	games(t, func(p *page, ply int) {
		if ply%5 != 0 {
			return
		}
		targets, revealed := 0, 0
		p.places("board")["board"].Walk(func(e *element) {
			isTarget := strings.Contains(e.Value("class"), "sf-can") && e.Value("data-spot") != ""
			if isTarget {
				targets++
			}
			if e.Value("data-reveal") != "" {
				revealed++
				assert.True(t, isTarget)
			}
		})
		if targets == 0 || targets > few {
			require.Zero(t, revealed)
			none++
			return
		}
		require.Equal(t, 1, revealed)
		one++
	})
	assert.NotZero(t, one)
	assert.NotZero(t, none)
}

// A tile that is looked at covers the coach on a phone.
func TestATileIsLookedAtUntilAPersonDecides(t *testing.T) {
	games(t, func(p *page, ply int) {
		if ply > 20 {
			return
		}
		c := &p.view.board
		if kind := p.play().Players[0].Kind; ply%2 == 1 {
			for i := range p.play().Players {
				p.play().Players[i].Kind = store.Bot
			}
			p.set()
			require.Equal(t, game.Tile(7), c.tile)
			c.ply--
			for i := range p.play().Players {
				p.play().Players[i].Kind = kind
			}
			p.set()
			require.Equal(t, noTile, c.tile)
			return
		}
		p.set()
		c.tile = 7
	})
}
