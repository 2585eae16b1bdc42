package sf2022

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

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/core/replay"
	"bayboard/core/rng"
	"bayboard/wasm/store"
)

// clicked is all that can be sent by one click, with the pick as it is.
func (p *page) clicked(names ...string) (chosen map[engine.Action]bool, picks, whys []engine.Action) {
	chosen = map[engine.Action]bool{}
	p.sent = nil
	for _, place := range p.places(names...) {
		place.Walk(func(e *element) {
			if h := e.Handler("click"); h != nil {
				h(by(""))
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

// reachable is all actions that clicks can send, after picking each card.
func (p *page) reachable() map[engine.Action]bool {
	all, picks, whys := p.clicked()
	for _, a := range whys {
		if a != (engine.Action{}) {
			assert.NotContains(p.t, p.play.Legal(), a, "asked why of a legal action")
		}
	}
	for _, pick := range picks {
		p.play.Pick = pick
		more, _, _ := p.clicked("board", "hand")
		for a := range more {
			all[a] = true
		}
	}
	p.play.Pick = engine.Action{}
	return all
}

func TestEveryLegalActionAndNoOtherCanBeClicked(t *testing.T) {
	asked := map[game.Ask]int{}
	for players := game.MinPlayers; players <= game.MaxPlayers; players++ {
		for seed := range uint64(2) {
			r := rand.New(rand.NewSource(int64(seed)))
			p := newPage(t, players, seed+uint64(players)*100)
			for {
				legal := p.play.Legal()
				got := p.reachable()
				want := map[engine.Action]bool{}
				for _, a := range legal {
					want[a] = true
				}
				require.Equal(t, want, got, "players %d seed %d ply %d", players, seed, p.play.Match.Ply())
				if len(legal) == 0 {
					break
				}
				asked[p.play.View().(*game.View).Ask()]++
				require.NoError(t, p.play.Match.Play(prefer(r, legal), nil))
				p.settle()
			}
		}
	}
	for ask := game.AskTurn; ask < game.AskClose; ask++ {
		assert.NotZero(t, asked[ask], "question %d never came up", ask)
	}
}

// prefer plays at random, but places rather than discards.
func prefer(r *rand.Rand, legal []engine.Action) engine.Action {
	a := legal[r.Intn(len(legal))]
	if a.Kind == game.ActDiscard {
		a = legal[0]
	}
	return a
}

func TestNobodyChoosesForAnother(t *testing.T) {
	p := newPage(t, 3, 5)
	p.play.Viewer = (p.play.Viewer + 1) % 3
	chosen, _, whys := p.clicked()
	assert.Empty(t, chosen)
	assert.Empty(t, whys)

	p = newPage(t, 3, 5)
	p.play.Players[p.play.Viewer].Kind = store.Bot
	chosen, _, whys = p.clicked()
	assert.Empty(t, chosen)
	assert.Empty(t, whys)
}

func TestPointingShowsWhatWouldCome(t *testing.T) {
	r := rand.New(rand.NewSource(3))
	p := newPage(t, 2, 77)
	chips := 0
	for range 120 {
		legal := p.play.Legal()
		if len(legal) == 0 {
			break
		}
		for _, a := range legal {
			p.play.Pointed = a
			if a.Kind == game.ActPlace {
				p.play.Pick = engine.Action{Kind: game.ActPlace, A: a.A}
			}
			board := p.places("board")["board"].String()
			if strings.Contains(board, `class="preview`) {
				chips++
			}
			assert.LessOrEqual(t, strings.Count(board, " ghost\""), 1)
		}
		p.settle()
		require.NoError(t, p.play.Match.Play(prefer(r, legal), nil))
		p.settle()
	}
	assert.NotZero(t, chips)
}

func TestMarkupIsWhatThePageAccepts(t *testing.T) {
	r := rand.New(rand.NewSource(9))
	p := newPage(t, 4, 12)
	for ply := 0; len(p.play.Legal()) > 0; ply++ {
		p.play.Opened = engine.Seat(ply % 4)
		places := p.places()
		for name, place := range places {
			markup := place.String()
			require.NotContains(t, markup, "<use", name)
			wellFormed(t, markup)
			place.Walk(func(e *element) { named(t, e) })
		}
		require.NoError(t, p.play.Match.Play(prefer(r, p.play.Legal()), nil))
		p.settle()
	}
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

// named: controls have a name, and siblings have different keys.
func named(t *testing.T, e *element) {
	require.NotContains(t, e.Data, "vg-")
	if e.Data == "button" && e.Value("aria-label") == "" {
		text := regexp.MustCompile(`<[^>]*>`).ReplaceAllString(e.String(), "")
		if e.InnerHTML != nil {
			text += *e.InnerHTML
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

func TestWhyNotIsAnsweredWhereItWasAsked(t *testing.T) {
	p := newPage(t, 2, 1)
	_, _, whys := p.clicked()
	require.NotEmpty(t, whys, "areas are empty at the start")
	err := p.play.Match.State().Apply(whys[0], nil)
	var refused *engine.IllegalError
	require.ErrorAs(t, err, &refused)
	p.play.Why = &store.Why{Action: whys[0], Err: refused}
	places := p.places()
	assert.Contains(t, places["supply"].String(), `id="why"`)
	assert.Contains(t, places["supply"].String(), `../rules/sf2022/#realize`)
	assert.NotContains(t, places["board"].String(), `id="why"`)

	p.sent = nil
	places["supply"].Walk(func(e *element) {
		if e.Value("class") == "why-x" {
			e.Handler("click")(by(""))
		}
	})
	assert.Equal(t, []store.Msg{store.WhyAsked{}}, p.sent)
}

func TestAnotherCityOpens(t *testing.T) {
	p := newPage(t, 3, 2)
	assert.Nil(t, p.places()["opened"])
	p.sent = nil
	p.places()["others"].Walk(func(e *element) {
		if h := e.Handler("click"); h != nil {
			h(by(""))
		}
	})
	require.Len(t, p.sent, 2)
	p.play.Opened = p.sent[0].(store.CityOpened).Seat
	opened := p.places()["opened"]
	require.NotNil(t, opened)
	opened.Walk(func(e *element) { assert.Nil(t, e.Handler("click")) })
}

func TestATieThatOnlyTheEndDecidesLeadsNothing(t *testing.T) {
	p := newPage(t, 2, 1)
	places := p.places()
	board, table := places["board"].String(), places["standings"].String()
	assert.Equal(t, game.Rows, strings.Count(board, ">tie</i>"))
	assert.NotContains(t, board, "1st")
	assert.Equal(t, 2*game.Contests, strings.Count(table, ">?</i>"))
	assert.Contains(t, table, words.OpenNote)
}

func TestASignBesideAStandingIsExplainedBelowIt(t *testing.T) {
	m, err := replay.New(game.Game, engine.Setup{Players: 3, First: engine.NoSeat, Seed: 5})
	require.NoError(t, err)
	r, with, without := rng.New(5), 0, 0
	for legal := m.State().Legal(nil); len(legal) > 0; legal = m.State().Legal(nil) {
		require.NoError(t, m.Play(legal[r.IntN(len(legal))], nil))
		if m.Ply()%10 != 0 {
			continue
		}
		table := pageOf(t, m).places()["standings"].String()
		for sign, note := range map[string]string{"=": words.TieNote, "?": words.OpenNote} {
			shown := strings.Contains(table, ">"+sign+"</i>")
			assert.Equal(t, shown, strings.Contains(table, note), "%s at %d", sign, m.Ply())
			if shown {
				with++
			} else {
				without++
			}
		}
	}
	assert.Positive(t, with)
	assert.Positive(t, without)
}

func TestTheButtonsOfTheAreasSayWhichOneEachIs(t *testing.T) {
	p := newPage(t, 2, 1)
	hand := p.places()["hand"].String()
	for _, area := range []string{" area 1", " area 2", " area 3"} {
		assert.Equal(t, 1, strings.Count(hand, ">"+area+"<"))
	}
}
