package svg

import "strings"

// Defs2000 is the content of a <defs> element: the symbols of San Francisco
// (2000), for signs, cards and lists. The city draws its buildings and sticks
// itself, since hundreds of <use> would be slow.
func Defs2000() string {
	var p pen
	p.WriteString(symbols2000)
	for rest := buildings2000; rest != ""; {
		kind, art, more := entry2000(rest)
		p.put(`<symbol id="sf-b-%s" viewBox="0 0 60 60">%s</symbol>`, kind, art)
		if kind != "park" {
			p.put(`<symbol id="sf-r-%s" viewBox="0 0 60 60">`, kind)
			p.ruin(art)
			p.WriteString("</symbol>")
		}
		rest = more
	}
	for rest := signs2000; rest != ""; {
		word, art, more := entry2000(rest)
		p.put(`<symbol id="sf-i-%s" viewBox="-10 -10 20 20">%s</symbol>`, word, art)
		rest = more
	}
	return p.String()
}

// entry2000 is the first entry of a table: words and pictures in turn.
func entry2000(table string) (word, art, rest string) {
	word, rest, _ = strings.Cut(table, "|")
	art, rest, _ = strings.Cut(rest, "|")
	return word, art, rest
}

// building draws a kind into a square.
func (p *pen) building(kind, class string, built bool, x, y, side float64) {
	p.put(`<g transform="translate(%s %s)scale(%s)"`, number(x), number(y), number(side/60))
	if class != "" {
		p.put(` class="%s"`, class)
	}
	p.WriteString(">")
	word, art, rest := entry2000(buildings2000)
	for word != kind && rest != "" {
		word, art, rest = entry2000(rest)
	}
	if built {
		p.WriteString(art)
	} else {
		p.ruin(art)
	}
	p.WriteString("</g>")
}

// ruin is a building traced whole, standing to a jagged line, on rubble.
func (p *pen) ruin(art string) {
	p.put(`<g class="sf-trace">%s</g><g clip-path="url(#sf-jag)">%[1]s</g>`, art)
	p.path("M1 59l6-7 4 3 6-8 5 7 4-3 6 6 7-5 6 5 6-8 8 10z", "sf-rub")
}

// stick is a stick around the origin, white for 0: a pattern and the shape of
// the seat.
func (p *pen) stick(seat int) {
	p.rect(-40, -7, 80, 14, 4, "sf-stick")
	if seat == 0 {
		return
	}
	p.WriteString([...]string{"", "", stripes2000, dots2000, bands2000, chevrons2000}[seat])
	p.WriteString(`<circle r="7" class="sf-eye"/>`)
	p.shape(seat, -5, -5, 10)
}

// shape draws the shape of a seat, from 1, into a square.
func (p *pen) shape(seat int, x, y, side float64) {
	p.put(`<g transform="translate(%s %s)scale(%s)">%s</g>`, number(x), number(y), number(side/16), SeatShape(seat-1))
}

// The patterns of sticks are dashes.
const (
	stripes2000  = `<path d="M-31.5 0H33" stroke-width="12" stroke-dasharray="3.5 8" transform="skewX(-45)" class="sf-pat"/>`
	dots2000     = `<path d="M-33.6 0H35" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 11.2" class="sf-pat"/>`
	bands2000    = `<path d="M-34.5 0H36" stroke-width="12.6" stroke-dasharray="5.5 7.2" class="sf-pat"/>`
	chevrons2000 = `<path d="M-30-3.2H37" stroke-width="6.4" stroke-dasharray="3.5 7.5" transform="skewX(45)" class="sf-pat"/>` +
		`<path d="M-30 3.2H37" stroke-width="6.4" stroke-dasharray="3.5 7.5" transform="skewX(-45)" class="sf-pat"/>`
)

// symbols2000 are the jagged line of ruins and the backs of cards.
const symbols2000 = `<clipPath id="sf-jag"><path d="M-2 62V33l9 5 6-12 8 10 5-7 7 12 7-11 6 6 5-9 7 8 4-4v31z"/></clipPath>
<g id="sf-req"><rect class="sf-back" x=".5" y=".5" width="59" height="79" rx="7"/><path class="sf-back-in" d="M9 5h42q4 0 4 4v62q0 4-4 4H9q-4 0-4-4V9q0-4 4-4z"/><path class="sf-back-a" d="M5 62V46h7V34h9v9h4V23l5-7 5 7v15h5V29h8v13h7v20z"/></g>
<g id="sf-act"><rect class="sf-back sf-back-2" x=".5" y=".5" width="59" height="79" rx="7"/><path class="sf-back-in" d="M9 5h42q4 0 4 4v62q0 4-4 4H9q-4 0-4-4V9q0-4 4-4z"/><use class="sf-back-s" href="#sf-i-year" x="12" y="22" width="36" height="36"/></g>
`

// buildings2000 are the kinds and their pictures: walls w, their shade x,
// roofs d, lights l, and strokes of them.
const buildings2000 = `condominium|<path class="sf-w" d="M6 54V12h24v42zM32 54V24h22v30z"/><path class="sf-x" d="M23 12h7v42h-7zM47 24h7v30h-7z"/><path class="sf-d" d="M4 54h52v4H4zM8 8h20v4H8zM34 20h18v4H34z"/><path class="sf-ls" d="M13 17v31M22.5 17v31M39 29v20M48 29v20" stroke-width="5.5" stroke-dasharray="6 4.5"/>|` +
	`residence|<path class="sf-w" d="M6 54V30l12-14 12 14v24zM30 54V30l12-14 12 14v24z"/><path class="sf-x" d="M18 16l12 14v24h-5V34zM42 16l12 14v24h-5V34z"/><path class="sf-d" d="M3 31l15-19 12 15 12-15 15 19-3 3-12-15-12 14-12-14L6 34zM4 54h52v4H4z"/><path class="sf-l" d="M10 34h6v8h-6zM34 34h6v8h-6zM19 41h6v13h-6zM43 41h6v13h-6zM16 23h4v5h-4zM40 23h4v5h-4z"/>|` +
	`market|<path class="sf-w" d="M8 30h44v24H8z"/><path class="sf-x" d="M8 30h44v5H8z"/><path class="sf-l" d="M13 37h15v10H13zM33 37h13v17H33z"/><path class="sf-d" d="M10 12h40l6 16a5 5 0 0 1-10 1 5.5 5.5 0 0 1-11 0 5.5 5.5 0 0 1-10 0 5.5 5.5 0 0 1-11 0 5 5 0 0 1-10-1zM4 54h52v4H4z"/><path class="sf-l" d="M21 12h5l-2 16h-8zM34 12h5l5 16h-8z"/>|` +
	`amusement|<path class="sf-d" d="M14 58l14-30h4l14 30h-5L30 35 19 58zM4 54h52v4H4z"/><g class="sf-ring"><circle cx="30" cy="28" r="21" stroke-width="2.6"/><path d="M30 7v42M9 28h42M15 13l30 30M45 13L15 43" stroke-width="1.6"/><circle cx="30" cy="28" r="21" stroke-width="9.5" stroke-linecap="round" stroke-dasharray="0 16.493"/></g><circle class="sf-l" cx="30" cy="28" r="4.5"/>|` +
	`office|<path class="sf-w" d="M16 54V17L30 4l14 13v37z"/><path class="sf-x" d="M30 4l14 13v37h-6V17z"/><path class="sf-d" d="M15 18L30 3l15 15zM4 54h52v4H4zM46 54V32h8v22zM6 54V38h8v16z"/><path class="sf-ls" d="M22.5 22v30M30 22v30M37.5 22v30" stroke-width="4.5" stroke-dasharray="6 4"/>|` +
	`industrial|<path class="sf-d" d="M40 28l2-20h7l2 20zM4 54h52v4H4z"/><path class="sf-w" d="M6 54V32l12-8v8l12-8v8l12-8h12v30z"/><path class="sf-x" d="M18 24v8l-3 2zM30 24v8l-3 2zM48 24h6v30h-6z"/><path class="sf-l" d="M11 38h8v6h-8zM24 38h8v6h-8zM37 38h9v16h-9z"/><path class="sf-smoke" d="M44 4c-2-5 5-7 6-3 4-3 8 1 5 4"/>|` +
	`bank|<path class="sf-d" d="M4 22L30 6l26 16v4H4zM4 54h52v4H4zM7 49h46v4H7z"/><path class="sf-w" d="M9 28h7v20H9zM21 28h7v20h-7zM32 28h7v20h-7zM44 28h7v20h-7z"/><path class="sf-x" d="M13.5 28H16v20h-2.5zM25.5 28H28v20h-2.5zM36.5 28H39v20h-2.5zM48.5 28H51v20h-2.5z"/><circle class="sf-l" cx="30" cy="17" r="4.5"/>|` +
	`city-hall|<path class="sf-w" d="M3 54V36h54v18zM18 36v-9h24v9z"/><path class="sf-x" d="M36 27h6v27h-6zM52 36h5v18h-5z"/><path class="sf-d" d="M18 27a12 14 0 0 1 24 0zM28.5 14V4h3v10zM2 54h56v4H2zM2 33h56v4H2zM17 25h26v3H17z"/><path class="sf-l" d="M8 41h5v9H8zM18 41h5v9h-5zM27 40h6v14h-6zM37 41h5v9h-5zM47 41h5v9h-5zM22 29h3v4h-3zM28.5 29h3v4h-3zM35 29h3v4h-3z"/>|` +
	`park|<path class="sf-way" d="M0 58C17 44 14 24 32 20S50 8 58 0"/><ellipse class="sf-pond" cx="50" cy="22" rx="8" ry="5"/><g class="sf-tree"><circle cx="13" cy="17" r="10"/><circle cx="43" cy="42" r="12"/><circle cx="24" cy="47" r="7"/><circle cx="31" cy="6" r="6"/></g><g class="sf-tree-2"><circle cx="10" cy="14" r="5"/><circle cx="40" cy="38" r="6"/><circle cx="22" cy="45" r="3"/></g>|`

// signs2000 are the words of signs and their pictures in the colour of the
// text; parts of class sf-pale are pale.
const signs2000 = `influence|<path class="sf-f" d="M-9-3.5h4L5-8.5v17L-5 3.5h-4zM-6 4.5h4V9h-3z"/><path class="sf-s" d="M7.5-3a4 4 0 0 1 0 6"/>|` +
	`checks|<path class="sf-s" d="M-9-5.5H9v11H-9zM-6-1.5h6M-6 2h3M3 2h3"/>|` +
	`option|<path class="sf-s" d="M-9-5l7-2.5L3 6.5l-7 2zM1-8h7V6"/><path class="sf-f" d="M-4.5-2.5l3.5 2-1.5 3.5-3.5-1.5z"/>|` +
	`investor|<circle class="sf-f" cy="-5" r="4.5"/><path class="sf-f" d="M-7.5 9.5C-7.5 3-5 .5 0 .5S7.5 3 7.5 9.5z"/>|` +
	`prestige|<path class="sf-f" d="M-8.5 8V4.5h17V8zM-8.5 3L-9.5-6-4.5-1.5 0-9l4.5 7.5L9.5-6l-1 9z"/>|` +
	`year|<path class="sf-s" d="M-8-6.5H8v14H-8zM-8-2H8M-4-9.5v4M4-9.5v4"/><path class="sf-f" d="M-4.5.5h3v3h-3zM1.5.5h3v3h-3z"/>|` +
	`bank|<path class="sf-f" d="M0-9.5L9.5-4v2h-19v-2zM-9.5 7h19v2.5h-19zM-8-1h3v7h-3zM-1.5-1h3v7h-3zM5-1h3v7H5z"/>|` +
	`boundary|<path class="sf-s" d="M-8.5-8.5h17v17h-17z"/><path class="sf-f sf-pale" d="M-5-5h4v4h-4zM1-5h4v4H1zM-5 1h4v4h-4zM1 1h4v4H1z"/>|` +
	`any|<path class="sf-s" d="M-5-4C-5-11 6-10 5-3.5 4.5-.5 0 0 0 4M0 8v.2"/>|` +
	`two|<path class="sf-f sf-pale" d="M-8.5-4H4V8.5H-8.5z"/><path class="sf-s sf-bar" d="M-8-8H3.5M8-3.5V8"/><path class="sf-s" d="M-5.5 2.2H1M-2.2-1V5.5"/>|` +
	`free|<path class="sf-s sf-bar" d="M-8 5.5H8"/><path class="sf-s" d="M0-8.5v8M-4-4.5h8"/>|` +
	`move|<path class="sf-s sf-bar sf-pale" d="M-8-7.5v15"/><path class="sf-s sf-bar" d="M8-7.5v15"/><path class="sf-s" d="M-4.5 0h8M.5-3.5L4 0 .5 3.5"/>|` +
	`swap|<path class="sf-s sf-bar" d="M-8-7.5v15"/><path class="sf-s sf-bar sf-pale" d="M8-7.5v15"/><path class="sf-s" d="M-4.5-3.5h8M1.5-6.5l3 3-3 3M4.5 4h-8M-1.5 1l-3 3 3 3"/>|` +
	`exchange|<path class="sf-s sf-bar" d="M-8 7.5H8"/><path class="sf-s sf-bar sf-pale" d="M-8-8H8"/><path class="sf-s" d="M-4-4.5v7M-7 .5l3 3 3-3"/><path class="sf-s sf-pale" d="M4.5 3.5v-7M1.5-1.5l3-3 3 3"/>|` +
	`remove|<path class="sf-s sf-pale" d="M-8.5 4.5h17v5h-17z"/><path class="sf-s sf-bar" d="M-8-8H8"/><path class="sf-s" d="M0 3.5v-7M-3.5-1L0-4.5 3.5-1"/>|` +
	`bonus|<path class="sf-f" d="M-9.5 9V.5L-4-5.5 1.5.5V9z"/><path class="sf-s" d="M5.5-9v8M1.5-5h8"/>|` +
	`allowance|<path class="sf-s" d="M-9-1.5H6.5v10H-9zM-6 2.5h5M-6 5.5h2.5"/><path class="sf-s" d="M5.5-9.5v6M2.5-6.5h6"/>|`
