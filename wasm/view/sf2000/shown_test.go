package sf2000

import (
	"math/rand"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/wasm/store"
	"bayboard/wasm/view/markup"
)

// kept are the parts that are not always built.
func (p *page) kept() map[string]*markup.Kept {
	k := &p.view.kept
	return map[string]*markup.Kept{
		"others": &k.others, "board": &k.board, "supply": &k.supply, "stock": &k.stock, "standings": &k.standings,
	}
}

// nudge changes one of the things that parts may show, by chance.
func (p *page) nudge(r *rand.Rand) {
	play := p.play()
	m, legal := play.Match, play.Legal()
	switch n := r.Intn(16); {
	case n == 0:
		p.tell(store.PlyChosen{Ply: r.Intn(m.Len() + 1)})
		p.settle()
	case n == 1:
		play.Viewer = engine.Seat(r.Intn(len(play.Players)))
	case n == 2:
		players := append([]store.Player(nil), play.Players...)
		players[r.Intn(len(players))].Name = []string{"", "Zoe"}[r.Intn(2)]
		play.Players = players
	case n == 3:
		p.view.board.reach(spot(r.Intn(int(spots))))
	case n == 4:
		p.view.board.inspect(game.Tile(r.Intn(game.Tiles)))
	case n == 5:
		p.view.board.marks, p.view.board.near = r.Intn(2) == 0, r.Intn(2) == 0
	case n == 6:
		p.tell(store.WhyAsked{Action: p.view.scene.attempt(game.Street(r.Intn(game.StreetCount)))})
	case n == 7 && len(legal) > 0:
		p.tell(store.Picked{Action: moving(legal[r.Intn(len(legal))].A)})
	case n <= 9 && len(legal) > 0:
		p.tell(store.Pointed{Action: legal[r.Intn(len(legal))]})
	default:
		p.tell(store.PlyChosen{Ply: m.Ply() + 1})
		p.settle()
	}
}

// sends is all that the handlers of a part send, in their order; what they
// remember is put back.
func (p *page) sends(e *element) []store.Msg {
	p.sent = nil
	was := p.view.board
	e.Walk(func(e *element) {
		for _, event := range []string{"click", "mouseenter", "mouseleave"} {
			if h := e.Handler(event); h != nil {
				h(by(""))
			}
		}
	})
	p.view.board = was
	return p.sent
}

func TestPartsThatAreKeptAreWhatNewOnesWouldBe(t *testing.T) {
	same, other := map[string]int{}, map[string]int{}
	for i, record := range records() {
		r := rand.New(rand.NewSource(int64(i)))
		p := reopen(t, record)
		p.tell(store.PlyChosen{Ply: 0})
		last := map[string]string{}
		for step := range 70 {
			p.nudge(r)
			p.set()
			for name, k := range p.kept() {
				before := p.build(k)
				markup, sent := before.String(), p.sends(before)
				fresh := p.build(vugu.Builder(k.Part))
				require.Equal(t, fresh.String(), markup, "%s, game %d, step %d", name, i, step)
				require.Equal(t, p.sends(fresh), sent, "%s, game %d, step %d", name, i, step)
				if markup == last[name] {
					same[name]++
				} else {
					other[name]++
				}
				last[name] = markup
			}
		}
	}
	for name := range (&page{view: New()}).kept() {
		assert.Greater(t, same[name], 25, name)
		assert.Greater(t, other[name], 25, name)
	}
}

func TestPartsAreKeptWhileSomethingIsPointedAt(t *testing.T) {
	p := placing(t)
	outs := func() map[string]*vugu.BuildOut {
		p.set()
		m := map[string]*vugu.BuildOut{}
		for name, k := range p.kept() {
			m[name] = p.env.RunBuild(k).Out
		}
		return m
	}
	before := outs()
	p.tell(store.Pointed{Action: p.play().Legal()[0]})
	for name, out := range outs() {
		if name == "board" {
			assert.NotSame(t, before[name], out, "it shows what would come of it")
			continue
		}
		assert.Same(t, before[name], out, name)
	}
}
