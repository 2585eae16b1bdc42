package sf2000

import "bayboard/core/engine"

// Outcome is the result, or how the game stands (rule winner).
func (t *Table) Outcome() engine.Outcome {
	o := engine.Outcome{Over: t.ask == AskNothing, Reason: endRules[t.ended], Seats: int(t.players)}
	for a := range int(t.players) {
		o.Scores[a] = int(t.prestige[a])
		o.Ranks[a] = 1
		for b := range int(t.players) {
			na, nb := t.own[a].Len(), t.own[b].Len()
			switch {
			case t.prestige[b] > t.prestige[a]:
				o.Ranks[a]++
			case t.prestige[b] == t.prestige[a] && na != nb:
				o.TieBreaks[a] = RuleWinner
				if nb > na {
					o.Ranks[a]++
				}
			}
		}
	}
	return o
}

// Breakdown is a seat's prestige: a line for each district of which it rebuilt
// tiles, and one for bonus cards.
func (t *Table) Breakdown(seat engine.Seat) []engine.Line {
	var n [endOfDistricts]int
	for at, who := range t.builder {
		if who == seat {
			n[t.tiles[at]]++
		}
	}
	var lines []engine.Line
	for d := Residence; d < endOfDistricts; d++ {
		if d == Park {
			continue
		}
		lines = append(lines, engine.Line{Rule: RuleRebuild, Points: n[d] * d.Points(), Facts: []engine.Fact{
			engine.Word("district", d.String()), engine.Number("tiles", n[d]),
		}})
	}
	bonuses := int(t.bonuses[seat])
	return append(lines, engine.Line{Rule: RuleActionBonus, Points: bonuses * bonusPoints, Facts: []engine.Fact{
		engine.Number("cards", bonuses),
	}})
}
