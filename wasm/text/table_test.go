package text

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bayboard/core/engine"
	"bayboard/core/game/sf2022"
)

func TestTheOwnerOfARowIsNotNamedTwice(t *testing.T) {
	events := []engine.Event{{Kind: 1}}
	assert.Equal(t, "Mira placed Orange 2 in their orange row.", Action(told{}, events, []string{"Mira"}).String())
	assert.Equal(t, "You placed Orange 2 in your orange row.", Action(told{}, events, []string{You}).String())
	assert.Equal(t, "place 3 of their blue row", event{one: one{who: "Mira", facts: facts{
		engine.Word("row", "blue"), engine.Number("column", 3),
	}}}.cell())
}

func TestWhatStandsOnTheTable(t *testing.T) {
	card, err := sf2022.ParseCard("gray0s")
	assert.NoError(t, err)
	assert.Equal(t, "Grey square 0/4, worth 4, +2 by token, in the network",
		LyingName(card, Lying{Square: true, Live: true, Plus: 1, Marker: true}))
	assert.Equal(t, "Your city", CityOf(You))
	assert.Equal(t, "Mira’s city, 5 rows by 5 spaces", GridOf("Mira"))
	assert.Equal(t, "Realize area 2, 1 card", RealizeArea(1, 1))
	assert.Equal(t, "A +2 token", BonusTitle(sf2022.BonusPlus2))
	assert.Equal(t, "Blue row: value 7, 2nd", RowValue(0, 7, 2))
	assert.Equal(t, "+1 marker", GainMarkers(1))
	assert.Equal(t, "+2 skyscrapers", GainSkyscrapers(2))
	assert.Equal(t, "+1½ points", GainPoints(3))
	assert.Equal(t, "Points if the game ended now: 1st\u00a02, network\u00a03; 2nd\u00a01.", AdvantageNote(4, 6, []int{2, 0}, false))
	assert.Equal(t, "Points: 1st\u00a02, network\u00a03.", AdvantageNote(4, 6, []int{0}, true))
}

func TestSavedGamesTellTheTurn(t *testing.T) {
	assert.Equal(t, "Turn 12 · your turn", SaveState("sf2022", 12, You))
	assert.Equal(t, "Round 12 · your turn", SaveState("sf2000", 12, You))
	assert.Equal(t, "Mira’s turn", SaveState("sf2022", 0, "Mira"))
	assert.Equal(t, "Mira’s turn.", TurnStarts("Mira"))
	assert.Equal(t, "Back to Seat 2’s table", Return("Seat 2"))
}
