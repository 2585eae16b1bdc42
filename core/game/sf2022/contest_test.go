package sf2022

import (
	"strings"
	"testing"

	"bayboard/core/engine"

	"github.com/stretchr/testify/require"
)

// ended is a game that ended by the last foundation token in a seat's turn:
// the tokens that body does not use lie on cards in area 3.
func ended(t *testing.T, players, ender int, body string) *State {
	t.Helper()
	need := foundationTokens(players)
	free := strings.Fields("black0f black0f blue0f blue0tf gray0f gray0tf orange0f orange0tf yellow0f yellow0tf green0f green0tf")
	var area []string
	used := strings.Fields(body)
	for _, card := range free {
		taken := false
		for i, w := range used {
			if taken = w == card; taken {
				used[i] = ""
				need--
				break
			}
		}
		if !taken {
			area = append(area, card)
		}
	}
	return at(t, players, ender, "over end-foundation", "area 3: "+strings.Join(area[:need], " ")+"\n"+body)
}

// places are the seats from the first place of a contest to the last.
func places(s *State, c Contest) string {
	st := s.Standing(c)
	var out []string
	for i := range s.Seats() {
		out = append(out, itoa(int(st.Order[i])+1))
	}
	return strings.Join(out, " ")
}

// token is the advantage token of a seat in a contest, in half points.
func token(s *State, c Contest, seat int) int {
	return s.Breakdown(engine.Seat(seat - 1))[3+Rows+int(c)].Points
}

func tokens(s *State, c Contest) (out []int) {
	for seat := 1; seat <= s.Seats(); seat++ {
		out = append(out, token(s, c, seat))
	}
	return out
}

func TestDistrictsAreRankedBySummedValueWithSquaresAndTokens(t *testing.T) {
	cites(t, RuleDistrictAdvantage)
	s := ended(t, 3, 1, "city 1:\n gray: gray3 gray2b\ncity 2:\n gray: gray2t gray2t+2\ncity 3:\n blue: blue0d\n gray: gray0s black2 universal\n")
	require.Equal(t, []int{5, 6, 10}, []int{s.City(0).RowValue(s.ed, gray), s.City(1).RowValue(s.ed, gray), s.City(2).RowValue(s.ed, gray)})
	require.Equal(t, "3 2 1", places(s, Contest(gray)))
	require.Equal(t, []int{0, 2, 4}, tokens(s, Contest(gray)))
}

func TestAllRanksGetTheirTokenAlsoWithASumOf0(t *testing.T) {
	cites(t, RuleDistrictAdvantage, RuleAdvantageTokens, RuleLastTie)
	for players, want := range map[int][]int{2: {0, 4}, 3: {0, 4, 2}, 4: {-2, 4, 2, 0}} {
		s := ended(t, players, 2, "")
		for c := range NetworkContest {
			require.Equal(t, want, tokens(s, c))
		}
		net := append([]int{}, want...)
		net[1] = 5
		require.Equal(t, net, tokens(s, NetworkContest))
	}
	o := ended(t, 4, 3, "").Outcome()
	require.Equal(t, []int{0, -12, 25, 12}, o.Scores[:4], "5 districts and the network of empty boards")
}

func TestATieInADistrictGoesToTheHigherCardFromTheLeft(t *testing.T) {
	cites(t, RuleDistrictTie)
	for _, c := range []struct {
		name, one, two, want string
		row                  Row
	}{
		{"first card", "gray: gray3 gray1b", "gray: gray2t gray2t", "1 2", gray},
		{"second card", "gray: gray2t gray1b gray3", "gray: gray2t gray3 gray1b", "2 1", gray},
		{"an empty space counts as 0", "green: green0f green3", "green: green3", "2 1", green},
		{"a square counts as it is", "gray: gray0s\n blue: blue0d", "gray: gray3 gray1t", "1 2", gray},
		{"a +2 token counts", "gray: gray2t+2", "gray: gray3 gray1t", "1 2", gray},
		{"black cards count where they lie", "gray: black2 gray1b", "gray: gray1b gray2t", "1 2", gray},
	} {
		s := ended(t, 2, 1, "city 1:\n "+c.one+"\ncity 2:\n "+c.two+"\n")
		require.Equal(t, c.want, places(s, Contest(c.row)), c.name)
		require.Equal(t, RuleDistrictTie, s.Standing(Contest(c.row)).ByTie[0], c.name)
		s = ended(t, 2, 2, "city 1:\n "+c.one+"\ncity 2:\n "+c.two+"\n")
		require.Equal(t, c.want, places(s, Contest(c.row)), "whoever ended the game: "+c.name)
	}
}

func TestEqualRowsAreComparedInTheRowBelowCardByCardAndRoundToTheFirst(t *testing.T) {
	cites(t, RuleDistrictTie)
	s := ended(t, 2, 1, "city 1:\n orange: orange3\n yellow: yellow2t yellow3 yellow3\ncity 2:\n orange: orange3\n yellow: yellow3\n")
	require.Equal(t, "2 1", places(s, Contest(orange)), "not by sums")
	require.Equal(t, "1 2", places(s, Contest(yellow)))
	same := " green: green3\n gray: gray3\n orange: orange3\n"
	round := ended(t, 2, 2, "city 1:\n blue: blue3\n yellow: yellow2b\n"+same+"city 2:\n blue: blue3\n yellow: yellow1b yellow3\n"+same)
	require.Equal(t, "1 2", places(round, Contest(green)), "green, blue, gray and orange are equal, yellow decides")
	require.Equal(t, "1 2", places(round, Contest(blue)))
	above := ended(t, 2, 2, "city 1:\n blue: blue3\ncity 2:\n blue: blue2b\n")
	require.Equal(t, "1 2", places(above, Contest(gray)), "after the last row comes the first")
	require.Equal(t, RuleDistrictTie, above.Standing(Contest(gray)).ByTie[0])
}

func TestTieChainsOfADistrictForThreeAndFourPlayers(t *testing.T) {
	cites(t, RuleDistrictTie, RuleLastTie)
	body := "city 1:\n orange: orange3 orange1b\n yellow: yellow3\ncity 2:\n orange: orange2t orange2t\n" +
		"city 3:\n orange: orange3 orange1t\n yellow: yellow2t yellow3\n"
	require.Equal(t, "1 3 2", places(ended(t, 3, 2, body), Contest(orange)))
	require.Equal(t, []int{4, 0, 2}, tokens(ended(t, 3, 2, body), Contest(orange)))
	four := ended(t, 4, 4, body+"city 4:\n orange: orange1tb orange3\n")
	require.Equal(t, "1 3 2 4", places(four, Contest(orange)))
	require.Equal(t, []int{4, 0, 2, -2}, tokens(four, Contest(orange)))
	st := four.Standing(Contest(orange))
	require.Equal(t, []engine.Rule{RuleDistrictTie, RuleDistrictTie, RuleDistrictTie}, st.ByTie[:3])
	mixed := ended(t, 4, 3, "city 1:\n blue: blue3\ncity 2:\n blue: blue3\ncity 3:\n blue: blue1b\ncity 4:\n blue: blue1b\n")
	require.Equal(t, "1 2 3 4", places(mixed, Contest(blue)), "two ties, each from the ender's left")
	require.Equal(t, []engine.Rule{RuleLastTie, "", RuleLastTie}, func() []engine.Rule { st := mixed.Standing(Contest(blue)); return st.ByTie[:3] }())
}

func TestTheNetworkIsRankedByMarkersThenByColumnsFromTheLeft(t *testing.T) {
	cites(t, RuleNetworkAdvantage)
	more := ended(t, 2, 1, "city 1:\n blue: blue0d\ncity 2:\n green: green3 green1t green1t\n")
	require.Equal(t, "2 1", places(more, NetworkContest))
	require.Equal(t, []int{0, 5}, tokens(more, NetworkContest))
	s := ended(t, 3, 3, "city 1:\n yellow: yellow1b yellow2t\n green: green2t green2t green1t\n"+
		"city 2:\n yellow: yellow2t\n green: green1tb green3 green1tb green1tb\n"+
		"city 3:\n yellow: yellow3 yellow1t\n green: green2tb green1t green3 universal~\n")
	require.Equal(t, [MaxPlayers]int{4, 4, 4}, s.Standing(NetworkContest).Values)
	require.Equal(t, "2 1 3", places(s, NetworkContest))
	require.Equal(t, []int{2, 5, 0}, tokens(s, NetworkContest))
	last := ended(t, 2, 1, "city 1:\n green: green1t green3 green3 green2t\ncity 2:\n green: green1t green3 green2t\n")
	require.Equal(t, "2 1", places(last, NetworkContest), "column 3 comes before column 4")
}

func TestTheLastTieGoesToTheEnderThenToTheEndersLeft(t *testing.T) {
	cites(t, RuleLastTie)
	for ender, want := range map[int]string{1: "1 2 3 4", 2: "2 3 4 1", 3: "3 4 1 2", 4: "4 1 2 3"} {
		s := ended(t, 4, ender, "")
		for c := range Contest(Contests) {
			require.Equal(t, want, places(s, c))
			st := s.Standing(c)
			require.Equal(t, []engine.Rule{RuleLastTie, RuleLastTie, RuleLastTie}, st.ByTie[:3])
		}
	}
	behind := "city 1:\n blue: blue0d\ncity 3:\n blue: blue0d\ncity 4:\n blue: black0d\n"
	s := ended(t, 4, 2, behind)
	require.Equal(t, "3 4 1 2", places(s, NetworkContest), "the ender is not among the tied ones")
	require.Equal(t, []int{0, -2, 5, 2}, tokens(s, NetworkContest))
	three := "city 1:\n blue: blue0d\ncity 3:\n blue: blue0d\n"
	require.Equal(t, "3 1 2", places(ended(t, 3, 2, three), NetworkContest))
	require.Equal(t, "1 3 2", places(ended(t, 3, 1, three), NetworkContest))
	require.Equal(t, "2 1", places(ended(t, 2, 2, ""), NetworkContest))
}

func TestBeforeTheEndTheActorCountsAsTheEnder(t *testing.T) {
	cites(t, RuleLastTie)
	require.Equal(t, "3 1 2", places(at(t, 3, 3, "turn", ""), NetworkContest))
}
