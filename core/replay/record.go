package replay

import (
	"errors"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

// Games knows the games and the numbers that links call them by, counted
// from 1. A number is never given to another game.
type Games interface {
	// ByNumber is the game of a number, nil if there is none.
	ByNumber(number int) engine.Game
	// BySlug is the game of a slug and its number, nil and 0 if there is none.
	BySlug(slug string) (engine.Game, int)
	// Dictionary is texts of positions of a game, joined by codec.TextEnd,
	// which make links of positions short. It may change only with the rules
	// version. Empty is allowed.
	Dictionary(number int) string
}

// Record is a game as it is kept: how it began and what was done.
type Record struct {
	Game engine.Game
	// Setup is how a seeded game begins. It is zero for one that begins at a
	// position.
	Setup engine.Setup
	// Position is the text of the position that the game begins at, empty for
	// a seeded game.
	Position string
	Actions  []engine.Action
	// Takebacks are the plies at which an action was taken back after chance
	// had shown what it leads to, in ascending order.
	Takebacks []int
}

// Clone is a copy that shares nothing that changes. Its empty lists are nil.
func (r Record) Clone() Record {
	r.Actions = append([]engine.Action(nil), r.Actions...)
	r.Takebacks = append([]int(nil), r.Takebacks...)
	return r
}

// start makes the state at ply 0. Its error is *UnknownEditionError or
// *StartError.
func (r *Record) start() (engine.State, error) {
	if r.Position != "" {
		s, err := r.Game.ParsePosition(r.Position)
		if err != nil {
			return nil, &StartError{r.Game.Slug(), err}
		}
		return s, nil
	}
	if r.Setup.Seed > rng.MaxSeed {
		return nil, &StartError{r.Game.Slug(), errors.New("seed: more than 40 bits")}
	}
	if !r.Game.HasEdition(r.Setup.Edition) {
		return nil, &UnknownEditionError{r.Game.Slug(), r.Setup.Edition}
	}
	s, err := r.Game.New(r.Setup)
	if err != nil {
		return nil, &StartError{r.Game.Slug(), err}
	}
	return s, nil
}

// usualEdition is what the empty EditionID stands for.
const usualEdition engine.EditionID = "1"

// begin makes a record without actions in its one form, and its start.
func begin(r Record) (Record, engine.State, error) {
	if r.Setup.Edition == usualEdition {
		r.Setup.Edition = ""
	}
	s, err := r.start()
	if err != nil {
		return Record{}, nil, err
	}
	if r.Position != "" {
		r.Position = s.Position()
		r.Setup = engine.Setup{}
	}
	r.Actions, r.Takebacks = nil, nil
	return r, s, nil
}
