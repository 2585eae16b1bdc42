package store

import (
	"strings"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/quiz"
	"bayboard/core/replay"
	"bayboard/core/rng"
	"bayboard/core/search"
	"bayboard/wasm/address"
)

// Quiz is a question of the quiz and what the person answered.
type Quiz struct {
	Question quiz.Question
	// Play shows the position; nobody decides in it.
	Play *Play
	// Chosen is the index of the answer, -1 before there is one.
	Chosen int
}

// Messages of the quiz.
type (
	// QuizAnswered: a choice was taken for the right one.
	QuizAnswered struct{ Choice int }
	// QuizNext: another question, please.
	QuizNext struct{}
)

// NoAnswer is Quiz.Chosen before there is an answer.
const NoAnswer = -1

// openQuiz asks the question of an address, or any if it names none.
func (u *update) openQuiz(page address.Page) {
	g, _ := catalog.Games{}.BySlug(page.Game)
	seed, err := rng.ParseSeed(page.ID)
	if page.ID == "" || err != nil {
		seed = rng.Seed(u.m.Chance.Uint64()) & rng.MaxSeed
	}
	page.ID = strings.ToLower(seed.String())
	u.do(ReplaceAddress{page.String()})
	u.show(page)
	q := quiz.Ask(g, uint64(seed))
	match, err := replay.FromPosition(g, q.State.Position())
	if err != nil {
		panic("store: a question's position: " + err.Error())
	}
	players := make([]Player, q.State.Seats())
	for i := range players {
		if engine.Seat(i) != q.Seat {
			players[i] = Player{Kind: Bot, Level: search.Easy} // as played the game
		}
	}
	u.m.Quiz = &Quiz{Question: q, Chosen: NoAnswer, Play: &Play{
		ID: page.ID, Match: match, Players: players, Viewer: q.Seat, Opened: engine.NoSeat, picture: true,
	}}
}

// answerQuiz takes the first answer to a question and counts.
func (u *update) answerQuiz(choice int) {
	q := u.m.Quiz
	if q == nil || q.Chosen != NoAnswer || choice < 0 || choice >= len(q.Question.Choices) {
		return
	}
	q.Chosen = choice
	p := &u.m.Prefs
	if choice == q.Question.Right {
		p.Streak++
		p.BestStreak = max(p.BestStreak, p.Streak)
	} else {
		p.Streak = 0
	}
	u.do(WritePrefs{p.String()})
}
