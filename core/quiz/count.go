package quiz

import (
	"slices"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

// choices is the number of answers of a question with a number.
const choices = 4

// askScore asks for a seat's points. Wrong answers forget a line of the score,
// or count it twice.
func (p *played) askScore(r *rng.Rand) (Question, bool) {
	s := p.at(p.ply(r, 40, 100))
	q := about(s, engine.Seat(r.IntN(s.Seats())), r)
	view, ok := q.State.View(q.Seat).(scorer)
	if !ok {
		return q, false
	}
	q.Lines = view.Breakdown(q.Seat)
	total := 0
	var near []int
	for _, l := range q.Lines {
		total += l.Points
	}
	for _, l := range q.Lines {
		if l.Points != 0 {
			near = append(near, total-l.Points, total+l.Points)
		}
	}
	if len(near) < 4 { // nothing to add up
		return q, false
	}
	rng.Shuffle(r, near)
	return q, q.offer(total, near, 1<<20, r)
}

// askDetail asks one of the game's own questions.
func (p *played) askDetail(r *rng.Rand) (Question, bool) {
	s := p.at(p.ply(r, 20, 100))
	q := about(s, engine.Seat(r.IntN(s.Seats())), r)
	view, ok := q.State.View(q.Seat).(Riddler)
	if !ok {
		return q, false
	}
	list := view.Riddles()
	if len(list) == 0 {
		return q, false
	}
	names := namesOf(list)
	name := names[r.IntN(len(names))]
	list = slices.DeleteFunc(list, func(l engine.Line) bool { return word(l, "ask") != name })
	if number(list[0], "most") == 1 { // yes or no: where there are both, and each as often as the other
		answer, all := r.IntN(2), len(list)
		list = slices.DeleteFunc(list, func(l engine.Line) bool { return l.Points != answer })
		if len(list) == 0 || len(list) == all {
			return q, false
		}
	}
	q.Riddle = list[r.IntN(len(list))]
	if among := number(q.Riddle, "among"); among == 0 && !p.game.Secrets() {
		q.Seat = engine.Seat(number(q.Riddle, "seat")) // who sees it best
	}
	if among := number(q.Riddle, "among"); among != 0 {
		for seat := range q.State.Seats() {
			if among>>seat&1 == 1 {
				q.Choices = append(q.Choices, Choice{Number: seat})
			}
		}
		q.Right = slices.IndexFunc(q.Choices, func(c Choice) bool { return c.Number == q.Riddle.Points })
		return q, q.Right >= 0 && len(q.Choices) > 1
	}
	var near []int
	for _, l := range list {
		near = append(near, l.Points)
	}
	rng.Shuffle(r, near)
	return q, q.offer(q.Riddle.Points, near, number(q.Riddle, "most"), r)
}

func namesOf(list []engine.Line) (names []string) {
	for _, l := range list {
		if name := word(l, "ask"); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

func word(l engine.Line, name string) string {
	for _, f := range l.Facts {
		if f.Name == name {
			return f.Text
		}
	}
	return ""
}

func number(l engine.Line, name string) int {
	for _, f := range l.Facts {
		if f.Name == name {
			return f.Int
		}
	}
	return 0
}

// offer makes the choices: the answer, likely mistakes and numbers close by,
// up to the largest that makes sense, in ascending order.
func (q *Question) offer(answer int, near []int, most int, r *rng.Rand) bool {
	list := []int{answer}
	add := func(n int) {
		if n >= min(answer, 0) && n <= most && len(list) < choices && !slices.Contains(list, n) {
			list = append(list, n)
		}
	}
	for _, n := range near {
		if len(list) < choices-1 {
			add(n)
		}
	}
	for step := 1; step <= choices; step++ {
		sign := 1 - 2*r.IntN(2)
		add(answer + sign*step)
		add(answer - sign*step)
	}
	slices.Sort(list)
	for _, n := range list {
		q.Choices = append(q.Choices, Choice{Number: n})
	}
	q.Right = slices.Index(list, answer)
	return len(list) > 1
}

// askWinner asks who wins a finished game, or one that would end now and hides
// nothing: one that a tie decides if there is one, else a close one.
func (p *played) askWinner(r *rng.Rand) (Question, bool) {
	best, margin := -1, 0
	for ply := len(p.actions); ply > len(p.actions)/2; ply-- {
		if p.game.Secrets() && ply < len(p.actions) {
			break
		}
		o := p.at(ply).Outcome()
		if len(o.Winners()) != 1 {
			continue
		}
		if lead := leadOf(o); best < 0 || lead < margin {
			best, margin = ply, lead
		}
		if margin == 0 {
			break
		}
	}
	if best < 0 {
		return Question{}, false
	}
	q := Question{State: p.at(best), Seat: engine.Seat(r.IntN(p.setup.Players))}
	o := q.State.Outcome()
	q.Seat = o.Winners()[0]
	q.Lines = q.State.Breakdown(q.Seat)
	for seat := range o.Seats {
		q.Choices = append(q.Choices, Choice{Number: seat})
	}
	q.Right = int(q.Seat)
	return q, true
}

// leadOf is how far the winner is ahead of the next one; 0 when a tie-break
// decides.
func leadOf(o engine.Outcome) int {
	w := o.Winners()[0]
	lead := 1 << 20
	for seat := range o.Seats {
		if engine.Seat(seat) != w {
			lead = min(lead, o.Scores[w]-o.Scores[seat])
		}
	}
	return lead
}
