package sf2000

import (
	"fmt"
	"math/rand"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
)

// inMotion is the pieces of a part that have a class of motion: the key of each,
// or "" for a piece within another's picture, with the class.
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
		if e.InnerHTML == nil {
			return
		}
		for tag := range strings.SplitSeq(*e.InnerHTML, `class="`) {
			class, _, _ := strings.Cut(tag, `"`)
			add("", class)
		}
	})
	return all
}

func TestWhatAnActionDidMoves(t *testing.T) {
	r := rand.New(rand.NewSource(5))
	seen := map[engine.EventKind]int{}
	for seed := range uint64(8) {
		p := newPage(t, setup(3+int(seed)%3, seed+5))
		for len(p.play().Legal()) > 0 {
			legal := p.play().Legal()
			p.do(legal[r.Intn(len(legal))])
			m := p.play().Match
			p.play().Moved = 1
			p.checkMotion(m.Events(m.Ply()), seen)
			if m.Ply()%10 != 0 {
				continue
			}
			p.play().Moved = 0
			for name, part := range p.places() {
				require.Empty(t, inMotion(part), "%s stands still after an undo, a jump, a reload", name)
			}
		}
	}
	for _, k := range []engine.EventKind{
		game.EvAdded, game.EvStood, game.EvDropped, game.EvPaid, game.EvWonInfluence, game.EvStick, game.EvRebuilt, game.EvRequest, game.EvCard, game.EvKeptChecks,
	} {
		assert.NotZero(t, seen[k], "event %d", k)
	}
}

// checkMotion looks for the pieces of the events of the last action.
func (p *page) checkMotion(events []engine.Event, seen map[engine.EventKind]int) {
	places := p.places("board", "supply", "others", "hand")
	board, supply, others := inMotion(places["board"]), inMotion(places["supply"]), inMotion(places["others"])
	sticks := map[string]bool{}
	lay := func(n int16) { sticks[strconv.Itoa(int(n))] = true }
	for _, e := range events {
		seen[e.Kind]++
		line := "s" + strconv.Itoa(int(e.Seat))
		card := "seat" + strconv.Itoa(int(e.Seat))
		switch e.Kind {
		case game.EvAdded:
			if p.state().View(p.play().Viewer).(*game.View).Actor() == e.Seat {
				assert.True(p.t, supply[" mv-come"], "the check comes")
			}
		case game.EvStood:
			if p.view.supply.open {
				assert.True(p.t, supply[line+" mv-stands"])
			}
		case game.EvStick, game.EvExchanged:
			lay(e.A)
		case game.EvMoved:
			lay(e.B)
		case game.EvSwapped:
			lay(e.A)
			lay(e.B)
		case game.EvRebuilt:
			assert.True(p.t, board[p.view.board.tilePlace(game.Tile(e.A)).key+" mv-built"], "%v", board)
			assert.True(p.t, others[card+" mv-scores"])
		case game.EvPaid, game.EvWonInfluence:
			assert.True(p.t, others[card+" mv-pays"])
			if e.Kind == game.EvPaid && !p.view.supply.open {
				assert.True(p.t, supply[p.view.supply.steps()+" mv-steps"], "the result is told line by line")
			}
		case game.EvTookInfluence, game.EvKeptChecks:
			assert.True(p.t, others[card+" mv-earns"])
		case game.EvRequest, game.EvCard:
			assert.True(p.t, places["hand"] == nil || inMotion(places["hand"])["prize mv-drawn"])
		}
	}
	laid := 0
	for k := range board {
		if strings.HasSuffix(k, " mv-lay") {
			laid++
		}
	}
	require.Equal(p.t, len(sticks), laid, "sticks that are laid: %v", sticks)
	for n := range sticks {
		at, _ := strconv.Atoi(n)
		require.True(p.t, board[p.view.board.streetPlace(game.Street(at)).key+" mv-lay"])
	}
}

func TestABidIsBeaten(t *testing.T) {
	r := rand.New(rand.NewSource(9))
	beaten := 0
	for seed := range uint64(6) {
		p := newPage(t, setup(4, seed+40))
		for len(p.play().Legal()) > 0 && beaten < 20 {
			legal := p.play().Legal()
			high, most := engine.NoSeat, 0 // beside who bids
			for seat := range engine.Seat(4) {
				if bid := p.state().Bid(seat); seat != p.play().Actor() && bid.Sum() > most && !p.state().Out(seat) {
					high, most = seat, bid.Sum()
				}
			}
			p.do(legal[r.Intn(len(legal))])
			m := p.play().Match
			p.play().Moved = 1
			for _, e := range m.Events(m.Ply()) {
				if e.Kind != game.EvStood || high == engine.NoSeat {
					continue
				}
				places := p.places("supply", "others")
				if !p.view.supply.open {
					continue
				}
				beaten++
				assert.True(t, inMotion(places["supply"])[fmt.Sprintf("s%d mv-beaten", high)], "the bid of %d sinks", high)
				assert.Contains(t, places["others"].String(), "mv-stands", "beside the players too")
			}
		}
	}
	assert.NotZero(t, beaten)
}

func TestSticksThatChangePlacesMove(t *testing.T) {
	for kind, want := range map[engine.EventKind][]string{
		game.EvStick: {"-1xA"}, game.EvMoved: {"-1xB"}, game.EvSwapped: {"-1xA", "-1xB"}, game.EvExchanged: {"-1xA"},
	} {
		var streets []string
		for _, x := range moves {
			if x.Kind == kind {
				assert.Equal(t, "mv-lay", x.Class)
				streets = append(streets, x.Piece)
			}
		}
		assert.Equal(t, want, streets, "event %d", kind)
	}
}
