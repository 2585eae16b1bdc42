package ttrsf

import (
	"encoding/xml"
	"errors"
	"io"
	"math/rand"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
	"bayboard/core/replay"
	"bayboard/core/rng"
	"bayboard/wasm/store"
)

// press is a click, by a kind of pointer.
type press struct {
	vugu.DOMEvent
	stopped bool
}

func by(pointer string) *press {
	return &press{DOMEvent: vugu.NewDOMEvent(nil, map[string]any{"pointerType": pointer})}
}

func (p *press) StopPropagation() { p.stopped = true }

// clicked is all that can be sent by one click, with the pick as it is.
func (p *page) clicked(names ...string) (chosen map[engine.Action]bool, picks, whys []engine.Action) {
	chosen = map[engine.Action]bool{}
	p.sent = nil
	for _, place := range p.places(names...) {
		place.Walk(func(e *element) {
			if h := e.Handler("click"); h != nil {
				h(by("mouse"))
			}
		})
	}
	for _, m := range p.sent {
		switch m := m.(type) {
		case store.ActionChosen:
			chosen[m.Action] = true
		case store.Picked:
			picks = append(picks, m.Action)
		case store.WhyAsked:
			whys = append(whys, m.Action)
		}
	}
	return chosen, picks, whys
}

// reachable is all actions that clicks can send: at once, after picking a
// route, and after picking a payment.
func (p *page) reachable() map[engine.Action]bool {
	legal := map[engine.Action]bool{}
	for _, a := range p.play.Legal() {
		legal[a] = true
	}
	all, picks, whys := p.clicked()
	for _, a := range whys {
		assert.False(p.t, legal[a], "asked why of a legal action")
	}
	done := map[engine.Action]bool{{}: true}
	for len(picks) > 0 {
		pick := picks[0]
		picks = picks[1:]
		if done[pick] {
			continue
		}
		done[pick] = true
		p.play.Pick = pick
		more, next, _ := p.clicked("hand")
		for a := range more {
			all[a] = true
		}
		picks = append(picks, next...)
	}
	p.play.Pick = engine.Action{}
	return all
}

// games plays random games with each number of players.
func games(t *testing.T, seeds int, visit func(p *page, ply int)) {
	for players := game.MinPlayers; players <= game.MaxPlayers; players++ {
		for seed := range uint64(seeds) {
			r := rand.New(rand.NewSource(int64(seed)))
			p := newPage(t, players, seed+uint64(players)*100)
			for ply := 0; ; ply++ {
				visit(p, ply)
				legal := p.play.Legal()
				if len(legal) == 0 {
					break
				}
				require.NoError(t, p.play.Match.Play(prefer(r, p, legal), nil))
				p.settle()
			}
		}
	}
}

// prefer plays at random, but mostly claims where it can, and always where a
// choice between tokens follows.
func prefer(r *rand.Rand, p *page, legal []engine.Action) engine.Action {
	var claims []engine.Action
	for _, a := range legal {
		if a.Kind == game.ActClaim {
			claims = append(claims, a)
			if v := p.play.View().(*game.View); lookAhead(v, a).choose {
				return a
			}
		}
	}
	if len(claims) > 0 && r.Intn(4) > 0 {
		return claims[r.Intn(len(claims))]
	}
	return legal[r.Intn(len(legal))]
}

func TestEveryLegalActionAndNoOtherCanBeClicked(t *testing.T) {
	asked := map[game.Ask]int{}
	games(t, 1, func(p *page, ply int) {
		got, want := p.reachable(), map[engine.Action]bool{}
		for _, a := range p.play.Legal() {
			want[a] = true
		}
		require.Equal(t, want, got, "players %d ply %d", len(p.play.Players), ply)
		asked[p.play.View().(*game.View).Ask()]++
	})
	for ask := game.AskDeal; ask <= game.AskNothing; ask++ {
		assert.NotZero(t, asked[ask], "question %d never came up", ask)
	}
}

func TestNobodyChoosesForAnother(t *testing.T) {
	p := newPage(t, 3, 5)
	p.play.Viewer = (p.play.Viewer + 1) % 3
	chosen, picks, whys := p.clicked()
	assert.Empty(t, chosen)
	assert.Empty(t, picks)
	assert.Empty(t, whys)
}

func TestMarkupIsWhatThePageAccepts(t *testing.T) {
	ids := regexp.MustCompile(`<symbol id="([^"]+)"`)
	used := regexp.MustCompile(`href="#([^"]+)"`)
	games(t, 1, func(p *page, ply int) {
		if ply%6 != 0 && len(p.play.Legal()) > 0 {
			return
		}
		p.play.Opened = engine.Seat(ply % len(p.play.Players))
		p.view.board.links, p.view.supply.all = ply%12 == 0, ply%18 == 0
		if _, picks, _ := p.clicked("board"); len(picks) > 0 {
			p.play.Pick = picks[0]
		}
		places := p.places()
		p.play.Pick = engine.Action{}
		defined := map[string]bool{}
		for _, m := range ids.FindAllStringSubmatch(places["defs"].String(), -1) {
			defined[m[1]] = true
		}
		for name, place := range places {
			markup := place.String()
			for _, m := range used.FindAllStringSubmatch(markup, -1) {
				require.True(t, defined[m[1]], "%s uses %s", name, m[1])
			}
			wellFormed(t, markup)
			place.Walk(func(e *element) { named(t, e) })
		}
	})
}

func wellFormed(t *testing.T, markup string) {
	d := xml.NewDecoder(strings.NewReader("<div>" + strings.ReplaceAll(markup, "&#39;", "'") + "</div>"))
	for {
		tok, err := d.Token()
		if errors.Is(err, io.EOF) {
			return
		}
		require.NoError(t, err, markup)
		if start, ok := tok.(xml.StartElement); ok {
			for _, a := range start.Attr {
				require.False(t, a.Name.Local == "style" || strings.HasPrefix(a.Name.Local, "on"), a.Name.Local)
			}
		}
	}
}

var tags = regexp.MustCompile(`<[^>]*>`)

// named: controls have a name, and siblings have different keys.
func named(t *testing.T, e *element) {
	require.NotContains(t, e.Data, "vg-")
	if (e.Data == "button" || e.Value("role") == "button") && e.Value("aria-label") == "" {
		text := tags.ReplaceAllString(e.String(), "")
		if e.InnerHTML != nil {
			text += tags.ReplaceAllString(*e.InnerHTML, "")
		}
		require.NotEmpty(t, strings.TrimSpace(text), "a button without a name")
	}
	keys := map[string]bool{}
	for _, k := range e.Kids {
		if key := k.Value("data-key"); key != "" {
			require.False(t, keys[key], "key %s twice", key)
			keys[key] = true
		}
	}
}

// TestNothingSecretIsOnThePage shows two positions that differ only in what a
// seat cannot know.
func TestNothingSecretIsOnThePage(t *testing.T) {
	differ := 0
	games(t, 1, func(p *page, ply int) {
		if ply%8 != 0 || p.play.Actor() == engine.NoSeat {
			return
		}
		s := p.play.Match.State().(*game.State)
		for viewer := range engine.Seat(s.Seats()) {
			r := rng.FromUint64(uint64(ply))
			other := s.View(viewer).Sample(nil, &r).(*game.State)
			if other.Position() != s.Position() {
				differ++
			}
			require.Equal(t, shown(t, s, viewer), shown(t, other, viewer), "ply %d seat %d", ply, viewer)
		}
	})
	assert.NotZero(t, differ)
}

func shown(t *testing.T, s *game.State, viewer engine.Seat) map[string]string {
	m, err := replay.FromPosition(game.Game, s.Position())
	require.NoError(t, err)
	p := pageOf(t, m)
	p.play.Viewer, p.play.Opened = viewer, (viewer+1)%engine.Seat(s.Seats())
	p.view.board.links, p.view.supply.all = true, true
	out := map[string]string{}
	for name, place := range p.places() {
		out[name] = place.String()
	}
	return out
}
