package ui

import (
	"strconv"

	"bayboard/core/engine"
	"bayboard/core/game/sf2022"
)

// tones is the number of colours for lines that have none of their own.
const tones = 8

// tone is the colour of a line of the score: that of the row or the network
// that it is about, or the next of the others.
func tone(l engine.Line, plain *int) string {
	for _, f := range l.Facts {
		if f.Name == "row" && f.Text != "" {
			return "k-" + f.Text
		}
	}
	if l.Rule == sf2022.RuleNetworkAdvantage {
		return "k-net" // as on the table
	}
	*plain++
	return "k" + strconv.Itoa((*plain-1)%tones)
}

// bar is a seat's points as a picture: a piece for each line of the table that
// gives some, in its order; what costs points goes to the left.
type bar struct {
	key, art string
	seat     engine.Seat
}

// barWidth is the width of a bar's drawing, which is stretched to its place.
const barWidth = 1000

func (c *Score) bars() []bar {
	rows := c.rows()
	reach := func(s engine.Seat) (lost, won int) {
		for _, r := range rows {
			if p := r.values[s]; p < 0 {
				lost -= p
			} else {
				won += p
			}
		}
		return lost, won
	}
	var left, right int
	for _, s := range c.seats() {
		lost, won := reach(s)
		left, right = max(left, lost), max(right, won)
	}
	if left+right == 0 {
		return nil
	}
	var list []bar
	for _, s := range c.seats() {
		b := bar{key: "b" + strconv.Itoa(int(s)), seat: s}
		lost, won := left, left
		for _, r := range rows {
			p := r.values[s]
			from := won
			if p < 0 {
				lost += p
				from, p = lost, -p
			} else {
				won += p
			}
			b.art += piece(from, p, left+right, r.tone)
		}
		if left > 0 {
			b.art += `<path class="sb-0" d="M` + strconv.Itoa(left*barWidth/(left+right)) + ` 0v20"/>`
		}
		list = append(list, b)
	}
	return list
}

// piece is a part of a bar, in points of the whole.
func piece(from, points, whole int, tone string) string {
	if points == 0 {
		return ""
	}
	x := from * barWidth / whole
	return `<path class="` + tone + `" d="M` + strconv.Itoa(x) + ` 0h` + strconv.Itoa((from+points)*barWidth/whole-x) + `v20h-` +
		strconv.Itoa((from+points)*barWidth/whole-x) + `z"/>`
}
