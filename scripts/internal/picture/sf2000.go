package picture

import (
	"errors"
	"strconv"
	"strings"

	game "bayboard/core/game/sf2000"
	"bayboard/wasm/svg"
)

// sf2000 draws San Francisco (2000).
//
// Parts:
//
//	map [ROW COLUMN ROW COLUMN]   the map, or the part from a tile to another
//	                              one, counted from 1
//	request                       the card that is played
//	influence                     the influence cards that have been chosen
//	bids                          what has been bid
//	options                       the option cards that have been chosen
//	drawn [SEAT CHECK…]           what has been drawn in an allowance; the checks
//	                              of a seat that has kept them, which lie in its
//	                              hand, are named
//
// Within a map marks and labels name "tile ROW COLUMN" or "street h13" (as in
// positions).
//
// Small pictures: tile:office, ruin:office, stick:1, stick:0 (white),
// request:market-influence-3, action:move-checks, option:market-amusement,
// influence:7, check:4, sign:investor.
type sf2000 struct{}

func (sf2000) defs() string { return svg.Defs() + svg.Defs2000() }

var colours2000 = [...]string{"Red", "Blue", "Yellow", "Green", "Violet"}

func (d sf2000) part(m moment, words []string) (part, error) {
	s, ok := m.state.(*game.State)
	if !ok {
		return part{}, errors.New("a position is needed")
	}
	switch words[0] {
	case "map":
		return d.city(s, words[1:])
	case "request":
		r, have := s.Request()
		if have == 0 {
			return part{}, errors.New("no request is played")
		}
		return part{w: 60, h: 80, scale: 1.1, class: svg.Kind2000(r.Place.String()), art: request(r)}, nil
	case "influence":
		return d.influence(m)
	case "bids":
		return d.bids(m), nil
	case "options":
		return d.options(m)
	case "drawn":
		return d.drawn(s, words[1:])
	}
	return part{}, errors.New("unknown part")
}

func request(r game.Request) string {
	return svg.Request2000{Place: r.Place.String(), Way: r.Way.String(), Investors: int(r.Investors)}.Markup()
}

func (sf2000) inline(scheme, word string) (part, error) {
	face := part{w: 60, h: 80, scale: .8}
	switch scheme {
	case "tile", "ruin":
		return part{w: 60, h: 60, scale: .75, class: svg.Kind2000(word) + " sf-" + map[string]string{"tile": "built", "ruin": "ruin"}[scheme],
			art: svg.Use(svg.Building2000(word, scheme == "tile"), "", 0, 0, 60, 60)}, nil
	case "stick":
		n, err := strconv.Atoi(word)
		return part{x: -44, y: -9, w: 88, h: 18, scale: .8, art: svg.Stick2000(n)}, err
	case "check":
		n, err := strconv.Atoi(word)
		return part{w: 60, h: 34, scale: .8, art: svg.Check2000(n)}, err
	case "influence":
		n, err := strconv.Atoi(word)
		face.art = svg.Influence2000(n)
		return face, err
	case "sign":
		return part{x: -10, y: -10, w: 20, h: 20, scale: 1.3, art: svg.Use(svg.Sign2000(word), "", -10, -10, 20, 20)}, nil
	case "option":
		a, b, _ := strings.Cut(word, "-")
		face.class, face.art = svg.Kind2000("option"), svg.Option2000(a, b)
		return face, nil
	case "request":
		return face.request(word)
	case "action":
		return face.action(word)
	}
	return part{}, errors.New("unknown picture")
}

func (p part) request(word string) (part, error) {
	ed := game.Builtin()
	for t := game.RequestType(1); int(t) <= ed.RequestTypes(); t++ {
		if r := ed.Request(t); r.String() == word {
			p.class, p.art = svg.Kind2000(r.Place.String()), request(r)
			return p, nil
		}
	}
	return p, errors.New("no such request")
}

func (p part) action(word string) (part, error) {
	ed := game.Builtin()
	for t := game.CardType(1); int(t) <= ed.CardTypes(); t++ {
		if c := ed.Card(t); c.String() == word {
			p.class = svg.Kind2000(c.District.String())
			p.art = svg.Action2000{Deed: c.Deed.String(), Way: c.Way.String(), District: c.District.String()}.Markup()
			return p, nil
		}
	}
	return p, errors.New("no such action card")
}

// city is the map, or a part of it.
func (d sf2000) city(s *game.State, words []string) (part, error) {
	from, to := [2]int{0, 0}, [2]int{game.Rows - 1, game.Cols - 1}
	p := part{x: svg.CityX2000, y: svg.CityY2000, w: svg.CityW2000, h: svg.CityH2000, scale: .8}
	if len(words) > 0 {
		var n [4]int
		for i := range n {
			var err error
			if len(words) != 4 {
				return p, errors.New("want ROW COLUMN ROW COLUMN")
			}
			if n[i], err = strconv.Atoi(words[i]); err != nil {
				return p, err
			}
		}
		from, to = [2]int{n[0] - 1, n[1] - 1}, [2]int{n[2] - 1, n[3] - 1}
		x, y := svg.Tile2000(from[0]*game.Cols + from[1])
		right, low := svg.Tile2000(to[0]*game.Cols + to[1])
		const edge = 26
		p.x, p.y = x-edge, y-edge
		p.w, p.h = right+svg.TileSide2000+edge-p.x, low+svg.TileSide2000+edge-p.y
		p.scale = min(1.2, 340/p.w)
	}
	p.art = put(0, 0, 1, "sf-ground", svg.Ground2000()) + put(0, 0, 1, "sf-grid", svg.Columns2000()+svg.Rows2000())
	view := box{p.x, p.y, p.w, p.h}
	p.busy = []box{{p.x, p.y, p.w, 24}, {p.x, p.y, 24, p.h}} // the names of columns and rows
	for at := range game.Tile(game.Tiles) {
		if x, y := svg.Tile2000(int(at)); view.meets(box{x, y, svg.TileSide2000, svg.TileSide2000}) {
			p.busy = append(p.busy, box{x, y, svg.TileSide2000, svg.TileSide2000})
			p.fine = append(p.fine, box{x + 56, y, 32, 28}) // its number
			row, column := int(at)/game.Cols, int(at)%game.Cols
			p.art += d.tile(s, at, row >= from[0] && row <= to[0] && column >= from[1] && column <= to[1])
		}
	}
	for at := range game.Street(game.StreetCount) {
		x1, y1, x2, y2 := svg.Line2000(int(at))
		if view.meets(box{min(x1, x2) - 9, min(y1, y2) - 9, max(x1, x2) - min(x1, x2) + 18, max(y1, y2) - min(y1, y2) + 18}) {
			if art := d.street(s, at); art != "" {
				lying := box{x1, y1 - 7, x2 - x1, 14}
				if x1 == x2 {
					lying = box{x1 - 7, y1, 14, y2 - y1}
				}
				p.art, p.busy = p.art+art, append(p.busy, lying)
			}
		}
	}
	p.find = find2000
	return p, nil
}

// tile is a tile, with its number if all of it is seen.
func (sf2000) tile(s *game.State, at game.Tile, whole bool) string {
	kind := s.District(at)
	t := svg.District2000{Kind: kind.String(), Owner: int(s.Builder(at)) + 1}
	if whole {
		t.Points = kind.Points()
	}
	return `<g transform="` + svg.TileAt2000(int(at)) + `" class="` + t.Class() + `">` + t.Markup() + `</g>`
}

func (sf2000) street(s *game.State, at game.Street) string {
	w := svg.Street2000{White: s.White().Has(at), Owner: int(s.Owner(at)) + 1}
	if !w.White && w.Owner == 0 {
		return ""
	}
	return `<g transform="` + svg.StreetAt2000(int(at)) + `" class="` + w.Class() + `">` + w.Markup() + `</g>`
}

func find2000(words []string) (box, bool) {
	switch {
	case len(words) == 3 && words[0] == "tile":
		r, err := strconv.Atoi(words[1])
		c, err2 := strconv.Atoi(words[2])
		if err != nil || err2 != nil {
			return box{}, false
		}
		x, y := svg.Tile2000((r-1)*game.Cols + c - 1)
		return box{x, y, svg.TileSide2000, svg.TileSide2000}, true
	case len(words) == 2 && words[0] == "street":
		at, err := game.ParseStreet(words[1])
		if err != nil {
			return box{}, false
		}
		x1, y1, x2, y2 := svg.Line2000(int(at))
		return box{min(x1, x2) - 7, min(y1, y2) - 7, max(x1, x2) - min(x1, x2) + 14, max(y1, y2) - min(y1, y2) + 14}, true
	}
	return box{}, false
}

// face is the card, beside its place or its deed.
func (sf2000) face(list, column string, row []string) string {
	switch {
	case list == "requests.csv" && column == "place" && row[2] == "option":
		return "request:option"
	case list == "requests.csv" && column == "place":
		return "request:" + row[1] + "-" + row[2] + "-" + row[3]
	case list == "actions.csv" && column == "kind":
		return strings.TrimRight("action:"+row[1]+"-"+row[2]+row[3], "-")
	}
	return ""
}
