package text

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	"bayboard/core/game/sf2000"
)

func TestWhatHappensSeldomIsToldToo(t *testing.T) {
	s := stands(t, "3", "ask place seat 1\nrequest industrial-influence-1\ninvestors 1\ndeck: swap-influence rest\nseat 1: influence 20\n sticks: h13 h23")
	assert.Regexp(t, `^You laid a stick between \w+ C2 and \w+ D2. Industrial D2 is rebuilt for you: \+6. `+
		`You draw an action card: swap two sticks, by influence. Nobody can do that: it lapses. `+
		`“Swap two sticks, by influence” goes to 1907. Round 2: Mira begins. Request: .*$`, tells(t, s, 0, "stick v13"))

	s = stands(t, "3", "ask option seat 1\nrequest option\nseat 2: influence 30\n checks:")
	assert.Contains(t, tells(t, s, 0, "option market-amusement", "option industrial-office", "option market-amusement"),
		"Mira has no check to pay for industrial\u00a0/ office: no privilege.")

	s = stands(t, "3", "ask influence seat 1\nrequest residence-influence-2")
	assert.Contains(t, tells(t, s, 0, "influence 0", "influence 0", "influence 0"), "Three 0s cancel each other. Nobody wins it.")

	for kind, want := range map[engine.EventKind]string{
		sf2000.EvVanished: "No street is left for Jun: the privilege is lost.",
		sf2000.EvVoid:     "No street is free for residence: the next one comes.",
	} {
		assert.Equal(t, want, Event(s, engine.Event{Kind: kind, Seat: 2, Audience: engine.AllSeats, A: 1}, seats2000).String()[:len(want)])
	}
	capped := engine.Event{Kind: sf2000.EvKept, Seat: 1, Audience: engine.AllSeats, B: 2}
	for r := 1; r <= sf2000.Builtin().RequestTypes(); r++ {
		if sf2000.Builtin().RequestText(sf2000.RequestType(r)) == "boundary-influence-5" {
			capped.A = int16(r)
		}
	}
	assert.Equal(t, "Mira kept the request: boundary, by influence, 5 investors. Only 2 streets are free: no more can invest.",
		Event(s, capped, seats2000).String())
}

func TestABonusCardIsToldOpenAndEarned(t *testing.T) {
	s := stands(t, "3", "ask place seat 1\nrequest industrial-influence-1\ninvestors 1\ndeck: bonus-residence rest\nseat 1: influence 20\n sticks: h13 h23")
	assert.Contains(t, tells(t, s, 0, "stick v13"),
		"You draw an action card: residence bonus. The card lies open on 1907: the next residence rebuilt scores 3 more.")
	card := engine.Event{Kind: sf2000.EvBonus, Seat: 1, Audience: engine.AllSeats, B: 3}
	for c := 1; c <= sf2000.Builtin().CardTypes(); c++ {
		if sf2000.Builtin().CardText(sf2000.CardType(c)) == "bonus-residence" {
			card.A = int16(c)
		}
	}
	assert.Equal(t, "The residence bonus gives Mira 3 more.", Event(s, card, seats2000).String())
}

func TestTooMuchIsLost(t *testing.T) {
	s := stands(t, "3", "ask draw seat 1\ncard allowance\nseat 1: influence 3\n checks: 1 1 2 2 3 4 5\n drawn: 8\n share drawing\n"+
		"seat 2: influence 3\n share influence\nseat 3: influence 3\n share influence")
	assert.Equal(t, "Draw a check, or stop: you have 8 of at most 10. Of 4 checks in the bank each would be too much.", asks(s))
	assert.Regexp(t, `^Mira draws checks: 8 of at most 10 …$`, Watch(s.View(1), "Mira").String())
	assert.Regexp(t, `^You drew a check of (6: 14|7: 15|9: 17|10: 18) in all. (14|15|17|18) is more than 10: you get nothing. “Allowance” goes to 1907.`,
		tells(t, s, 0, "draw"))
}

func TestThoseWhoLookOnAreToldToo(t *testing.T) {
	for _, x := range []struct{ lines, want string }{
		{"ask request seat 1\nrequest market-checks-1", "Mira looks at the request market, by checks, 1 investor …"},
		{"ask influence seat 1\nrequest market-influence-3", "Mira chooses influence for market (3 investors) …"},
		{"ask bid seat 1\nrequest market-checks-1\nseat 1:\n bid: 4\nseat 2:\n bid: 6", "Mira bids for market, 4 so far, 6 to beat …"},
		{"ask bid seat 1\ncard move-checks\nseat 2: influence 30\n sticks: h23", "Mira bids for “move a stick” …"},
		{"ask option seat 1\nrequest option", "Mira chooses an option card …"},
		{"ask take seat 1\ncard allowance", "Mira chooses influence or checks …"},
		{"ask remove seat 1\ncard remove", "Mira may remove sticks …"},
		{"ask move seat 1\ncard move-checks\nseat 2: influence 30\n sticks: h23", "Mira uses “move a stick” …"},
	} {
		s := stands(t, "3", x.lines)
		assert.Equal(t, x.want, Watch(s.View(2), "Mira").String())
	}
}

func TestRefusalsOfSF2000CarryTheFacts(t *testing.T) {
	for _, x := range []struct{ lines, action, title, reason string }{
		{"ask request seat 1\nrequest market-checks-1 refused", "refuse", "Only once in a round",
			"You have refused one request. The second must be kept: market, by checks, 1 investor."},
		{"ask request seat 1\nrequest market-checks-1", "draw", "Something else comes first", "The request has to be kept or refused."},
		{"ask influence seat 1\nrequest market-influence-3\nseat 1: influence 4", "influence 7", "Too much influence",
			"Your card has the value 7, and your influence is 4."},
		{"ask bid seat 1\nrequest market-checks-1\nseat 1:\n checks: 1 2 10\n bid: 1\nseat 2:\n bid: 6", "add 4", "No such check",
			"You have no check of 4 besides those in your bid of 1. The highest other bid is 6."},
		{"ask bid seat 1\nrequest market-checks-1\nseat 2:\n bid: 10", "add 2", "Begin with a higher check",
			"From a check of 2 down you reach 6, and 10 has to be beaten. Your bid is 0."},
		{"ask pay seat 1\nrequest option\ntied market-amusement\nseat 1:\n checks: 1 2\n shown market-amusement", "pay 9", "No such check",
			"You hold no check of 9. Pay one that you hold."},
		{"ask place seat 1\ncard two-checks\nplaced h23\nseat 1: influence 30\n sticks: h23", "stick h00", "Another tile",
			"The second stick goes beside the same tile as the first. The street at the top edge beside A1 does not."},
		{"ask place seat 1\ncard free-checks\nseat 2: influence 30\n sticks: h23", "stick h23", "This street is taken",
			"Between D2 and D3 lies a stick already."},
		{"ask exchange seat 1\ncard exchange-checks\nseat 2: influence 30\n sticks: h23", "exchange h00", "Not another player’s",
			"At the top edge beside A1 lies no stick of another player."},
		{"ask remove seat 1\ncard remove", "remove h00", "Not your stick", "At the top edge beside A1 lies none of your sticks."},
		{"ask over end-broke\nseat 1: influence 0\n checks:\nseat 2: influence 0\n checks:\nseat 3: influence 0\n checks:", "keep", "The game is over",
			"Nobody has any influence or check left."},
	} {
		title, reason := try(t, stands(t, "3", x.lines), x.action)
		require.Equal(t, x.title, title)
		require.Equal(t, x.reason, reason)
	}
}

// A question that another seat is asked tells nothing of the checks in hand,
// neither of that seat's nor of the viewer's.
func TestNobodyElseIsToldOfTheChecksInHand(t *testing.T) {
	for _, lines := range []string{
		"ask bid seat 1\nrequest market-checks-1\nseat 2:\n bid: 6",
		"ask pay seat 1\nrequest option\ntied market-amusement\nseat 1:\n shown market-amusement",
		"ask offer seat 1\nrequest option\ntied market-amusement\nseat 1:\n offer: 3\n shown market-amusement\nseat 2:\n shown market-amusement",
	} {
		s := stands(t, "3", lines)
		assert.Contains(t, asks(s), "worth")
		for viewer := engine.Seat(1); viewer < 3; viewer++ {
			told := Ask(s.View(viewer), engine.Action{}, You).String() + Watch(s.View(viewer), "Mira").String()
			assert.NotContains(t, told, "worth")
			assert.NotContains(t, told, "58")
		}
	}
}
