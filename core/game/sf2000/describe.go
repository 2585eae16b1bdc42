package sf2000

import (
	"strings"

	"bayboard/core/engine"
)

// Describe is the view as maps, slices, strings and numbers. Seats count from
// 0 as in the engine; streets and cards are their texts.
func (v *View) Describe() map[string]any {
	out := map[string]any{
		"seat": int(v.seat), "players": v.Seats(), "edition": string(v.ed.id),
		"round": v.Round(), "starter": int(v.starter), "actor": int(v.actor), "ask": v.ask.String(),
		"hand": numbers(&v.hand), "offer": numbers(&v.offer), "bank": v.BankLen(), "banked": numbers(&v.banked),
		"stock": v.Stock(), "deck": v.Deck(), "tiles": v.describeTiles(), "white": streetTexts(v.white), "free": streetTexts(v.free),
		"years": v.describeYears(), "discards": v.describeDiscards(), "seats": v.describeSeats(), "investors": v.describeInvestors(),
	}
	if v.request != 0 {
		out["request"] = v.ed.RequestText(v.request)
		out["refused"] = v.refused
	}
	if v.card != 0 {
		out["card"] = v.ed.CardText(v.card)
	}
	if v.chosen != nothing {
		out["chosen"] = cardText(v.ask, v.chosen)
	}
	if v.ask == AskPay || v.ask == AskOffer {
		out["tied"] = v.tied.String()
	}
	for name, at := range map[string]Street{"lifted": v.lifted, "placed": v.placed, "first": v.first} {
		if at != NoStreet {
			out[name] = at.String()
		}
	}
	return out
}

func numbers(c *Checks) []any {
	list := []any{}
	for _, n := range c.List() {
		list = append(list, n)
	}
	return list
}

func streetTexts(set Streets) []any {
	list := []any{}
	for _, at := range set.List() {
		list = append(list, at.String())
	}
	return list
}

// describeTiles are the rows of the map, written as in positions.
func (t *Table) describeTiles() []any {
	rows := []any{}
	for r := range Rows {
		rows = append(rows, strings.TrimSpace(t.tilesText(r)))
	}
	return rows
}

func (t *Table) describeYears() []any {
	list := []any{}
	for i, c := range t.YearCards() {
		list = append(list, map[string]any{"card": t.ed.CardText(c), "open": t.open[i]})
	}
	return list
}

func (t *Table) describeDiscards() map[string]any {
	out := map[string]any{}
	for r, n := range t.discarded {
		if n > 0 {
			out[t.ed.RequestText(RequestType(r))] = int(n)
		}
	}
	return out
}

func (t *Table) describeInvestors() []any {
	list := []any{}
	for _, p := range t.Investors() {
		one := map[string]any{"seat": int(p.Seat)}
		if p.Card < OptionCards {
			one["option"] = p.Card.String()
		}
		list = append(list, one)
	}
	return list
}

func (t *Table) describeSeats() []any {
	list := []any{}
	for seat := range engine.Seat(t.players) {
		one := map[string]any{
			"influence": t.Influence(seat), "prestige": t.Prestige(seat), "sticks": streetTexts(t.own[seat]),
			"supply": t.Supply(seat), "checks": t.Held(seat), "known": numbers(&t.known[seat]), "maybe": numbers(&t.maybe[seat]),
			"bid": numbers(&t.bids[seat]), "out": t.out[seat], "share": shareWords[t.shares[seat]], "drawn": numbers(&t.drawn[seat]),
		}
		if card, ok := t.Shown(seat); ok {
			one["shown"] = card.String()
		}
		list = append(list, one)
	}
	return list
}
