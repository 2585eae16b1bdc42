package sf2022

import (
	"maps"
	"math/rand"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
)

// moving lists the pieces of a part that have a class of motion, with it.
func moving(part *element) []string {
	var list []string
	part.Walk(func(e *element) {
		for class := range strings.FieldsSeq(e.Value("class")) {
			if strings.HasPrefix(class, "mv-") {
				list = append(list, e.Value("data-key")+" "+class)
			}
		}
	})
	return list
}

func TestWhatAnActionDidMoves(t *testing.T) {
	r := rand.New(rand.NewSource(3))
	seen := map[engine.EventKind]int{}
	for seed := range uint64(12) {
		p := newPage(t, 2+int(seed)%3, seed+20)
		for len(p.play.Legal()) > 0 {
			seat := p.play.Actor()
			require.NoError(t, p.play.Match.Play(prefer(r, p.play.Legal()), nil))
			p.settle()
			p.play.Viewer, p.play.Moved = seat, 1
			p.checkMotion(seat, seen)
			if p.play.Match.Ply()%10 != 0 {
				continue
			}
			p.play.Viewer = (seat + 1) % engine.Seat(len(p.play.Players))
			p.checkOthersMotion(seat)
			p.play.Moved = 0
			for name, part := range p.places() {
				require.NotContains(t, part.String(), "mv-", "%s stands still after an undo, a jump, a reload", name)
			}
		}
	}
	for _, k := range []engine.EventKind{
		game.EvRevealed, game.EvLaidOut, game.EvRealized, game.EvReturned, game.EvPlaced, game.EvMarker, game.EvSquare,
		game.EvSkyscraper, game.EvPlus2, game.EvTrack, game.EvCompleted,
	} {
		assert.NotZero(t, seen[k], "event %d", k)
	}
}

// checkMotion looks for the pieces of each event of the last action at the
// actor's table.
func (p *page) checkMotion(seat engine.Seat, seen map[engine.EventKind]int) {
	places := p.places("board", "supply", "hand")
	board := moving(places["board"])
	want := map[string]bool{}
	at := func(a int16, class string) { want["c"+strconv.Itoa(int(a))+" "+class] = true }
	for _, e := range p.play.Match.Events(p.play.Match.Ply()) {
		seen[e.Kind]++
		switch e.Kind {
		case game.EvRevealed:
			assert.Contains(p.t, moving(places["hand"]), "h0 mv-deck")
		case game.EvLaidOut:
			assert.Len(p.t, moving(places["supply"]), 1, "one card comes to its area")
		case game.EvRealized:
			assert.Contains(p.t, places["hand"].String(), "mv-area-"+strconv.Itoa(int(e.A)))
			assert.Contains(p.t, places["board"].String(), "mv-g", "a commitment token comes, or goes at once")
		case game.EvPlaced:
			at(e.B, "mv-come")
		case game.EvMarker:
			at(e.A, "mv-marker")
		case game.EvSquare:
			at(e.A, "mv-live")
		case game.EvSkyscraper:
			at(e.A, "mv-sky")
		case game.EvPlus2, game.EvTrack:
			at(e.A, "mv-gold")
		case game.EvCompleted:
			want[game.Row(e.A).String()+" mv-full"] = true
		}
	}
	if placed := slices.IndexFunc(board, func(m string) bool { return strings.HasSuffix(m, " mv-come") }); placed >= 0 {
		key, _, _ := strings.Cut(board[placed], " ")
		assert.Equal(p.t, want[key+" mv-marker"], slices.Contains(board, key+" mv-1"), "a marker spreads from the card that was placed")
	}
	got := map[string]bool{}
	for _, m := range board {
		if key, _, _ := strings.Cut(m, " "); key != "" && !strings.Contains("123456789", m[len(m)-1:]) {
			got[m] = true
		}
	}
	require.Equal(p.t, slices.Sorted(maps.Keys(want)), slices.Sorted(maps.Keys(got)))
}

// checkOthersMotion looks for the last action of a seat in its city in small.
func (p *page) checkOthersMotion(seat engine.Seat) {
	places := p.places("board", "others")
	require.Empty(p.t, slices.DeleteFunc(moving(places["board"]), func(m string) bool { return strings.HasSuffix(m, "mv-gives") }))
	placed := false
	for _, e := range p.play.Match.Events(p.play.Match.Ply()) {
		placed = placed || e.Kind == game.EvPlaced
	}
	require.Equal(p.t, placed, strings.Contains(places["others"].String(), "th-new mv-come"))
}
