package ttrsf

import "bayboard/core/engine"

// Describe is the view as maps, slices, strings and numbers. Seats count from
// 0 as in the engine; routes, tickets and cards are their texts.
func (v *View) Describe() map[string]any {
	row := []any{}
	for _, c := range v.row {
		row = append(row, cardText(c))
	}
	stacks, seats := []any{}, []any{}
	for i := range Symbols {
		k := v.Stack(i)
		stack := map[string]any{"symbol": k.Symbol.String(), "left": k.Left}
		if k.At != NoLoc {
			stack["location"] = v.ed.locations[k.At].Slug
		}
		stacks = append(stacks, stack)
	}
	for p := range engine.Seat(v.players) {
		seats = append(seats, v.describeSeat(p))
	}
	out := map[string]any{
		"seat": int(v.seat), "players": v.Seats(), "edition": string(v.ed.id), "first": int(v.first),
		"turn": v.Turn(), "actor": int(v.actor), "ask": askWords[v.ask], "last_turns": v.LastTurns(),
		"row": row, "deck": v.DeckLen(), "discards": v.discards.plain(), "unseen": plainOf(v.Unseen()),
		"hand": v.hand.plain(), "stacks": stacks, "pile": v.ticketList(v.Pile()), "seats": seats,
	}
	if v.ask == AskToken {
		out["claimed"] = v.ed.routeText(v.claimed)
	}
	return out
}

func (v *View) describeSeat(p engine.Seat) map[string]any {
	routes, tokens := []any{}, []any{}
	for r, o := range v.owner[:v.ed.routeN] {
		if o == uint8(p)+1 {
			routes = append(routes, v.ed.routeText(RouteID(r)))
		}
	}
	for y := Symbol(1); y <= Symbols; y++ {
		if v.tokens[p].Has(y) {
			tokens = append(tokens, y.String())
		}
	}
	return map[string]any{
		"cards": v.HandLen(p), "known": v.known[p].plain(), "cars": v.Cars(p), "route_points": v.RoutePoints(p),
		"routes": routes, "tokens": tokens, "tickets": v.ticketList(v.Tickets(p)), "offer": v.ticketList(v.Offered(p)),
	}
}

// plain counts cards by their words.
func (c *Cards) plain() map[string]any {
	out := map[string]any{}
	for i, n := range c {
		if n > 0 {
			out[Color(i).String()] = int(n)
		}
	}
	return out
}

func plainOf(c Cards) map[string]any { return c.plain() }

// ticketList writes tickets, one that is not known as a question mark.
func (v *View) ticketList(ids []TicketID) []any {
	out := []any{}
	for _, id := range ids {
		if id == 0 {
			out = append(out, "?")
			continue
		}
		t := &v.ed.tickets[id]
		out = append(out, map[string]any{
			"ends": v.ed.ticketText(id), "points": int(t.Points),
		})
	}
	return out
}
