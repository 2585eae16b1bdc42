package sf2022

import "bayboard/core/engine"

// Describe is the view as maps, slices, strings and numbers. Seats count from
// 0 as in the engine; areas stand in a list; cards are their texts.
func (v *View) Describe() map[string]any {
	supply := map[string]any{}
	for b := BonusPlus2; b < endOfBonuses; b++ {
		supply[b.String()] = v.Supply(b)
	}
	completed := map[string]any{}
	for r, holder := range v.completion {
		if holder != engine.NoSeat {
			completed[Row(r).String()] = int(holder)
		}
	}
	unseen := map[string]any{}
	for t, n := range v.unseen() {
		if n > 0 {
			unseen[v.ed.cardText(CardType(t))] = int(n)
		}
	}
	out := map[string]any{
		"seat": int(v.seat), "players": v.Seats(), "edition": string(v.ed.id),
		"turn": v.Turn(), "actor": int(v.actor), "ask": askWords[v.ask],
		"foundation_tokens": v.FoundationTokens(), "deck": v.DeckLen(), "unseen": unseen,
		"hand": v.texts(v.Hand()), "supply": supply, "completed": completed, "order": int(v.builder),
	}
	var areas, cities []any
	for k := range Areas {
		areas = append(areas, v.texts(v.Area(k)))
	}
	for s := range v.Seats() {
		cities = append(cities, v.describeCity(&v.cities[s]))
	}
	out["areas"], out["cities"] = areas, cities
	switch v.ask {
	case AskArea:
		out["revealed"] = v.ed.cardText(v.revealed)
	case AskBonus:
		out["bonus_row"] = v.bonusRow.String()
	case AskLay:
		out["laying"] = v.laying.String()
	}
	return out
}

func (t *Table) texts(cards []CardType) []any {
	out := []any{}
	for _, c := range cards {
		out = append(out, t.ed.cardText(c))
	}
	return out
}

func (t *Table) describeCity(c *City) map[string]any {
	rows := map[string]any{}
	live := c.liveSquares()
	for r := range Row(Rows) {
		cards := []any{}
		for col := range Col(c.filled[r]) {
			at := At(r, col)
			cards = append(cards, map[string]any{
				"card": t.ed.cardText(c.cards[at]), "value": c.value(t.ed, live, at),
				"marker": c.network.Has(at), "skyscraper": c.skyscrapers.Has(at),
				"plus2": c.Plus(at), "track_token": c.trackTokens.Has(at),
			})
		}
		rows[r.String()] = cards
	}
	return map[string]any{
		"rows": rows, "commitments": c.Commitments(), "points": c.PointTokens(),
		"nocommitment": c.NoCommitmentTokens(), "waterfronts": c.Waterfronts(),
	}
}
