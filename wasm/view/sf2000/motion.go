package sf2000

import (
	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
)

// motion is what moves, because of the actions that were just carried out.
type motion struct {
	sticks  game.Streets            // that are laid
	tiles   uint64                  // that are rebuilt
	rows    [game.MaxPlayers]string // classes of the seats' lines
	players [game.MaxPlayers]string // and of their cards
	added   [game.MaxPlayers]int    // the check that comes to a bid
	drawn   bool                    // a request or an action card is
	decided bool                    // an auction is
}

func (s *scene) findMotion() (m motion) {
	for _, e := range s.Moves() {
		m.hear(s, e)
	}
	return m
}

func (m *motion) lay(at int16) { m.sticks = m.sticks.Or(game.Only(game.Street(at))) }

func (m *motion) hear(s *scene, e engine.Event) {
	switch e.Kind {
	case game.EvStick, game.EvExchanged:
		m.lay(e.A)
	case game.EvMoved:
		m.lay(e.B)
	case game.EvSwapped:
		m.lay(e.A)
		m.lay(e.B)
	case game.EvRequest, game.EvCard:
		m.drawn = true
	case game.EvShown, game.EvOptionShown, game.EvNobody:
		m.decided = true
	case game.EvAdded:
		m.added[e.Seat] = int(e.A)
	case game.EvStood:
		m.rows[e.Seat] += " mv-stands"
		if beaten := s.highest(e.Seat); beaten != engine.NoSeat {
			m.rows[beaten] += " mv-beaten"
		}
	case game.EvDropped:
		m.rows[e.Seat] += " mv-beaten"
	case game.EvPaid:
		m.decided = true
		m.players[e.Seat] += " mv-pays"
	case game.EvWonInfluence, game.EvPaidHidden:
		m.players[e.Seat] += " mv-pays"
	case game.EvTookInfluence, game.EvKeptChecks:
		m.players[e.Seat] += " mv-earns"
	case game.EvRebuilt:
		m.tiles |= 1 << e.A
		m.players[e.Seat] += " mv-scores"
	}
}

// highest is who bids the most beside a seat, NoSeat if nobody else bids.
func (s *scene) highest(but engine.Seat) engine.Seat {
	high, most := engine.NoSeat, 0
	for i := range s.view.Seats() {
		seat := engine.Seat(i)
		bid := s.view.Bid(seat)
		if n := bid.Sum(); seat != but && n > most && !s.view.Out(seat) {
			high, most = seat, n
		}
	}
	return high
}
