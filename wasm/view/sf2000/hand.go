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

// Hand is what the action panel shows beside its sentence: what is played
// for, the viewer's checks, and what is not chosen on the map.
type Hand struct {
	s   *scene
	why ui.Why

	// made anew for each table
	vals, opts, btns []button
	gains            []gain
	bid, risk        string
}

// show makes what the table offers.
func (c *Hand) show() {
	c.vals, c.opts, c.btns, c.gains = c.values(), c.options(), c.buttons(), c.findGains()
	c.bid, c.risk = c.beat(), c.odds()
}

// prize is the request or the action card that is played.
func (c *Hand) prize() string {
	v := c.s.view
	if k, have := v.Card(); have != 0 {
		facts := text.ActionDoes(k)
		if k.Way != game.NoWay {
			facts += " " + wayOf(k.Way)
		}
		return card("sf-prize-a "+svg.Kind2000(k.District.String()), actionFace(k).Markup()) +
			prizeText(text.ActionTitle(k), facts)
	}
	r, have := v.Request()
	if have == 0 {
		return ""
	}
	return card("sf-prize-a "+svg.Kind2000(r.Place.String()), requestFace(r).Markup()) +
		prizeText(text.RequestTitle(r), wayOf(r.Way)+", "+sign("investor")+esc(text.InvestorsOf(r)))
}

// wayOf is how something is competed for, in one line.
func wayOf(w game.Way) string {
	return `<span class="sf-by">` + sign(w.String()) + esc(text.WayName(w)) + `</span>`
}

func (c *Hand) prizeClass() string { return "sf-prize" + c.s.motion.Of(engine.NoSeat, "d", 0) }

func prizeText(title, facts string) string {
	return `<span class="sf-prize-t"><b>` + esc(title) + `</b><span>` + facts + `</span></span>`
}

// button is a choice. One that is off can be asked why.
type button struct {
	key, class, label, name, count, off, art string

	act engine.Action
	msg store.Msg // instead of the action
}

func (c *Hand) button(class, label string, a engine.Action) button {
	b := button{key: label, class: c.s.Hint(class, a), label: label, name: label, act: a, off: "false"}
	if !c.s.Can(a) {
		b.class, b.off = class+" off", "true"
	}
	return b
}

// values are the influence cards or the checks that can be chosen.
func (c *Hand) values() []button {
	s, v := c.s, c.s.view
	if !s.acting {
		return nil
	}
	var list []button
	add := func(kind engine.ActionKind, n, copies int, name string) {
		b := c.button("sf-val", strconv.Itoa(n), engine.Action{Kind: kind, A: int16(n)})
		b.name = name
		if copies > 1 {
			b.count = "×" + strconv.Itoa(copies)
			b.name += ", " + b.count
		}
		if b.off == "true" {
			b.name += ", " + words.Locked
		}
		list = append(list, b)
	}
	switch v.Ask() {
	case game.AskInfluence:
		for n := range game.MaxInfluence + 1 {
			add(game.ActInfluence, n, 1, text.PlayInfluence(n))
		}
	case game.AskBid, game.AskOffer, game.AskPay:
		left := s.left()
		for n, k := range left {
			switch {
			case k == 0:
			case v.Ask() == game.AskPay:
				add(game.ActPay, n, int(k), text.PayCheck(n))
			default:
				add(game.ActAdd, n, int(k), text.AddCheck(n))
			}
		}
	}
	return list
}

// left is the viewer's checks without those of the own bid or offer.
func (s *scene) left() game.Checks {
	hand, bid, offer := s.view.Hand(), s.view.Bid(s.seat), s.view.Offer()
	for v := range hand {
		hand[v] -= bid[v] + offer[v]
	}
	return hand
}

func (c *Hand) valuesName() string {
	if c.s.view.Ask() == game.AskInfluence {
		return words.Influence
	}
	return words.Hand
}

// purse is the viewer's checks where they are not chosen from.
func (c *Hand) purse() string {
	s := c.s
	left := s.left()
	out := `<b>` + words.Hand + `</b> `
	choosing := s.acting && (s.view.Ask() == game.AskBid || s.view.Ask() == game.AskOffer || s.view.Ask() == game.AskPay)
	if !choosing {
		out += `<span class="sf-chips">` + chips(&left) + `</span> `
	}
	return out + `<span class="note">` + esc(text.HandSum(left.Len(), left.Sum())) + `</span>`
}

// beat is what a bid must exceed, what it is, what is missing.
func (c *Hand) beat() string {
	s, v := c.s, c.s.view
	if v.Ask() != game.AskBid {
		return ""
	}
	high, who := 0, ""
	for _, seat := range s.order() {
		if bid := v.Bid(seat); seat != s.seat && bid.Sum() > high {
			high, who = bid.Sum(), s.Names[seat]
		}
	}
	bid := v.Bid(s.seat)
	own := bid.Sum()
	out := figure(words.ToBeat, strconv.Itoa(high), who) + figure(words.Yours, strconv.Itoa(own), "")
	if s.acting {
		out += figure(words.Missing, strconv.Itoa(max(high+1-own, 0)), "")
	}
	return out
}

func figure(what, n, more string) string {
	if more != "" {
		more = ` <small>` + esc(more) + `</small>`
	}
	return `<div><dt>` + what + more + `</dt><dd>` + n + `</dd></div>`
}

// options are the option cards.
func (c *Hand) options() []button {
	if !c.s.acting || c.s.view.Ask() != game.AskOption {
		return nil
	}
	var list []button
	for o := range game.OptionCards {
		b := c.button("sf-opt", text.OptionName(o), engine.Action{Kind: game.ActOption, A: int16(o)})
		b.name, b.art = text.PlayOption(o), optionCard(o)
		list = append(list, b)
	}
	return list
}

func (c *Hand) press(_ vugu.DOMEvent, b button) {
	if b.msg != nil {
		c.s.Send(b.msg)
		return
	}
	c.s.choose(b.act)
}

func (c *Hand) point(_ vugu.DOMEvent, b button) { c.s.point(b.act) }
func (c *Hand) leave(vugu.DOMEvent)             { c.s.point(engine.Action{}) }
