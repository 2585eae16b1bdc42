package picture

import (
	"errors"
	"math"
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/svg"
)

// ttrsf draws Ticket to Ride: San Francisco.
//
// Parts:
//
//	map [PLACE…]   the map, or the part of it around places
//	row            the face-up cards
//	hand SEAT      cards, counted if there are many
//	tickets SEAT   tickets
//	pile           the ticket pile, face down
//	tokens SEAT    tourist tokens
//	cars           the cable cars that each seat has left
//
// Within a map marks and labels name "place SLUG", "stack SLUG", "route SLUG
// SLUG", and of a double route "route SLUG SLUG 1" and "… 2".
//
// Small pictures: card:blue, space:gray, space:ferry, taken:1, token:crab,
// ticket:presidio+castro.
type ttrsf struct {
	ed     *game.Edition
	layout *svg.MapTTRSF
}

func newTTRSF() ttrsf {
	ed := game.Builtin()
	return ttrsf{ed: ed, layout: svg.MapOfTTRSF(ed)}
}

func (ttrsf) defs() string { return svg.Defs() + svg.DefsTTRSF() }

func (d ttrsf) part(m moment, words []string) (part, error) {
	s, ok := m.state.(*game.State)
	if !ok {
		return part{}, errors.New("a position is needed")
	}
	if words[0] == "map" {
		return d.city(s, words[1:])
	}
	who := engine.Seat(0)
	if len(words) > 1 {
		n, err := strconv.Atoi(words[1])
		if err != nil || n < 1 || n > s.Seats() {
			return part{}, errors.New("no such seat")
		}
		who = engine.Seat(n - 1)
	}
	v := s.View(who).(*game.View)
	switch words[0] {
	case "row":
		r := row{}
		for i := range 5 {
			r.add(68, card(s.Row(i)))
		}
		return part{x: -1, y: -1, w: r.x - 6, h: 82, scale: .95, art: r.String()}, nil
	case "hand":
		return hand(v.Hand()), nil
	case "tickets":
		return d.tickets(s, who, v.Tickets(who)), nil
	case "pile":
		r := row{}
		for range min(s.PileLen(), 3) {
			r.add(90, svg.TicketBackTTRSF)
		}
		return part{w: max(1, r.x-10), h: 86, scale: 1.35, art: r.String() + write(40, 70, "pic-c", "The pile")}, nil
	case "tokens":
		r := row{}
		for y := game.Symbol(1); y <= game.Symbols; y++ {
			r.add(38, svg.TokenArtTTRSF(y.String(), v.Tokens(who).Has(y)))
		}
		return part{w: r.x - 6, h: 32, scale: 1.1, art: r.String()}, nil
	case "cars":
		return d.cars(s), nil
	}
	return part{}, errors.New("unknown part")
}

// many is how many cards are shown one by one; of more each colour is shown
// once, with a number.
const many = 6

func hand(cards game.Cards) part {
	r := row{}
	for c, n := range cards {
		switch {
		case n == 0:
		case cards.Len() > many:
			r.add(66, card(game.Color(c))+write(30, 100, "pic-m-n", strconv.Itoa(int(n))))
		default:
			for range n {
				r.add(66, card(game.Color(c)))
			}
		}
	}
	p := part{x: -1, y: -1, w: max(1, r.x-4), h: 82, scale: .9, art: r.String()}
	if cards.Len() > many {
		p.h = 107
	}
	return p
}

func card(c game.Color) string {
	if c == game.NoCard {
		return rect(1, 1, 58, 78, 7, "tt-pile-none")
	}
	return put(0, 0, 1, svg.ColorTTRSF(c.String()), svg.CardTTRSF(c.String()))
}

func (d ttrsf) inline(scheme, word string) (part, error) {
	switch scheme {
	case "card":
		return part{w: 60, h: 80, scale: .7, class: svg.ColorTTRSF(word), art: svg.CardTTRSF(word)}, nil
	case "space":
		color := word
		if word == "ferry" {
			color = "gray"
		}
		return part{x: -20, y: -11, w: 40, h: 22, scale: 1.2, class: svg.ColorTTRSF(color), art: svg.KeySpaceTTRSF(color, word == "ferry", 0)}, nil
	case "taken":
		n, err := strconv.Atoi(word)
		return part{x: -20, y: -11, w: 40, h: 22, scale: 1.2, class: "tt-taken s" + word, art: svg.KeySpaceTTRSF("gray", false, n)}, err
	case "token":
		return part{w: 32, h: 32, scale: 1.1, art: svg.TokenArtTTRSF(word, true)}, nil
	case "ticket":
		for id := range d.ed.Tickets() {
			t := d.ed.Ticket(game.TicketID(id + 1))
			if d.ed.Location(t.A).Slug+"+"+d.ed.Location(t.B).Slug == word {
				return part{w: 80, h: 60, scale: 1, art: d.layout.Ticket(int(t.A), int(t.B), int(t.Points), svg.LinkOpen)}, nil
			}
		}
	}
	return part{}, errors.New("unknown picture")
}

func (d ttrsf) tickets(s *game.State, who engine.Seat, ids []game.TicketID) part {
	r := row{}
	for _, id := range ids {
		t, link := d.ed.Ticket(id), svg.LinkOpen
		if s.Complete(who, id) {
			link = svg.LinkDone
		}
		name := write(40, 70, "pic-c", d.ed.Location(t.A).Name) + write(40, 81, "pic-c", d.ed.Location(t.B).Name)
		r.add(112, d.layout.Ticket(int(t.A), int(t.B), int(t.Points), link)+name)
	}
	return part{x: -16, w: max(1, r.x), h: 86, scale: 1.35, art: r.String()}
}

func (d ttrsf) cars(s *game.State) part {
	p := part{w: 190, scale: 1.25}
	for i := range s.Seats() {
		y := 28 * float64(i)
		p.art += put(0, y+4, 1, "", seat(0, 0, engine.Seat(i), people[i])) +
			put(96, y+11, .8, "tt-taken s"+strconv.Itoa(i+1), svg.CarTTRSF(i+1)) +
			write(122, y+17, "pic-w", strconv.Itoa(s.Cars(engine.Seat(i))))
		p.h = y + 24
	}
	return p
}

// city is the map, or the part of it around places.
func (d ttrsf) city(s *game.State, around []string) (part, error) {
	b := d.layout.Box()
	p := part{x: b.X, y: b.Y, w: b.W, h: b.H, scale: .75}
	if len(around) > 0 {
		at, err := d.around(s, around)
		if err != nil {
			return part{}, err
		}
		p.x, p.y, p.w, p.h, p.scale = at.x, at.y, at.w, at.h, min(1.15, 420/at.w)
	}
	view := box{p.x, p.y, p.w, p.h}
	p.art = put(0, 0, 1, "tt-ground", d.layout.Background())
	lines, spots := "", ""
	for i := range d.ed.Routes() {
		id := game.RouteID(i)
		bounds := d.layout.Bounds(i)
		if !view.meets(box{bounds.X, bounds.Y, bounds.W, bounds.H}) {
			continue
		}
		st := svg.RouteStateTTRSF{Owner: int(s.Owner(id)) + 1}
		if st.Owner == 0 {
			st.Closed = !s.Open(max(s.Actor(), 0), id) // at the end for the first seat
		}
		r := d.layout.Route(i)
		for _, sp := range r.Spaces {
			p.busy = append(p.busy, covered(sp)...)
		}
		lines += put(0, 0, 1, r.Class(st), r.Markup(st))
	}
	for i := range d.ed.Locations() {
		x, y := d.layout.Place(i)
		if !view.meets(box{x, y, 0, 0}) {
			continue
		}
		st := svg.PlaceStateTTRSF{}
		if k, ok := s.StackAt(game.Loc(i)); ok {
			st.Symbol, st.Left = k.Symbol.String(), k.Left
		}
		spots += put(0, 0, 1, svg.PlaceClassTTRSF(st), d.layout.PlaceMarkup(i, st))
		name, stack := d.layout.LabelBox(i), d.layout.StackBox(i)
		p.busy = append(p.busy, box{name.X, name.Y, name.W, name.H}, dot(x, y))
		if st.Symbol != "" {
			p.busy = append(p.busy, box{stack.X, stack.Y, stack.W, stack.H})
			p.fine = append(p.fine, box{stack.X + stack.W - 18, stack.Y - 2, 20, 20}) // its count
		}
	}
	p.end = 30
	p.art += lines + spots
	p.find = d.find
	return p, nil
}

// covered are boxes that a space fills.
func covered(sp svg.SpaceTTRSF) (boxes []box) {
	sin, cos := math.Sincos(sp.Turn * math.Pi / 180)
	half := sp.H / 2
	for _, d := range [...]float64{-1, -.5, 0, .5, 1} {
		along := d * (sp.W/2 - half)
		boxes = append(boxes, box{sp.X + cos*along - half, sp.Y + sin*along - half, sp.H, sp.H})
	}
	return boxes
}

func (b box) meets(o box) bool {
	return b.x < o.x+o.w && o.x < b.x+b.w && b.y < o.y+o.h && o.y < b.y+b.h
}

// around is a box around places. It cuts neither the name nor the tokens of
// any place whose middle lies in it; others are not drawn.
func (d ttrsf) around(s *game.State, slugs []string) (box, error) {
	whole := box{}
	for i, slug := range slugs {
		l, ok := d.ed.LocOf(slug)
		if !ok {
			return box{}, errors.New("no place " + slug)
		}
		x, y := d.layout.Place(int(l))
		stack := d.layout.StackBox(int(l)) // also where it has been taken
		near := box{x - 45, y - 45, 90, 90}.with(box{stack.X - 8, stack.Y - 8, stack.W + 16, stack.H + 16})
		if i == 0 {
			whole = near
		}
		whole = whole.with(near)
	}
	for before := (box{}); before != whole; {
		before = whole
		for i := range d.ed.Locations() {
			x, y := d.layout.Place(i)
			if !whole.meets(box{x, y, 0, 0}) {
				continue
			}
			name, stack := d.layout.LabelBox(i), d.layout.StackBox(i)
			whole = whole.with(dot(x, y).grown(6)).with(box{name.X - 12, name.Y - 8, name.W + 24, name.H + 16})
			if _, ok := s.StackAt(game.Loc(i)); ok {
				whole = whole.with(box{stack.X - 8, stack.Y - 8, stack.W + 16, stack.H + 16})
			}
		}
	}
	return whole, nil
}

// dot is what the dot of a place covers.
func dot(x, y float64) box { return box{x - 10, y - 10, 20, 20} }

// with is a box around two.
func (b box) with(o box) box {
	x, y := min(b.x, o.x), min(b.y, o.y)
	return box{x, y, max(b.x+b.w, o.x+o.w) - x, max(b.y+b.h, o.y+o.h) - y}
}

func (d ttrsf) find(words []string) (box, bool) {
	slug := func(i int) (game.Loc, bool) {
		if len(words) <= i {
			return 0, false
		}
		return d.ed.LocOf(words[i])
	}
	a, ok := slug(1)
	if !ok {
		return box{}, false
	}
	switch words[0] {
	case "place":
		x, y := d.layout.Place(int(a))
		return dot(x, y).grown(-3), true // also its corners lie on it
	case "stack":
		b := d.layout.StackBox(int(a))
		return box{b.X + 6, b.Y + 12, 16, 16}, true // the uppermost token
	case "route":
		b, ok := slug(2)
		which := 0
		if len(words) > 3 {
			which, _ = strconv.Atoi(words[3])
		}
		return d.routeBox(a, b, which), ok
	}
	return box{}, false
}

// routeBox is the middle of a route; of a double one that of the first, of the
// second, or of both.
func (d ttrsf) routeBox(a, b game.Loc, which int) box {
	var near []int
	for i := range d.ed.Routes() {
		if r := d.ed.Route(game.RouteID(i)); r.A == a && r.B == b || r.A == b && r.B == a {
			near = append(near, i)
		}
	}
	if which > 0 && which <= len(near) {
		near = near[which-1 : which]
	}
	var spaces []svg.SpaceTTRSF
	for _, i := range near {
		sp := d.layout.Route(i).Spaces
		if n := len(sp) / 2; len(near) > 1 && n > 0 {
			spaces = append(spaces, sp[n-1]) // a line may run between the two
		}
		spaces = append(spaces, sp[len(sp)/2])
	}
	x, y := 0.0, 0.0
	for _, sp := range spaces {
		x, y = x+sp.X/float64(len(spaces)), y+sp.Y/float64(len(spaces))
	}
	return box{x - 8, y - 8, 16, 16}
}

// face is a space of a route's colour.
func (ttrsf) face(_, column string, row []string) string {
	switch {
	case column == "color":
		return "space:" + row[4]
	case column == "second_color" && row[5] != "":
		return "space:" + row[5]
	}
	return ""
}
