package text

import (
	"strings"

	"bayboard/core/engine"
)

// event is an event with its words.
type event struct {
	name  string
	facts facts
	who   string // the name of its seat
	names []string
	times int // how many alike there were in a row
}

// tell makes events of one action to words; those alike in name become one.
func tell(t Teller, list []engine.Event, names []string) []event {
	var out []event
	for _, e := range list {
		name, facts := t.DescribeEvent(e)
		if n := len(out); n > 0 && out[n-1].name == name {
			out[n-1].times++
			continue
		}
		x := event{name: name, facts: facts, names: names, times: 1}
		if e.Seat >= 0 && int(e.Seat) < len(names) {
			x.who = names[e.Seat]
		}
		out = append(out, x)
	}
	return out
}

// Event is the sentence of one event.
func Event(t Teller, e engine.Event, names []string) Line {
	w := known(t.Game().Slug())
	for _, x := range tell(t, []engine.Event{e}, names) {
		if f := w.main[x.name]; f != nil {
			return f(x)
		}
		if f := w.effect[x.name]; f != nil {
			return say(f(x))
		}
	}
	return nil
}

// Action tells the events of one action: who did what, then what came of it.
// The line is empty if there is nothing to say.
func Action(t Teller, list []engine.Event, names []string) Line {
	w := known(t.Game().Slug())
	var l Line
	told := false
	for _, x := range tell(t, list, names) {
		main, effect := w.main[x.name], w.effect[x.name]
		switch {
		case main != nil && (!told || effect == nil):
			l = next(l, main(x))
			told = true
		case effect != nil:
			l = next(l, say(effect(x)))
		}
	}
	return l
}

// Effects tells what an action would cause, without what is done itself: for
// previews. open says that chance decides something after it.
func Effects(t Teller, list []engine.Event, names []string, open bool) string {
	w := known(t.Game().Slug())
	var said []string
	for _, x := range tell(t, list, names) {
		if f := w.effect[x.name]; f != nil && (w.main[x.name] == nil) {
			said = append(said, f(x))
		}
	}
	if open {
		said = append(said, "A card is revealed.")
	}
	return strings.Join(said, " ")
}

func next(l, sentence Line) Line {
	if len(l) == 0 {
		return sentence
	}
	return say(l, " ", sentence)
}
