package text

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestNumbersStayInTheLineOfWhatTheyCountOrName(t *testing.T) {
	for _, s := range []string{
		"Ida kept the request: boundary, by influence, 4_investors.",
		"Leo wins and pays 9_influence (21_left), then you win.",
		"Lay a stick beside an industrial tile (17_free streets), or decline.",
		"Seat_2 has two sticks at D2, you have one.",
		"From seat_2 on you sit nearest, so you are first, then seat_4, then seat_1.",
		"laid a stick between condominium_G3 and market_G4. Round_4: you begin.",
		"Realize area_2 and lay the card in area_1",
		"Jun_5, you_0, Mira_0. Jun wins and pays 5_influence.",
		"Each of you has 1½_points.",
		"Leo claimed a route with 2_red. +2_points. The ticket costs −7_points.",
		"You 5 →_4, Jun 82 → 75_of_100, 3_of_12",
		"0_to_9, you have_30. It goes to 1918.",
		"industrial_/ office_F1: 2_tiles",
		"Choose industrial_/ office, and pay.",
		"Nothing is counted here.",
		"",
	} {
		assert.Equal(t, strings.ReplaceAll(s, "_", "\u00a0"), Bound(strings.ReplaceAll(s, "_", " ")))
	}
}
