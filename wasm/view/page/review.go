package page

import (
	"strconv"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/wasm/address"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// Review is the page on which a finished game is gone over.
type Review struct {
	r     *store.Review
	send  func(store.Msg)
	names []string

	jumps int // how often an entry of a list was followed
	stage
	of     *store.Review
	all    bool // all decisions are listed, not only what went wrong
	listed bool // the curve is shown as a table
	words  map[wording]string

	curve ui.Curve
	whose ui.Segments
	found findings
	known store.ReviewState
	line  text.Line // what was played
}

// wording is an action of a ply that was put into words.
type wording struct {
	ply    int
	action engine.Action
}

// findings is what is listed. It changes with what is found, not with each
// step.
type findings struct {
	curve     [][engine.MaxSeats]int
	turning   []store.Swing
	decisions []int // plies of the seat's decisions
	slips     []int // those that went wrong
	counts    string
}

func (c *Review) set(m *store.Model, send func(store.Msg), make func(string) ui.Game) {
	r := m.Review
	c.r, c.send = r, send
	c.names = text.SeatNames(r.Play.Players)
	if c.of != r {
		c.of, c.all, c.listed, c.jumps = r, false, false, 0
		c.words, c.known = map[wording]string{}, store.ReviewState{}
		if make != nil {
			c.game = make(r.Play.Match.Game().Slug())
		}
	}
	if now := r.State(); now != c.known || c.found.curve == nil {
		c.known, c.found = now, find(r)
	}
	c.offerSeats()
	p := r.Play
	c.line = nil
	var legal []engine.Action
	if x := r.Moment(); x != nil {
		legal = []engine.Action{r.Shown()}
		c.line = text.Decided(c.names[x.Actor], c.move(p.Match.Ply(), x.Played))
	}
	c.stage.show(ui.Table{Play: p, View: p.View(), Legal: legal, Names: c.names, Send: send})
	c.curve = ui.Curve{
		Ply: p.Match.Ply(), Len: p.Match.Len(), Values: c.found.curve, Turning: c.found.turning, Names: c.names, Said: c.said(p.Match.Ply()), Send: send,
	}
}

// find lists what a review found.
func find(r *store.Review) findings {
	f := findings{curve: r.Curve(), turning: r.Turning()}
	var n [store.BadMove + 1]int
	for ply := range r.Moments {
		m := &r.Moments[ply]
		if m.Actor != r.Seat || !m.Choice {
			continue
		}
		g := m.Grade()
		n[g]++
		f.decisions = append(f.decisions, ply)
		if g >= store.Slip {
			f.slips = append(f.slips, ply)
		}
	}
	f.counts = text.GradeCount(n[store.BestMove], n[store.GoodMove], n[store.Slip], n[store.BadMove])
	return f
}

// move is an action of a ply in words.
func (c *Review) move(ply int, a engine.Action) string {
	key := wording{ply, a}
	said, ok := c.words[key]
	if !ok {
		s := c.r.Play.Match.StateAt(ply)
		said = text.Move(s.View(s.Actor()), a)
		c.words[key] = said
	}
	return said
}

// said tells a ply of the curve.
func (c *Review) said(ply int) string {
	said := c.place(ply)
	if ply < len(c.found.curve) {
		said += ". " + text.Shares(c.names, c.found.curve[ply])
	}
	return said
}

// turn is "Turn 12", empty if the game does not count them.
func (c *Review) turn(ply int) string {
	if ply < len(c.r.Moments) && c.r.Moments[ply].Turn > 0 {
		return text.TurnNumber(c.r.Play.Match.Game().Slug(), c.r.Moments[ply].Turn)
	}
	return ""
}

func (c *Review) slug() string { return c.r.Play.Match.Game().Slug() }

func (c *Review) title() string { return text.FullTitle(c.slug()) }

func (c *Review) focus() string { return "review-" + c.r.Play.ID }

func (c *Review) back() string {
	return address.Page{Kind: address.Play, Game: c.slug(), ID: c.r.Play.ID, Ply: address.Live}.String()
}

func (c *Review) progress() string { return text.ReviewProgress(c.r.Progress()) }

// bar is how far the searches are, in percent.
func (c *Review) bar() string {
	done, of, _ := c.r.Progress()
	return strconv.Itoa(100 * done / max(of, 1))
}

func (c *Review) toggleLabel() string {
	if c.r.Going {
		return reviewWords.Stop
	}
	return reviewWords.GoOn
}

func (c *Review) toggle() { c.send(store.ReviewToggled{}) }

func (c *Review) fails() bool { return c.r.Kept == store.SaveFailed }

// head is the shown moment.
func (c *Review) head() string { return c.place(c.r.Play.Match.Ply()) }

// place is "Turn 12 · Move 31 of 96".
func (c *Review) place(ply int) string {
	if ply >= len(c.r.Moments) {
		return reviewWords.Over
	}
	said := text.MoveOf(ply+1, len(c.r.Moments))
	if t := c.turn(ply); t != "" {
		said = t + " · " + said
	}
	return said
}

// verdict is how good the shown decision was; at the end, who won.
func (c *Review) verdict() text.Line {
	x := c.r.Moment()
	if x == nil {
		return text.Result(c.r.Play.Match.State().Outcome(), c.r.Play.Match.Game().Unit(), c.names)
	}
	better := ""
	if x.Known() {
		better = c.move(c.r.Play.Match.Ply(), x.Best)
	}
	return text.Verdict(x, better)
}

func (c *Review) momentClass() string {
	if x := c.r.Moment(); x != nil {
		return "rv-now rv-" + gradeClass(x.Grade())
	}
	return "rv-now"
}

func gradeClass(g store.Grade) string { return "g" + strconv.Itoa(int(g)) }

// differs reports whether there are two moves to show.
func (c *Review) differs() bool {
	x := c.r.Moment()
	return x != nil && x.Known() && x.Best != x.Played
}

func (c *Review) shows(best bool) string {
	if c.r.Best == best {
		return "true"
	}
	return "false"
}

func (c *Review) showClass(best bool) string {
	if c.r.Best == best {
		return "seg seg-on"
	}
	return "seg"
}

func (c *Review) show(best bool) { c.send(store.MoveShown{Best: best}) }

// slip is the mistake before or after the shown ply, -1 if there is none.
func (c *Review) slip(after bool) int {
	now, found := c.r.Play.Match.Ply(), -1
	for _, ply := range c.found.slips {
		if after && ply > now {
			return ply
		}
		if ply < now {
			found = ply
		}
	}
	if after {
		return -1
	}
	return found
}

func (c *Review) toSlip(after bool) {
	if ply := c.slip(after); ply >= 0 {
		c.look(ply)
	}
}

func (c *Review) off(after bool) string {
	if c.slip(after) < 0 {
		return "true"
	}
	return "false"
}

func (c *Review) slipClass(after bool) string {
	if c.slip(after) < 0 {
		return "btn off"
	}
	return "btn"
}

// jump shows the moment of a list's entry, and moves the focus there: on a
// small screen it is far above the list.
func (c *Review) jump(ply int) {
	c.jumps++
	c.look(ply)
}

func (c *Review) jumped() string { return counter(c.jumps) }

func (c *Review) look(ply int) { c.send(store.PlyChosen{Ply: ply}) }

// hand is the choices of the one who decides.
func (c *Review) hand() vugu.Builder {
	if c.r.Moment() == nil {
		return nil
	}
	return c.part(ui.Game.Hand)
}

func (c *Review) layout() string { return "rv play-" + c.slug() }
