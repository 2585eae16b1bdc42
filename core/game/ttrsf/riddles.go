package ttrsf

import "bayboard/core/engine"

// Riddles are questions with numbers for answers about what the viewer sees:
// whether a ticket would be complete (1) for a seat or not (0), whoever holds it,
// what its tokens score. Each line's Points is the answer, its Rule what decides
// it; the facts are "ask" and what it is about.
func (v *View) Riddles() (list []engine.Line) {
	ask := func(rule engine.Rule, name string, seat engine.Seat, answer, most int, about ...engine.Fact) {
		facts := []engine.Fact{engine.Word("ask", name), engine.Number("seat", int(seat)), engine.Number("most", most)}
		list = append(list, engine.Line{Rule: rule, Points: answer, Facts: append(facts, about...)})
	}
	for seat := range engine.Seat(v.players) {
		if v.routesOf(seat) > 1 {
			for id := TicketID(1); int(id) <= v.ed.Tickets(); id++ {
				if complete, hard := v.tried(seat, id); hard {
					ask(RuleTicketComplete, "ticket-complete", seat, complete, 1, engine.Number("ticket", int(id)))
				}
			}
		}
		if n := v.Table.tokens[seat].Len(); n > 0 {
			ask(RuleScoreTokens, "token-points", seat, tokenPoints[n], tokenPoints[Symbols])
		}
		if n := v.routesOf(seat); n > 1 {
			ask(RuleScoreRoutes, "route-points", seat, int(v.points[seat]), 99, engine.Number("routes", n))
		}
	}
	return list
}

// tried is whether a ticket would be complete for a seat, and whether that is a
// question: the seat's routes end at both places.
func (v *View) tried(seat engine.Seat, id TicketID) (complete int, hard bool) {
	ticket, a, b := v.ed.tickets[id], false, false
	for r := range v.ed.routes[:v.ed.routeN] {
		if route := &v.ed.routes[r]; v.Owner(RouteID(r)) == seat {
			a = a || route.A == ticket.A || route.B == ticket.A
			b = b || route.A == ticket.B || route.B == ticket.B
		}
	}
	if v.Complete(seat, id) {
		complete = 1
	}
	return complete, a && b
}
