package sf2000

import (
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

func TestOnlyTheAskedDecisionCanBeMade(t *testing.T) {
	cites(t, RuleDecision)
	for _, q := range questions {
		t.Run(q.name, func(t *testing.T) {
			s := at(t, 3, q.seat, q.ask, q.body)
			require.Equal(t, engine.Seat(q.seat-1), s.Actor())
			for _, text := range everyKind {
				a, err := s.ParseAction(text)
				require.NoError(t, err)
				if s.ask.answers()&(1<<a.Kind) == 0 {
					refusedAction(t, s, a, RuleDecision)
				}
			}
			for _, a := range []engine.Action{{}, {Kind: 999}, {Kind: ActStick, A: 82}, {Kind: ActInfluence, A: -1}, {Kind: ActKeep, C: 1}} {
				refusedAction(t, s, a, RuleDecision)
			}
		})
	}
}

// questions are a position for each question.
var questions = []struct {
	name, ask string
	seat      int
	body      string
}{
	{"request", "request", 1, "request option"},
	{"influence", "influence", 2, "request market-influence-2\nseat 1: influence 30\n chosen 3"},
	{"bid", "bid", 2, "request market-checks-1\nseat 1: influence 30\n bid: 1 2"},
	{"option", "option", 1, "request option"},
	{"pay", "pay", 2, "request option\ntied market-amusement\nseat 2: influence 30\n shown market-amusement"},
	{"offer", "offer", 3, "request option\ntied market-amusement\nseat 2: influence 30\n shown market-amusement\n offer: 1 2\nseat 3: influence 30\n shown market-amusement\n offer: 4"},
	{"place", "place", 1, "request market-influence-2\ninvestors 1 3"},
	{"lift", "place", 1, "request market-influence-2\ninvestors 1\nseat 1: influence 1\n sticks: " + fifteen},
	{"replace", "place", 1, "request market-influence-2\ninvestors 1\nlifted h00\nseat 1: influence 1\n sticks: " + fifteen[4:]},
	{"two", "place", 2, "card two-checks\nseat 1: influence 30\n sticks: h00"},
	{"second", "place", 2, "card two-checks\nplaced h00\nseat 2: influence 30\n sticks: h00"},
	{"move", "move", 1, "card move-checks\nseat 2: influence 30\n sticks: h23 h33"},
	{"swap", "swap", 1, "card swap-checks\nseat 2: influence 30\n sticks: h23 h33\nseat 1: influence 3\n sticks: v23"},
	{"with", "with", 1, "card swap-checks\nfirst h23\nseat 2: influence 30\n sticks: h23 h33\nseat 1: influence 3\n sticks: v23"},
	{"exchange", "exchange", 1, "card exchange-checks\nseat 2: influence 30\n sticks: h23 h33"},
	{"take", "take", 2, "card allowance\nseat 1: influence 34\n share influence"},
	{"draw", "draw", 2, "card allowance\nseat 1: influence 34\n share influence\nseat 2: influence 30\n share drawing\n checks: 1 2\nseat 3: influence 3\n share influence"},
	{"remove", "remove", 2, "card remove\nseat 2: influence 30\n sticks: h23 h33"},
}

// fifteen are sticks without a majority anywhere on the usual map.
const fifteen = "h00 h01 h02 h03 h04 h05 h06 h50 h51 h52 h53 h54 h55 v00 v07"

// everyKind is an action of each kind.
var everyKind = []string{
	"keep", "refuse", "influence 0", "add 1", "stand", "out", "option market-amusement", "pay 1", "stick h00", "decline",
	"lift h00", "move h00 h01", "swap h00", "with h00", "exchange h00", "take checks", "draw", "stop", "remove h00", "done",
}

func TestEveryDecisionIsAskedAlsoOneWithASingleChoice(t *testing.T) {
	cites(t, RuleDecision)
	s := at(t, 3, 1, "influence", "request market-influence-2\nseat 1: influence 0")
	require.Equal(t, []string{"influence 0"}, legal(s))
	s = at(t, 3, 1, "bid", "request market-checks-1\nseat 1: influence 0\n checks:")
	require.Equal(t, []string{"out"}, legal(s))
	s = at(t, 3, 1, "request", "request option refused")
	require.Equal(t, []string{"keep"}, legal(s))
}

func TestSecretChoicesAreAskedClockwiseFromTheStarter(t *testing.T) {
	cites(t, RuleDecision, RuleInfluenceSecret, RuleOptionSecret)
	s := at(t, 4, 3, "influence", "round 4 starter 3\nrequest market-influence-2")
	for _, seat := range []engine.Seat{2, 3, 0, 1} {
		require.Equal(t, AskInfluence, s.Ask())
		require.Equal(t, seat, s.Actor())
		play(t, s, "influence "+itoa(int(seat)))
	}
	require.Equal(t, AskPlace, s.Ask())
}

func TestTheNextRoundIsStartedByTheLeftNeighbour(t *testing.T) {
	cites(t, RuleRound)
	s := at(t, 3, 3, "bid", "round 7 starter 3\nrequest market-checks-1")
	happened := play(t, s, "out", "out", "out")
	require.Equal(t, []string{"nobody", "round seat=1 round=8"}, only(happened, "nobody", "round"), "also after a round without an investor")
	require.Equal(t, 1, s.Discarded(s.ed.requestOf("market-checks-1")))
	require.Equal(t, AskRequest, s.Ask())
	require.Equal(t, engine.Seat(0), s.Actor())
}

func TestOneRequestMayBeRefusedInARound(t *testing.T) {
	cites(t, RuleRefuse)
	s := at(t, 3, 1, "request", "request option\nstock: market-checks-1 rest")
	require.Equal(t, []string{"keep", "refuse"}, legal(s))
	require.Equal(t, []string{"refused seat=1 request=option", "request seat=1 request=market-checks-1"}, play(t, s, "refuse"))
	require.Equal(t, 1, s.Discarded(s.ed.requestOf("option")))
	refused(t, s, "refuse", RuleRefuse)
	play(t, s, "keep")
	require.Equal(t, AskBid, s.Ask())
}

func TestRefusingNeedsAnotherRequestThatCanBeUsed(t *testing.T) {
	cites(t, RuleRefuse)
	ed := edition(t, requestsHead+"1,residence,checks,1\n1,office,checks,1\n", "")
	s := at(t, 3, 1, "request", ed+"request office-checks-1\n"+fullAround(t, Residence))
	require.Equal(t, []string{"keep"}, legal(s))
	refused(t, s, "refuse", RuleRefuse)
	s = at(t, 3, 1, "request", ed+"request office-checks-1")
	require.Equal(t, []string{"keep", "refuse"}, legal(s), "a card in the stock will do")
	s = at(t, 3, 1, "request", ed+"request office-checks-1\ndiscards: residence-checks-1")
	require.Equal(t, []string{"keep", "refuse"}, legal(s), "and one in the discards")
}

// fullAround are lines of the usual map in which all streets around a kind of
// district are taken, by sticks that alternate so that nobody has a majority
// but where a tile was rebuilt.
func fullAround(t *testing.T, kinds ...District) string {
	t.Helper()
	s := newGame(t, 3, 0, 1)
	for r, text := range usualMap {
		require.NoError(t, (&posParser{s: s}).tiles(r, text))
	}
	s.layStreets()
	for _, d := range kinds {
		for i, street := range s.around[d].And(s.free).List() {
			s.lay(engine.Seat(i%3), street)
		}
	}
	return settled(s)
}

// settled writes the map and the seats of a state after rebuilding all tiles
// on which somebody has the majority.
func settled(s *State) string {
	for tile := range Tile(Tiles) {
		s.rebuild(tile, nil)
	}
	var w posWriter
	for r := range Rows {
		w.line("tiles %d:%s", r, s.tilesText(r))
	}
	for seat := range engine.Seat(s.players) {
		s.writeSeat(&w, seat)
	}
	return w.String()
}

func TestARequestWithoutAFreeStreetIsVoid(t *testing.T) {
	cites(t, RuleRequestVoid)
	body := "round 2 starter 3\nrequest market-checks-1\n" + fullAround(t, Residence)
	s := at(t, 3, 3, "bid", body+"stock: residence-checks-1 residence-influence-2 option rest")
	happened := play(t, s, "out", "out", "out")
	require.Equal(t, []string{
		"request seat=1 request=residence-checks-1", "void seat=1 request=residence-checks-1",
		"request seat=1 request=residence-influence-2", "void seat=1 request=residence-influence-2",
		"request seat=1 request=option",
	}, only(happened, "request", "void"))
	require.Equal(t, []string{"keep", "refuse"}, legal(s), "the refusal is not used up")
	require.Equal(t, 1, s.Discarded(s.ed.requestOf("residence-influence-2")))
}

// cornerBank has the bank in a corner: h00 and v00 lie beside none of the six
// kinds.
var cornerBank = [Rows]string{"b p m a i o r", "c c a i o r c", "m a i h r m a", "a i o r c p m", "i o r c m o p"}

func TestAnOptionRequestIsVoidWithoutAStreetBesideAnyKind(t *testing.T) {
	cites(t, RuleRequestVoid)
	body := "round 5 starter 5\nrequest boundary-checks-1\nstock: option boundary-influence-4 rest\n"
	outs := []string{"out", "out", "out", "out", "out"}
	s := at(t, 5, 5, "bid", body+fullMap(t, cornerBank, Across(0, 0)))
	require.Equal(t, []string{
		"request seat=1 request=option", "void seat=1 request=option", "request seat=1 request=boundary-influence-4",
	}, only(play(t, s, outs...), "request", "void"))
	s = at(t, 5, 5, "bid", body+fullMap(t, cornerBank, Across(0, 0), Across(1, 0)))
	require.Equal(t, []string{"request seat=1 request=option"}, only(play(t, s, outs...), "request", "void"),
		"one street between the bank and a condominium is enough")
}

func TestThereAreNoMoreInvestorsThanStreets(t *testing.T) {
	cites(t, RuleRequestCap)
	s := newGame(t, 3, 0, 1)
	for r, text := range usualMap {
		require.NoError(t, (&posParser{s: s}).tiles(r, text))
	}
	s.layStreets()
	streets := s.around[Residence].And(s.free).List()
	for i, street := range streets[:len(streets)-2] {
		s.lay(engine.Seat(i%3), street)
	}
	p := at(t, 3, 1, "request", "request residence-influence-4\n"+settled(s))
	require.Equal(t, []string{"kept seat=1 request=residence-influence-4 places=2"}, play(t, p, "keep"))
	play(t, p, "influence 3", "influence 2", "influence 1")
	require.Equal(t, []Privilege{{0, OptionCards}, {1, OptionCards}}, p.Investors())
}

func TestTheDiscardsBecomeTheStockWithoutTheCardJustRefused(t *testing.T) {
	cites(t, RuleReshuffle)
	ed := edition(t, requestsHead+"2,market,checks,1\n1,office,checks,1\n", "")
	s := at(t, 3, 1, "request", ed+"request office-checks-1\ndiscards: 2*market-checks-1")
	require.Zero(t, s.Stock())
	require.Equal(t, []string{"refused seat=1 request=office-checks-1", "reshuffled requests=2", "request seat=1 request=market-checks-1"},
		play(t, s, "refuse"))
	require.Equal(t, 1, s.Discarded(s.ed.requestOf("office-checks-1")))
	happened := play(t, s, "keep", "out", "out", "out")
	require.Equal(t, []string{"request seat=2 request=market-checks-1"}, only(happened, "request", "reshuffled"))
	happened = play(t, s, "keep", "out", "out", "out")
	require.Contains(t, happened, "reshuffled requests=3")
}
