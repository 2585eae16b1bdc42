package sf2022

import (
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
)

// space is one space of the board as it is shown.
type space struct {
	key, cell, class, name, tab, idle string

	focus any // asks for the focus, nil if not

	card, art string // class and content of its picture
	target    bool
	rises     bool
	act       engine.Action // what a click does or tries
}

// line is a row with its spaces and its value.
type line struct {
	key, class, name, sum, sumName string

	spaces    []space
	chip      string
	chipClass string
}

func (c *Board) lines() []line {
	lines := make([]line, game.Rows)
	for r := range game.Row(game.Rows) {
		lines[r] = c.line(r)
	}
	return lines
}

func (c *Board) line(r game.Row) line {
	s := c.s
	l := line{key: r.String(), class: "row " + svg.Class2022(game.Color(r)) + c.s.motion.Of(c.seat, "r", int(r)), name: text.RowTitle(r)}
	at := s.rank(r, c.seat)
	l.sum = "<b>" + strconv.Itoa(at.value) + `</b><i class="rk rk-` + strconv.Itoa(at.place) + `">` + text.Rank(at.place) + "</i>"
	l.sumName = text.RowValue(r, at.value, at.place)
	for col := range game.Col(game.Cols) {
		l.spaces = append(l.spaces, c.space(game.At(r, col)))
	}
	if k := s.look; c.mine && k != nil && k.onBoard && k.at.Row() == r && len(k.gains) > 0 {
		l.chip, l.chipClass = chipLines(k), chipClass(k.at)
	}
	return l
}

// space is a space as it lies, or as it would lie.
func (c *Board) space(at game.Cell) space {
	x := space{key: "c" + strconv.Itoa(int(at)), cell: strconv.Itoa(int(at)), class: "cell", tab: "-1", idle: "false"}
	if c.tabStop() == at {
		x.tab = "0"
	}
	if c.moved && c.at == at {
		x.focus = strconv.Itoa(c.jumps)
	}
	c.draw(&x, at)
	if c.mine && at.Row() == c.s.hinted {
		x.class += " hint-at"
	}
	if c.s.fresh[c.seat].Has(at) {
		x.class += " fresh"
		x.name = text.JustLaid(x.name)
	}
	x.class += c.s.moving(c.seat, at)
	if !c.mine {
		return x
	}
	s := c.s
	if a := s.targets[at]; a != (engine.Action{}) {
		x.target, x.act = true, a
		x.class += " target"
		x.name = s.targetName(at, a)
	} else if a := s.attempt(at); a != (engine.Action{}) && !s.Can(a) {
		x.act = a
	} else {
		x.idle = "true"
	}
	return x
}

// draw gives a space its picture and name.
func (c *Board) draw(x *space, at game.Cell) {
	s, city := c.s, c.s.city(c.seat)
	var k look
	if c.mine && s.look != nil {
		k = *s.look
	}
	here := k.onBoard && k.at == at
	card := city.Card(at)
	if card == 0 && !(here && k.card != 0) {
		color := game.Color(at.Row())
		x.card, x.art = cardClass(game.Card{Color: color}, "empty"), s.pictures.slot(at.Row())
		x.name = text.EmptySpace(at.Row(), int(at.Col()))
		return
	}
	var art svg.Card2022
	if card != 0 {
		art = s.art(city, at)
		x.name = artName(art)
	} else {
		art = s.loose(k.card)
	}
	x.card = cardClass(art.Face)
	if here {
		art.Plus += k.plus
		art.TrackToken = art.TrackToken || k.track
		art.Marker = art.Marker || k.joins.Has(at)
		art.Live = art.Live || k.lives.Has(at)
		x.card += " ghost"
	} else if k.joins.Has(at) || k.lives.Has(at) || k.rises.Has(at) {
		x.class += " gains"
	}
	x.rises = k.rises.Has(at)
	x.art = s.pictures.of(art)
}

// targetName says what a click on a target does and causes.
func (s *scene) targetName(at game.Cell, a engine.Action) string {
	var name string
	switch a.Kind {
	case game.ActPlace:
		name = text.PlaceHere(s.face(s.view.Hand()[a.A]), at.Row())
	case game.ActUniversal:
		name = text.LayHere(at.Row())
	default:
		name = text.PutOn(artName(s.art(s.city(s.seat), at)))
	}
	if s.look != nil && s.look.action == a && len(s.look.gains) > 0 {
		name += ": " + s.look.words()
	}
	return name
}

func chipLines(k *look) string {
	out := ""
	for _, g := range k.gains {
		out += `<span class="p-l">` + icon(g.icon) + esc(g.text) + "</span>"
	}
	return out
}

// chipClass puts the preview right of the target where that is empty space,
// above it in the last two columns, and below it in their first row.
func chipClass(at game.Cell) string {
	class := "preview preview-" + strconv.Itoa(int(at.Col()))
	switch {
	case at.Col() < 3:
		return class
	case at.Row() == 0:
		return class + " preview-low"
	}
	return class + " preview-top"
}
