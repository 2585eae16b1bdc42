package text

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	"bayboard/core/game/ttrsf"
)

// dealt is a game of two in which the first seat decides.
func dealt(t *testing.T) engine.State {
	t.Helper()
	s, err := ttrsf.Game.New(engine.Setup{Players: 2, First: 0, Seed: 7})
	require.NoError(t, err)
	return s
}

// route finds a route of the built-in map.
func route(t *testing.T, a, b string) ttrsf.RouteID {
	t.Helper()
	ed := ttrsf.Builtin()
	from, _ := ed.LocOf(a)
	to, _ := ed.LocOf(b)
	for r := range ttrsf.RouteID(ed.Routes()) {
		if ed.Route(r).A == from && ed.Route(r).B == to {
			return r
		}
	}
	require.Fail(t, "no such route", a+" "+b)
	return 0
}

func TestNamesOfTTRSF(t *testing.T) {
	ed := ttrsf.Builtin()
	r := route(t, "pier-39", "alcatraz")
	assert.Equal(t, "Pier 39 – Alcatraz", RouteName(ed, r))
	assert.Equal(t, "Union Square – Civic Center (green)", RouteName(ed, route(t, "union-square", "civic-center")))
	assert.Equal(t, "a hidden ticket", TicketName(ed, 0))
	assert.Equal(t, "Golden Gate Bridge – Potrero Hill", TicketName(ed, 1))
	assert.Equal(t, "2 blue and 1 ferry", Payment(ttrsf.Blue, 1, 3))
	assert.Equal(t, "3 ferries", Payment(ttrsf.Ferry, 3, 3))
	assert.Equal(t, "an orange card", aCard("orange"))
	assert.Equal(t, "a face-up ferry", faceUp("ferry"))
	assert.Equal(t, "Haight-Ashbury – Castro (purple)", endsName(nil, "haight-ashbury/castro:purple"))
	assert.Equal(t, "Coit Tower – Pier 39", endsName(nil, "coit-tower/pier-39:2"))
	assert.Equal(t, "Ticket to Ride: San Francisco", FullTitle("ttrsf"))
	for y := ttrsf.Symbol(1); y <= ttrsf.Symbols; y++ {
		assert.NotEmpty(t, SymbolName(y))
	}
}

func TestPrices(t *testing.T) {
	ed := ttrsf.Builtin()
	for _, x := range []struct{ a, b, want string }{
		{"pier-39", "alcatraz", "2 cards of one colour, at least 1 ferry among them"},
		{"pier-39", "lombard-street", "1 red card or a ferry"},
		{"fort-mason", "lombard-street", "1 card of any kind"},
		{"presidio", "lands-end", "3 purple cards, and any of them may be a ferry"},
	} {
		assert.Equal(t, x.want, price(ed.Route(route(t, x.a, x.b))))
	}
}

// What is drawn blind and which tickets are kept is told to its seat alone.
func TestOthersSeeThatItHappens(t *testing.T) {
	s := dealt(t)
	names := []string{You, "Mira"}
	tellTo := func(viewer engine.Seat, list ...engine.Event) string {
		for i := range list {
			list[i] = list[i].For(viewer)
		}
		return Action(s, list, names).String()
	}
	drawn := engine.Event{Kind: ttrsf.EvDrawn, Seat: 1, Audience: 1, A: int16(ttrsf.Blue)}
	assert.Equal(t, "Mira drew a card from the deck.", tellTo(0, drawn))
	assert.Equal(t, "Mira drew a blue card from the deck.", tellTo(1, drawn))
	kept := engine.Event{Kind: ttrsf.EvKept, Seat: 0, Audience: 0, A: 1}
	back := engine.Event{Kind: ttrsf.EvReturned, Seat: 0, Audience: 0, A: 2}
	assert.Equal(t, "You kept Golden Gate Bridge – Potrero Hill. Golden Gate Bridge – Mission goes under the pile.", tellTo(0, kept, back))
	assert.Equal(t, "You kept 1 ticket. The other one goes under the pile.", tellTo(1, kept, back))
	assert.Equal(t, "You kept 2 tickets.", tellTo(1, kept, kept))
	assert.Equal(t, "You drew 2 tickets.", tellTo(1,
		engine.Event{Kind: ttrsf.EvOffered, Seat: 0, Audience: 0, A: 1}, engine.Event{Kind: ttrsf.EvOffered, Seat: 0, Audience: 0, A: 2}))
}

func TestAClaimIsToldWithAllThatComesOfIt(t *testing.T) {
	s := dealt(t)
	all := engine.AllSeats
	list := []engine.Event{
		{Kind: ttrsf.EvClaimed, Seat: 1, Audience: all, A: int16(route(t, "pier-39", "alcatraz")), B: int16(ttrsf.Blue), C: 1, D: 2},
		{Kind: ttrsf.EvPoints, Seat: 1, Audience: all, A: 2, B: 12},
		{Kind: ttrsf.EvToken, Seat: 1, Audience: all, A: 2, B: 4, C: 3},
		{Kind: ttrsf.EvLastTurns, Seat: 1, Audience: all, A: 2},
	}
	names := []string{You, "Mira"}
	came := "Crab token from Alcatraz: 3 tokens now. No more than 2 cable cars left: everybody has one more turn."
	assert.Equal(t, "Mira claimed Pier 39 – Alcatraz with 1 blue and 1 ferry. +2 points. "+came, Action(s, list, names).String())
	assert.Equal(t, came, Effects(s, list, names, false))
	assert.Equal(t, "Mira took the crab token at Alcatraz.", Action(s, list[2:3], names).String())
	end := []engine.Event{
		{Kind: ttrsf.EvPassed, Seat: 0, Audience: all}, {Kind: ttrsf.EvEnded, Seat: engine.NoSeat, Audience: all, A: 1},
		{Kind: ttrsf.EvTicket, Seat: 0, Audience: all, A: 1, B: 1, C: 10}, {Kind: ttrsf.EvTicket, Seat: 1, Audience: all, A: 2, C: -8},
	}
	assert.Equal(t, "You passed. Everybody has had their last turn: the game is over. "+
		"Your tickets: Golden Gate Bridge – Potrero Hill\u00a0+10. Mira’s tickets: Golden Gate Bridge – Mission\u00a0−8.", Action(s, end, names).String())
	assert.Equal(t, "The tickets of the others are shown.", ttrsfChance(tell(s, end[:2], names)))
}

func TestRefusalsOfTTRSFCarryTheFacts(t *testing.T) {
	colour := func(f ...engine.Fact) string {
		_, reason := Refusal("ttrsf", &engine.IllegalError{Rule: ttrsf.RuleClaimColour, Facts: f})
		return reason
	}
	assert.Equal(t, "This payment takes 2 red cards, and you hold 1 red card.",
		colour(engine.Word("colour", "red"), engine.Number("held", 1), engine.Number("needed", 2)))
	assert.Equal(t, "This route is red: it takes red cards and ferries, not blue.",
		colour(engine.Word("colour", "blue"), engine.Word("route", "red")))
	_, reason := Refusal("ttrsf", &engine.IllegalError{Rule: ttrsf.RuleDoubleOwn, Facts: []engine.Fact{engine.Word("route", "pier-39/alcatraz:2")}})
	assert.Equal(t, "Pier 39 – Alcatraz is a double route. Nobody can own both of its routes.", reason)
}

func TestTheScoreOfTTRSF(t *testing.T) {
	label, detail := ScoreLine("ttrsf", engine.Line{Rule: ttrsf.RuleScoreTickets, Facts: []engine.Fact{
		engine.Number("complete", 2), engine.Number("failed", 1),
	}})
	assert.Equal(t, "Tickets, 2 of 3", label+", "+detail)
	_, detail = ScoreLine("ttrsf", engine.Line{Rule: ttrsf.RuleScoreTickets})
	assert.Empty(t, detail, "nothing is known of the tickets of others")
	assert.NotEqual(t, ScoreLegend("sf2022"), ScoreLegend("ttrsf"))
}
