package sf2022

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/core/rng"

	"github.com/stretchr/testify/require"
)

// Games in which all help the first seat to fill its board: random games end
// by the last foundation token.

// fullBoardSeeds are seeds with late foundations, by number of players.
var fullBoardSeeds = map[int]rng.Seed{2: 0, 3: 0, 4: 0}

func TestPlayCanEndByAFullBoard(t *testing.T) {
	cites(t, RuleEndBoard)
	for players, seed := range fullBoardSeeds {
		setup := engine.Setup{Players: players, First: 0, Seed: seed}
		s, actions := fillBoard(t, setup)
		require.Equal(t, RuleEndBoard, s.Outcome().Reason, "%d players", players)
		require.Equal(t, engine.Seat(0), s.ender)
		require.True(t, s.City(0).full())
		agrees(t, s)
		if f := flag.Lookup("update"); f != nil && f.Value.String() == "true" {
			m, err := replay.FromRecord(replay.Record{Game: Game, Setup: setup, Actions: actions})
			require.NoError(t, err)
			name := filepath.Join("testdata", "games", fmt.Sprintf("%dp-%s.txt", players, RuleEndBoard))
			require.NoError(t, os.WriteFile(name, []byte(m.File().String()), 0o644))
		}
	}
}

func fillBoard(t *testing.T, setup engine.Setup) (*State, []engine.Action) {
	t.Helper()
	g, err := Game.New(setup)
	require.NoError(t, err)
	s := g.(*State)
	var actions []engine.Action
	for s.Actor() != engine.NoSeat {
		a := s.helpful(s.Legal(nil))
		require.NoError(t, s.Apply(a, nil))
		actions = append(actions, a)
	}
	return s, actions
}

// helpful is what fills the first seat's board: useful cards gather in area 1
// for it, the others in areas 2 and 3 for the rest of the table, who take them
// to get rid of its commitment tokens.
func (s *State) helpful(legal []engine.Action) engine.Action {
	builder := &s.cities[0]
	useful := func(t CardType) bool {
		color := s.ed.faces[t].Color
		return color == Black || builder.hasSpace(Row(color))
	}
	wanted := legal[0]
	switch s.ask {
	case AskTurn:
		for _, a := range legal {
			mine := s.actor == 0 && a.A == 0 && s.areas[0].n >= 2
			theirs := s.actor != 0 && a.A != 0 && s.cities[s.actor].commitments == 0 && builder.commitments > 0
			if a.Kind == ActRealize && (mine || theirs) {
				wanted = a
			}
		}
	case AskArea:
		if !useful(s.revealed) {
			wanted = legal[1]
			if s.areas[1].n > 0 {
				wanted = legal[2]
			}
		}
	case AskPlace:
		if s.actor != 0 {
			wanted = engine.Action{Kind: ActDiscard}
		}
	}
	return wanted
}
