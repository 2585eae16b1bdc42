package sf2022

import (
	"strconv"
	"strings"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2022"
	"bayboard/wasm/store"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// Hand is what the action panel shows beside its sentence: cards in hand, and
// buttons for what is not chosen on the board or among the projects.
type Hand struct {
	s   *scene
	why ui.Why
}

// held is a card in the panel. Those that can be picked are buttons.
type held struct {
	key, class, name, pressed string

	card, art string
	pick      engine.Action
	picks     bool
}

// button is a choice. One that is off can be asked why.
type button struct {
	key, class, label, more, off string

	rest      string // of its name, for who does not see the cards
	card, art string // a picture above the label, if any
	cards     []fanned
	act       engine.Action
}

// would is what the action pointed at would cause, for a phone, where there is
// no room for it on the board.
func (c *Hand) would() string {
	if k := c.s.look; c.s.acting && k != nil && k.onBoard {
		return chipLines(k)
	}
	return ""
}

func (c *Hand) any() bool { return len(c.cards())+len(c.buttons()) > 0 || c.why.Shown() }

func (c *Hand) cards() []held {
	s, v := c.s, c.s.view
	var list []held
	come := s.motion.Of(engine.NoSeat, "h", 0)
	show := func(i int, art svg.Card2022) held {
		return held{key: "h" + strconv.Itoa(i), class: "hc hc-still" + come, name: artName(art), card: cardClass(art.Face), art: s.pictures.of(art)}
	}
	switch v.Ask() {
	case game.AskArea:
		list = append(list, show(0, s.loose(v.Revealed())))
	case game.AskLay:
		list = append(list, held{key: "lay", class: "hc hc-still", name: text.BonusName(v.Laying()),
			card: bonusClass(v.Laying()), art: s.pictures.bonus(v.Laying())})
	}
	for i, card := range v.Hand() {
		h := show(i, s.loose(card))
		if s.pick >= 0 {
			h.class, h.pressed, h.picks = "hc"+come, "false", true
			h.pick = engine.Action{Kind: game.ActPlace, A: int16(i)}
			if i == s.pick {
				h.class, h.pressed = h.class+" sel", "true"
			}
			if a := s.Play.Hinted(); a.Kind == game.ActPlace && int(a.A) == i {
				h.class += " hinted"
			}
		}
		list = append(list, h)
	}
	return list
}

func (c *Hand) group() string {
	switch c.s.view.Ask() {
	case game.AskArea:
		return words.Revealed
	case game.AskLay:
		return words.Bonus
	}
	return words.Taken
}

func (c *Hand) buttons() []button {
	s := c.s
	if !s.acting {
		return nil
	}
	var list []button
	add := func(class, label string, a engine.Action) *button {
		b := button{key: label, class: s.Hint("btn "+class, a), label: label, act: a, off: "false"}
		if !s.Can(a) {
			b.class, b.off = "btn off", "true"
		}
		list = append(list, b)
		return &list[len(list)-1]
	}
	place := func() { // what was tapped
		if a := s.Play.Tapped; a != (engine.Action{}) && s.Can(a) {
			add("btn-p", words.Place, a)
		}
	}
	switch s.view.Ask() {
	case game.AskTurn:
		for k := range game.Areas {
			c.area(add("quick", words.Realize, engine.Action{Kind: game.ActRealize, A: int16(k)}), k)
		}
		add(c.layClass(), words.Layout, engine.Action{Kind: game.ActLayout})
		if pass := (engine.Action{Kind: game.ActPass}); s.Can(pass) {
			add("btn-p", words.Pass, pass)
		}
	case game.AskArea:
		for k := range game.Areas {
			c.area(add("", text.AreaName(k), engine.Action{Kind: game.ActArea, A: int16(k)}), k)
		}
	case game.AskPlace:
		if a := s.sole(); a != (engine.Action{}) {
			add("btn-p", words.Place, a)
		} else {
			place()
		}
		add("", words.Discard, engine.Action{Kind: game.ActDiscard, A: int16(s.pick)})
	case game.AskLay:
		place()
	case game.AskBonus:
		for _, kind := range []game.BonusKind{game.DistrictBonus(s.view.BonusRow()), game.BonusTrack} {
			b := add("choice", text.BonusTitle(kind), engine.Action{Kind: game.ActBonus, A: int16(kind)})
			if b.off == "true" {
				b.class += " choice"
			}
			b.card, b.art, b.more = bonusClass(kind), s.pictures.bonus(kind), text.BonusUse(kind)
		}
	case game.AskClose:
		add("btn-p", words.EndTurn, engine.Action{Kind: game.ActPass})
	}
	for n := int16(1); n <= 2; n++ {
		if a := (engine.Action{Kind: game.ActRelease, A: n}); s.Can(a) {
			add("btn-r", text.ReleaseTokens(int(n)), a)
		}
	}
	return list
}

// layClass is the class of the button that lays out a card: no main one in a
// lesson, whose task may be another.
func (c *Hand) layClass() string {
	if c.s.Play.Lesson != nil {
		return "lay"
	}
	return "btn-p"
}

// area has a button show the cards of an area: on a phone the areas themselves
// are out of sight while one looks at the city.
func (c *Hand) area(b *button, k int) {
	cards := c.s.view.Area(k)
	b.key = "a" + strconv.Itoa(k)
	for i, card := range cards {
		b.cards = append(b.cards, c.s.fanned(i, card, "fan-c"))
	}
	if b.act.Kind == game.ActRealize {
		name := strings.TrimPrefix(text.RealizeArea(k, len(cards)), words.Realize)
		end := strings.IndexByte(name, ',')
		b.more, b.rest = name[:end], name[end:]
		if b.off == "true" {
			b.class += " quick"
		}
	}
}

// buttonsClass lays short buttons beside each other.
func (c *Hand) buttonsClass() string {
	switch c.s.view.Ask() {
	case game.AskArea:
		return "act-b act-row"
	case game.AskTurn:
		return "act-b act-turn"
	}
	return "act-b"
}

// bonusClass is the class of a bonus's picture.
func bonusClass(b game.BonusKind) string {
	if b == game.BonusUniversal || b == game.BonusDepot {
		return cardClass(game.Card{Color: game.Black})
	}
	return "card bonus"
}

func (c *Hand) pick(_ vugu.DOMEvent, h held)    { c.s.Send(store.Picked{Action: h.pick}) }
func (c *Hand) press(_ vugu.DOMEvent, b button) { c.s.choose(b.act) }

func (c *Hand) point(_ vugu.DOMEvent, b button) {
	if b.off == "false" {
		c.s.point(b.act)
	}
}
func (c *Hand) leave(vugu.DOMEvent) { c.s.point(engine.Action{}) }
