package store

import (
	"bayboard/core/engine"
	"bayboard/core/search"
)

// Stage is how much a hint says.
type Stage uint8

// A hint first says where to look, then what to do, then why.
const (
	HintPlace Stage = 1 + iota
	HintMove
	HintWhy
)

// Hint is a hint for the person who decides.
type Hint struct {
	Stage   Stage
	Found   bool // Thought has it
	Thought search.Thought
	request uint64 // 0 when it is found
}

// Hinted is the action that the hint shows, zero while it shows none.
func (p *Play) Hinted() engine.Action {
	if h := p.Hint; h != nil && h.Found && h.Stage >= HintMove {
		return h.Thought.Action
	}
	return engine.Action{}
}

// HintArea is the action whose place the hint shows, zero if it shows none.
func (p *Play) HintArea() engine.Action {
	if h := p.Hint; h != nil && h.Found {
		return h.Thought.Action
	}
	return engine.Action{}
}

// hintSeed is that of all hints: the same position gives the same hint.
const hintSeed = 1

// askHint says more each time, and nothing after all was said. It is level
// expert with the usual effort, by what the person may know.
func (u *update) askHint(p *Play) {
	h := p.Hint
	switch {
	case !p.Deciding():
	case h == nil:
		p.Hint = &Hint{Stage: HintPlace, request: u.id()}
		t := p.question(p.Match.State(), p.Match.Ply(), search.Expert, usualEffort)
		t.Request, t.Seed = p.Hint.request, hintSeed
		u.do(t)
	case !h.Found:
	case h.Stage < HintWhy:
		p.Hint = &Hint{Stage: h.Stage + 1, Found: true, Thought: h.Thought}
		p.Pointed = p.Hinted()
	default:
		p.dropHint()
	}
}

// dropHint hides the hint, and what it pointed at.
func (p *Play) dropHint() {
	if p.Pointed == p.Hinted() {
		p.Pointed = engine.Action{}
	}
	p.Hint = nil
}

// Reason is why a bot took an action: what its search came to.
type Reason struct {
	Ply     int // after the action
	Action  engine.Action
	Found   bool // Thought has it, or there is none for the bot's level
	Thought search.Thought
	request uint64
}

// askReason opens the reason of a bot's action, or closes it. What a bot
// thought is remembered; else it is thought again, which gives the same.
func (u *update) askReason(p *Play, ply int) {
	if r := p.Reason; r != nil && r.Ply == ply {
		p.Reason = nil
		return
	}
	if !p.Explains(ply) {
		return
	}
	r := &Reason{Ply: ply, Action: p.Match.Actions()[ply-1]}
	p.Reason = r
	level := p.Players[p.actors[ply-1]].Level
	if th, ok := p.thoughts[ply]; ok && th.Action == r.Action {
		r.Found, r.Thought = true, th
	} else if !search.Searches(level) {
		r.Found = true
	} else {
		r.request = u.id()
		t := p.question(p.Match.StateAt(ply-1), ply-1, level, u.m.Prefs.Effort)
		t.Request = r.request
		u.do(t)
	}
}

// Explains reports whether an action of the record was a bot's.
func (p *Play) Explains(ply int) bool {
	return ply > 0 && ply <= p.Match.Len() && p.Players[p.actors[ply-1]].Kind == Bot
}

// noteThought remembers what a bot thought before the action that follows.
func (p *Play) noteThought(th search.Thought) {
	if p.thoughts == nil {
		p.thoughts = map[int]search.Thought{}
	}
	p.thoughts[p.Match.Ply()+1] = th
}

// dropThoughts forgets those after a ply, where the record was replaced.
func (p *Play) dropThoughts(after int) {
	for ply := range p.thoughts {
		if ply > after {
			delete(p.thoughts, ply)
		}
	}
	if r := p.Reason; r != nil && r.Ply > after {
		p.Reason = nil
	}
}

// learned takes what a search came to that was not a bot's.
func (u *update) learned(p *Play, msg Decided) {
	if h := p.Hint; h != nil && h.request == msg.Request {
		p.Hint = &Hint{Stage: h.Stage, Found: true, Thought: msg.Thought}
	}
	if r := p.Reason; r != nil && r.request == msg.Request {
		p.Reason = &Reason{Ply: r.Ply, Action: r.Action, Found: true, Thought: msg.Thought}
	}
}
