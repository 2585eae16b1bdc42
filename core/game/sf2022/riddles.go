package sf2022

import "bayboard/core/engine"

// Riddles are questions with numbers for answers about what lies open: what a
// card is worth, what a row is worth, what a foundation lacks, who is first in
// a contest with a tie. Each line's Points is the answer, its Rule what
// decides it; the facts are "ask" and what it is about.
func (t *Table) Riddles() []engine.Line {
	var list []engine.Line
	for seat := range engine.Seat(t.players) {
		c := &t.cities[seat]
		for at := range Cell(Cells) {
			if c.squares.Has(at) || c.plus[at] > 0 {
				list = append(list, riddle(RuleSquare, "card-value", seat, c.Value(t.ed, at), 10,
					engine.Word("row", at.Row().String()), engine.Number("column", int(at.Col())+1)))
			}
			if missing := c.Need() - c.Around(t.ed, at); c.foundations.Has(at) && !c.skyscrapers.Has(at) && missing > 0 {
				around := engine.Number("around", c.Around(t.ed, at))
				list = append(list, riddle(RuleSkyscraper, "foundation-missing", seat, missing, 7,
					engine.Word("row", at.Row().String()), engine.Number("column", int(at.Col())+1), around))
			}
		}
		for row := range Row(Rows) {
			if c.filled[row] > 1 {
				list = append(list, riddle(RuleDistrictAdvantage, "row-value", seat, c.RowValue(t.ed, row), 99,
					engine.Word("row", row.String())))
			}
		}
	}
	return append(list, t.tieRiddles()...)
}

// tieRiddles ask who is first in the contests of districts in which a tie
// decides it.
func (t *Table) tieRiddles() (list []engine.Line) {
	for row := range Row(Rows) {
		st := t.Standing(Contest(row))
		first := st.Order[0]
		if st.ByTie[0] != RuleDistrictTie || st.Values[first] == 0 {
			continue
		}
		among := 0
		for seat := range engine.Seat(t.players) {
			if st.Values[seat] == st.Values[first] {
				among |= 1 << seat
			}
		}
		list = append(list, engine.Line{Rule: RuleDistrictTie, Points: int(first), Facts: []engine.Fact{
			engine.Word("ask", "tie"), engine.Word("row", row.String()), engine.Number("among", among),
		}})
	}
	return list
}

func riddle(rule engine.Rule, ask string, seat engine.Seat, answer, most int, about ...engine.Fact) engine.Line {
	facts := []engine.Fact{engine.Word("ask", ask), engine.Number("seat", int(seat)), engine.Number("most", most)}
	return engine.Line{Rule: rule, Points: answer, Facts: append(facts, about...)}
}

// Sees reports whether the card that an action places or discards is in hand
// (a row is named only for a black card, or when it is the wrong one), and whether the space on which it lays a token has a card.
func (t *Table) Sees(a engine.Action) bool {
	switch a.Kind {
	case ActPlace, ActDiscard:
		if a.A < 0 || int(a.A) >= int(t.hand.n) {
			return false
		}
		own := t.ed.Card(t.hand.cards[a.A]).Color
		return a.Kind == ActDiscard || a.B != int16(own)+1
	case ActPlus2, ActTrack:
		return t.actor >= 0 && a.A >= 0 && a.A < Rows && int(a.B) < int(t.cities[t.actor].filled[a.A])
	}
	return true
}
