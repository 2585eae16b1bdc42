package ui

import (
	"slices"

	"bayboard/core/engine"
	"bayboard/wasm/text"
)

// Score is the points of all seats by rule, at the end or as if the game
// ended now.
type Score struct {
	Of     Standing
	Names  []string
	Review string // the address of the review, empty if there is none
	Course string // see Course; empty while the game is not over
}

// Standing is how a game stands, as far as those who look at it know: a view
// of it, since others may have secrets that count.
type Standing interface {
	Game() engine.Game
	Seats() int
	Outcome() engine.Outcome
	Breakdown(engine.Seat) []engine.Line
}

// row is a line of the table.
type row struct {
	label, href, tone string               // tone is a class of ui.css
	values            [engine.MaxSeats]int // points of each seat
	cells             []cell
}

type cell struct{ points, detail, class string }

func (c *Score) slug() string { return c.Of.Game().Slug() }

// legend explains the numbers in the lines, if there are any.
func (c *Score) legend() string {
	if len(c.rows()) == 0 {
		return scoreWords.None
	}
	return text.ScoreLegend(c.slug())
}

func (c *Score) unit() string { return c.Of.Game().Unit() }

func (c *Score) seats() []engine.Seat {
	list := make([]engine.Seat, c.Of.Seats())
	for i := range list {
		list[i] = engine.Seat(i)
	}
	return list
}

func (c *Score) name(s engine.Seat) string { return c.Names[s] }

// verdict is who won, or who leads.
func (c *Score) verdict() string {
	o := c.Of.Outcome()
	if !o.Over {
		return scoreWords.IfNow + " " + text.Lead(o, c.unit(), c.Names)
	}
	return text.EndReason(c.slug(), o.Reason) + " " + text.Result(o, c.unit(), c.Names).String()
}

// rows are the lines that give points to somebody.
func (c *Score) rows() []row {
	var rows []row
	var lines [engine.MaxSeats][]engine.Line
	for _, s := range c.seats() {
		lines[s] = c.Of.Breakdown(s)
	}
	plain := 0
	for i, l := range lines[0] {
		label, _ := text.ScoreLine(c.slug(), l)
		r := row{label: label, href: RulesPage(c.slug(), l.Rule)}
		some := false
		for _, s := range c.seats() {
			l := lines[s][i]
			_, detail := text.ScoreLine(c.slug(), l)
			x := cell{points: text.Points(c.unit(), l.Points), detail: detail, class: "pt"}
			if l.Points == 0 {
				x.points, x.class = "–", "pt pt-0"
			}
			some = some || l.Points != 0 || open(l)
			r.values[s] = l.Points
			r.cells = append(r.cells, x)
		}
		if some {
			r.tone = tone(l, &plain)
			rows = append(rows, r)
		}
	}
	return rows
}

// open reports whether a line counts for nobody as only the end of the game
// decides it.
func open(l engine.Line) bool {
	return slices.ContainsFunc(l.Facts, func(f engine.Fact) bool { return f.Name == "open" && f.Int > 0 })
}

func (c *Score) totals() []cell {
	o := c.Of.Outcome()
	var cells []cell
	for _, s := range c.seats() {
		x := cell{points: text.Points(c.unit(), o.Scores[s]), detail: text.Place(o.Ranks[s]), class: "pt"}
		if o.TieBreaks[s] != "" {
			x.detail += ", " + scoreWords.Tie
		}
		if o.Ranks[s] == 1 {
			x.class = "pt pt-1"
		}
		cells = append(cells, x)
	}
	return cells
}
