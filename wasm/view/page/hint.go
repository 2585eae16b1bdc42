package page

import (
	"bayboard/core/engine"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// hint is what the hint of the person who decides says so far.
func hint(p *store.Play, names []string) ui.Hint {
	h := p.Hint
	if h == nil || !p.Deciding() {
		return ui.Hint{}
	}
	if !h.Found {
		return ui.Hint{Lines: []string{text.Hint.Thinking}, Busy: true}
	}
	v, a := p.Match.State().View(p.Actor()), h.Thought.Action
	_, where := text.Where(v, a)
	out := ui.Hint{Lines: []string{where}, More: text.Hint.Move}
	if h.Stage >= store.HintMove {
		out.Lines, out.More = []string{text.Move(v, a) + "."}, text.Hint.Why
	}
	if h.Stage >= store.HintWhy {
		out.Lines, out.More = append(out.Lines, text.Expect(v, &h.Thought, preview(v, a, names))), ""
	}
	return out
}

// hintPart is the class of the part of the screen that a hint leads to.
func hintPart(p *store.Play) string {
	a := p.HintArea()
	if a == (engine.Action{}) || !p.Deciding() {
		return ""
	}
	part, _ := text.Where(p.Match.State().View(p.Actor()), a)
	return [...]string{text.HandPart: " hint-hand", text.BoardPart: " hint-board", text.SupplyPart: " hint-supply"}[part]
}

// reason is why a bot took the action that was asked about. What else it could
// have done may be secret until the end.
func reason(p *store.Play, names []string) ui.Reason {
	r := p.Reason
	if r == nil || !p.Explains(r.Ply) || p.Match.Actions()[r.Ply-1] != r.Action {
		return ui.Reason{}
	}
	if !r.Found {
		return ui.Reason{Ply: r.Ply, Text: text.Reason.Thinking}
	}
	seat := p.Actors()[r.Ply-1]
	before := p.Match.StateAt(r.Ply - 1)
	v := before.View(seat)
	if p.Match.Game().Secrets() && p.Actors()[p.Match.Len()] != engine.NoSeat {
		v = nil
	}
	l := p.Players[seat].Level
	return ui.Reason{Ply: r.Ply, Text: text.Explain(names[seat], l, v, r.Action, &r.Thought, caused(p, before, r.Ply, names))}
}

// caused is what an action of the record led to, as the viewer may know it.
func caused(p *store.Play, teller text.Teller, ply int, names []string) string {
	viewer := p.Viewer
	if !p.Match.Game().Secrets() {
		viewer = engine.AllSeats
	}
	var heard []engine.Event
	for _, e := range p.Match.Events(ply) {
		heard = append(heard, e.For(viewer))
	}
	return text.Effects(teller, heard, names, false)
}

// bots are the seats whose actions can be explained, a bit for each.
func bots(p *store.Play) (mask uint8) {
	for i, x := range p.Players {
		if x.Kind == store.Bot {
			mask |= 1 << i
		}
	}
	return mask
}
