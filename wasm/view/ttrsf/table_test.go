package ttrsf

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/text"
)

func TestTheListHasWhatCanBePaid(t *testing.T) {
	can, cannot := 0, 0
	games(t, 1, func(p *page, _ int) {
		p.set()
		s := &p.view.scene
		for i := range s.ed.Routes() {
			r := game.RouteID(i)
			switch afford := s.affords(r); {
			case s.view.Ask() == game.AskTurn:
				require.Equal(t, s.state(r).Can, afford, s.routeName(r))
			case afford:
				can++
			default:
				cannot++
			}
		}
	})
	assert.NotZero(t, can, "also while others decide")
	assert.NotZero(t, cannot)
}

func TestTheViewerSeesTheirOwnPieces(t *testing.T) {
	held, last := 0, 0
	games(t, 1, func(p *page, _ int) {
		p.set()
		s := &p.view.scene
		mine := p.view.hand.mine()
		require.Contains(t, mine, strconv.Itoa(s.view.Cars(s.seat))+hidden(" "+words.Cars+", "))
		require.Contains(t, mine, strconv.Itoa(s.view.RoutePoints(s.seat))+hidden(" "+words.Points+", "))
		require.Equal(t, s.view.Tokens(s.seat).Len(), strings.Count(mine, "tt-tok\""))
		if n := s.view.LastTurns(); n > 0 {
			last++
			require.Contains(t, mine, lastTurns(n))
		} else {
			require.NotContains(t, mine, lastTurns(0)[1:])
		}
		held += s.view.Tokens(s.seat).Len()
	})
	assert.NotZero(t, held)
	assert.NotZero(t, last)
}

func TestWhatOthersDidLastIsShown(t *testing.T) {
	claims, draws, faceUp := 0, 0, 0
	games(t, 1, func(p *page, _ int) {
		m := p.play.Match
		if m.Ply() == 0 || m.State().Actor() == engine.NoSeat {
			return
		}
		for _, e := range m.Events(m.Ply()) {
			viewer := (e.Seat + 1) % engine.Seat(m.State().Seats())
			p.play.Viewer = viewer
			p.set()
			last := p.view.scene.lastTurn(e.Seat)
			switch e.Kind {
			case game.EvClaimed:
				claims++
				require.Contains(t, last, esc(p.view.scene.routeEnds(game.RouteID(e.A))))
			case game.EvTaken:
				faceUp++
				require.Contains(t, last, mini(game.Color(e.A)))
			case game.EvDrawn:
				draws++
				sign := p.view.scene.sign(e.For(viewer))
				require.Equal(t, `<span class="tt-mini tt-mini-back"></span>`, sign, "drawn cards are secret")
				require.Contains(t, last, sign)
			}
		}
		p.settle()
	})
	assert.NotZero(t, claims)
	assert.NotZero(t, faceUp)
	assert.NotZero(t, draws)
}

func TestTicketsToChooseFromAreOnTheMap(t *testing.T) {
	p := newPage(t, 3, 2)
	p.set()
	require.Equal(t, game.AskDeal, p.view.scene.view.Ask())
	actor := p.play.Viewer
	assert.Equal(t, p.view.scene.view.Offered(actor), p.view.board.traced())
	assert.Equal(t, 2, strings.Count(p.places("board")["board"].String(), "tt-link-bed"))
	assert.NotContains(t, p.places("hand")["hand"].String(), doneOf(0, 0))
	p.play.Viewer = (actor + 1) % 3
	p.set()
	assert.Empty(t, p.view.board.traced())
}

func TestAtTheEndAllTicketsAreShown(t *testing.T) {
	failed := 0
	games(t, 2, func(p *page, _ int) {
		if p.play.Actor() != engine.NoSeat {
			return
		}
		p.set()
		s, n := &p.view.scene, 0
		for seat := range engine.Seat(s.view.Seats()) {
			n += s.view.TicketCount(seat)
			p.play.Opened = seat
			opened := p.places("opened")["opened"].String()
			require.NotContains(t, opened, words.Missing)
			failed += strings.Count(opened, words.Failed)
		}
		p.play.Opened = engine.NoSeat
		require.Len(t, p.view.board.tickets.list(), n)
		require.NotContains(t, p.places("board")["board"].String(), words.Missing)
	})
	assert.NotZero(t, failed)
}

func TestAtTheEndThePointsAreTheFinalOnesEverywhere(t *testing.T) {
	differ := 0
	games(t, 1, func(p *page, _ int) {
		if p.play.Actor() != engine.NoSeat {
			return
		}
		p.set()
		s := &p.view.scene
		for _, seat := range p.view.others.list() {
			p.play.Opened = seat
			p.set()
			final := text.Points(s.view.Game().Unit(), s.view.Outcome().Scores[seat])
			require.Contains(t, p.view.others.body(seat), ">"+final+hidden(" "+words.FinalPoints+", "))
			require.Contains(t, p.view.opened.points(), ">"+final+"<")
			require.Equal(t, final, p.view.standings.accounts()[seat].sum)
			if final != strconv.Itoa(s.view.RoutePoints(seat)) {
				differ++
			}
		}
		p.play.Opened = engine.NoSeat
	})
	assert.NotZero(t, differ)
}

func TestWithoutTicketsThereIsNoBoxForThem(t *testing.T) {
	deals, plies := 0, 0
	games(t, 1, func(p *page, _ int) {
		p.set()
		places := p.places()
		some := len(p.view.scene.ticketsOf(p.view.scene.seat)) > 0
		require.Equal(t, some, strings.Contains(places["board"].String(), "tt-mine"))
		if p.view.scene.view.Ask() == game.AskDeal {
			deals++
			require.False(t, some)
			require.NotContains(t, places["standings"].String(), "+0")
		}
		plies++
	})
	assert.NotZero(t, deals)
	assert.Greater(t, plies, deals)
}
