package enginetest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	"bayboard/core/enginetest/highcard"
)

func TestFixturesOfHighcardReplay(t *testing.T) {
	Fixtures(t, highcard.Game{}, "testdata/games")
	PerftFile(t, highcard.Game{}, "testdata/perft.txt")
}

func TestScenariosOfHighcardHold(t *testing.T) {
	Scenarios(t, highcard.Game{}, "testdata/scenarios")
}

// copied copies the games of highcard to a folder of their own.
func copied(t *testing.T) (dir string, prints map[string]fingerprint) {
	dir = t.TempDir()
	require.NoError(t, os.CopyFS(dir, os.DirFS("testdata/games")))
	prints, err := readPrints(dir)
	require.NoError(t, err)
	return dir, prints
}

func TestALegalListThatChangesNeedsARaisedVersion(t *testing.T) {
	dir, prints := copied(t)
	g := broken{faults: &faults{legal: func(s *highcard.State, buf []engine.Action) []engine.Action {
		return append(s.Legal(buf), engine.Action{Kind: 99})
	}}}
	fixtures, err := readFixtures(g, dir)
	require.NoError(t, err)
	for _, f := range fixtures {
		assert.ErrorContains(t, f.check(g, prints[f.name]), "raise the rules version")
	}
	assert.ErrorContains(t, updateFixtures(g, dir), "raise the rules version")
}

func TestARaisedVersionNeedsAnUpdate(t *testing.T) {
	dir, prints := copied(t)
	fixtures, err := readFixtures(highcard.Game{}, dir)
	require.NoError(t, err)
	old := prints[fixtures[0].name]
	old.rules = 0
	assert.ErrorContains(t, fixtures[0].check(highcard.Game{}, old), "-update")
	assert.ErrorContains(t, fixtures[0].check(highcard.Game{}, fingerprint{}), "-update")
}

func TestAnUpdateWithoutChangesWritesTheSame(t *testing.T) {
	dir, _ := copied(t)
	require.NoError(t, updateFixtures(highcard.Game{}, dir))
	for _, name := range []string{printsFile, "2p-end-rounds.txt"} {
		want, err := os.ReadFile(filepath.Join("testdata/games", name))
		require.NoError(t, err)
		got, err := os.ReadFile(filepath.Join(dir, name))
		require.NoError(t, err)
		assert.Equal(t, string(want), string(got))
	}
}

func TestAMissingGameFails(t *testing.T) {
	dir, prints := copied(t)
	require.NoError(t, os.Remove(filepath.Join(dir, "2p-end-rounds.txt")))
	fixtures, err := readFixtures(highcard.Game{}, dir)
	require.NoError(t, err)
	assert.ErrorContains(t, everyCount(highcard.Game{}, fixtures, prints), "is gone")
	assert.ErrorContains(t, everyCount(highcard.Game{}, nil, nil), "no game of 2 players")
}

func TestPerftCountsTheWaysToPlay(t *testing.T) {
	s, err := startState(highcard.Game{}, "testdata", "players=2 first=1 seed=1")
	require.NoError(t, err)
	before := s.Position()
	ways := uint64(0)
	for _, a := range s.Legal(nil) {
		c := s.Game().Blank()
		c.CopyFrom(s)
		require.NoError(t, c.Apply(a, nil))
		ways += uint64(len(c.Legal(nil)))
	}
	assert.Equal(t, uint64(1), Perft(s, 0))
	assert.Equal(t, uint64(len(s.Legal(nil))), Perft(s, 1))
	assert.Equal(t, ways, Perft(s, 2))
	assert.Zero(t, Perft(s, 40), "longer than any game")
	assert.Equal(t, before, s.Position())
}

func TestAWrongPerftCountFails(t *testing.T) {
	right, err := readPerft("testdata/perft.txt")
	require.NoError(t, err)
	l := right[0]
	require.NoError(t, l.check(highcard.Game{}, "testdata"))
	l.counts[1]++
	assert.Error(t, l.check(highcard.Game{}, "testdata"))
	_, err = parsePerftLine("a | players=2 seed=1 | 2:5")
	assert.Error(t, err)
}

const goodScenario = `A trick goes to the higher card
rules trick-taker
setup players=2 first=1 seed=1
`

func TestAScenarioThatDoesNotHoldFails(t *testing.T) {
	s, err := startState(highcard.Game{}, "", "players=2 first=1 seed=1")
	require.NoError(t, err)
	first := s.FormatAction(s.Legal(nil)[0])
	for name, text := range map[string]string{
		"an event that does not occur": "play\n  " + first + "\n    > reshuffled\n",
		"an event with another fact":   "play\n  " + first + "\n    > chosen seat=2\n",
		"an event that must not occur": "play\n  " + first + "\n    >! chosen\n",
		"an illegal action":            "play\n  pass\n",
		"a legal action refused":       "play\n  ! " + first + " => own-card\n",
		"another refusal":              "play\n  ! pass => own-card\n",
		"a refusal with another fact":  "play\n  ! play 15 => own-card rank=14\n",
		"no action":                    "play\n  jump\n",
		"another outcome":              "outcome\n  over end-rounds\n",
		"a line missing in the end":    "end\n  round 2\n",
		"a line too many in the end":   "end\n  ! round 1\n",
		"other legal actions":          "legal\n  pass\n",
	} {
		list, err := parseScenarios(goodScenario + text)
		require.NoError(t, err, name)
		assert.Error(t, list[0].run(highcard.Game{}), name)
	}
	list, err := parseScenarios(goodScenario + "play\n  " + first + "\n    > chosen seat=1\nend\n  round 1\n")
	require.NoError(t, err)
	assert.NoError(t, list[0].run(highcard.Game{}))
}

func TestAScenarioThatIsNotWellFormedIsRefused(t *testing.T) {
	for name, text := range map[string]string{
		"no title":              "",
		"no rules":              "Title\nsetup players=2 seed=1\n",
		"no start":              "Title\nrules own-card\n",
		"two starts":            goodScenario + "position\n  x\n",
		"an unknown section":    goodScenario + "plays\n",
		"an event first":        goodScenario + "play\n  > chosen\n",
		"a refusal by no rule":  goodScenario + "play\n  ! pass\n",
		"lines in no section":   "Title\n  play 3\n",
		"something behind play": goodScenario + "play now\n",
	} {
		_, err := parseScenarios(text)
		assert.Error(t, err, name)
	}
	unknown := strings.Replace(goodScenario, "trick-taker", "luck", 1)
	list, err := parseScenarios(unknown)
	require.NoError(t, err)
	assert.ErrorContains(t, list[0].run(highcard.Game{}), "luck")
}

func TestASetupReadsBackFromItsLine(t *testing.T) {
	list, err := combinations(highcard.Game{}, highcardConfig)
	require.NoError(t, err)
	for _, s := range list {
		s.First = engine.Seat(s.Players - 1)
		back, err := parseSetup(setupText(s))
		require.NoError(t, err)
		assert.Equal(t, s, back)
	}
	for _, wrong := range []string{"players=x", "seed=", "options=1,2,3,4,5", "options=256", "colour=red", "players"} {
		_, err := parseSetup(wrong)
		assert.Error(t, err, wrong)
	}
}
