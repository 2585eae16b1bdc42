package store

import (
	"hash/fnv"
	"slices"

	"bayboard/core/engine"
	"bayboard/core/search"
)

// Progress is how far a search is.
type Progress struct {
	Nodes, Budget int
	Best          engine.Action // what it would choose now, zero while nothing
}

// Percent is the part of the budget that is used.
func (p Progress) Percent() int {
	if p.Budget <= 0 {
		return 0
	}
	return min(100*p.Nodes/p.Budget, 100)
}

// Efforts are the choices of how long bots think, in percent of the usual.
var Efforts = [...]int{50, 100, 200, 400}

// Limits of the time of a decision, in milliseconds; of levels that do not
// search, a limit in case of need.
const (
	HardLimit   = 1000
	ExpertLimit = 3000
)

// budget is what a bot of a level may spend on a decision of a game, in nodes
// and milliseconds. Levels that do not search have no nodes.
func budget(l search.Level, g engine.Game, effort int) (nodes, limit int) {
	if !search.Searches(l) {
		return 0, HardLimit
	}
	limit = HardLimit
	if l == search.Expert {
		limit = ExpertLimit
	}
	return search.Budget(l, g) * effort / 100, limit * effort / 100
}

// think asks a bot for its move, when it is one's turn where the game stands.
// While somebody looks back, bots wait.
func (u *update) think(p *Play) {
	p.Progress = Progress{}
	a := p.Actor()
	if a == engine.NoSeat || p.Covered || !p.Live() || p.Players[a].Kind != Bot {
		p.thinking = 0
		return
	}
	p.thinking = u.id()
	t := p.question(p.Match.State(), p.Match.Ply(), p.Players[a].Level, u.m.Prefs.Effort)
	t.Request, t.Pause = p.thinking, u.m.Prefs.BotPause
	if p.hurried {
		t.Pause = 0
	}
	u.do(t)
}

// question asks what a bot of a level does at the seat that decides.
func (p *Play) question(s engine.State, ply int, l search.Level, effort int) Think {
	a := s.Actor()
	t := Think{Level: l, Seed: botSeed(p.ID, a), View: s.View(a), Legal: s.Legal(nil), Ply: ply}
	t.Nodes, t.Limit = budget(l, s.Game(), effort)
	return t
}

func botSeed(id string, seat engine.Seat) uint64 {
	h := fnv.New64a()
	h.Write([]byte(id))
	h.Write([]byte{byte(seat)})
	return h.Sum64()
}

// decided carries out a bot's action, unless it comes too late.
func (u *update) decided(p *Play, msg Decided) {
	if msg.Request == 0 || msg.Request != p.thinking {
		u.learned(p, msg)
		return
	}
	p.noteThought(msg.Thought)
	if err := p.Match.Play(msg.Thought.Action, nil); err != nil {
		panic("store: a bot's action was refused: " + err.Error())
	}
	u.played(p)
	if u.m.Prefs.BotPause > 0 && !p.hurried {
		u.moved(p, 1)
	}
}

func (u *update) progressed(p *Play, msg Progressed) {
	if msg.Request == p.thinking && p.thinking != 0 {
		p.Progress = msg.Progress
		u.do(ShowProgress{p.Progress.Percent()})
	}
}

// hurry lets bots go on without a pause, and one that searches stop that.
func (u *update) hurry(p *Play) {
	p.hurried = true
	if p.Searching() {
		u.do(Hurry{p.thinking})
		return
	}
	u.think(p)
}

// Searching reports whether a bot is about to move that searches.
func (p *Play) Searching() bool {
	a := p.Actor()
	return p.thinking != 0 && a != engine.NoSeat && search.Searches(p.Players[a].Level)
}

// requests are the questions that the open game waits for.
func (m *Model) requests() []uint64 {
	p := m.Play
	if r := m.Review; r != nil && r.request != 0 {
		return []uint64{r.request}
	}
	if p == nil {
		return nil
	}
	list := []uint64{p.thinking}
	if p.Hint != nil {
		list = append(list, p.Hint.request)
	}
	if p.Reason != nil {
		list = append(list, p.Reason.request)
	}
	return slices.DeleteFunc(list, func(id uint64) bool { return id == 0 })
}
