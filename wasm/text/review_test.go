package text

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/search"
	"bayboard/wasm/store"
)

func TestAVerdictSaysWhatTheBestMoveWouldHaveChanged(t *testing.T) {
	played, best := engine.Action{Kind: 1}, engine.Action{Kind: 2}
	known := func(b engine.Action, chance, chosen int) store.Moment {
		return store.Moment{Played: played, Choice: true, Depth: 2, Best: b, Chance: chance, Chosen: chosen}
	}
	for want, m := range map[string]store.Moment{
		"There was no choice.":                                                         {Played: played},
		"Not looked at yet.":                                                           {Played: played, Choice: true},
		"The computer could not judge this decision.":                                  {Played: played, Choice: true, Depth: 1},
		"Best. Nothing better was found.":                                              known(played, 500, 500),
		"Good. “Pass” would have done as well.":                                        known(best, 509, 500),
		"Good. “Pass” would have won about 3\u00a0of\u00a0100\u00a0games more.":        known(best, 539, 500),
		"A slip. “Pass” would have won about 4\u00a0of\u00a0100\u00a0games more.":      known(best, 540, 500),
		"A slip. “Pass” would have won about 9\u00a0of\u00a0100\u00a0games more.":      known(best, 599, 500),
		"A blunder. “Pass” would have won about 10\u00a0of\u00a0100\u00a0games more.":  known(best, 600, 500),
		"A blunder. “Pass” would have won about 100\u00a0of\u00a0100\u00a0games more.": known(best, 1000, 0),
	} {
		assert.Equal(t, want, Verdict(&m, "Pass").String())
	}
	assert.Contains(t, Grades(), "less than 4\u00a0of\u00a0100\u00a0games. Slip:\u00a04\u00a0to\u00a09. Blunder:\u00a010\u00a0or\u00a0more.")
}

func TestChancesAreToldAsGamesOfAHundred(t *testing.T) {
	names := []string{You, "Mira", "Jun"}
	assert.Equal(t, "You 58, Mira 40, Jun 2 of 100", Shares(names, [engine.MaxSeats]int{575, 404, 21}))
	assert.Equal(t, "You 58 → 41, Jun 2 → 19 of 100", Changes(names, [engine.MaxSeats]int{575, 404, 21}, [engine.MaxSeats]int{410, 400, 190}))
	assert.Equal(t, "−9 of 100", Cost(99))
	assert.Equal(t, "3\u00a0best, 0\u00a0good, no\u00a0slips, 1\u00a0blunder", GradeCount(3, 0, 0, 1))
	assert.Equal(t, "3 of 40 decisions looked at", ReviewProgress(3, 40, false))
	assert.Equal(t, "A closer look: 3 of 9", ReviewProgress(3, 9, true))
	assert.Equal(t, "All decisions have been looked at.", ReviewProgress(9, 9, true))
}

// Whatever was played or could have been has words, in all games.
func TestEachMoveOfAReviewHasWords(t *testing.T) {
	for _, g := range catalog.All() {
		least, _ := g.Players()
		s, err := g.New(engine.Setup{Players: least, First: engine.NoSeat, Seed: 6})
		require.NoError(t, err)
		bot := search.New(search.Easy, 4)
		for ply := 0; s.Actor() != engine.NoSeat; ply++ {
			v := s.View(s.Actor())
			for _, a := range s.Legal(nil) {
				move := Move(v, a)
				require.NotEmpty(t, move, "%s: %s", g.Slug(), s.FormatAction(a))
				require.False(t, strings.HasSuffix(move, "."))
				line := Decided("Mira", move).String()
				require.True(t, strings.HasPrefix(line, "Mira played: ") && strings.HasSuffix(line, "."))
			}
			require.NoError(t, s.Apply(search.Ask(bot, s, ply), nil))
		}
	}
}
