package sf2000

import (
	"strconv"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/wasm/store"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// Board is the city. What it remembers is how near the map is, whether the
// tiles show whose sticks lie around them, the tile that is looked at closely,
// and the street or tile that the arrow keys have reached.
type Board struct {
	s *scene

	near  bool
	marks bool
	tile  game.Tile // looked at closely, noTile for none
	at    spot
	moved bool // the keys were used since the table changed
	jumps int  // counts moves, so that each is a new request for focus
	touch ui.Pointer
	ply   int
	stop  spot // where the tabulator key leads to
	goal  spot // a target to be brought into sight, -1 for none

	// What was drawn is kept: the same picture is the same string, which is
	// cheap to make and to compare.
	sticks [game.MaxPlayers + 2][game.MaxPlayers + 1]string // by owner or white, and ghost
	drawn  map[tileLook]string
}

// tileLook is what decides how a tile is drawn.
type tileLook struct {
	kind               string
	owner, soon, bonus int
	marks              [game.MaxPlayers]int
}

// place is a street or a tile as a control of the map.
type place struct {
	key, spot, class, move, name, tab, idle, pressed, art string

	focus  any // asks for the focus, nil if not
	reveal any // asks to be seen, nil if not
	at     spot
}

// show notes that the table has changed.
func (c *Board) show() {
	if ply := c.s.Play.Match.Ply(); ply != c.ply {
		if c.decided(ply) {
			c.tile = noTile
		}
		c.ply, c.moved = ply, false
	}
	c.s.inspected = c.tile
	c.stop, c.goal = c.tabStop(), c.findGoal()
}

// decided reports whether a person has since decided: the tile that was looked
// at covers other things.
func (c *Board) decided(ply int) bool {
	actors := c.s.Play.Actors()
	for at := c.ply; at < min(ply, len(actors)); at++ {
		if actors[at] != engine.NoSeat && c.s.Play.Players[actors[at]].Kind == store.Person {
			return true
		}
	}
	return false
}

// few is how many targets there may be for one to be brought into sight: of
// more some will be seen anyway.
const few = 20

// findGoal is the place to be brought into sight: in a lesson the target that
// is aimed at, or what will be one while there is none.
func (c *Board) findGoal() spot {
	later := spot(-1)
	for _, a := range c.s.Play.Aims() {
		switch a.Kind {
		case game.ActStick, game.ActLift, game.ActMove, game.ActSwap, game.ActWith, game.ActExchange, game.ActRemove:
			if c.s.can(game.Street(a.A)) {
				return spot(a.A)
			}
			if later < 0 {
				later = spot(a.A)
			}
		}
	}
	n := 0
	for at := range game.Street(game.StreetCount) {
		if c.s.can(at) {
			n++
		}
	}
	if n > few {
		return -1
	}
	if to, ok := c.target(-1, 1); ok {
		return to
	}
	return later
}

func (c *Board) box() string    { return svg.City2000 }
func (c *Board) ground() string { return svg.Ground2000() }

func (c *Board) columns() string    { return svg.Columns2000() }
func (c *Board) rows() string       { return svg.Rows2000() }
func (c *Board) columnsBox() string { return svg.ColumnsBox2000 }
func (c *Board) rowsBox() string    { return svg.RowsBox2000 }

func (c *Board) place(at spot, class, move, name, art string) place {
	n := strconv.Itoa(int(at))
	x := place{key: "x" + n, spot: n, class: class, move: move, name: name, art: art, tab: "-1", at: at, idle: "false", pressed: "false"}
	if at == c.goal {
		x.reveal = strconv.Itoa(c.ply) + "-" + strconv.Itoa(int(c.s.pick))
		if c.s.Play.Lesson != nil {
			x.reveal = "aim " + strconv.Itoa(c.ply) + "-" + strconv.Itoa(int(c.s.pick)) + c.s.Play.ID
		}
	}
	if at == c.stop {
		x.tab = "0"
		if c.moved {
			x.focus = strconv.Itoa(c.jumps)
		}
	}
	return x
}

func (c *Board) tiles() []place {
	list := make([]place, game.Tiles)
	for i := range list {
		list[i] = c.tilePlace(game.Tile(i))
	}
	return list
}

func (c *Board) tilePlace(at game.Tile) place {
	s := c.s
	d := s.district(at)
	d.Look = at == s.inspected
	builder := ""
	if d.Owner > 0 {
		builder = s.Names[d.Owner-1]
	}
	name := text.TileLabel(s.view.District(at), at, d.Bonus, builder)
	if d.Fresh {
		name += ", " + words.Fresh
	}
	class := d.Class()
	class += s.motion.Of(engine.NoSeat, "t", int(at))
	if s.hinted == at {
		class += " hinted"
	}
	x := c.place(tileSpot(at), class, svg.TileAt2000(int(at)), name, c.picture(at, d))
	x.pressed = yes(d.Look)
	if s.hinted == at {
		x.reveal = "aim hint " + strconv.Itoa(int(s.hints))
	}
	return x
}

// picture is the picture of a tile, with whose sticks lie around it if that is
// to be shown.
func (c *Board) picture(at game.Tile, d svg.District2000) string {
	key := tileLook{kind: d.Kind, owner: d.Owner, soon: d.Soon, bonus: d.Bonus}
	if c.marks {
		for seat := range key.marks[:c.s.view.Seats()] {
			n := c.s.view.Own(engine.Seat(seat)).And(at.Streets()).Len()
			key.marks[seat] = n
			for range n {
				d.Marks = append(d.Marks, seat+1)
			}
		}
	}
	art, ok := c.drawn[key]
	if !ok {
		if c.drawn == nil {
			c.drawn = map[tileLook]string{}
		}
		art = d.Markup()
		c.drawn[key] = art
	}
	return art
}

// district is a tile as it is drawn.
func (s *scene) district(at game.Tile) svg.District2000 {
	v := s.view
	kind := v.District(at)
	d := svg.District2000{Kind: kind.String(), Points: kind.Points(), Owner: int(v.Builder(at)) + 1, Fresh: s.rose&(1<<at) != 0, Aim: s.aimed(kind), Bonus: v.Bonus(at)}
	if who, ok := s.rises(at); ok {
		d.Soon = int(who) + 1
	}
	return d
}

// aimed reports whether the request that is played names a kind.
func (s *scene) aimed(kind game.District) bool {
	v := s.view
	r, have := v.Request()
	if _, k := v.Card(); have == 0 || k != 0 {
		return false
	}
	option := game.OptionCards
	if p := v.Investors(); v.Ask() == game.AskPay || v.Ask() == game.AskOffer {
		option = v.Tied()
	} else if len(p) > 0 {
		option = p[0].Card
	}
	if option < game.OptionCards {
		a, b := option.Districts()
		return kind == a || kind == b
	}
	return r.Place < game.Boundary && r.Place == game.Place(kind)
}

func (c *Board) streets() []place {
	list := make([]place, game.StreetCount)
	for i := range list {
		list[i] = c.streetPlace(game.Street(i))
	}
	return list
}

func (c *Board) streetPlace(at game.Street) place {
	s := c.s
	st := s.street(at)
	st.Asked = s.asked(at)
	class := st.Class() + s.motion.Of(engine.NoSeat, "x", int(at))
	x := c.place(spot(at), class, svg.StreetAt2000(int(at)), s.streetName(at, &st), c.stick(st))
	x.pressed, x.idle = yes(st.Pick), yes(s.does[at].Kind == 0 && s.attempt(at).Kind == 0)
	return x
}

// asked reports whether the person asked why a street cannot be chosen.
func (s *scene) asked(at game.Street) bool {
	w := s.Play.Why
	if w == nil || text.StreetDoes(w.Action.Kind) == "" {
		return false
	}
	if w.Action.Kind == game.ActMove {
		return w.Action.B == int16(at)
	}
	return w.Action.A == int16(at)
}

// street is a street as it is drawn.
func (s *scene) street(at game.Street) svg.Street2000 {
	v := s.view
	st := svg.Street2000{White: v.White().Has(at), Owner: int(v.Owner(at)) + 1, Can: s.can(at), Fresh: s.fresh.Has(at),
		Pick: at == s.pick || at == v.First() || at == v.Placed()}
	if l := s.look; l != nil {
		st.Gone = l.takes.Has(at)
		if l.lays.Has(at) {
			st.Ghost = int(l.after.Owner(at)) + 1
		}
	}
	return st
}

// stick is a street's picture.
func (c *Board) stick(st svg.Street2000) string {
	n := st.Owner
	if st.White {
		n = game.MaxPlayers + 1
	}
	m := &c.sticks[n][st.Ghost]
	if *m == "" {
		*m = st.Markup()
	}
	return *m
}

// streetName says what lies on a street and what choosing it does.
func (s *scene) streetName(at game.Street, st *svg.Street2000) string {
	owner := ""
	switch {
	case st.White:
		owner = text.WhiteStick
	case st.Owner > 0:
		owner = s.Names[st.Owner-1]
	}
	name := text.StreetLabel(s.view, at, owner)
	if st.Fresh {
		name += ", " + words.Fresh
	}
	if a := s.does[at]; a.Kind != 0 {
		name += ", " + text.StreetDoes(a.Kind)
	}
	return name
}

func (c *Board) press(event vugu.DOMEvent, x place) {
	finger := c.touch.Clicked(event)
	if at, ok := x.at.tile(); ok {
		c.inspect(at)
		return
	}
	if c.s.press(game.Street(x.at), finger) {
		event.StopPropagation() // a tap elsewhere drops it
	}
}

// inspect looks at a tile closely, or no more.
func (c *Board) inspect(at game.Tile) {
	if at == c.tile {
		at = noTile
	}
	c.tile = at
}

func (c *Board) point(_ vugu.DOMEvent, x place) { c.s.point(c.s.does[x.at]) }
func (c *Board) leave(vugu.DOMEvent)            { c.s.point(engine.Action{}) }
