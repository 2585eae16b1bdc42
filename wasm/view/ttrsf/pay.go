package ttrsf

import (
	"strconv"
	"strings"

	"github.com/vugu/vugu"

	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
	"bayboard/wasm/store"
	"bayboard/wasm/svg"
	"bayboard/wasm/text"
)

// pay is a payment for the picked route.
type pay struct {
	key, pressed, cards, label string
	act                        engine.Action
}

func (c *Hand) paying() bool { return c.s.pick != game.NoRoute }

func (c *Hand) class() string {
	class := "tt-act"
	if c.paying() {
		class += " tt-act-pay"
	}
	return class + c.s.motion.Of(c.s.seat, "q", 0)
}

// pays are the payments, none if there is but one: that needs no choice.
func (c *Hand) pays() []pay {
	s := c.s
	if !c.paying() || len(s.claims[s.pick]) < 2 {
		return nil
	}
	var list []pay
	for _, a := range s.claims[s.pick] {
		list = append(list, pay{key: strconv.Itoa(int(a.B)) + "-" + strconv.Itoa(int(a.C)), pressed: yes(a == s.pay),
			cards: s.minis(a), label: s.paid(a), act: a})
	}
	return list
}

// minis are the cards of a payment, ferries first.
func (s *scene) minis(a engine.Action) string {
	ferries, length := int(a.C), int(s.ed.Route(game.RouteID(a.A)).Length)
	return strings.Repeat(mini(game.Ferry), ferries) + strings.Repeat(mini(game.Color(a.B)), length-ferries)
}

// paid is a payment in words.
func (s *scene) paid(a engine.Action) string {
	return text.Payment(game.Color(a.B), int(a.C), int(s.ed.Route(game.RouteID(a.A)).Length))
}

func (c *Hand) payTitle() string {
	return payTitle(int(c.s.ed.Route(c.s.pick).Length))
}

func (c *Hand) ways() string { return ways(len(c.s.claims[c.s.pick])) }

func (c *Hand) pay(_ vugu.DOMEvent, x pay) {
	if x.act != c.s.Play.Pick { // the same again would drop the pick
		c.s.Send(store.Picked{Action: x.act})
	}
}

func (c *Hand) claimLabel() string { return words.Claim + c.s.paid(c.s.pay) }

func (c *Hand) claimCards() string {
	if len(c.s.claims[c.s.pick]) > 1 {
		return ""
	}
	return `<span class="tt-minis">` + c.s.minis(c.s.pay) + `</span>`
}

func (c *Hand) claim(vugu.DOMEvent) { c.s.choose(c.s.pay) }
func (c *Hand) drop(vugu.DOMEvent)  { c.s.Send(store.Picked{}) }

// gain is a line of what the payment would cause.
func (c *Hand) gain() string {
	l, s := c.s.look, c.s
	if l == nil {
		return ""
	}
	out := ""
	line := func(class, sign, what, value string) {
		out += "<div" + class + "><dt>" + sign + "<span>" + esc(what) + "</span></dt><dd>" + esc(value) + "</dd></div>"
	}
	line("", "", words.GainRoute, signed(l.points))
	switch {
	case l.choose:
		line("", icon("tt-i-token", ""), words.GainChoice, "")
	case l.token != 0:
		more := game.TokenPoints(l.tokens) - game.TokenPoints(l.tokens-1)
		line("", icon(svg.TokenTTRSF(l.token.String()), "tt-token-s"), nthToken(text.TokenName(l.token), l.tokens), signed(more))
	}
	for _, id := range s.view.Tickets(s.seat) {
		if l.completes[id] {
			line("", icon("tt-i-done", "tt-good"), ticketDone(text.TicketName(s.ed, id)), signed(int(s.ed.Ticket(id).Points)))
		}
	}
	line(` class="tt-rest"`, icon("tt-i-car", "tt-i-car"), words.GainCars,
		strconv.Itoa(s.view.Cars(s.seat))+" → "+strconv.Itoa(l.cars))
	return out
}
