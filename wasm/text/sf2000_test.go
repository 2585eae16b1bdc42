package text

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	"bayboard/core/game/sf2000"
)

// stands is a position of sf2000 from its lines.
func stands(t *testing.T, players, lines string) engine.State {
	t.Helper()
	s, err := sf2000.Game.ParsePosition("sf2000 position 1\nedition 1\nplayers " + players + "\n" + lines)
	require.NoError(t, err)
	return s
}

var seats2000 = []string{You, "Mira", "Jun", "Theo", "Rosa"}

// tells plays actions, and tells each to a viewer.
func tells(t *testing.T, s engine.State, viewer engine.Seat, actions ...string) string {
	t.Helper()
	var all []string
	for _, text := range actions {
		a, err := s.ParseAction(text)
		require.NoError(t, err)
		var seen []engine.Event
		require.NoError(t, s.Apply(a, func(e engine.Event) { seen = append(seen, e.For(viewer)) }), text)
		if l := Action(s, seen, seats2000).String(); l != "" {
			all = append(all, l)
		}
	}
	return strings.Join(all, "\n")
}

// asks is what the actor can do.
func asks(s engine.State) string { return Ask(s.View(s.Actor()), engine.Action{}, You).String() }

func TestNamesOfSF2000(t *testing.T) {
	s := stands(t, "3", "ask request seat 1\nrequest market-influence-3")
	assert.Equal(t, "A1", TileName(0))
	assert.Equal(t, "D3", TileName(sf2000.HallTile))
	assert.Equal(t, "between C3 and D3", StreetName(nil, sf2000.Down(2, 3)))
	assert.Regexp(t, `^between \w+ D2 and city hall D3$`, StreetName(s, sf2000.Across(2, 3)))
	for street, where := range map[sf2000.Street]string{
		sf2000.Across(0, 0): "top edge beside A1", sf2000.Across(5, 6): "bottom edge beside G5",
		sf2000.Down(0, 0): "left edge beside A1", sf2000.Down(4, 7): "right edge beside G5",
	} {
		assert.Equal(t, "at the "+where, StreetName(nil, street))
	}
	assert.Equal(t, "nowhere", StreetName(s, sf2000.NoStreet))
	assert.Equal(t, "Street between C3 and D3, stick of Mira", StreetLabel(nil, sf2000.Down(2, 3), "Mira"))
	assert.Equal(t, "Street between C3 and D3, white stick", StreetLabel(nil, sf2000.Down(2, 3), WhiteStick))
	assert.Equal(t, "Street between C3 and D3, your stick", StreetLabel(nil, sf2000.Down(2, 3), You))
	assert.Equal(t, "Street between C3 and D3, free", StreetLabel(nil, sf2000.Down(2, 3), ""))
	assert.Equal(t, "City hall D3, worth 10 +3, rebuilt for you", TileLabel(sf2000.CityHall, sf2000.HallTile, 3, You))
	assert.Equal(t, "Park A1", TileLabel(sf2000.Park, 0, 0, ""))
	assert.Equal(t, "Office B1, worth 6, ruin", TileLabel(sf2000.Office, 1, 0, ""))
	assert.Equal(t, "Who can win city hall D3?", TileQuestion(sf2000.CityHall, sf2000.HallTile))
	assert.Equal(t, "an office", aKind("office"))
	assert.Equal(t, "San Francisco 2000", FullTitle("sf2000"))
}

func TestCardsOfSF2000(t *testing.T) {
	ed := sf2000.Builtin()
	for r := 1; r <= ed.RequestTypes(); r++ {
		request := ed.Request(sf2000.RequestType(r))
		assert.Contains(t, RequestName(request), strings.ToLower(RequestTitle(request)))
		assert.Contains(t, RequestName(request), "by "+WayName(request.Way))
		assert.Contains(t, RequestName(request), InvestorsOf(request))
	}
	assert.Equal(t, "market, by checks, 1 investor", requestName("market-checks-1"))
	assert.Equal(t, "Any kind", RequestTitle(sf2000.Request{Place: sf2000.AnyOption, Way: sf2000.ByOption}))
	titles := map[string]bool{}
	for c := 1; c <= ed.CardTypes(); c++ {
		card := ed.Card(sf2000.CardType(c))
		titles[ActionName(card)] = true
		assert.NotEmpty(t, ActionDoes(card), ActionTitle(card))
	}
	assert.Len(t, titles, ed.CardTypes())
	assert.Equal(t, "Residence bonus", ActionTitle(sf2000.Card{Deed: sf2000.DeedBonus, District: sf2000.Residence}))
	assert.Equal(t, "move a stick, by checks", actionName("move-checks"))
	assert.Equal(t, "1907", YearName(0))
	assert.Equal(t, "Market\u00a0/ amusement", OptionName(sf2000.MarketAmusement))
	for i, o := range sf2000.Game.Options() {
		assert.Len(t, SetupOption("sf2000", i).Values, len(o.Values), o.Name)
	}
}

func TestButtonsAndPanelsOfSF2000(t *testing.T) {
	assert.Equal(t, []string{"Bid 7", "Offer nothing", "Offer 7", "Stop with nothing", "Stop with 8", "Remove none", "Done: 2 sticks"},
		[]string{BidWith(7), OfferWith(0), OfferWith(7), StopWith(0), StopWith(8), DoneLifting(0), DoneLifting(2)})
	assert.Equal(t, "You:\u00a022, Seat\u00a02:\u00a014", ScaleText([]string{You, "Seat 2"}, []int{22, 14}))
	for _, kind := range []engine.ActionKind{sf2000.ActStick, sf2000.ActLift, sf2000.ActMove, sf2000.ActSwap, sf2000.ActWith, sf2000.ActExchange, sf2000.ActRemove} {
		assert.NotEmpty(t, StreetDoes(kind))
	}
	assert.Empty(t, StreetDoes(sf2000.ActKeep))
}

func TestAnInfluenceAuctionIsToldStepByStep(t *testing.T) {
	s := stands(t, "4", "ask influence seat 1\nrequest market-influence-3")
	assert.Equal(t, "Choose influence for market (3 investors): 0 to 9, you have 30. Equal cards cancel each other.", asks(s))
	assert.Equal(t, "You chose the influence card 7.\nMira chose a card.\nJun chose a card.\n"+
		"Theo chose a card. Shown: 7\u00a0by you, 5\u00a0by Mira, 5\u00a0by Jun, 4\u00a0by Theo. You win and pay 7 influence (23 left). "+
		"Two 5s cancel each other. Theo wins and pays 4 influence (26 left).",
		tells(t, s, 0, "influence 7", "influence 5", "influence 5", "influence 4"))
	assert.Regexp(t, `^Lay a stick beside a market tile \(\d+ free streets\), or decline. 1 investor comes after you.$`, asks(s))
	s = stands(t, "3", "ask influence seat 1\nrequest market-influence-2")
	assert.Contains(t, tells(t, s, 1, "influence 0", "influence 6", "influence 6"),
		"Two 6s cancel each other. You win with the 0 and pay nothing (30 left).")
	s = stands(t, "3", "ask influence seat 1\nrequest market-influence-2")
	assert.Contains(t, tells(t, s, 2, "influence 3", "influence 6", "influence 1"),
		"Mira wins and pays 6 influence (24 left), then you win and pay 3 influence (27 left).")
}

func TestABiddingIsToldWithTheSums(t *testing.T) {
	s := stands(t, "3", "ask bid seat 1\nrequest market-checks-1")
	assert.Equal(t, "Bid for market or drop out. Nobody has bid yet. You hold checks worth 58.", asks(s))
	assert.Equal(t, "You bid 2.", tells(t, s, 2, "add 2"))
	assert.Equal(t, "Bid 2 for market, or add a check of at most 2.", asks(s))
	assert.Equal(t, "You bid 2.\nMira dropped out.\nJun bid 5.", tells(t, s, 2, "stand", "out", "add 5"))
	tells(t, s, 0, "stand")
	assert.Equal(t, "Bid more than 5 for market, or drop out. Your bid is 2, and you hold checks worth 56 besides.", asks(s))
	assert.Equal(t, "You added 2: 4 in all.", tells(t, s, 2, "add 2"))
	assert.Equal(t, "Your 4 does not beat 5 yet: add at least 2 more, beginning with a check of at most 1.", asks(s))
	_, reason := try(t, s, "stand")
	assert.Equal(t, "Your 4 does not beat 5: your whole bid must be higher.", reason)
	_, reason = try(t, s, "add 9")
	assert.Equal(t, "In a turn checks are added from high to low: after 2 no 9. Your bid is 4, the highest other 5.", reason)
	_, reason = try(t, s, "out")
	assert.Equal(t, "Dropping out comes before the first check of a turn. Your bid is 4, to beat is 5.", reason)
}

// try is the refusal of an action.
func try(t *testing.T, s engine.State, action string) (title, reason string) {
	t.Helper()
	a, err := s.ParseAction(action)
	require.NoError(t, err)
	var refused *engine.IllegalError
	require.ErrorAs(t, s.Apply(a, nil), &refused, action)
	return Refusal("sf2000", refused)
}

func TestTheLastBidderWinsAndPays(t *testing.T) {
	s := stands(t, "3", "ask bid seat 1\nrequest market-checks-1")
	tells(t, s, 0, "add 3", "stand", "add 4", "add 2", "stand", "out")
	assert.Equal(t, "You dropped out and took back 3. Mira wins and pays 6 with 2 checks.", tells(t, s, 0, "out"))
	s = stands(t, "3", "ask bid seat 1\nrequest market-checks-1")
	tells(t, s, 0, "out", "out")
	assert.Regexp(t, `^Jun dropped out. Nobody wins it. Round 2: Mira begins. Request: .*\.$`, tells(t, s, 0, "out"))
}

func TestOptionCardsAreToldInTheirOrder(t *testing.T) {
	s := stands(t, "4", "ask option seat 1\nrequest option")
	assert.Regexp(t, `^Choose an option card. Free streets: industrial./ office.\d+, market./ amusement.\d+, residence./ condominium.\d+. `+
		`Alone on a card you pay one check.$`, asks(s))
	told := tells(t, s, 0, "option residence-condominium", "option market-amusement", "option market-amusement", "option industrial-office")
	assert.Contains(t, told, "Shown: industrial\u00a0/ office by Theo; market\u00a0/ amusement by Mira and Jun; residence\u00a0/ condominium by you.")
	assert.Equal(t, "You alone chose industrial\u00a0/ office: pay one of your 12 checks, worth 58, face down.", asks(s))
	assert.Equal(t, "Theo paid a check face down.", tells(t, s, 0, "pay 1"))
	assert.Equal(t, "Offer up to 5 checks for market\u00a0/ amusement against 1 other player. Equal sums cancel each other. Your offer: nothing, of checks worth 58.", asks(s))
	tells(t, s, 1, "add 10", "add 2")
	assert.Contains(t, asks(s), "Your offer: 12 with 2 checks, of checks worth 58.")
	_, reason := try(t, s, "add 9")
	assert.Equal(t, "Checks are added from high to low: a 9 cannot follow the smaller of your 2 checks.", reason)
	_, reason = try(t, s, "add 10")
	assert.Equal(t, "You have no check of 10 besides the 2 checks of your offer.", reason)
	assert.Equal(t, "Mira made a sealed offer.", tells(t, s, 2, "stand"))
	assert.Equal(t, "Jun made a sealed offer. Offers: Mira 12 with 2 checks, Jun 7 with 1 check. Mira wins and pays 12 with 2 checks.",
		tells(t, s, 0, "add 7", "stand"))
	assert.Equal(t, "You paid a check of 1 face down.", tells(t, s, 0, "pay 1"))
	assert.Regexp(t, `^Lay a stick beside an industrial or an office tile \(\d+ free streets\), or decline. 2 investors come after you.$`, asks(s))
}

func TestEqualOffersCancelEachOther(t *testing.T) {
	s := stands(t, "3", "ask option seat 1\nrequest option")
	tells(t, s, 0, "option market-amusement", "option market-amusement", "option market-amusement")
	told := tells(t, s, 0, "add 4", "stand", "add 4", "stand", "stand")
	assert.Contains(t, told, "Offers: you 4 with 1 check, Mira 4 with 1 check, Jun nothing. None of them wins. Two offers of 4 cancel each other. Nobody wins it.")
	assert.Contains(t, told, "You offered 4 with 1 check.")
}

func TestSticksAndTheirOwnersAreNamed(t *testing.T) {
	s := stands(t, "3", "ask move seat 1\ncard move-checks\nseat 2: influence 30\n sticks: h23 h33")
	assert.Equal(t, "Move a stick: choose a stick to move, but no white one, or decline.", asks(s))
	pick := Ask(s.View(0), engine.Action{Kind: sf2000.ActMove, A: int16(sf2000.Across(2, 3))}, You).String()
	assert.Regexp(t, `^Move a stick: where does the stick between \w+ D2 and city hall D3 go\? One or two streets straight on.$`, pick)
	_, reason := try(t, s, "move h23 h43")
	assert.Equal(t, "A stick goes one or two streets straight on, and all of them must be free. "+
		"From between D2 and D3 it does not reach the street between D4 and D5.", reason)
	_, reason = try(t, s, "move h00 h01")
	assert.Equal(t, "At the top edge beside A1 lies no stick.", reason)
	assert.Regexp(t, `^You moved Mira’s stick between \w+ D2 and city hall D3. Now it lies at the top edge beside \w+ D1. `+
		`“Move a stick, by checks” goes to 1907.`, tells(t, s, 0, "move h23 h03"))
	s = stands(t, "3", "ask swap seat 1\ncard swap-checks\nseat 1: influence 3\n sticks: v23\nseat 2: influence 30\n sticks: h23 h33")
	tells(t, s, 0, "swap v23")
	assert.Regexp(t, `^Swap two sticks: choose a stick of another player for the one between \w+ C3 and city hall D3.$`, asks(s))
	_, reason = try(t, s, "with v23")
	assert.Equal(t, "The first stick lies between C3 and D3. The second must be of another player; between C3 and D3 there is none.", reason)
	assert.Regexp(t, `^You swapped your own stick between \w+ C3 and city hall D3 with Mira’s stick between \w+ D2 and city hall D3.`,
		tells(t, s, 0, "with h23"))
	s = stands(t, "3", "ask exchange seat 1\ncard exchange-checks\nseat 2: influence 30\n sticks: h23 h33")
	assert.Equal(t, "Exchange a stick: choose another player’s stick: one of yours takes its place, or decline.", asks(s))
	assert.Regexp(t, `^You put a stick in the place of Mira’s stick between`, tells(t, s, 0, "exchange h23"))
}

func TestWithoutSupplyAStickIsLifted(t *testing.T) {
	s := stands(t, "3", "ask place seat 1\nrequest boundary-checks-1\ninvestors 1\nseat 1: influence 1\n"+
		" sticks: h00 h01 h02 h03 h04 h05 h06 h50 h51 h52 h53 h54 h55 v00 v07")
	assert.Equal(t, "Lift one of your own sticks, for you have none left, or decline.", asks(s))
	_, reason := try(t, s, "stick v10")
	assert.Equal(t, "Your supply has no stick: lift one of your own from the map, then lay it.", reason)
	_, reason = try(t, s, "lift v10")
	assert.Contains(t, reason, "The one at the left edge beside A2 cannot be lifted.")
	assert.Regexp(t, `^You lifted your stick at the top edge beside \w+ A1.$`, tells(t, s, 0, "lift h00"))
	assert.Regexp(t, `^Lay the lifted stick on the boundary \(\d+ free streets\).$`, asks(s))
	for action, want := range map[string]string{
		"stick h00": "The stick was lifted from there: at the top edge beside A1. It goes onto another street.",
		"decline":   "It lay at the top edge beside A1, and goes onto another street now.",
		"stick h23": "The street between D2 and D3 is not beside the edge of the map.",
		"lift h01":  "Your supply has 1 stick: none has to be lifted at the top edge beside B1.",
	} {
		_, reason = try(t, s, action)
		assert.Equal(t, want, reason)
	}
}

func TestIncomeIsToldWithItsLimits(t *testing.T) {
	s := stands(t, "3", "ask take seat 1\ncard allowance\nseat 2: influence 30\n checks: 1 3 4 5 6 7 8 9 10")
	assert.Equal(t, "Allowance: take 4 influence or checks up to 10. The bank has 3 checks.", asks(s))
	assert.Equal(t, "You took 4 influence: 34 now.\nMira chose checks up to 10.", tells(t, s, 0, "take influence", "take checks"))
	tells(t, s, 0, "take influence")
	assert.Equal(t, "Draw a check, or stop: you have 0 of at most 10. Of 3 checks in the bank none would be too much.", asks(s))
	assert.Regexp(t, `^Mira drew a check of [12].$`, tells(t, s, 0, "draw"))
	assert.Regexp(t, `^Mira draws checks: [12] of at most 10 …$`, Watch(s.View(0), "Mira").String())
	assert.Regexp(t, `^Mira kept checks worth [12]. “Allowance” goes to 1907.`, tells(t, s, 0, "stop"))

	s = stands(t, "3", "ask remove seat 1\ncard remove\nseat 1: influence 20\n sticks: h00 h23 h33")
	assert.Equal(t, "Remove sticks: remove any of your 3 sticks for 2 influence each, or for checks up to 5 each; or none.", asks(s))
	tells(t, s, 0, "remove h23", "remove h00")
	assert.Equal(t, "Remove sticks: 2 sticks removed, for 4 influence or checks up to 10. Remove more, or finish.", asks(s))
	tells(t, s, 0, "done")
	assert.Equal(t, "Remove sticks: take 4 influence or checks up to 10. The bank is empty.", asks(s))
	tells(t, s, 0, "take influence")
	assert.Equal(t, "Mira declined.", tells(t, s, 0, "done"))
}

// What is chosen face down and paid face down reaches nobody else.
func TestSecretsStayWithTheirSeat(t *testing.T) {
	for _, x := range []struct{ lines, a, b string }{
		{"ask influence seat 1\nrequest market-influence-3", "influence 3", "influence 8"},
		{"ask option seat 1\nrequest option", "option market-amusement", "option industrial-office"},
		{"ask offer seat 1\nrequest option\ntied market-amusement\nseat 1:\n shown market-amusement\nseat 2:\n shown market-amusement", "add 10|stand", "add 3|add 2|stand"},
		{"ask pay seat 1\nrequest option\ntied market-amusement\nseat 1:\n shown market-amusement", "pay 1", "pay 10"},
	} {
		var told [2]string
		for i, actions := range []string{x.a, x.b} {
			for viewer := engine.Seat(1); viewer < 3; viewer++ {
				s := stands(t, "3", x.lines)
				for action := range strings.SplitSeq(actions, "|") {
					if l := tells(t, s, viewer, action); l != "" {
						told[i] += l + "\n"
					}
				}
				v := s.View(viewer)
				told[i] += Ask(v, engine.Action{}, You).String() + "\n" + Watch(v, "Mira").String() + "\n"
			}
		}
		assert.Equal(t, told[0], told[1], x.lines)
	}
}

func TestTheScoreOfSF2000(t *testing.T) {
	label, detail := ScoreLine("sf2000", engine.Line{Rule: sf2000.RuleRebuild, Facts: []engine.Fact{
		engine.Word("district", "city-hall"), engine.Number("tiles", 1),
	}})
	assert.Equal(t, "City hall ×1", label+" "+detail)
	label, detail = ScoreLine("sf2000", engine.Line{Rule: sf2000.RuleActionBonus, Facts: []engine.Fact{engine.Number("cards", 2)}})
	assert.Equal(t, "Bonus cards ×2", label+" "+detail)
}

func TestABidIsToldOnce(t *testing.T) {
	s := stands(t, "3", "ask bid seat 1\nrequest market-checks-1")
	passing := func(text string) bool {
		a, err := s.ParseAction(text)
		require.NoError(t, err)
		var seen []engine.Event
		require.NoError(t, s.Apply(a, func(e engine.Event) { seen = append(seen, e) }))
		return Passing(s, seen)
	}
	assert.True(t, passing("add 2"))
	assert.True(t, passing("add 1"))
	assert.False(t, passing("stand"))
}

func TestAnOnlyCheckIsNotOneOfOne(t *testing.T) {
	s := stands(t, "4", "ask option seat 1\nrequest option\nseat 1:\n  checks: 2")
	tells(t, s, 0, "option industrial-office", "option market-amusement", "option market-amusement", "option market-amusement")
	assert.Equal(t, "You alone chose industrial\u00a0/ office: pay your only check, worth 2, face down.", asks(s))
}
