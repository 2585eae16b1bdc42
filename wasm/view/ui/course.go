package ui

import (
	"strconv"

	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/wasm/svg"
)

// Course draws the points of each seat at each moment of a game, as if it had
// ended there.
func Course(m *replay.Match) string {
	var points [engine.MaxSeats][]int
	least, most := 0, 1
	s := m.StateAt(0)
	for _, a := range append(m.Actions(), engine.Action{}) {
		o := s.Outcome()
		for seat, n := range o.Scores[:o.Seats] {
			points[seat] = append(points[seat], n)
			least, most = min(least, n), max(most, n)
		}
		_ = s.Apply(a, nil) // the last is none
	}
	share := func(n int) int { return (n - least) * 1000 / (most - least) }
	out := `<svg class="sc-s" viewBox="0 0 1000 1000" preserveAspectRatio="none" role="img" aria-label="` + scoreWords.Course +
		`"><path class="sc-0" d="M0 ` + strconv.Itoa(svg.CurveY(share(0))) + `H1000"/>`
	for i, values := range points[:s.Seats()] {
		for ply, n := range values {
			values[ply] = share(n)
		}
		n := strconv.Itoa(i + 1)
		out += `<path class="cv-l cv-` + n + ` s` + n + `" d="` + svg.CurvePath(values, m.Len()) + `"/>`
	}
	return out + `</svg>`
}

// after is the course, and what can be done with the score: picture.js does it.
func (c *Score) after() string {
	return c.Course + `<p class="dlg-f" data-told="` + scoreWords.Told + `"><output class="note"></output><button type="button" class="btn" data-score="picture">` +
		scoreWords.Picture + `</button><button type="button" class="btn" data-score="text">` + scoreWords.Copy + `</button></p>`
}
