package search

import (
	"sort"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

// The levels that search a tree. They are not among Levels: New does not make
// them, so that a program that does not use NewThinker does without them.
const (
	Hard   Level = "hard"
	Expert Level = "expert"
)

// Searches reports whether a level searches a tree.
func Searches(l Level) bool { return l == Hard || l == Expert }

// The usual budget of level hard, in nodes, where a game does not say its
// own (Pacer). Level expert has expertFold times as many.
const (
	hardNodes  = 6_000
	expertFold = 4
)

// Budget is the usual number of nodes of a level that searches, in a game:
// for level hard a tenth of a second of one core as WebAssembly.
func Budget(l Level, g engine.Game) int {
	nodes := hardNodes
	if p, ok := g.Blank().(Pacer); ok {
		nodes = p.Pace()
	}
	if l == Expert {
		nodes *= expertFold
	}
	return nodes
}

// Thinker is a bot of level hard or expert.
type Thinker struct {
	level Level
	seed  uint64
	// Nodes bounds the actions that a choice carries out; a little more are.
	// 0 is the usual Budget.
	Nodes int
	// Stop is asked now and then, between two samples. When it says so the
	// search ends with what it has found. Nil never does.
	Stop func() bool
	// Also are actions that are followed to the end of the search, however
	// little they promise: so their values can be compared with the best one's.
	Also []engine.Action
	// breathe is called now and then (Breathe).
	breathe func()

	first   greedy
	play    playout
	sight   sight
	game    engine.Game
	limit   int // Nodes, or the game's Budget
	seat    engine.Seat
	horizon int
	trust   int64
	piloted bool                   // the game has a Pilot
	trees   [engine.MaxSeats]*node // where each seat is, by its own tree
	tops    [engine.MaxSeats]*node
	path    []step
	spread  [engine.MaxSeats]spread
	roots   []candidate
}

// candidate is one of the actions to choose from.
type candidate struct {
	action engine.Action
	glance int64 // value at the end of the own turn, as level medium sees it
	n, sum int64
	share  [engine.MaxSeats]int64
}

// NewThinker makes a bot of level hard or expert with the usual budget. The
// seed is the bot's own. It panics when the level is another one.
func NewThinker(level Level, seed uint64) *Thinker {
	if !Searches(level) {
		panic("search: " + string(level) + " is no level that searches a tree")
	}
	return &Thinker{level: level, seed: seed}
}

func (t *Thinker) Level() Level { return t.level }

// Choose is the action of Think.
func (t *Thinker) Choose(v engine.View, legal []engine.Action, ply int) engine.Action {
	return t.Think(v, legal, ply).Action
}

// Think chooses as Choose does, and says why.
func (t *Thinker) Think(v engine.View, legal []engine.Action, ply int) Thought {
	if len(legal) == 1 {
		return Thought{Action: legal[0], Line: legal[:1:1]}
	}
	r := generator(t.seed, ply)
	t.begin(v, legal, &r)
	rounds := 0
	for 1<<rounds < len(t.roots) {
		rounds++
	}
	alive, used := len(t.roots), t.play.nodes
	for round := range rounds {
		limit := used + (t.limit-used)*(round+1)/rounds
		for t.play.nodes < limit || t.roots[0].n == 0 {
			if t.told() {
				return t.thought()
			}
			t.batch(v, t.roots[:alive], &r)
		}
		t.order(t.roots[:alive])
		alive = t.keepAlso(alive, (alive+1)/2)
	}
	return t.thought()
}

// told reports whether the search is to end.
func (t *Thinker) told() bool { return t.Stop != nil && t.Stop() }

// begin looks at the actions as level medium does, with a quarter of the
// budget at most, and clears the trees.
func (t *Thinker) begin(v engine.View, legal []engine.Action, r *rng.Rand) {
	if t.game != v.Game() {
		*t = Thinker{level: t.level, seed: t.seed, Nodes: t.Nodes, Stop: t.Stop, Also: t.Also, breathe: t.breathe, game: v.Game()}
	}
	if t.limit = t.Nodes; t.limit == 0 {
		t.limit = Budget(t.level, t.game)
	}
	t.play.begin(t.game)
	t.play.nodes, t.seat = 0, v.Seat()
	t.first.ahead.nodes, t.roots = 0, t.roots[:0]
	t.play.breathe, t.first.ahead.breathe = t.breathe, t.breathe
	t.play.judges, t.first.ahead.judges = t.level == Expert, t.level == Expert
	for n := range maxSamples {
		t.first.sample = v.Sample(t.first.sample, r)
		if n == 0 {
			t.first.begin(t.seat, legal)
		}
		if !t.first.try(n) || t.first.ahead.nodes*4 > t.limit || t.told() {
			break
		}
	}
	t.roots = t.roots[:0]
	for _, w := range t.first.roots {
		t.roots = append(t.roots, candidate{action: w.action, glance: int64(w.sum / max(w.n, 1))})
	}
	pilot, piloted := t.first.sample.(Pilot)
	if t.piloted = piloted; piloted {
		t.add(pilot.Steer(r))
	}
	t.addAlso(legal)
	t.play.nodes = t.first.ahead.nodes
	sort.SliceStable(t.roots, func(i, j int) bool { return t.roots[i].glance > t.roots[j].glance })
	for _, c := range t.roots {
		t.play.habits[t.seat].add(c.action, c.glance-t.roots[len(t.roots)-1].glance)
	}
	t.trust = trust
	if t.piloted {
		t.trust = pilotTrust
	}
	t.horizon = t.turnsAhead(t.first.sample.Seats())
	t.spread = [engine.MaxSeats]spread{}
	for p := range t.tops {
		t.tops[p] = &node{}
	}
}

// toTheEnd is more turns than a game has.
const toTheEnd = 1 << 30

// turnsAhead is the number of turns that are played before the evaluation.
func (t *Thinker) turnsAhead(seats int) int {
	switch {
	case t.piloted:
		return toTheEnd
	case seats == 2:
		return 8
	}
	return 2 * seats
}

// trust and pilotTrust are the number of visits that what level medium sees
// counts for, without and with a Pilot.
const (
	trust      = 6
	pilotTrust = 20
)

// score is what a candidate is chosen by: its mean, and how far it falls
// behind by what level medium sees, the less the more it was visited.
func (c *candidate) score(best, trust int64) int64 {
	if c.n == 0 {
		return c.glance - best
	}
	return c.sum/c.n + (c.glance-best)*trust/(trust+c.n)
}

// order puts candidates of equally many visits in the order of their scores.
func (t *Thinker) order(list []candidate) {
	best := t.glance()
	sort.SliceStable(list, func(i, j int) bool { return list[i].score(best, t.trust) > list[j].score(best, t.trust) })
}

// glance is the best one of all candidates.
func (t *Thinker) glance() int64 {
	best := t.roots[0].glance
	for _, c := range t.roots {
		best = max(best, c.glance)
	}
	return best
}

// thought tells what was found. The candidates stand in the order in which
// they would be chosen.
func (t *Thinker) thought() Thought {
	alive := 0
	for alive < len(t.roots) && t.roots[alive].n == t.roots[0].n {
		alive++
	}
	t.order(t.roots[:alive])
	best := &t.roots[0]
	out := Thought{Action: best.action, Nodes: t.play.nodes, Line: t.line(best.action)}
	for i := range t.roots {
		c := &t.roots[i]
		w := Try{Action: c.action, Visits: int(c.n), Glance: int(c.glance)}
		if c.n > 0 {
			w.Value, w.Chance = int(c.sum/c.n), int(c.share[t.seat]/c.n)
		}
		out.Visits += w.Visits
		out.Tries = append(out.Tries, w)
	}
	if best.n > 0 {
		for p, sum := range best.share {
			out.Value[p] = int(sum / best.n)
		}
	}
	return out
}

// line follows the seat's own decisions that were taken most.
func (t *Thinker) line(a engine.Action) []engine.Action {
	line := []engine.Action{a}
	e := t.tops[t.seat].edgeOf(a)
	for e != nil && e.child != nil {
		n := e.child
		e = nil
		for i := range n.edges {
			if c := &n.edges[i]; c.n > 1 && (e == nil || c.n > e.n) {
				e = c
			}
		}
		if e != nil {
			line = append(line, e.action)
		}
	}
	return line
}
