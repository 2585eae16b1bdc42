package sf2000

import (
	"strconv"
	"strings"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/wasm/view/ui"
)

// moves: x are streets, t tiles, s the seats' lines, p their cards, c checks
// that are added; d is what is drawn, w how an auction went.
var moves = []ui.Move{
	{Kind: game.EvStick, Piece: "-1xA", Class: "mv-lay"},
	{Kind: game.EvExchanged, Piece: "-1xA", Class: "mv-lay"},
	{Kind: game.EvMoved, Piece: "-1xB", Class: "mv-lay"},
	{Kind: game.EvSwapped, Piece: "-1xA", Class: "mv-lay"},
	{Kind: game.EvSwapped, Piece: "-1xB", Class: "mv-lay"},
	{Kind: game.EvRebuilt, Piece: "-1tA", Class: "mv-built"},
	{Kind: game.EvRebuilt, Piece: "Sp0", Class: "mv-scores"},
	{Kind: game.EvAdded, Piece: "ScA", Class: "mv-come"},
	{Kind: game.EvStood, Piece: "Ss0", Class: "mv-stands"},
	{Kind: game.EvDropped, Piece: "Ss0", Class: "mv-beaten"},
	{Kind: game.EvPaid, Piece: "Sp0", Class: "mv-pays"},
	{Kind: game.EvWonInfluence, Piece: "Sp0", Class: "mv-pays"},
	{Kind: game.EvPaidHidden, Piece: "Sp0", Class: "mv-pays"},
	{Kind: game.EvTookInfluence, Piece: "Sp0", Class: "mv-earns"},
	{Kind: game.EvKeptChecks, Piece: "Sp0", Class: "mv-earns"},
	{Kind: game.EvRequest, Piece: "-1d0", Class: "mv-drawn"},
	{Kind: game.EvCard, Piece: "-1d0", Class: "mv-drawn"},
	{Kind: game.EvPaid, Piece: "-1w0", Class: "mv-steps"},
	{Kind: game.EvShown, Piece: "-1w0", Class: "mv-steps"},
	{Kind: game.EvOptionShown, Piece: "-1w0", Class: "mv-steps"},
	{Kind: game.EvNobody, Piece: "-1w0", Class: "mv-steps"},
}

// findMotion finds what moves, and the bid that another beats.
func (s *scene) findMotion() {
	s.motion = s.Motion(moves)
	if strings.Contains(string(s.motion), "mv-stands") {
		if beaten := s.highest(s.highest(engine.NoSeat)); beaten != engine.NoSeat {
			s.motion += ui.Motion(strconv.Itoa(int(beaten)) + "s0 mv-beaten\n")
		}
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
