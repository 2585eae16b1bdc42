package site

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"bayboard/scripts/internal/manual"
)

// column says how high what stands in a column of text becomes, in CSS pixels.
// The figures were fitted to the heights that a browser gave the sections of
// three manuals: no estimate was more than a sixth off. They are a little
// larger, since what overflows its place lies on what follows.
type column struct {
	inner                                   float64 // width of pictures
	letter, cell, block, row, drawn, figure float64 // letters of text and tables, blocks, rows, rows with pictures, of a picture's height
	rest                                    float64
}

var (
	narrow = column{inner: 354, letter: .74, cell: .86, block: 26, row: 15, drawn: 49, figure: 1.3, rest: 140}
	wide   = column{inner: 678, letter: .43, cell: .27, block: 24, row: 36, drawn: 15, figure: 1.1, rest: 92}
)

// sectionHeights is the part of a rules page's style sheet that keeps room for
// the sections which the browser has not laid out yet.
func sectionHeights(sections []manual.Section) string {
	return narrow.rules(sections) + "@media (min-width: 900px) {\n" + wide.rules(sections) + "}\n"
}

func (c column) rules(sections []manual.Section) string {
	var out strings.Builder
	for _, s := range sections {
		fmt.Fprintf(&out, ".r-text [aria-labelledby=%q] { contain-intrinsic-size: auto %.0frem; }\n", s.ID, c.height(string(s.HTML))/16)
	}
	return out.String()
}

var (
	folded   = regexp.MustCompile(`(?s)<details.*?</details>`)
	drawing  = regexp.MustCompile(`(?s)<svg.*?</svg>`)
	tabled   = regexp.MustCompile(`(?s)<table.*?</table>`)
	tag      = regexp.MustCompile(`<[^>]*>`)
	block    = regexp.MustCompile(`<(?:p|h3|li)[ >]`)
	tableRow = regexp.MustCompile(`(?s)<tr>.*?</tr>`)
	shown    = regexp.MustCompile(`<svg class="pic-s( pic-w)?[^>]* width="([\d.]+)" height="([\d.]+)"`)
)

func (c column) height(html string) float64 {
	html = folded.ReplaceAllString(html, "<p >")
	sum := c.rest + c.figure*c.pictures(html)
	rows := tableRow.FindAllString(html, -1)
	for _, row := range rows {
		if strings.Contains(row, "<svg") {
			sum += c.drawn
		}
	}
	text := drawing.ReplaceAllString(html, "")
	outside := tabled.ReplaceAllString(text, "")
	all, plain := len(tag.ReplaceAllString(text, "")), len(tag.ReplaceAllString(outside, ""))
	return sum + c.letter*float64(plain) + c.cell*float64(all-plain) +
		c.block*float64(len(block.FindAllString(text, -1))) + c.row*float64(len(rows))
}

// pictures is the height of the pictures of all figures, each moment's in
// lines.
func (c column) pictures(html string) (sum float64) {
	const gap = 16
	for _, moment := range strings.Split(html, `<div class="pic-m">`)[1:] {
		x, high := 0.0, 0.0
		for _, m := range shown.FindAllStringSubmatch(moment, -1) {
			w, _ := strconv.ParseFloat(m[2], 64)
			h, _ := strconv.ParseFloat(m[3], 64)
			s := min(1, c.inner/w)
			if m[1] != "" { // it scrolls, or has room
				s = min(1, 640/w)
			}
			if x > 0 && x+w*s > c.inner {
				sum += high + gap
				x, high = 0, 0
			}
			x, high = x+w*s+gap, max(high, h*s)
		}
		sum += high
	}
	return sum
}
