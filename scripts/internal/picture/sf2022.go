package picture

import (
	"errors"
	"strconv"
	"strings"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/wasm/svg"
)

// sf2022 draws San Francisco (2022).
//
// Parts:
//
//	city SEAT [named] [sums] [ROW [ROW]]   a board, or its rows from the one to
//	                                       the other; the depot below green
//	areas                                  the three project areas
//	hand                                   the taken cards
//	commitments                            the tokens of all seats
//	stacks                                 the foundation tokens
//	order                                  who holds the Builder's Order
//
// Within a city marks and labels name "ROW N" (a space from 1), "ROW" or
// "depot"; within areas "area N".
//
// Small pictures: card:blue2t, bonus:plus2, sign:i-car, token:foundation,
// district:blue.
type sf2022 struct{}

func (sf2022) defs() string { return svg.Defs() }

const (
	cell2022  = 100.0
	pitch2022 = 107.0
)

func (d sf2022) part(m moment, words []string) (part, error) {
	s, ok := m.state.(*game.State)
	if !ok {
		return part{}, errors.New("a position is needed")
	}
	switch words[0] {
	case "city":
		return d.city(s, words[1:])
	case "areas":
		return d.areas(s), nil
	case "hand":
		return d.hand(s), nil
	case "commitments":
		return d.commitments(s), nil
	case "stacks":
		return d.stacks(s), nil
	case "order":
		return d.order(s), nil
	}
	return part{}, errors.New("unknown part")
}

func (sf2022) inline(scheme, word string) (part, error) {
	p := part{w: 100, h: 100, scale: .56, class: "card"}
	switch scheme {
	case "card":
		c, err := game.ParseCard(word)
		p.class += " " + svg.Class2022(c.Color)
		p.art = svg.Card2022{Face: c, Token: c.Has(game.Foundation)}.Markup()
		return p, err
	case "bonus":
		for b := game.BonusPlus2; b <= game.BonusTrack; b++ {
			if b.String() == word {
				p.art = svg.Bonus2022(b)
				if b == game.BonusUniversal || b == game.BonusDepot {
					p.class += " " + svg.Class2022(game.Black)
				}
				return p, nil
			}
		}
	case "sign":
		return part{w: 24, h: 24, scale: 1.25, art: svg.Sign2022(word)}, nil
	case "district":
		return part{w: 32, h: 32, scale: 1.1, class: "c-" + word, art: rect(0, 0, 32, 32, 6, "stripe") +
			put(5, 5, 22.0/24, "on-d", svg.Sign2022("d-"+word))}, nil
	case "token":
		return token2022(word)
	}
	return part{}, errors.New("unknown picture")
}

// token2022 is a piece of the box.
func token2022(word string) (part, error) {
	switch word {
	case "foundation":
		return part{w: 30, h: 30, scale: 1.3, art: svg.Sign2022("k-token")}, nil
	case "skyscraper":
		return part{x: -17.5, w: 75, h: 86, scale: .52, art: svg.Sign2022("k-sky")}, nil
	case "commitment":
		return part{w: 24, h: 24, scale: 1.5, class: "pic-commit", art: svg.Sign2022("i-commit")}, nil
	case "marker":
		return part{x: 64, y: 64, w: 35, h: 35, scale: 1.1, art: put(66, 66, 31.0/30, "marker", svg.Sign2022("k-marker")) +
			put(72.2, 71.68, 18.6/24, "marker", svg.Sign2022("i-car"))}, nil
	case "order":
		return part{w: 24, h: 24, scale: 1.5, art: svg.Sign2022("i-order")}, nil
	case "complete":
		return part{w: 24, h: 24, scale: 1.5, art: svg.Sign2022("i-done")}, nil
	}
	return part{}, errors.New("unknown token")
}

// city is a board.
func (d sf2022) city(s *game.State, words []string) (part, error) {
	if len(words) == 0 {
		return part{}, errors.New("whose city?")
	}
	n, err := strconv.Atoi(words[0])
	if err != nil || n < 1 || n > s.Seats() {
		return part{}, errors.New("no such seat")
	}
	who := engine.Seat(n - 1)
	p := part{w: 5*pitch2022 - 7, scale: .58}
	first, last, sums := game.Row(0), game.Row(game.Rows-1), false
	ranged := false
	for _, w := range words[1:] {
		switch w {
		case "named":
			p.y = -44
			p.art += put(0, -40, 1.8, "", seat(0, 0, who, people[who]))
		case "sums":
			sums = true
		default:
			r, ok := rowOf(w)
			if !ok {
				return part{}, errors.New("no such row")
			}
			if last = r; !ranged {
				first, ranged = r, true
			}
		}
	}
	for r := first; r <= last; r++ {
		y := pitch2022 * float64(r-first)
		p.h = y + cell2022
		for c := range game.Col(game.Cols) {
			p.art += put(pitch2022*float64(c), y, 1, "", d.space(s, who, game.At(r, c)))
		}
		if sums {
			p.art += write(5*pitch2022+34, y+66, "pic-sum", strconv.Itoa(s.City(who).RowValue(s.Edition(), r)))
		}
	}
	if sums {
		p.w += 75
	}
	if last == game.Rows-1 {
		p.art += put(0, p.h+7, (5*pitch2022-7)/500, "depot", svg.Depot2022)
		p.h += 7 + 34*(5*pitch2022-7)/500
	}
	p.h -= p.y
	p.find = findCity(first, last)
	return p, nil
}

func rowOf(word string) (game.Row, bool) {
	for r := range game.Row(game.Rows) {
		if r.String() == word {
			return r, true
		}
	}
	return 0, false
}

func findCity(first, last game.Row) func([]string) (box, bool) {
	return func(words []string) (box, bool) {
		if words[0] == "depot" {
			return box{0, pitch2022 * float64(last-first+1), 5*pitch2022 - 7, 34}, last == game.Rows-1
		}
		r, ok := rowOf(words[0])
		at := box{0, pitch2022 * float64(r-first), 5*pitch2022 - 7, cell2022}
		if len(words) > 1 {
			n, err := strconv.Atoi(words[1])
			ok = ok && err == nil && n >= 1 && n <= game.Cols
			at.x, at.w = pitch2022*float64(n-1), cell2022
		}
		return at, ok && r >= first && r <= last
	}
}

// space is a space of a city with what lies on it.
func (sf2022) space(s *game.State, who engine.Seat, at game.Cell) string {
	c, ed := s.City(who), s.Edition()
	if c.Card(at) == 0 {
		color := game.Color(at.Row())
		return put(0, 0, 1, "card empty "+svg.Class2022(color), svg.Slot2022(color))
	}
	face := ed.Card(c.Card(at))
	art := svg.Card2022{
		Face: face, Plus: c.Plus(at), TrackToken: c.TrackTokens().Has(at), Marker: c.Network().Has(at),
		Token: c.Foundations().Has(at), Skyscraper: c.Skyscrapers().Has(at),
	}
	art.Live = face.Has(game.Square) && c.Value(ed, at) > int(face.Value)+2*c.Plus(at)
	if art.Token {
		art.Around, art.Need = c.Around(ed, at), c.Need()
	}
	return put(0, 0, 1, "card "+svg.Class2022(face.Color), art.Markup())
}

func loose2022(s *game.State, t game.CardType) string {
	face := s.Edition().Card(t)
	return put(0, 0, 1, "card "+svg.Class2022(face.Color), svg.Card2022{Face: face, Token: face.Has(game.Foundation)}.Markup())
}

// areas are the project areas; the cards of one overlap.
func (sf2022) areas(s *game.State) part {
	const wide, step = 124.0, 46.0
	most := 1
	for k := range game.Areas {
		most = max(most, len(s.Area(k)))
	}
	h := 40 + cell2022 + step*float64(most-1) + 12
	p := part{w: 3*wide + 16, h: h, scale: .78}
	for k := range game.Areas {
		x := (wide + 8) * float64(k)
		p.art += rect(x, 0, wide, h, 10, "pic-well") + put(x+12, 28, 1.5, "", write(0, 0, "pic-w", "Area "+strconv.Itoa(k+1)))
		for i, t := range s.Area(k) {
			p.art += put(x+12, 40+step*float64(i), 1, "", loose2022(s, t))
		}
	}
	p.find = func(words []string) (box, bool) {
		if len(words) != 2 || words[0] != "area" {
			return box{}, false
		}
		n, err := strconv.Atoi(words[1])
		return box{(wide + 8) * float64(n-1), 0, wide, h}, err == nil && n >= 1 && n <= game.Areas
	}
	return p
}

func (sf2022) hand(s *game.State) part {
	r := row{}
	for _, t := range s.Hand() {
		r.add(pitch2022, loose2022(s, t))
	}
	return part{w: max(1, r.x-7), h: 100, scale: .62, art: r.String()}
}

// commitments are lines of tokens.
func (sf2022) commitments(s *game.State) part {
	p := part{w: 190, scale: 1.25}
	for i := range s.Seats() {
		y := 30 * float64(i)
		p.art += put(0, y+4, 1, "", seat(0, 0, engine.Seat(i), people[i]))
		n := s.City(engine.Seat(i)).Commitments()
		for k := range n {
			p.art += put(74+26*float64(k), y, 1, "pic-commit", svg.Sign2022("i-commit"))
		}
		if n == 0 {
			p.art += write(76, y+17, "pic-q", "no token")
		}
		p.h = y + 26
	}
	return p
}

func (sf2022) stacks(s *game.State) part {
	r := row{}
	for _, n := range s.Stacks() {
		r.add(40, svg.Stack2022(n))
	}
	return part{w: r.x - 10, h: 42, scale: 1.4, art: r.String()}
}

func (sf2022) order(s *game.State) part {
	p := part{w: 190, h: 26, scale: 1.25, art: svg.Sign2022("i-order")}
	if who := s.Builder(); who == engine.NoSeat {
		p.art += write(34, 18, "pic-q", "nobody")
	} else {
		p.art += put(34, 5, 1, "", seat(0, 0, who, people[who]))
	}
	return p
}

// face is the card, beside its colour.
func (sf2022) face(_, column string, row []string) string {
	if column != "color" {
		return ""
	}
	word := "card:" + row[1] + row[2]
	for i, name := range [...]string{"tracks", "bonus", "depot", "square", "waterfront", "foundation"} {
		if strings.Contains(" "+row[3]+" ", " "+name+" ") {
			word += "tbdswf"[i : i+1]
		}
	}
	return word
}
