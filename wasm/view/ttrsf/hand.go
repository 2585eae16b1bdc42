package ttrsf

import (
	"strconv"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// Hand is what the action panel shows beside its sentence: the viewer's cards
// and what is not chosen on the map.
type Hand struct {
	s       *scene
	why     ui.Why
	tickets Tickets
}

// held is the cards of a colour in the hand.
type held struct{ key, class, name, art, label, count string }

func (c *Hand) cards() []held {
	var list []held
	hand := c.s.view.Hand()
	for k := game.Blue; k < game.Colors; k++ {
		n := int(hand[k])
		h := held{key: k.String(), class: "tt-held " + svg.ColorTTRSF(k.String()) + c.s.motion.Of(c.s.seat, "h", int(k)), name: text.TransportCards(n, k),
			art: c.s.chart.cards[k], label: text.TransportCard(k), count: strconv.Itoa(n)}
		switch {
		case n == 0:
			h.class += " tt-held-0"
		case n > 1:
			h.class += " tt-held-more"
		}
		list = append(list, h)
	}
	return list
}

// mine is the viewer's points, cable cars and tokens, and near the end how many
// turns are left in all.
func (c *Hand) mine() string {
	s, end := c.s, ""
	if n := s.view.LastTurns(); n > 0 {
		end = "<strong>" + lastTurns(n) + "</strong>"
	}
	return seatMark(s.seat) + `<b title="` + words.Points + `">` + strconv.Itoa(s.view.RoutePoints(s.seat)) + hidden(" "+words.Points+", ") + `</b>` +
		stat("tt-i-car", "tt-i-car", words.Cars, s.view.Cars(s.seat)) +
		stat("tt-i-token", "", words.Tokens, s.view.Tokens(s.seat).Len()) +
		`<span class="tt-tokens">` + s.tokens(s.seat, false) + `</span>` + end
}

// open is a face-up card, or a pile.
type open struct {
	key, class, name, label, count, more, art, off string

	act   engine.Action
	empty bool
}

// drawing reports whether the row and the piles are shown: a payment takes
// their place, and where there is little room every choice.
func (c *Hand) drawing() bool { return c.s.pick == game.NoRoute }

func (c *Hand) opened(key, class string, a engine.Action) open {
	x := open{key: key, class: class + " off", off: "true", act: a}
	if c.s.acting && c.s.Can(a) {
		x.class, x.off = c.s.Hint(class+" tt-can", a), "false"
	}
	return x
}

func (c *Hand) row() []open {
	var list []open
	for i := range game.RowLen {
		k := c.s.view.Row(i)
		x := c.opened("o"+strconv.Itoa(i), "tt-open "+svg.ColorTTRSF(k.String())+c.s.motion.Of(engine.NoSeat, "o", i), engine.Action{Kind: game.ActDraw, A: int16(k)})
		// an empty place asks like the empty deck, which leaves it so
		if x.empty = k == game.NoCard; !x.empty {
			x.name, x.label, x.art = text.TakeCard(k), text.TransportCard(k), c.s.chart.cards[k]
		}
		list = append(list, x)
	}
	return list
}

func (c *Hand) piles() []open {
	v := c.s.view
	discards := v.Discards()
	deck := c.opened("deck", "tt-pile", engine.Action{Kind: game.ActDraw})
	deck.label, deck.count, deck.more = words.Deck, strconv.Itoa(v.DeckLen()), cards(v.DeckLen())+", "+words.DeckUnseen
	if v.DeckLen() == 0 {
		deck.more = words.DeckNone
		if discards.Len() > 0 {
			deck.more += ", " + words.DeckShuffles
		}
	}
	deck.art = `<svg class="tt-pile-a" viewBox="0 0 66 86" aria-hidden="true">` + svg.PileTTRSF(v.DeckLen()) + `</svg>`
	ticks := c.opened("ticks", "tt-pile", engine.Action{Kind: game.ActTickets})
	ticks.label, ticks.count, ticks.more = words.Pile, strconv.Itoa(v.PileLen()), leftOf(v.PileLen())+", "+words.DrawTwo
	ticks.art = `<svg class="tt-pile-a tt-pile-w" viewBox="0 0 80 60" aria-hidden="true">` + svg.TicketBackTTRSF + `</svg>`
	return []open{deck, ticks}
}

func (c *Hand) draw(_ vugu.DOMEvent, x open) {
	if c.s.acting {
		c.s.choose(x.act)
	}
}

// button is a choice.
type button struct {
	key, class, label, art string
	act                    engine.Action
}

func (c *Hand) buttons() []button {
	s := c.s
	if !s.acting {
		return nil
	}
	var list []button
	add := func(class, label, art string, a engine.Action) {
		if s.Can(a) {
			list = append(list, button{key: label, class: s.Hint("btn "+class, a), label: label, art: art, act: a})
		}
	}
	switch s.view.Ask() {
	case game.AskDeal, game.AskKeep:
		add("btn-p", words.KeepBoth, "", engine.Action{Kind: game.ActKeep, A: game.KeepBoth})
	case game.AskTurn:
		add("btn-p", words.Pass, "", engine.Action{Kind: game.ActPass})
	case game.AskToken:
		for y := game.Symbol(1); y <= game.Symbols; y++ {
			add("tt-take", text.TokenName(y), token(y, true), engine.Action{Kind: game.ActTake, A: int16(y)})
		}
	}
	return list
}

func (c *Hand) choose(_ vugu.DOMEvent, b button) { c.s.choose(b.act) }

// offer is a ticket to keep.
type offer struct {
	ticket
	keep string
	act  engine.Action
}

func (c *Hand) offers() []offer {
	s := c.s
	if !s.acting {
		return nil
	}
	var list []offer
	for i, id := range s.view.Offered(s.seat) {
		if id == 0 {
			continue
		}
		x := offer{ticket: s.ticket("f"+strconv.Itoa(i), s.seat, id), keep: words.Keep, act: engine.Action{Kind: game.ActKeep, A: int16(i)}}
		x.class += s.motion.Of(s.seat, "f", 0)
		x.value, x.class = strconv.Itoa(int(s.ed.Ticket(id).Points)), s.Hint(x.class, x.act)
		list = append(list, x)
	}
	return list
}

func (c *Hand) take(_ vugu.DOMEvent, x offer) { c.s.choose(x.act) }
