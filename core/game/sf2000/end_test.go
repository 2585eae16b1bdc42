package sf2000

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

// eleven are the cards of eleven years.
const eleven = "years: allowance allowance allowance free-checks free-influence two-checks two-influence move-checks move-influence swap-checks swap-influence\n"

func TestTheGameEndsWithTheCardOf1918(t *testing.T) {
	cites(t, RuleEndYear, RuleActionYear)
	s := due(t, "bonus-residence", eleven)
	happened := play(t, s, "stick v13")
	require.Equal(t, []string{"year card=bonus-residence year=1918 open=0", "ended reason=end-year"}, only(happened, "year", "ended"))
	require.Equal(t, RuleEndYear, s.Outcome().Reason)
	require.True(t, s.Outcome().Over)
	for _, text := range everyKind {
		refused(t, s, text, RuleEndYear)
	}
	refusedAction(t, s, engine.Action{Kind: 99}, RuleEndYear)
	require.Empty(t, s.Legal(nil))
	require.Equal(t, engine.NoSeat, s.Actor())
}

func TestRebuildsOfTheLastCardCountAndDrawNoOther(t *testing.T) {
	cites(t, RuleEndYear, RuleActionBonus)
	years := "years: allowance allowance allowance free-checks bonus-residence! two-checks two-influence move-checks move-influence swap-checks swap-influence\n"
	s := at(t, 3, 1, "place", "card free-influence\n"+years+"seat 1: influence 20\n sticks: h15 h25\n")
	happened := play(t, s, "stick v15")
	require.Equal(t, []string{"rebuilt", "bonus", "year", "ended"}, names(only(happened, "rebuilt", "bonus", "year", "card", "ended")))
	require.Equal(t, 7, s.Prestige(0))
}

// lastBid is a round that ends without an investor.
func lastBid(t *testing.T, body string) *State {
	t.Helper()
	return at(t, 3, 1, "bid", "request market-checks-1\n"+body)
}

const broke = "seat 1: influence 0\n checks:\nseat 2: influence 0\n checks:\nseat 3: influence 0\n checks:\n"

func TestTheGameEndsWhenAllAreBroke(t *testing.T) {
	cites(t, RuleEndBroke)
	s := lastBid(t, broke)
	require.Contains(t, play(t, s, "out", "out", "out"), "ended reason=end-broke")
	require.Equal(t, RuleEndBroke, s.Outcome().Reason)
	refused(t, s, "keep", RuleEndBroke)
	s = lastBid(t, "seat 1: influence 0\n checks:\nseat 2: influence 0\n checks: 1\nseat 3: influence 0\n checks:\n")
	require.Empty(t, only(play(t, s, "out", "out", "out"), "ended"))
}

// fullMap lays sticks of five seats on all streets but some of a map.
func fullMap(t *testing.T, tiles [Rows]string, but ...Street) string {
	t.Helper()
	s := newGame(t, 5, 0, 1)
	for r, text := range tiles {
		require.NoError(t, (&posParser{s: s}).tiles(r, text))
	}
	s.layStreets()
	free := s.free
	for _, street := range but {
		free = free.Minus(Only(street))
	}
	for i, street := range free.List() {
		s.lay(engine.Seat(i%5), street)
	}
	return settled(s)
}

func TestTheGameEndsWhenNoStreetIsFree(t *testing.T) {
	cites(t, RuleEndFull)
	s := at(t, 5, 1, "place", "request option\ninvestors 1:market-amusement\ndeck: bonus-residence rest\n"+fullMap(t, usualMap, Across(0, 2)))
	require.Equal(t, []string{"stick h02", "decline"}, legal(s))
	require.Contains(t, play(t, s, "stick h02"), "ended reason=end-full")
	refused(t, s, "keep", RuleEndFull)
}

func TestTheGameEndsWhenNoRequestCanBeUsed(t *testing.T) {
	cites(t, RuleEndNoRequest)
	ed := edition(t, requestsHead+"2,residence,checks,1\n", "")
	s := at(t, 5, 1, "place", ed+"request residence-checks-1\ninvestors 1\ndeck: bonus-residence rest\n"+fullMap(t, usualMap, Across(0, 2), Across(0, 0)))
	require.Equal(t, []string{"stick h00", "decline"}, legal(s))
	require.Contains(t, play(t, s, "stick h00"), "ended reason=end-no-request")
	refused(t, s, "refuse", RuleEndNoRequest)
}

func TestTheGameEndsAfter36QuietRounds(t *testing.T) {
	cites(t, RuleEndQuiet)
	s := lastBid(t, "quiet 34\n")
	require.Empty(t, only(play(t, s, "out", "out", "out"), "ended"))
	s = lastBid(t, "quiet 35\n")
	require.Contains(t, play(t, s, "out", "out", "out"), "ended reason=end-quiet")
	refused(t, s, "keep", RuleEndQuiet)
	s = due(t, "bonus-residence", "quiet 35\n")
	require.Empty(t, only(play(t, s, "stick v13"), "ended"), "a rebuild starts the count anew")
}

func TestTheGameEndsAfter500Rounds(t *testing.T) {
	cites(t, RuleEndRounds)
	s := lastBid(t, "round 500 starter 1\n")
	require.Contains(t, play(t, s, "out", "out", "out"), "ended reason=end-rounds")
	refused(t, s, "keep", RuleEndRounds)
}

func TestTheFirstReasonThatHoldsIsTheReason(t *testing.T) {
	cites(t, RuleEndBroke, RuleEndFull, RuleEndNoRequest, RuleEndQuiet, RuleEndRounds)
	s := lastBid(t, "round 500 starter 1\nquiet 35\n"+broke)
	require.Contains(t, play(t, s, "out", "out", "out"), "ended reason=end-broke")
	s = lastBid(t, "round 500 starter 1\nquiet 35\n")
	require.Contains(t, play(t, s, "out", "out", "out"), "ended reason=end-quiet")
	ed := edition(t, requestsHead+"2,residence,checks,1\n", "")
	s = at(t, 5, 5, "place", ed+"round 500 starter 1\nquiet 35\nrequest residence-checks-1\ninvestors 5\n"+fullMap(t, usualMap, Across(0, 2), Across(0, 0)))
	happened := play(t, s, "stick h00")
	require.Empty(t, only(happened, "rebuilt"), "the round is quiet too")
	require.Contains(t, happened, "ended reason=end-no-request")
	s = at(t, 5, 1, "place", "quiet 35\nrequest option\ninvestors 1:market-amusement\n"+fullMap(t, usualMap, Across(5, 4)))
	happened = play(t, s, "stick h54")
	require.Empty(t, only(happened, "rebuilt"))
	require.Contains(t, happened, "ended reason=end-full")
}

func TestTheMostPrestigeWinsThenTheMostSticks(t *testing.T) {
	cites(t, RuleWinner)
	tiles := "tiles 0: r1 c m a i o r2\ntiles 1: c p a i o r c\ntiles 2: m a i h b m a\ntiles 3: a i o r c p m\ntiles 4: i o r c m o p\n"
	over := func(body string) engine.Outcome {
		s := lastBid(t, tiles+body)
		play(t, s, "out", "out", "out")
		require.True(t, s.Outcome().Over)
		return s.Outcome()
	}
	o := over(broke)
	require.Equal(t, [engine.MaxSeats]int{4, 4, 0}, o.Scores)
	require.Equal(t, [engine.MaxSeats]int{1, 1, 3}, o.Ranks, "shared")
	require.Equal(t, []engine.Seat{0, 1}, o.Winners())
	require.Empty(t, o.TieBreaks[0])
	o = over("seat 1: influence 0\n checks:\nseat 2: influence 0\n sticks: h00\n checks:\nseat 3: influence 0\n checks:\n sticks: v00 h01\n")
	require.Equal(t, [engine.MaxSeats]int{2, 1, 3}, o.Ranks)
	require.Equal(t, [engine.MaxSeats]engine.Rule{RuleWinner, RuleWinner}, o.TieBreaks)
}
