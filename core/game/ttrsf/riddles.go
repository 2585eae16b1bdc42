package ttrsf

import "bayboard/core/engine"

// Riddles are questions with numbers for answers about what the viewer sees:
// whether its tickets are complete (1) or not (0), what its tokens score. Each
// line's Points is the answer, its Rule what decides it; the facts are "ask"
// and what it is about.
func (v *View) Riddles() (list []engine.Line) {
	ask := func(rule engine.Rule, name string, seat engine.Seat, answer, most int, about ...engine.Fact) {
		facts := []engine.Fact{engine.Word("ask", name), engine.Number("seat", int(seat)), engine.Number("most", most)}
		list = append(list, engine.Line{Rule: rule, Points: answer, Facts: append(facts, about...)})
	}
	for seat := range engine.Seat(v.players) {
		for _, id := range v.Tickets(seat) {
			if id != 0 && v.routesOf(seat) > 1 {
				complete := 0
				if v.Complete(seat, id) {
					complete = 1
				}
				ticket := v.ed.tickets[id]
				ask(RuleTicketComplete, "ticket-complete", seat, complete, 1,
					engine.Number("ticket", int(id)), engine.Number("points", int(ticket.Points)))
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
