package quiz

import (
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// Kind is what a question asks.
type Kind uint8

// The kinds of questions.
const (
	// Legal: which of these actions may the seat take? The others are refused.
	Legal Kind = iota + 1
	// Score: how many points has the seat, if the game ended now?
	Score
	// Winner: who wins? At most one question of a game, mostly about a tie.
	Winner
	// Detail: what the game asks by itself, a Riddler.
	Detail
)

// Question is a question with its choices, of which exactly one is right.
type Question struct {
	// Number makes the same question again.
	Number uint64
	Kind   Kind
	// State is possible by all that the seat knows; what it shows to the seat
	// is what the question is about.
	State engine.State
	Seat  engine.Seat
	// Done is what the seat has done just before, of a Legal: the events of each
	// action in the part of the turn that is over, as the seat knows them.
	Done [][]engine.Event
	// Riddle is what a Detail asks about: the rule, and facts, among them
	// "ask", the name of the question. Its Points are the answer.
	Riddle engine.Line
	// Lines are the lines of the seat's score, of Score and Winner.
	Lines   []engine.Line
	Choices []Choice
	Right   int // index of the right choice
}

// Choice is one of the answers of a question.
type Choice struct {
	// Action, of a Legal, and why it is refused; nil for the right one.
	Action  engine.Action
	Refusal *engine.IllegalError
	// Number: points of a Score in the game's unit, an answer of a Detail, the
	// seat of a Winner.
	Number int
}

// Riddler is what a game's View offers to a quiz.
type Riddler interface {
	// Riddles are questions with numbers for answers that can be asked about
	// what the viewer sees. Points is the answer, Rule what decides it; the
	// facts are "ask", the question's name, what it is about, and either
	// "most", the largest answer that makes sense (the least is 0), or
	// "among", the set of seats (1 for the first, 2, 4 …) of which one is the
	// answer.
	Riddles() []engine.Line
}

// Seer is what a game's State offers to a quiz if not every refusal makes a
// question: an action can speak of what is not there, such as a fourth card of a
// hand of three, or be refused for the order alone in which a game asks.
type Seer interface {
	// Sees reports whether somebody who knows the rules can tell that a refused
	// action is impossible.
	Sees(engine.Action) bool
}

// scorer is what the views of all games offer: how the game stands as far as
// the viewer knows.
type scorer interface {
	Outcome() engine.Outcome
	Breakdown(engine.Seat) []engine.Line
}

// shares of the kinds of questions, of 100.
var shares = []struct {
	kind  Kind
	share int
}{{Legal, 40}, {Detail, 30}, {Score, 20}, {Winner, 10}}

// Ask makes the question of a number.
func Ask(g engine.Game, number uint64) Question {
	r := rng.FromUint64(number)
	for {
		kind := drawKind(&r)
		game := play(g, &r)
		q, ok := game.ask(kind, &r)
		if ok {
			q.Number, q.Kind = number, kind
			return q
		}
	}
}

func drawKind(r *rng.Rand) Kind {
	at := r.IntN(100)
	for _, s := range shares {
		if at -= s.share; at < 0 {
			return s.kind
		}
	}
	panic("quiz: shares of less than 100")
}

func (p *played) ask(kind Kind, r *rng.Rand) (Question, bool) {
	switch kind {
	case Legal:
		return p.askLegal(r)
	case Detail:
		return p.askDetail(r)
	case Score:
		return p.askScore(r)
	default:
		return p.askWinner(r)
	}
}
