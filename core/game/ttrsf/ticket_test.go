package ttrsf

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

func TestDrawingTickets(t *testing.T) {
	cites(t, RuleDrawTickets, RuleTicketFinal)
	body := "pile: alcatraz/castro presidio/castro rest\nseat 1:\ntickets: lands-end/mission\n"
	s := at(t, 2, 1, "turn", body)
	require.Equal(t, []string{"offered 1 ticket=alcatraz/castro", "offered 1 ticket=presidio/castro"}, play(t, s, "tickets"))
	require.Equal(t, []string{"keep 1", "keep 2", "keep both"}, legal(s))
	for _, wrong := range []string{"pass", "draw deck", "tickets", "token castro"} {
		refused(t, s, wrong, RuleDrawTickets)
	}
	refusedAction(t, s, engine.Action{Kind: ActKeep, A: 3}, RuleDrawTickets)
	require.Equal(t, []string{"kept 1 ticket=presidio/castro", "returned 1 ticket=alcatraz/castro"}, play(t, s, "keep 2"))
	require.Equal(t, "lands-end/mission presidio/castro", ticketsOf(s, 1))
	pile := s.tickets.pile[:s.pile.n]
	require.Equal(t, "alcatraz/castro", s.ed.ticketText(pile[len(pile)-1]), "under the pile")
	s = at(t, 2, 1, "turn", body)
	play(t, s, "tickets", "keep both")
	require.Equal(t, "lands-end/mission alcatraz/castro presidio/castro", ticketsOf(s, 1), "what is kept stays")
}

func TestTheLastTicketMustBeKept(t *testing.T) {
	cites(t, RuleDrawTickets)
	s := lastTicket(t)
	play(t, s, "tickets")
	require.Equal(t, []string{"keep 1"}, legal(s))
	refused(t, s, "keep 2", RuleDrawTickets)
	refused(t, s, "keep both", RuleDrawTickets)
	play(t, s, "keep 1")
	require.Zero(t, s.PileLen())
	require.Empty(t, legal(s, "tickets"))
	refused(t, s, "tickets", RuleDrawTickets)
}

const allButOne = "golden-gate-bridge/potrero-hill golden-gate-bridge/mission alcatraz/sunset alcatraz/castro alcatraz/haight-ashbury the-embarcadero/sunset " +
	"the-embarcadero/japanese-tea-garden lands-end/chinatown lands-end/ballpark lands-end/mission presidio/union-square presidio/castro presidio/ballpark " +
	"fort-mason/mission fort-mason/sunset twin-peaks/ballpark pier-39/twin-peaks lombard-street/potrero-hill lombard-street/japanese-tea-garden chinatown/castro " +
	"golden-gate-bridge/civic-center union-square/sunset"

// lastTicket has one ticket in the pile, and one that seat 1 keeps.
func lastTicket(t *testing.T) *State {
	return at(t, 2, 1, "turn", "pile: golden-gate-bridge/the-embarcadero\nseat 1:\ntickets: painted-ladies/potrero-hill\nseat 2:\ntickets: "+allButOne+"\n")
}

func TestATicketIsCompleteByOnesOwnRoutes(t *testing.T) {
	cites(t, RuleTicketComplete)
	path := "chinatown/union-square:black union-square/civic-center:green civic-center/castro"
	s := at(t, 2, 1, "turn", "seat 1:\ntickets: chinatown/castro\nroutes: "+path+"\n")
	id, _ := s.ed.ticketOf("chinatown/castro")
	require.True(t, s.Complete(0, id))
	require.False(t, s.Complete(1, id))
	s = at(t, 2, 1, "turn", "seat 1:\nroutes: chinatown/union-square:black civic-center/castro\nseat 2:\nroutes: union-square/civic-center:green\n")
	require.False(t, s.Complete(0, id), "routes of others do not count")
	s = at(t, 2, 1, "turn", "seat 1:\nroutes: lombard-street/chinatown fort-mason/lombard-street fort-mason/pacific-heights pacific-heights/civic-center civic-center/mission:blue castro/mission\n")
	require.True(t, s.Complete(0, id), "any path will do")
}

func TestWhatASeatKnowsOfTickets(t *testing.T) {
	cites(t, RuleSecrecy)
	s := at(t, 3, 1, "turn", "pile: alcatraz/castro presidio/castro chinatown/castro lands-end/mission fort-mason/mission fort-mason/sunset\nseat 1:\ntickets: golden-gate-bridge/potrero-hill\nseat 2:\ntickets: golden-gate-bridge/mission\n"+
		"seat 3:\ntickets: alcatraz/sunset alcatraz/haight-ashbury the-embarcadero/sunset the-embarcadero/japanese-tea-garden lands-end/chinatown lands-end/ballpark presidio/union-square presidio/ballpark twin-peaks/ballpark pier-39/twin-peaks lombard-street/potrero-hill lombard-street/japanese-tea-garden golden-gate-bridge/civic-center union-square/sunset painted-ladies/potrero-hill golden-gate-bridge/the-embarcadero\n")
	play(t, s, "tickets", "keep 2")
	returned, _ := s.ed.ticketOf("alcatraz/castro")
	last := s.PileLen() - 1
	require.Equal(t, returned, s.View(0).(*View).Pile()[last], "one knows what one put under the pile")
	require.Equal(t, TicketID(0), s.View(1).(*View).Pile()[last], "nobody else does")
	require.Equal(t, []TicketID{0, 0}, s.View(1).(*View).Tickets(0), "the number of tickets is public")
	// The others draw the rest of the pile.
	play(t, s, "tickets", "keep both", "tickets", "keep 1")
	play(t, s, "draw deck", "draw deck", "tickets")
	require.Equal(t, "alcatraz/castro", s.ed.ticketText(s.Offered(1)[0]))
	require.Equal(t, []TicketID{returned, 0}, s.View(0).(*View).Offered(1), "seat 1 knows the ticket that it put there")
	both := *s
	play(t, &both, "keep both")
	require.Equal(t, []TicketID{0, 0, 0, returned, 0}, both.View(0).(*View).Tickets(1))
	play(t, s, "keep 2")
	require.NotContains(t, s.View(0).(*View).Tickets(1), returned, "which of two was kept is secret")
	require.NotContains(t, s.View(0).(*View).Pile(), returned)
}
