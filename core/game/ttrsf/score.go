package ttrsf

import "bayboard/core/engine"

// tokenPoints are the points for a number of tokens (rule score-tokens).
var tokenPoints = [Symbols + 1]int{0, 0, 1, 2, 4, 6, 9, 12}

// TokenPoints is what a number of tourist tokens scores.
func TokenPoints(tokens int) int { return tokenPoints[tokens] }

// score is a seat's points, by rule.
type score struct {
	routes, tokens   int
	won, lost        int // points of complete and of other tickets
	complete, failed int
}

func (s score) sum() int { return s.routes + s.won - s.lost + s.tokens }

// scoreOf counts a seat with the tickets given; those that are not known (0)
// do not count.
func (t *Table) scoreOf(seat engine.Seat, held []TicketID) score {
	s := score{routes: int(t.points[seat]), tokens: tokenPoints[t.tokens[seat].Len()]}
	if len(held) == 0 {
		return s
	}
	n := t.networkOf(seat)
	for _, id := range held {
		if id == 0 {
			continue
		}
		ticket := &t.ed.tickets[id]
		if n.joins(ticket) {
			s.complete++
			s.won += int(ticket.Points)
		} else {
			s.failed++
			s.lost += int(ticket.Points)
		}
	}
	return s
}

// outcome ranks the seats by score, then by complete tickets (rule winner).
func (t *Table) outcome(of *tickets) engine.Outcome {
	o := engine.Outcome{Over: t.ask == AskNothing, Reason: endRules[t.ended], Seats: int(t.players)}
	var complete [MaxPlayers]int
	for i := range o.Seats {
		s := t.scoreOf(engine.Seat(i), of.held[i][:t.held[i].n])
		o.Scores[i], complete[i] = s.sum(), s.complete
	}
	for a := range o.Seats {
		o.Ranks[a] = 1
		for b := range o.Seats {
			switch {
			case o.Scores[b] > o.Scores[a]:
				o.Ranks[a]++
			case o.Scores[b] == o.Scores[a] && complete[b] != complete[a]:
				o.TieBreaks[a] = RuleWinner
				if complete[b] > complete[a] {
					o.Ranks[a]++
				}
			}
		}
	}
	return o
}

// breakdown is a seat's score by rule.
func (t *Table) breakdown(seat engine.Seat, of *tickets) []engine.Line {
	s := t.scoreOf(seat, of.held[seat][:t.held[seat].n])
	return []engine.Line{
		{Rule: RuleScoreRoutes, Points: s.routes, Facts: []engine.Fact{engine.Number("routes", t.routesOf(seat))}},
		{Rule: RuleScoreTickets, Points: s.won - s.lost, Facts: []engine.Fact{
			engine.Number("complete", s.complete), engine.Number("won", s.won),
			engine.Number("failed", s.failed), engine.Number("lost", s.lost),
		}},
		{Rule: RuleScoreTokens, Points: s.tokens, Facts: []engine.Fact{engine.Number("tokens", t.tokens[seat].Len())}},
	}
}

func (t *Table) routesOf(seat engine.Seat) int {
	n := 0
	for _, o := range t.owner {
		if o == uint8(seat)+1 {
			n++
		}
	}
	return n
}

// Outcome is the result, or how the game stands with all tickets counted.
func (s *State) Outcome() engine.Outcome { return s.outcome(&s.tickets) }

// Breakdown is a seat's score by rule, with all tickets counted.
func (s *State) Breakdown(seat engine.Seat) []engine.Line { return s.breakdown(seat, &s.tickets) }

// Outcome is how the game stands as far as the viewer knows: tickets that
// others hide do not count (rule secrecy).
func (v *View) Outcome() engine.Outcome { return v.outcome(&v.tickets) }

// Breakdown is a seat's score by rule as far as the viewer knows.
func (v *View) Breakdown(seat engine.Seat) []engine.Line { return v.breakdown(seat, &v.tickets) }
