package sf2022

import (
	"math/rand"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
)

// fans counts the cards in a button.
func fans(e *element) int {
	n := 0
	e.Walk(func(k *element) {
		if k.Value("class") == "fan-c" {
			n++
		}
	})
	return n
}

// TestThePanelHasTheAreas: on a phone the areas lie below the city, so the
// panel has a button with the cards of each.
func TestThePanelHasTheAreas(t *testing.T) {
	r := rand.New(rand.NewSource(2))
	p := newPage(t, 2, 5)
	realized, laid, full := 0, 0, false
	for range 120 {
		legal := p.play.Legal()
		if len(legal) == 0 {
			break
		}
		v := p.play.View().(*game.View)
		kind := map[game.Ask]engine.ActionKind{game.AskTurn: game.ActRealize, game.AskArea: game.ActArea}[v.Ask()]
		if kind != 0 {
			var list []*element
			p.places("hand")["hand"].Walk(func(e *element) {
				if h := e.Value("data-key"); e.Data == "button" && len(h) == 2 && strings.HasPrefix(h, "a") {
					list = append(list, e)
				}
			})
			require.Len(t, list, game.Areas)
			for k, e := range list {
				cards := len(v.Area(k))
				assert.Equal(t, cards, fans(e))
				assert.Equal(t, kind == game.ActRealize, slices.Contains(strings.Fields(e.Value("class")), "quick"), "hidden where the areas are in sight")
				full = full || cards > 1
				act := engine.Action{Kind: kind, A: int16(k)}
				p.sent = nil
				e.Handler("click")(by("touch"))
				require.Len(t, p.sent, 1)
				if slices.Contains(legal, act) {
					assert.Equal(t, store.ActionChosen{Action: act}, p.sent[0])
				} else {
					assert.Equal(t, store.WhyAsked{Action: act}, p.sent[0])
				}
				if kind == game.ActArea {
					laid++
					continue
				}
				realized++
				label := ""
				e.Walk(func(k *element) {
					if k.Data == "span" && k.InnerHTML != nil {
						label += *k.InnerHTML
					}
				})
				assert.Equal(t, text.RealizeArea(k, cards), label)
			}
		}
		require.NoError(t, p.play.Match.Play(prefer(r, legal), nil))
		p.settle()
	}
	assert.NotZero(t, realized)
	assert.NotZero(t, laid)
	assert.True(t, full, "an area with more than a card")
}
