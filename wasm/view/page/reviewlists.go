package page

import (
	"strconv"
	"strings"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/wasm/address"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// note is an entry of a list: a moment to look at.
type note struct {
	ply               int
	head, told, grade string
	class             string
}

func (n note) key() string { return strconv.Itoa(n.ply) }

func (c *Review) current(n note) string {
	if n.ply == c.r.Play.Match.Ply() {
		return "step"
	}
	return "false"
}

// turning are the turning points: how the chances changed, and what happened.
func (c *Review) turning() []note {
	var list []note
	m := c.r.Play.Match
	for _, s := range c.found.turning {
		n := note{ply: s.Ply, head: c.turn(s.Ply), told: text.Action(m.State(), m.Events(s.Ply+1), c.names).String(), class: "rv-e"}
		if n.head == "" {
			n.head = text.MoveOf(s.Ply+1, m.Len())
		}
		n.grade = text.Changes(c.names, s.Was, s.Is)
		list = append(list, n)
	}
	return list
}

// decisions are those of the seat: what went wrong, or all.
func (c *Review) decisions() []note {
	plies := c.found.slips
	if c.all {
		plies = c.found.decisions
	}
	var list []note
	for _, ply := range plies {
		x := &c.r.Moments[ply]
		n := note{ply: ply, head: c.turn(ply), class: "rv-e rv-" + gradeClass(x.Grade()), grade: text.Grade(x.Grade())}
		if n.head == "" {
			n.head = text.MoveOf(ply+1, len(c.r.Moments))
		}
		n.told = c.move(ply, x.Played)
		if x.Known() && x.Best != x.Played {
			n.told += " → " + c.move(ply, x.Best)
		}
		if x.Grade() >= store.Slip {
			n.grade += " " + text.Cost(x.Loss())
		}
		list = append(list, n)
	}
	return list
}

func (c *Review) lessLabel() string {
	if c.all {
		return reviewWords.Less
	}
	return reviewWords.All + " (" + strconv.Itoa(len(c.found.decisions)) + ")"
}

func (c *Review) more() { c.all = !c.all }

func (c *Review) seats() []engine.Seat {
	list := make([]engine.Seat, len(c.names))
	for i := range list {
		list[i] = engine.Seat(i)
	}
	return list
}

// offerSeats makes the choice of whose decisions are listed.
func (c *Review) offerSeats() {
	ui.Choices(&c.whose, "whose", c.seats(), c.r.Seat, c.name, c.choose)
	for i := range c.whose.Items {
		c.whose.Items[i].Key = seatKey(engine.Seat(i)) // names may be alike
	}
}

func (c *Review) name(s engine.Seat) string { return c.names[s] }

func (c *Review) choose(s engine.Seat) { c.send(store.ReviewSeatChosen{Seat: s}) }

func (c *Review) grades() string { return text.Grades() }

func (c *Review) played() vugu.HTML { return ui.HTML(c.line) }

func (c *Review) judged() vugu.HTML { return ui.HTML(c.verdict()) }

// listing says whether the table is open.
func (c *Review) listing() string {
	if c.listed {
		return "true"
	}
	return "false"
}

func (c *Review) list() { c.listed = !c.listed }

// numbers is a line of the table: a turn and what each seat could expect.
type numbers struct {
	key, head string
	shares    []string
}

// table has the first ply of each turn, and the end.
func (c *Review) table() []numbers {
	var list []numbers
	for ply, v := range c.found.curve {
		end := ply == len(c.r.Moments)
		if ply > 0 && !end && c.r.Moments[ply].Turn > 0 && c.r.Moments[ply].Turn == c.r.Moments[ply-1].Turn {
			continue
		}
		n := numbers{key: strconv.Itoa(ply), head: c.turn(ply)}
		if end {
			n.head = reviewWords.Over
		} else if n.head == "" {
			n.head = text.MoveOf(ply+1, len(c.r.Moments))
		}
		for p := range c.names {
			n.shares = append(n.shares, text.ShareOf(v[p]))
		}
		list = append(list, n)
	}
	return list
}

// keydown does what a key stands for.
func (c *Review) keydown(event vugu.DOMEvent, on bool) {
	key := event.PropString("key")
	if !on || event.PropBool("defaultPrevented") || modified(event) || typing(event) {
		return
	}
	by := stepOf(event, key)
	switch key = strings.ToLower(key); {
	case by != 0:
		if ply := c.r.Play.Match.Ply() + by; ply >= 0 && ply <= c.r.Play.Match.Len() {
			c.look(ply)
		}
	case key == "n":
		c.toSlip(true)
	case key == "b":
		c.toSlip(false)
	case key == "t" && c.differs():
		c.show(!c.r.Best)
	default:
		return
	}
	event.PreventDefault()
}

// reviewHref is the address of the review of a saved game.
func reviewHref(game, id string) string {
	return address.Page{Kind: address.Review, Game: game, ID: id, Ply: address.Live}.String()
}
