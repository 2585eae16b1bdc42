package ttrsf

import (
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/view/ui"
)

// motion is what moves, because of the actions that were just carried out.
type motion struct {
	claimed []game.RouteID // whose cable cars are set
	from    []game.Loc     // that tokens are taken from
	put     []game.Loc     // that stacks are placed at

	tokens  [game.MaxPlayers]game.SymbolSet // that come
	players [game.MaxPlayers]string         // classes of the seats
	hand    [game.Colors]string             // and of the viewer's cards
	row     [game.RowLen]string             // and of the open ones
	offered bool                            // tickets are
}

func (s *scene) findMotion() (m motion) {
	turned := 0
	for _, e := range s.Moves() {
		switch e.Kind {
		case game.EvTaken:
			m.card(s, e, " mv-row-"+strconv.Itoa(int(e.B)+1))
		case game.EvDrawn:
			m.card(s, e, " mv-pile")
		case game.EvTurnedUp:
			turned++
			m.row[e.B] = " mv-card mv-pile" + ui.MoveStep(turned)
		case game.EvClaimed:
			m.claimed = append(m.claimed, game.RouteID(e.A))
			m.players[e.Seat] += " mv-last"
		case game.EvPoints:
			m.players[e.Seat] += " mv-scores"
		case game.EvToken:
			m.from = append(m.from, game.Loc(e.B))
			m.tokens[e.Seat] |= 1 << e.A
		case game.EvStack:
			m.put = append(m.put, game.Loc(e.B))
		case game.EvOffered:
			m.offered = m.offered || e.Seat == s.seat
		}
	}
	return m
}

// card is a card that comes to a seat: to the hand of the viewer, to what
// another did last.
func (m *motion) card(s *scene, e engine.Event, from string) {
	if e.Seat == s.seat {
		m.hand[e.A] = " mv-card" + from
	} else {
		m.players[e.Seat] += " mv-last" + from
	}
}
