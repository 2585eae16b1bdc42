package ttrsf

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
)

// inMotion is the pieces of a part that have a class of motion: the key of
// each, or "" for a piece within another's picture, with the class.
func inMotion(part *element) map[string]bool {
	all := map[string]bool{}
	add := func(key, class string) {
		for word := range strings.FieldsSeq(class) {
			if strings.HasPrefix(word, "mv-") {
				all[key+" "+word] = true
			}
		}
	}
	part.Walk(func(e *element) {
		add(e.Value("data-key"), e.Value("class"))
		if e.InnerHTML != nil {
			for tag := range strings.SplitSeq(*e.InnerHTML, `class="`) {
				class, _, _ := strings.Cut(tag, `"`)
				add("", class)
			}
		}
	})
	return all
}

func TestWhatAnActionDidMoves(t *testing.T) {
	seen := map[engine.EventKind]int{}
	games(t, 4, func(p *page, ply int) {
		if ply == 0 {
			return
		}
		events := p.play.Match.Events(ply)
		seats := engine.Seat(len(p.play.Players))
		p.play.Moved = 1
		for _, e := range events {
			seen[e.Kind]++
			if e.Seat == engine.NoSeat {
				continue
			}
			p.play.Viewer = e.Seat
			p.checkOwn(e.For(e.Seat))
			p.play.Viewer = (e.Seat + 1) % seats
			p.checkOthers(e.For(p.play.Viewer))
		}
		p.settle()
		if ply%10 == 0 {
			p.play.Moved = 0
			for name, part := range p.places() {
				require.Empty(t, inMotion(part), "%s stands still after an undo, a jump, a reload", name)
			}
		}
		p.play.Moved = 0
	})
	for _, k := range []engine.EventKind{
		game.EvTaken, game.EvDrawn, game.EvClaimed, game.EvPoints, game.EvToken, game.EvStack, game.EvOffered,
	} {
		assert.NotZero(t, seen[k], "event %d", k)
	}
}

// checkOwn looks for the pieces of an event at the table of whom it is about.
func (p *page) checkOwn(e engine.Event) {
	places := p.places("board", "hand")
	board, hand := inMotion(places["board"]), inMotion(places["hand"])
	switch e.Kind {
	case game.EvTaken:
		assert.True(p.t, hand[game.Color(e.A).String()+" mv-row-"+strconv.Itoa(int(e.B))], "%v", hand)
	case game.EvDrawn:
		assert.True(p.t, hand[game.Color(e.A).String()+" mv-pile"])
	case game.EvClaimed:
		n := 0
		for k := range board {
			if strings.HasSuffix(k, " mv-cars") {
				n++
			}
		}
		assert.Equal(p.t, 1, n)
		assert.True(p.t, board["r"+strconv.Itoa(int(e.A))+" mv-cars"])
	case game.EvToken:
		assert.True(p.t, board["p"+strconv.Itoa(int(e.B))+" mv-from"])
		assert.True(p.t, hand[" mv-come"])
	case game.EvStack:
		assert.True(p.t, board["p"+strconv.Itoa(int(e.B))+" mv-put"])
	case game.EvPoints:
		assert.Contains(p.t, places["hand"].String(), "mv-scores")
	case game.EvOffered:
		if len(p.play.Legal()) > 0 {
			assert.True(p.t, hand["f0 mv-come"] || hand["f1 mv-come"])
		}
	}
}

// checkOthers looks for the pieces of an event at another's table: no card
// that is secret.
func (p *page) checkOthers(e engine.Event) {
	places := p.places("others", "hand")
	others, hand := inMotion(places["others"]), inMotion(places["hand"])
	for k := range hand {
		key, _, _ := strings.Cut(k, " ")
		require.False(p.t, e.Kind == game.EvDrawn && key == game.Color(1).String(), "no card of the viewer's own hand moves: %s", k)
	}
	seat := "seat" + strconv.Itoa(int(e.Seat))
	switch e.Kind {
	case game.EvTaken, game.EvDrawn, game.EvClaimed:
		assert.True(p.t, others[seat+" mv-last"])
	case game.EvPoints:
		assert.True(p.t, others[seat+" mv-scores"])
	case game.EvToken:
		assert.True(p.t, others[" mv-come"])
	}
}
