package sf2022

import (
	"strconv"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// Supply is the project areas.
type Supply struct {
	s   *scene
	why ui.Why
}

// fanned is a card in an area.
type fanned struct{ key, class, name, card, art string }

// area is a project area and its button.
type area struct {
	key, class, title, count, label, name, btn, off string

	described any // the id of the answer, nil if there is none
	cards     []fanned
	empty     bool
	act       engine.Action
	acts      bool // its button can be pressed now, or asked why
}

func (c *Supply) areas() []area {
	list := make([]area, game.Areas)
	for k := range list {
		list[k] = c.area(k)
	}
	return list
}

// act is what an area's button stands for.
func (c *Supply) act(k int) engine.Action {
	if c.s.view.Ask() == game.AskArea {
		return engine.Action{Kind: game.ActArea, A: int16(k)}
	}
	return engine.Action{Kind: game.ActRealize, A: int16(k)}
}

func (c *Supply) area(k int) area {
	s := c.s
	cards := s.view.Area(k)
	n := strconv.Itoa(k + 1)
	a := area{key: "a" + n, class: "area", title: text.AreaName(k), count: strconv.Itoa(len(cards)), acts: s.acting,
		label: words.Realize, name: text.RealizeArea(k, len(cards)), btn: "btn btn-s", off: "true", act: c.act(k)}
	if a.act.Kind == game.ActArea {
		a.label, a.name = words.LayHere, words.LayHere+", "+text.AreaName(k)
	}
	for i, card := range cards {
		a.cards = append(a.cards, s.fanned(i, card, "fan-c"))
	}
	if last := len(a.cards) - 1; last >= 0 {
		a.cards[last].class += s.motion.Of(engine.NoSeat, "a", k)
	}
	can := s.acting && s.Can(a.act)
	switch {
	case can:
		a.off = "false"
		a.class += " area-on"
	default:
		a.btn += " off"
	}
	if can && a.act.Kind == game.ActArea {
		// Its room is kept while it is hidden, so that nothing moves under the
		// pointer.
		ghost := "fan-c fan-g fan-h"
		if s.look != nil && s.look.action == a.act {
			ghost = "fan-c fan-g"
		}
		a.cards = append(a.cards, s.fanned(len(cards), s.view.Revealed(), ghost))
	}
	a.btn = s.Hint(a.btn, a.act)
	a.empty = len(a.cards) == 0
	if a.empty {
		a.class += " taken"
	}
	if w := s.Play.Why; c.why.Shown() && w.Action == a.act {
		a.class += " asked"
		a.described = "why"
	}
	return a
}

func (s *scene) fanned(i int, card game.CardType, class string) fanned {
	art := s.loose(card)
	return fanned{"f" + strconv.Itoa(i), class, artName(art), cardClass(art.Face), s.pictures.of(art)}
}

func (c *Supply) press(_ vugu.DOMEvent, a area) {
	if a.acts {
		c.s.choose(a.act)
	}
}

func (c *Supply) point(_ vugu.DOMEvent, a area) {
	if a.off == "false" {
		c.s.point(a.act)
	}
}
func (c *Supply) leave(vugu.DOMEvent) { c.s.point(engine.Action{}) }
