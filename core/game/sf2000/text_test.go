package sf2000

import (
	"strings"
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

func TestActionTextsOfTheGrammarRoundTrip(t *testing.T) {
	cites(t, RuleDecision)
	s := newGame(t, 3, 0, 1)
	for text, want := range map[string]engine.Action{
		"keep":                         {Kind: ActKeep},
		"refuse":                       {Kind: ActRefuse},
		"influence 0":                  {Kind: ActInfluence},
		"influence 9":                  {Kind: ActInfluence, A: 9},
		"add 10":                       {Kind: ActAdd, A: 10},
		"stand":                        {Kind: ActStand},
		"out":                          {Kind: ActOut},
		"option industrial-office":     {Kind: ActOption},
		"option market-amusement":      {Kind: ActOption, A: 1},
		"option residence-condominium": {Kind: ActOption, A: 2},
		"pay 1":                        {Kind: ActPay, A: 1},
		"stick h00":                    {Kind: ActStick},
		"stick v47":                    {Kind: ActStick, A: 81},
		"decline":                      {Kind: ActDecline},
		"lift v00":                     {Kind: ActLift, A: 42},
		"move h00 h56":                 {Kind: ActMove, A: 0, B: 41},
		"swap h10":                     {Kind: ActSwap, A: 7},
		"with h01":                     {Kind: ActWith, A: 1},
		"exchange h01":                 {Kind: ActExchange, A: 1},
		"take influence":               {Kind: ActTake},
		"take checks":                  {Kind: ActTake, A: 1},
		"draw":                         {Kind: ActDraw},
		"stop":                         {Kind: ActStop},
		"remove h01":                   {Kind: ActRemove, A: 1},
		"done":                         {Kind: ActDone},
	} {
		a, err := s.ParseAction(text)
		require.NoError(t, err, text)
		require.Equal(t, want, a, text)
		require.Equal(t, text, s.FormatAction(a))
	}
}

func TestJunkIsNoActionText(t *testing.T) {
	s := newGame(t, 3, 0, 1)
	for text, part := range map[string]string{
		"":                "unknown word",
		"build":           "unknown word \"build\"",
		"Keep":            "unknown word",
		"keep 1":          "unexpected \"1\"",
		"influence":       "a word is missing after \"influence\"",
		"influence 10":    "want a number from 0 to 9",
		"influence -1":    "want a number",
		"influence 01":    "want a number",
		"add 0":           "want a number from 1 to 10",
		"add 11":          "want a number from 1 to 10",
		"add -65531":      "want a number",
		"option hall":     "want one of industrial-office",
		"stick h07":       "want a street",
		"stick h00 h01":   "unexpected \"h01\"",
		"move h00":        "a word is missing after \"h00\"",
		"take money":      "want one of influence, checks",
		"stick  h00":      "want a street",
		" keep":           "unknown word",
		"done\n":          "unknown word",
		"pay one":         "not \"one\"",
		"exchange z00":    "want a street",
		"remove":          "a word is missing",
		"option":          "a word is missing",
		"draw 2":          "unexpected",
		"swap h00 with h": "unexpected",
	} {
		a, err := s.ParseAction(text)
		require.ErrorContains(t, err, part, "%q", text)
		require.Zero(t, a)
	}
}

func TestAForeignActionIsWrittenSoThatItCannotBeRead(t *testing.T) {
	s := newGame(t, 3, 0, 1)
	for _, a := range []engine.Action{
		{}, {Kind: 99}, {Kind: ActKeep, A: 1}, {Kind: ActInfluence, A: 10}, {Kind: ActAdd}, {Kind: ActStick, A: 82}, {Kind: ActStick, B: 1},
		{Kind: ActMove, A: 1, B: -1}, {Kind: ActTake, A: 2}, {Kind: ActOption, A: 3}, {Kind: ActDraw, C: 1},
	} {
		_, err := s.ParseAction(s.FormatAction(a))
		require.Error(t, err, "%v", a)
	}
}

func TestEveryEventIsDescribedByItsName(t *testing.T) {
	s := newGame(t, 3, 0, 1)
	for k, name := range Game.Events() {
		got, _ := s.DescribeEvent(engine.Event{Kind: engine.EventKind(k)})
		require.Equal(t, name, got)
	}
	name, facts := s.DescribeEvent(engine.Event{Kind: 200})
	require.Empty(t, name)
	require.Empty(t, facts)
}

// head is three good lines.
const head = positionHead + "\nedition 1\nplayers 3\n"

// badPositions are texts that cannot be read.
var badPositions = []struct {
	name, text, part string
	line             int
}{
	{"nothing", "", "want \"sf2000 position 1\"", 0},
	{"another head", "sf2022 position 1", "want \"sf2000 position 1\"", 1},
	{"no edition", positionHead + "\nplayers 3", "want edition", 2},
	{"an unknown edition", positionHead + "\nedition 9", "unknown edition", 2},
	{"two players", positionHead + "\nedition 1\nplayers 2", "want players 3 to 5", 3},
	{"no players", positionHead + "\nedition 1\nround 1 starter 1", "want players", 3},
	{"an unknown line", head + "weather fine", "unknown line \"weather\"", 4},
	{"a line of a seat without one", head + "sticks: h00", "unknown line \"sticks\"", 4},
	{"seat 4 of 3", head + "seat 4:", "unknown line \"seat 4\"", 4},
	{"twice", head + "quiet 1\nquiet 2", "stands twice", 5},
	{"a seat twice", head + "seat 1:\nseat 1:", "stands twice", 5},
	{"sticks twice", head + "seat 1:\nsticks: h00\nsticks: h01", "stands twice", 6},
	{"variant of 5", head + "variant-income 5", "want variant-income", 4},
	{"generator", head + "generator 12", "want generator", 4},
	{"round 0", head + "round 0 starter 1", "want round", 4},
	{"round 501", head + "round 501 starter 1", "want round", 4},
	{"starter 4", head + "round 1 starter 4", "want round", 4},
	{"quiet 37", head + "quiet 37", "want quiet", 4},
	{"rebuilt when", head + "rebuilt yesterday", "want rebuilt", 4},
	{"an unknown question", head + "ask dinner seat 1", "ask \"dinner\"", 4},
	{"ask nobody", head + "ask place", "want ask", 4},
	{"over by nothing", head + "ask over rebuild", "no end by \"rebuild\"", 4},
	{"an unknown request", head + "request park-checks-1", "no request", 4},
	{"an unknown card", head + "card joker", "no action card", 4},
	{"tied hall", head + "tied hall", "tied \"hall\"", 4},
	{"a lifted nothing", head + "lifted x", "want a street", 4},
	{"investor 4", head + "investors 4", "want investors", 4},
	{"investor by a hall", head + "investors 1:hall", "option \"hall\"", 4},
	{"six investors", head + "investors 1 2 3 1 2 3", "want investors", 4},
	{"six tiles", head + "tiles 0: r r r r r r", "want 7 tiles", 4},
	{"a tile of glass", head + "tiles 0: g r r r r r r", "want a tile of", 4},
	{"a tile of seat 4", head + "tiles 0: r4 r r r r r r", "no seat \"4\"", 4},
	{"check 11", head + "seat 1:\nchecks: 11", "want checks", 5},
	{"many checks", head + "seat 1:\nchecks:" + strings.Repeat(" 1", 11), "want checks", 5},
	{"influence of words", head + "seat 1: influence much", "want seat", 4},
	{"influence twice", head + "seat 1: influence 1, influence 2", "want seat", 4},
	{"money", head + "seat 1: money 3", "want seat", 4},
	{"two sticks on one street", head + "seat 1:\nsticks: h00\nseat 2:\nsticks: h00", "two sticks", 7},
	{"a shown hall", head + "seat 1:\nshown hall", "shown \"hall\"", 5},
	{"a share of all", head + "seat 1:\nshare all", "share \"all\"", 5},
	{"lifts 0", head + "seat 1:\nlifts 0", "want lifts", 5},
	{"out of what", head + "seat 1:\nout now", "want out", 5},
	{"discards of nothing", head + "discards: joker", "no request", 4},
	{"discards of one", head + "discards: 1*option", "want a count", 4},
	{"many discards", head + "discards: 64*option 2*option", "too many", 4},
	{"thirteen years", head + "years:" + strings.Repeat(" remove", 13), "12 year fields", 4},
	{"a year of nothing", head + "years: joker", "no action card", 4},
	{"too long", strings.Repeat(" ", 1<<16+1), "too long", 0},
}

func TestBadPositionTextsAreRefusedWithTheLine(t *testing.T) {
	for _, c := range badPositions {
		t.Run(c.name, func(t *testing.T) {
			_, err := ParsePosition(c.text)
			require.ErrorContains(t, err, c.part)
			if c.line > 0 {
				require.ErrorContains(t, err, "line "+itoa(c.line)+":")
			}
		})
	}
}

// impossible are positions whose lines are fine, but that cannot be.
var impossible = []struct{ name, ask, body, part string }{
	{"some rows of tiles", "request", "tiles 0: r c m a i o r", "want all 5 rows"},
	{"a map of residences", "request", strings.Repeat("tiles 0: r r r r r r r\n", 1) + "tiles 1: r r r r r r r\ntiles 2: r r r r r r r\ntiles 3: r r r r r r r\ntiles 4: r r r r r r r", "not those of a map"},
	{"a stick on a white one", "request", "seat 1: influence 1\nsticks: h11", "cannot lie so"},
	{"sixteen sticks", "request", "seat 1: influence 1\nsticks: h00 h01 h02 h03 h04 h05 h06 h50 h51 h52 h53 h54 h55 v00 v07 v10", "cannot lie so"},
	{"a majority not rebuilt", "request", "seat 1: influence 1\nsticks: h13 h23 v13", "not rebuilt"},
	{"a rebuilt park", "request", "tiles 0: r c m a i o r\ntiles 1: c p1 a i o r c\ntiles 2: m a i h b m a\ntiles 3: a i o r c p m\ntiles 4: i o r c m o p", "cannot have been rebuilt"},
	{"four checks of 10", "request", "seat 1: influence 1\nchecks: 10 10 10 10", "there are 3"},
	{"known what is not", "request", "seat 1: influence 1\nchecks: 1\nknown: 2", "the known part of the bank"},
	{"more than maybe", "request", "seat 1: influence 1\nchecks: 1 2\nknown: 1\nbanked:", "between known and maybe"},
	{"not even maybe", "request", "seat 1: influence 1\nchecks: 1\nknown:", "the known part of the bank"},
	{"banked what is not", "request", "banked: 1", "known part of the bank"},
	{"requests in the discards", "request", "discards: 9*option", "more requests"},
	{"cards of years", "request", "years: two-checks two-checks", "more of a card"},
	{"income of the variant", "request", "variant-income 3\nyears: allowance allowance allowance allowance", "variant-income"},
	{"a short stock", "request", "stock: option", "stock is not the rest"},
	{"a short deck", "request", "deck: remove", "deck is not the rest"},
	{"a deck of removes", "request", "variant-no-remove\ndeck: remove rest", "more of a card"},
	{"another deck of the variant", "request", "variant-income 3\ndeck: allowance", "income cards and 0 others"},
	{"an open allowance", "request", "years: allowance!", "gives no bonus"},
	{"a bonus of nobody", "request", "years: bonus-residence", "not those that were scored"},
	{"a bonus of nothing", "request", "seat 1: influence 1, bonuses 1", "not those that were scored"},
	{"twelve years", "request", eleven[:len(eleven)-1] + " remove", "it goes on"},
	{"quiet 36", "request", "quiet 36", "it goes on"},
	{"another is asked", "request", "round 1 starter 2", "cannot be asked for"},
	{"a rebuild before", "request", "rebuilt round", "does not fit"},
	{"a batch before", "influence", "rebuilt batch", "does not fit"},
	{"influence for checks", "influence", "request market-checks-1", "not won so"},
	{"a bid for influence", "bid", "request market-influence-2", "not won so"},
	{"a bid of what is not there", "bid", "request market-checks-1\nseat 2: influence 3\nchecks: 1\nbid: 2", "bid cannot lie so"},
	{"a bid left over", "request", "seat 2: influence 3\nbid: 2", "does not fit"},
	{"the highest is asked", "bid", "request market-checks-1\nseat 1: influence 3\nbid: 2", "highest bidder"},
	{"all others are out", "bid", "request market-checks-1\nseat 1: influence 3\nbid: 2\nseat 2:\nout\nseat 3:\nout", "bidding is over"},
	{"the actor is out", "bid", "request market-checks-1\nseat 1: influence 3\nout", "bidding is over"},
	{"out with a bid", "bid", "request market-checks-1\nseat 2: influence 3\nbid: 1\nout", "bid cannot lie so"},
	{"least of nothing", "bid", "request market-checks-1\nleast 3", "lowest check"},
	{"stuck", "bid", "request market-checks-1\nleast 1\nseat 1: influence 1\nchecks: 1\nbid: 1\nseat 2:\nbid: 3", "cannot be finished"},
	{"a card chosen too early", "influence", "request market-influence-2\nseat 2: influence 3\nchosen 2", "face down"},
	{"a card too high", "influence", "round 1 starter 3\nrequest market-influence-2\nseat 3: influence 3\nchosen 4", "too high"},
	{"chosen a hall", "influence", "request market-influence-2\nseat 3: influence 3\nchosen hall", "cannot have chosen"},
	{"chosen without a question", "request", "seat 3: influence 3\nchosen 3", "cannot have chosen"},
	{"nothing tied", "pay", "request option\ntied market-amusement", "payment cannot be asked"},
	{"two of a sole card", "pay", "request option\ntied market-amusement\nseat 1: influence 1\nshown market-amusement\nseat 2: influence 1\nshown market-amusement", "payment cannot be asked"},
	{"one of a tied card", "offer", "request option\ntied market-amusement\nseat 1: influence 1\nshown market-amusement", "payment cannot be asked"},
	{"an unsettled card", "pay", "request option\ntied market-amusement\nseat 1: influence 1\nshown market-amusement\nseat 2: influence 1\nshown industrial-office", "not settled"},
	{"an early offer", "offer", "request option\nseat 1: influence 1\nshown industrial-office\nseat 2: influence 1\nshown industrial-office\noffer: 1", "sealed offer"},
	{"no investor", "place", "request market-influence-2", "next investor"},
	{"another investor", "place", "request market-influence-2\ninvestors 2", "next investor"},
	{"an investor twice", "place", "request market-influence-2\ninvestors 1 1", "investors cannot be"},
	{"three for two", "place", "request market-influence-2\ninvestors 1 2 3", "too many investors"},
	{"an option for influence", "place", "request market-influence-2\ninvestors 1:market-amusement", "investors cannot be"},
	{"a move of two", "move", "card two-checks\nseat 1: influence 1\nsticks: h00", "does not ask this"},
	{"a bonus carried out", "place", "card bonus-residence", "does not ask this"},
	{"lifted with a supply", "place", "request market-influence-2\ninvestors 1\nlifted h00", "do not fit"},
	{"placed nothing", "place", "card two-checks\nplaced h00", "do not fit"},
	{"a swap with itself", "with", "card swap-checks\nfirst h00\nseat 1: influence 1\nsticks: h00", "do not fit"},
	{"nothing to exchange", "exchange", "card exchange-checks", "do not fit"},
	{"taken before", "take", "card allowance\nseat 2: influence 1\nshare influence", "shares do not fit"},
	{"nobody draws", "draw", "card allowance\nseat 1: influence 1\nshare influence\nseat 2:\nshare influence\nseat 3:\nshare influence", "cannot be asked this"},
	{"lost too little", "draw", "card allowance\nseat 1: influence 1\nchecks:\nshare drawing\nseat 2:\nshare lost\nchecks:\ndrawn: 3\nseat 3:\nshare influence", "shares do not fit"},
	{"taken for no stick", "take", "card remove", "cannot be asked this"},
	{"not ended", "over end-year", "", "did not end so"},
	{"ended by another reason", "over end-quiet", "quiet 36\n" + broke, "did not end so"},
	{"a request after the end", "over end-broke", broke + "request option", "left undone"},
}

func TestImpossiblePositionsAreRefused(t *testing.T) {
	for _, c := range impossible {
		t.Run(c.name, func(t *testing.T) {
			_, err := ParsePosition(positionText(3, 1, c.ask, c.body))
			require.ErrorContains(t, err, c.part)
		})
	}
}
