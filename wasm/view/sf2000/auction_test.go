package sf2000

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/core/replay"
)

// Who decides has been beaten: the highest bid is another's, in a game and at a
// position that tells nothing of what came before.
func TestTheHighestBidIsNeverOfTheOneWhoDecides(t *testing.T) {
	highest, reached := 0, 0
	games(t, func(p *page, _ int) {
		if p.state().Ask() != game.AskBid || p.play().Actor() == engine.NoSeat {
			return
		}
		p.set()
		bare, err := replay.FromPosition(game.Game, p.state().Position())
		require.NoError(t, err)
		q := pageOf(t, bare)
		q.set()
		for _, v := range []*View{p.view, q.view} {
			n := 0
			for _, x := range v.scene.bidding() {
				actor := x.key == lineKey(v.scene.view.Actor())
				if x.status == words.Highest {
					n++
					assert.False(t, actor, "%s", p.state().Position())
				}
				if bid := v.scene.view.Bid(v.scene.view.Actor()); actor && v == q.view && x.status == words.Adding {
					reached++
					assert.NotZero(t, bid.Sum())
				}
			}
			assert.LessOrEqual(t, n, 1)
			highest += n
		}
	})
	assert.NotZero(t, highest)
	assert.NotZero(t, reached, "bids that are as high as the highest before they are finished")
}

func TestNothingIsNotTheOfferToMake(t *testing.T) {
	empty, some := 0, 0
	games(t, func(p *page, _ int) {
		v := p.play().View().(*game.View)
		if v.Ask() != game.AskOffer || p.play().Actor() != p.play().Viewer {
			return
		}
		first := false
		p.places("hand")["hand"].Walk(func(e *element) { first = first || strings.Contains(e.Value("class"), "btn-p") })
		if offer := v.Offer(); offer.Len() == 0 {
			assert.False(t, first)
			empty++
		} else {
			assert.True(t, first)
			some++
		}
	})
	assert.NotZero(t, empty)
	assert.NotZero(t, some)
}
