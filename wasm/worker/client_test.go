package worker

import (
	"testing"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/search"

	"github.com/stretchr/testify/require"
)

// stage is a page whose workers do what a test says.
type stage struct {
	t       *testing.T
	c       *Client
	time    int64
	alarm   int64
	running []func() // on the page
	workers []*actor
	none    bool // there can be no workers
	heard   []Answer
}

type actor struct {
	posted []string
	ended  bool
}

func (w *actor) Post(text string) { w.posted = append(w.posted, text) }
func (w *actor) End()             { w.ended = true }

func (s *stage) Now() int64    { return s.time }
func (s *stage) Yield()        {}
func (s *stage) Alarm(a int64) { s.alarm = s.time + a }
func (s *stage) Go(f func())   { s.running = append(s.running, f) }

func (s *stage) Start(number int) (Worker, bool) {
	if s.none {
		return nil, false
	}
	require.Equal(s.t, len(s.workers)+1, number)
	s.workers = append(s.workers, &actor{})
	return s.workers[number-1], true
}

func newStage(t *testing.T) *stage {
	s := &stage{t: t}
	s.c = NewClient(s)
	return s
}

// pass lets time pass, and the alarm ring when it is due.
func (s *stage) pass(milliseconds int64) {
	for end := s.time + milliseconds; s.time < end; {
		if s.alarm != 0 && s.alarm <= end {
			s.time, s.alarm = s.alarm, 0
			s.c.Rang()
			continue
		}
		s.time = end
	}
}

func (s *stage) last() *actor { return s.workers[len(s.workers)-1] }

func (s *stage) say(text string) { s.c.Heard(len(s.workers), text) }

// question is the start of a game.
func question(id uint64) Request {
	s, err := catalog.All()[0].New(engine.Setup{Players: 2, First: 0, Seed: 1})
	if err != nil {
		panic(err)
	}
	r := ask(s, 0, search.Hard, 50, 0)
	r.ID = id
	return r
}

func (s *stage) ask(id uint64) {
	s.c.Ask(question(id), func(a Answer) { s.heard = append(s.heard, a) })
}

func thought(id uint64) string {
	return Answer{ID: id, Done: true, Thought: search.Thought{Action: act(1, 0, 0, 0)}}.String()
}

func (s *stage) done() (ids []uint64) {
	for _, a := range s.heard {
		if a.Done {
			ids = append(ids, a.ID)
		}
	}
	return ids
}

func TestAWorkerIsStartedWithTheFirstQuestionAndAskedOneAtATime(t *testing.T) {
	s := newStage(t)
	require.Empty(t, s.workers)
	s.ask(1)
	s.ask(2)
	w := s.last()
	require.Empty(t, w.posted, "it is not ready")
	s.say("ready")
	require.Equal(t, []string{question(1).String()}, w.posted)
	s.say(Answer{ID: 1, Nodes: 10, Budget: 50}.String())
	s.say(thought(1))
	require.Equal(t, question(2).String(), w.posted[1])
	s.say(thought(2))
	require.Equal(t, []uint64{1, 2}, s.done())
	require.Len(t, s.heard, 3)
	require.Len(t, s.workers, 1)
	s.ask(3)
	require.Len(t, w.posted, 3)
}

func TestADeadWorkerIsReplacedAndTheQuestionAskedAgain(t *testing.T) {
	for name, die := range map[string]func(*stage){
		"error":   func(s *stage) { s.c.Died(len(s.workers)) },
		"silence": func(s *stage) { s.pass(thinkPatience + 1) },
	} {
		t.Run(name, func(t *testing.T) {
			s := newStage(t)
			s.ask(1)
			s.say("ready")
			die(s)
			require.True(t, s.workers[0].ended)
			require.Len(t, s.workers, 2)
			s.c.Heard(1, thought(1))
			require.Empty(t, s.heard, "the dead do not speak")
			s.say("ready")
			require.Equal(t, []string{question(1).String()}, s.last().posted)
			s.say(thought(1))
			require.Equal(t, []uint64{1}, s.done())
		})
	}
}

func TestAfterTwoDeathsInARowThePageAnswers(t *testing.T) {
	s := newStage(t)
	s.ask(1)
	s.say("ready")
	s.c.Died(1)
	s.c.Died(2)
	require.Len(t, s.running, 1)
	s.ask(2)
	require.Len(t, s.running, 1, "one at a time")
	s.running[0]()
	s.running[1]()
	require.Equal(t, []uint64{1, 2}, s.done())
	for _, a := range s.heard {
		require.Empty(t, a.Err)
	}
	require.Len(t, s.workers, 2)
}

func TestAnAnswerForgivesADeath(t *testing.T) {
	s := newStage(t)
	for id := range uint64(4) {
		s.ask(id)
		s.say("ready")
		s.c.Died(len(s.workers))
		s.say("ready")
		s.say(thought(id))
	}
	require.Equal(t, []uint64{0, 1, 2, 3}, s.done())
	require.Empty(t, s.running)
}

func TestAWorkerThatDoesNotStartIsGivenUp(t *testing.T) {
	s := newStage(t)
	s.ask(1)
	s.pass(startPatience - 1)
	require.Len(t, s.workers, 1)
	s.pass(2)
	require.Len(t, s.workers, 2)
	s.pass(startPatience + 1)
	require.Len(t, s.running, 1)
}

func TestASignOfLifeIsEnough(t *testing.T) {
	s := newStage(t)
	s.ask(1)
	s.say("ready")
	for range 20 {
		s.pass(thinkPatience - 100)
		s.say(Answer{ID: 1, Nodes: 1, Budget: 2}.String())
	}
	require.Len(t, s.workers, 1)
	s.say(thought(1))
	s.pass(10 * startPatience)
	require.Len(t, s.workers, 1, "an idle worker may be silent")
}

func TestAPageThatSleptDoesNotBlameTheWorker(t *testing.T) {
	s := newStage(t)
	s.ask(1)
	s.say("ready")
	s.time += 100 * thinkPatience // the alarm comes late
	s.c.Rang()
	require.Len(t, s.workers, 1)
	s.pass(thinkPatience + 1)
	require.Len(t, s.workers, 2)
}

func TestWithoutWorkersThePageAnswers(t *testing.T) {
	s := newStage(t)
	s.none = true
	s.ask(1)
	s.ask(2)
	s.running[0]()
	s.running[1]()
	require.Equal(t, []uint64{1, 2}, s.done())
	require.Contains(t, s.heard[0].String(), "thought 1 ")
}

func TestAStoppedQuestionIsAnsweredWithWhatThereIs(t *testing.T) {
	s := newStage(t)
	s.ask(1)
	s.c.Stop(1)
	s.say("ready")
	require.Equal(t, []string{question(1).String(), "stop 1"}, s.last().posted, "stopped before it was asked")
	s.say(thought(1))
	s.ask(2)
	s.c.Stop(2)
	s.c.Stop(9)
	require.Equal(t, "stop 2", s.last().posted[3])
	require.Len(t, s.last().posted, 4)
	s.say(thought(2))
	require.Equal(t, []uint64{1, 2}, s.done())
}

func TestADroppedQuestionIsNotAnswered(t *testing.T) {
	s := newStage(t)
	s.ask(1)
	s.ask(2)
	s.ask(3)
	s.say("ready")
	s.c.Drop(2)
	s.c.Drop(1)
	require.Equal(t, "stop 1", s.last().posted[1])
	s.say(Answer{ID: 1, Nodes: 1, Budget: 2}.String())
	s.say(thought(1))
	s.say(thought(3))
	require.Equal(t, []uint64{3}, s.done())
	require.Len(t, s.heard, 1)

	s.ask(4)
	s.c.Drop(4)
	s.c.Died(1)
	require.Len(t, s.workers, 1, "nothing is left to ask")
	s.ask(5)
	require.Len(t, s.workers, 2)
}

func TestAQuickBotIsAnsweredOnThePage(t *testing.T) {
	s := newStage(t)
	r := question(1)
	r.Level = search.Medium
	s.c.Here(r, func(a Answer) { s.heard = append(s.heard, a) })
	s.running[0]()
	require.Equal(t, []uint64{1}, s.done())
	require.Empty(t, s.workers)
}
