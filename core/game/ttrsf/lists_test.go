package ttrsf

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Nobody can have more choices than who holds all cards before any claim.
func TestTheLongestListOfClaimsIsShort(t *testing.T) {
	cites(t, RuleClaimColour)
	s := at(t, 2, 1, "turn", "row: - - - - -\ndeck:\nseat 1:\nhand: 6*blue 6*green 6*black 6*purple 6*red 6*orange 8*ferry\n")
	n := len(legal(s, "claim"))
	require.Equal(t, n+1, len(legal(s)), "claims and tickets")
	// A gray route of 3 takes each of 6 colours with 0, 1 or 2 ferries, or 3
	// ferries; a green one of 3 takes green alone; a ferry symbol wants a ferry.
	require.Len(t, legal(s, "claim twin-peaks mission "), 6*3+1)
	require.Len(t, legal(s, "claim lands-end sunset "), 3+1)
	require.Len(t, legal(s, "claim alcatraz the-embarcadero "), 6*2+1)
	require.Len(t, legal(s, "claim castro mission "), 6+1, "two gray twins are one choice")
	require.Greater(t, n, 250)
	require.Less(t, n, 512)
}
