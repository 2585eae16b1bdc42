package sf2000

import (
	"math/rand"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/core/replay"
	"bayboard/core/search"
	"bayboard/wasm/store"
)

// setups are games of each number of players and with the variants.
func setups() []engine.Setup {
	var list []engine.Setup
	for i, players := range []int{3, 4, 5, 4} {
		s := setup(players, uint64(11+i))
		s.Options[game.OptionIncome], s.Options[game.OptionNoRemove] = uint8(i%3), uint8(i/2%2)
		list = append(list, s)
	}
	return list
}

// records are games in which persons mostly decide as a bot would.
var records = sync.OnceValue(func() []replay.Record {
	var list []replay.Record
	for i, s := range setups() {
		r := rand.New(rand.NewSource(int64(i)))
		m, err := replay.New(game.Game, s)
		if err != nil {
			panic(err)
		}
		for m.State().Actor() != engine.NoSeat {
			a := choose(r, m.State().View(m.State().Actor()), m.State().Legal(nil), m.Ply())
			if err := m.Play(a, nil); err != nil {
				panic(err)
			}
		}
		list = append(list, m.Record())
	}
	return list
})

// games plays the records again, in the store.
func games(t *testing.T, visit func(p *page, ply int)) {
	for _, r := range records() {
		s, err := replay.New(game.Game, r.Setup)
		require.NoError(t, err)
		p := pageOf(t, s)
		for ply, a := range r.Actions {
			visit(p, ply)
			p.do(a)
		}
		visit(p, len(r.Actions))
		require.Equal(t, engine.NoSeat, p.play().Actor())
	}
}

func choose(r *rand.Rand, v engine.View, legal []engine.Action, ply int) engine.Action {
	if r.Intn(5) == 0 {
		return legal[r.Intn(len(legal))]
	}
	return search.New(search.Medium, 1).Choose(v, legal, ply)
}

// reached is what presses can send.
type reached struct {
	chosen, tapped, picks map[engine.Action]bool
	whys                  []engine.Action
}

// pressed is what one press on each control sends: a click or tap, or Enter on
// the controls of the map.
func (p *page) pressed(pointer string, names ...string) reached {
	r := reached{chosen: map[engine.Action]bool{}, tapped: map[engine.Action]bool{}, picks: map[engine.Action]bool{}}
	p.sent = nil
	for _, place := range p.places(names...) {
		var keys func(*press)
		place.Walk(func(e *element) {
			if h := e.Handler("keydown"); h != nil {
				keys = func(x *press) { h(x) }
			}
			h := e.Handler("click")
			spot := e.Value("data-spot")
			switch {
			case h == nil:
			case pointer == "key" && spot != "":
				e := key("Enter", spot)
				keys(e)
				require.True(p.t, e.prevented)
			case pointer == "key":
				h(by("")) // the browser clicks a button
			default:
				h(by(pointer))
			}
		})
	}
	for _, m := range p.sent {
		switch m := m.(type) {
		case store.ActionChosen:
			r.chosen[m.Action] = true
		case store.Tapped:
			r.tapped[m.Action] = true
		case store.Picked:
			r.picks[m.Action] = true
		case store.WhyAsked:
			r.whys = append(r.whys, m.Action)
		}
	}
	return r
}

// reachable is all actions that can be done with a pointer or the keyboard: at
// once, or after a stick to be moved is picked.
func (p *page) reachable(pointer string) map[engine.Action]bool {
	legal := map[engine.Action]bool{}
	for _, a := range p.play().Legal() {
		legal[a] = true
	}
	all := map[engine.Action]bool{}
	first := p.pressed(pointer)
	note := func(r reached) {
		for _, a := range r.whys {
			assert.False(p.t, legal[a], "asked why of a legal action")
		}
		for a := range r.chosen {
			all[a] = true
		}
		for a := range r.tapped {
			require.Equal(p.t, "touch", pointer)
			all[a] = true
		}
	}
	note(first)
	for pick := range first.picks {
		p.play().Pick = pick
		note(p.pressed(pointer, "board", "hand"))
	}
	p.play().Pick = engine.Action{}
	p.view.board.tile, p.view.board.marks, p.view.board.near = noTile, false, false
	return all
}

func TestEveryLegalActionAndNoOtherCanBePressed(t *testing.T) {
	asked := map[game.Ask]int{}
	pointers := []string{"mouse", "touch", "key"}
	games(t, func(p *page, ply int) {
		want := map[engine.Action]bool{}
		for _, a := range p.play().Legal() {
			want[a] = true
		}
		pointer := pointers[ply%3]
		require.Equal(t, want, p.reachable(pointer), "%d players, ply %d, %s, %v", p.state().Seats(), ply, pointer, p.state().Ask())
		asked[p.state().Ask()]++
	})
	for ask := game.AskRequest; ask <= game.AskNothing; ask++ {
		assert.NotZero(t, asked[ask], "question %v never came up", ask)
	}
}

// A position from a link comes without what led to it.
func TestEveryLegalActionCanBePressedInAGameThatBeginsThere(t *testing.T) {
	for _, r := range records() {
		m, err := replay.New(game.Game, r.Setup)
		require.NoError(t, err)
		for ply, a := range r.Actions {
			if ply%7 == 0 {
				begun, err := replay.FromPosition(game.Game, m.State().Position())
				require.NoError(t, err)
				want := map[engine.Action]bool{}
				for _, a := range m.State().Legal(nil) {
					want[a] = true
				}
				require.Equal(t, want, pageOf(t, begun).reachable("mouse"), "%d players, ply %d", r.Setup.Players, ply)
			}
			require.NoError(t, m.Play(a, nil))
		}
	}
}

// TestWholeGamesByPressesAlone plays the records by what is sent when their
// controls are pressed.
func TestWholeGamesByPressesAlone(t *testing.T) {
	pointers := []string{"mouse", "touch", "key"}
	for _, r := range records() {
		p := newPage(t, r.Setup)
		for ply, want := range r.Actions {
			p.press(pointers[(ply+ply/3)%3], want)
		}
		require.True(t, p.state().Outcome().Over)
	}
}

// press does an action by pressing its control, twice with a finger.
func (p *page) press(pointer string, want engine.Action) {
	if want.Kind == game.ActMove {
		require.True(p.t, p.pressed(pointer, "board").picks[moving(want.A)])
		p.tell(store.Picked{Action: moving(want.A)})
	}
	ply := p.play().Match.Ply()
	got := p.pressed(pointer, "board", "hand")
	if got.tapped[want] {
		p.tell(store.Tapped{Action: want})
		require.Equal(p.t, ply, p.play().Match.Ply(), "the first tap only shows")
		require.True(p.t, p.pressed(pointer, "board").tapped[want])
		p.tell(store.Tapped{Action: want})
	} else {
		require.True(p.t, got.chosen[want], "%s", p.state().FormatAction(want))
		p.tell(store.ActionChosen{Action: want})
	}
	require.Equal(p.t, ply+1, p.play().Match.Ply())
	p.settle()
}

func TestNobodyChoosesForAnother(t *testing.T) {
	p := newPage(t, setup(3, 5))
	p.play().Viewer = (p.play().Viewer + 1) % 3
	r := p.pressed("mouse")
	assert.Empty(t, r.chosen)
	assert.Empty(t, r.picks)
	assert.Empty(t, r.whys)
}
