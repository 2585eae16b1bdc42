package sf2000

import (
	"errors"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

// facing is what a viewer hears of an action.
func facing(t *testing.T, s *State, viewer engine.Seat, action string) []string {
	t.Helper()
	a, err := s.ParseAction(action)
	require.NoError(t, err)
	var heard []string
	require.NoError(t, s.Apply(a, func(e engine.Event) {
		name, facts := s.DescribeEvent(e.For(viewer))
		for _, f := range facts {
			name += " " + f.String()
		}
		heard = append(heard, name)
	}))
	return heard
}

func TestAFactThatIsHiddenIsNoZero(t *testing.T) {
	cites(t, RuleSecrecy)
	offers := "request option\ntied market-amusement\nseat 1:\n shown market-amusement\nseat 2:\n shown market-amusement"
	for _, x := range []struct{ ask, body, action, own, other string }{
		{"influence", "request market-influence-2", "influence 0", "chosen seat=1 value=0", "chosen seat=1"},
		{"option", "request option", "option industrial-office", "chosen seat=1 option=industrial-office", "chosen seat=1"},
		{"offer", offers, "stand", "offered seat=1 sum=0 checks=0", "offered seat=1"},
		{"pay", "request option\ntied market-amusement\nseat 1:\n shown market-amusement", "pay 4", "paid-hidden seat=1 check=4", "paid-hidden seat=1"},
	} {
		require.Equal(t, []string{x.own}, facing(t, at(t, 3, 1, x.ask, x.body), 0, x.action)[:1])
		require.Equal(t, []string{x.other}, facing(t, at(t, 3, 1, x.ask, x.body), 1, x.action)[:1])
		require.Equal(t, []string{x.other}, facing(t, at(t, 3, 1, x.ask, x.body), engine.AllSeats, x.action)[:1])
	}
}

func TestRefusalsCarryWhatTheyRestOn(t *testing.T) {
	cites(t, RuleChecksOutbid, RuleOptionTied, RuleRefuse, RuleInvest, RuleInvestSupply)
	for _, x := range []struct{ ask, body, action, want string }{
		{"request", "request market-checks-1 refused", "refuse", "illegal by refuse: request=market-checks-1, refused=1"},
		{"bid", "request market-checks-1\nseat 1:\n bid: 4\nleast 4\nseat 2:\n bid: 6", "add 5", "illegal by checks-outbid: bid=4, highest=6, least=4, reach=0"},
		{"bid", "request market-checks-1\nseat 2:\n bid: 10", "add 2", "illegal by checks-outbid: bid=0, highest=10, least=0, reach=6"},
		{"bid", "request market-checks-1\nseat 1:\n bid: 4\nleast 4\nseat 2:\n bid: 6", "out", "illegal by checks-outbid: bid=4, highest=6"},
		{"place", "request market-checks-1\ninvestors 1\nseat 1: influence 30\n sticks: v23", "stick v23", "illegal by invest: street=v23, free=0, place=market"},
		{"place", "request market-checks-1\ninvestors 1", "lift v23", "illegal by invest-supply: supply=15, lift=v23"},
	} {
		s := at(t, 3, 1, x.ask, x.body)
		a, err := s.ParseAction(x.action)
		require.NoError(t, err)
		var illegal *engine.IllegalError
		require.True(t, errors.As(s.Apply(a, nil), &illegal))
		require.Equal(t, x.want, illegal.Error())
	}
}

// What everybody knows of the bank is true of the bank, and as narrow as can
// be where all is known.
func TestTheRiskOfTheNextCheckIsTrue(t *testing.T) {
	cites(t, RuleActionAllowance, RuleActionRemove, RuleSecrecy)
	s := at(t, 3, 1, "draw", "card allowance\nseat 1: influence 3\n checks: 1 1 2 2 3\n drawn: 8\n share drawing\nseat 2: influence 3\n share influence\nseat 3: influence 3\n share influence")
	least, most := s.Risk()
	require.Equal(t, []int{6, 6}, []int{least, most}, "4 5 6 7 9 10 of the bank are more than 2")
	unsure := 0
	for seed := range rng.Seed(300) {
		s := newGame(t, 3+int(seed)%3, 0, seed)
		r := rng.New(seed)
		for s.Actor() != engine.NoSeat {
			if s.Ask() == AskDraw {
				_, limit := s.Grants(s.Actor())
				over := 0
				for v := max(1, limit-s.drawn[s.actor].Sum()+1); v <= MaxCheck; v++ {
					over += int(s.bank[v])
				}
				least, most := s.Risk()
				require.LessOrEqual(t, least, over, s.Position())
				require.GreaterOrEqual(t, most, over, s.Position())
				if least < most {
					unsure++
				}
			}
			legal := s.Legal(nil)
			require.NoError(t, s.Apply(legal[r.IntN(len(legal))], nil))
		}
	}
	require.Positive(t, unsure, "what is paid face down is not known")
}
