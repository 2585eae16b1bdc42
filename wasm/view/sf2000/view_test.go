package sf2000

import (
	"encoding/xml"
	"errors"
	"io"
	"math/rand"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/core/replay"
	"bayboard/core/rng"
	"bayboard/wasm/store"
)

func TestMarkupIsWhatThePageAccepts(t *testing.T) {
	ids := regexp.MustCompile(` id="([^"]+)"`)
	used := regexp.MustCompile(`href="#([^"]+)"`)
	games(t, func(p *page, ply int) {
		if ply%37 != 0 && len(p.play().Legal()) > 0 {
			return
		}
		p.play().Opened = engine.Seat(ply % len(p.play().Players))
		p.view.board.marks, p.view.board.tile = ply%2 == 0, game.Tile(ply%game.Tiles)
		if legal := p.play().Legal(); len(legal) > 0 {
			p.play().Pointed = legal[ply%len(legal)]
		}
		places := p.places()
		p.play().Pointed, p.play().Opened = engine.Action{}, engine.NoSeat
		defined := map[string]bool{}
		for _, m := range ids.FindAllStringSubmatch(places["defs"].String(), -1) {
			defined[m[1]] = true
		}
		for name, place := range places {
			markup := place.String()
			for _, m := range used.FindAllStringSubmatch(markup, -1) {
				require.True(t, defined[m[1]] || strings.HasPrefix(m[1], "ui-"), "%s uses %s", name, m[1])
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
// seat cannot know (rule secrecy).
func TestNothingSecretIsOnThePage(t *testing.T) {
	differ := map[game.Ask]int{}
	games(t, func(p *page, ply int) {
		s := p.state()
		if ply%50 != 0 && differ[s.Ask()] > 0 || s.Actor() == engine.NoSeat {
			return
		}
		for viewer := range engine.Seat(s.Seats()) {
			r := rng.FromUint64(uint64(ply))
			other := s.View(viewer).Sample(nil, &r).(*game.State)
			if other.Position() != s.Position() {
				differ[s.Ask()]++
			}
			require.Equal(t, shown(t, s, viewer), shown(t, other, viewer), "ply %d seat %d", ply, viewer)
		}
	})
	for ask := game.AskRequest; ask < game.AskNothing; ask++ {
		assert.NotZero(t, differ[ask], "question %v", ask)
	}
}

func shown(t *testing.T, s *game.State, viewer engine.Seat) map[string]string {
	m, err := replay.FromPosition(game.Game, s.Position())
	require.NoError(t, err)
	return seen(t, m, viewer)
}

// seen is all that a seat sees of a match.
func seen(t *testing.T, m *replay.Match, viewer engine.Seat) map[string]string {
	p := &page{t: t, view: New()}
	var err error
	p.env, err = vugu.NewBuildEnv()
	require.NoError(t, err)
	seats := engine.Seat(m.State().Seats())
	p.model.Play = &store.Play{Match: m, Players: make([]store.Player, seats), Viewer: viewer, Opened: (viewer + 1) % seats}
	p.view.board.marks = true
	out := map[string]string{}
	for name, place := range p.places() {
		out[name] = place.String()
	}
	return out
}

// TestNothingSecretOfTheGameSoFarIsOnThePage shows games that differ only in
// what others chose in secret: the events tell the viewer no more than the
// view.
func TestNothingSecretOfTheGameSoFarIsOnThePage(t *testing.T) {
	tried := map[game.Ask]int{}
	games(t, func(p *page, ply int) {
		s, m := p.state(), p.play().Match
		legal := p.play().Legal()
		secret := s.Ask() == game.AskInfluence || s.Ask() == game.AskOption || s.Ask() == game.AskPay
		if !secret || len(legal) < 2 || tried[s.Ask()] > 20 {
			return
		}
		var first []map[string]string
		for i, a := range []engine.Action{legal[0], legal[len(legal)-1]} {
			next, err := replay.FromRecord(m.RecordAt(ply))
			require.NoError(t, err)
			require.NoError(t, next.Play(a, nil))
			if now := next.State().(*game.State); now.Ask() != s.Ask() {
				return // it was the last choice, and all are shown
			}
			for viewer := range engine.Seat(s.Seats()) {
				if viewer == s.Actor() {
					continue
				}
				out := seen(t, next, viewer)
				if i == 0 {
					first = append(first, out)
				} else {
					require.Equal(t, first[0], out, "ply %d seat %d", ply, viewer)
					first = first[1:]
					tried[s.Ask()]++
				}
			}
		}
	})
	for _, ask := range []game.Ask{game.AskInfluence, game.AskOption, game.AskPay} {
		assert.NotZero(t, tried[ask], "%v", ask)
	}
}

func TestWhyNotIsAnsweredAndShownWhereItWasAsked(t *testing.T) {
	found := map[string]int{}
	games(t, func(p *page, _ int) {
		for _, name := range []string{"board", "hand"} {
			if found[name] > 30 {
				continue
			}
			for _, why := range p.pressed("mouse", name).whys {
				found[name]++
				p.tell(store.WhyAsked{Action: why})
				require.NotNil(t, p.play().Why, "the engine refuses it")
				places := p.places("board", "hand")
				require.Contains(t, places["hand"].String(), `../rules/sf2000/#`+string(p.play().Why.Err.Rule))
				if name == "board" {
					require.Equal(t, 1, strings.Count(places["board"].String(), "sf-asked"))
				}
				p.tell(store.WhyAsked{})
			}
		}
	})
	assert.NotZero(t, found["board"])
	assert.NotZero(t, found["hand"])
}

func TestAPlayerOpens(t *testing.T) {
	p := newPage(t, setup(3, 2))
	assert.Nil(t, p.places()["opened"])
	p.sent = nil
	p.places("others")["others"].Walk(func(e *element) {
		if h := e.Handler("click"); h != nil {
			h(by("mouse"))
		}
	})
	require.Len(t, p.sent, 3, "the own seat too")
	p.tell(p.sent[1])
	opened := p.places("opened")["opened"]
	require.NotNil(t, opened)
	opened.Walk(func(e *element) { assert.Nil(t, e.Handler("click")) })
	assert.Equal(t, 12, strings.Count(opened.String(), `<span class="sf-chip">`), "all checks are known at the start")
}

func TestOnlyCancelledSumsAreStruckOut(t *testing.T) {
	p := newPage(t, setup(3, 1))
	p.set()
	class := func(f fate) string { return p.view.scene.settled(0, &f, 1).class }
	assert.Contains(t, class(fate{card: 5, cancelled: true}), "sf-cut")
	assert.NotContains(t, class(fate{card: 4}), "sf-cut")
	assert.Equal(t, "–", (&fate{card: -1, out: true}).total(), "no bid")
	assert.Equal(t, "8", (&fate{card: -1, out: true, sum: 8}).total())
}

func TestBidsStandBesideThePlayers(t *testing.T) {
	p := newPage(t, setup(3, 2))
	r, bids := rand.New(rand.NewSource(4)), 0
	for p.play().Actor() != engine.NoSeat && bids < 20 {
		others := p.places("others")["others"].String()
		v := p.view.scene.view
		switch {
		case v.Ask() == game.AskBid:
			for seat := range v.Seats() {
				checks := v.Bid(engine.Seat(seat))
				stands := regexp.MustCompile(`class="sf-bid[^>]*>0</b>`).FindString(others)
				assert.Empty(t, stands, "no bid is not a bid of 0")
				if bid := checks.Sum(); bid > 0 && !v.Out(engine.Seat(seat)) {
					bids++
					assert.Regexp(t, `<b [^>]*class="sf-bid[^>]*>`+strconv.Itoa(bid)+`</b>`, others)
				}
			}
		case v.Ask() == game.AskInfluence, v.Ask() == game.AskOffer:
			assert.NotContains(t, others, "sf-bid", "secret")
		}
		p.do(choose(r, v, p.play().Legal(), p.play().Match.Ply()))
	}
	assert.Equal(t, 20, min(bids, 20))
}
