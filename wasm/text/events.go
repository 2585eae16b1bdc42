package text

import (
	"strings"

	"bayboard/core/engine"
)

// event is an event with its words, or several alike in a row.
type event struct {
	one
	name   string
	names  []string
	teller Teller
	times  int   // how many alike there were in a row
	each   []one // all of them, the first too
}

// one is an event's seat, by name, and its facts.
type one struct {
	who   string
	facts facts
}

// tell makes events of one action to words; those alike in name become one.
func tell(t Teller, list []engine.Event, names []string) []event {
	var out []event
	for _, e := range list {
		name, facts := t.DescribeEvent(e)
		x := one{facts: facts}
		if e.Seat >= 0 && int(e.Seat) < len(names) {
			x.who = names[e.Seat]
		}
		if n := len(out); n > 0 && out[n-1].name == name {
			out[n-1].times++
			out[n-1].each = append(out[n-1].each, x)
			continue
		}
		out = append(out, event{one: x, name: name, names: names, teller: t, times: 1, each: []one{x}})
	}
	return out
}

// Event is the sentence of one event.
func Event(t Teller, e engine.Event, names []string) Line {
	w := known(t.Game().Slug())
	for _, x := range tell(t, []engine.Event{e}, names) {
		switch {
		case holds(w.did, x.name):
			return w.main(x)
		case holds(w.came, x.name):
			return say(w.effect(x))
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
		did, came := holds(w.did, x.name), holds(w.came, x.name)
		switch {
		case did && (!told || !came):
			l = next(l, w.main(x))
			told = true
		case came:
			l = next(l, say(w.effect(x)))
		}
	}
	return l
}

// Effects tells what an action would cause, without what is done itself: for
// previews. open says that chance decides something after it.
func Effects(t Teller, list []engine.Event, names []string, open bool) string {
	w := known(t.Game().Slug())
	var said []string
	told := false
	all := tell(t, list, names)
	for _, x := range all {
		did, came := holds(w.did, x.name), holds(w.came, x.name)
		switch {
		case did && (!told || !came):
			told = true
		case came:
			said = append(said, w.effect(x))
		}
	}
	if open {
		said = append(said, w.unseen(all))
	}
	return strings.Join(said, " ")
}

// unseen says what chance decides after some events.
func (w *words) unseen(after []event) string {
	if w.chance == nil {
		return "A card is revealed."
	}
	return w.chance(after)
}

func next(l, sentence Line) Line {
	if len(l) == 0 {
		return sentence
	}
	return say(l, " ", sentence)
}
