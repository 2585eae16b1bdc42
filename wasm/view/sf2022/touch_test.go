package sf2022

import (
	"math/rand"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/wasm/store"
)

// press is a click or the begin of one, by a kind of pointer.
type press struct {
	vugu.DOMEvent
	stopped bool
}

func by(pointer string) *press {
	return &press{DOMEvent: vugu.NewDOMEvent(nil, map[string]any{"pointerType": pointer})}
}

func (p *press) StopPropagation() { p.stopped = true }

// placing is a game before a card is placed, with the card picked.
func placing(t *testing.T) *page {
	r := rand.New(rand.NewSource(4))
	p := newPage(t, 2, 9)
	for p.play.View().(*game.View).Ask() != game.AskPlace {
		require.NoError(t, p.play.Match.Play(prefer(r, p.play.Legal()), nil))
		p.settle()
	}
	return p
}

// target is a space that can be chosen, and the grid.
func (p *page) target() (space, grid *element) {
	p.places("board")["board"].Walk(func(e *element) {
		switch {
		case strings.Contains(e.Value("class"), " target"):
			space = e
		case e.Value("role") == "grid":
			grid = e
		}
	})
	require.NotNil(p.t, space)
	return space, grid
}

func TestAFingerShowsFirstAndAMouseOrAKeyDoesItAtOnce(t *testing.T) {
	p := placing(t)
	space, grid := p.target()
	for _, pointer := range []string{"touch", "pen"} {
		p.sent = nil
		e := by(pointer)
		space.Handler("click")(e)
		require.Len(t, p.sent, 1)
		tapped, ok := p.sent[0].(store.Tapped)
		require.True(t, ok)
		assert.Equal(t, game.ActPlace, tapped.Action.Kind)
		assert.True(t, e.stopped, "the page takes a tap elsewhere for a way out")
	}
	for _, pointer := range []string{"mouse", ""} {
		p.sent = nil
		space.Handler("click")(by(pointer))
		assert.IsType(t, store.ActionChosen{}, p.sent[0])
	}
	p.sent = nil
	grid.Handler("pointerdown")(by("touch"))
	space.Handler("click")(by(""))
	assert.IsType(t, store.Tapped{}, p.sent[0], "where a click does not tell")
	p.sent = nil
	space.Handler("click")(by(""))
	assert.IsType(t, store.ActionChosen{}, p.sent[0], "a key after a tap")
}

func TestAFingerOnAnotherSpaceAsksWhyNot(t *testing.T) {
	p := placing(t)
	p.places("board")["board"].Walk(func(e *element) {
		if h := e.Handler("click"); h != nil && !strings.Contains(e.Value("class"), " target") {
			h(by("touch"))
		}
	})
	require.NotEmpty(t, p.sent)
	for _, m := range p.sent {
		assert.IsType(t, store.WhyAsked{}, m)
	}
}

func TestWhatWasLaidLatelyIsMarked(t *testing.T) {
	r := rand.New(rand.NewSource(4))
	p := newPage(t, 3, 9)
	viewer := p.play.Viewer
	marked := 0
	for range 150 {
		legal := p.play.Legal()
		if len(legal) == 0 {
			break
		}
		actor, a := p.play.Actor(), prefer(r, legal)
		require.NoError(t, p.play.Match.Play(a, nil))
		p.settle()
		p.play.Viewer = viewer
		places := p.places("board", "others")
		board, others := places["board"].String(), places["others"].String()
		if actor == viewer {
			assert.NotContains(t, others, "th-new", "the others have not moved since")
		}
		if a.Kind == game.ActPlace && actor == viewer {
			assert.Contains(t, board, " fresh")
			assert.Contains(t, board, ", just laid")
		}
		if a.Kind == game.ActPlace && actor != viewer {
			assert.Contains(t, others, "th-new")
			assert.NotContains(t, board, " fresh")
			marked++
		}
	}
	assert.NotZero(t, marked)
}

func TestTakenCardsOfAnotherAreOnlyShown(t *testing.T) {
	p := placing(t)
	p.play.Viewer = 1 - p.play.Viewer
	hand := p.places("hand")["hand"]
	require.NotNil(t, hand)
	cards := 0
	hand.Walk(func(e *element) {
		assert.Nil(t, e.Handler("click"))
		if strings.Contains(e.Value("class"), "hc-still") {
			cards++
		}
	})
	assert.Equal(t, len(p.play.View().(*game.View).Hand()), cards)
}

func TestTheNoteOfAdvantagesEndsWithTheGame(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	p := newPage(t, 2, 3)
	assert.Contains(t, p.places("standings")["standings"].String(), "if the game ended now")
	for legal := p.play.Legal(); len(legal) > 0; legal = p.play.Legal() {
		require.NoError(t, p.play.Match.Play(prefer(r, legal), nil))
		p.settle()
	}
	require.Equal(t, engine.NoSeat, p.play.Actor())
	assert.NotContains(t, p.places("standings")["standings"].String(), "if the game ended now")
}
