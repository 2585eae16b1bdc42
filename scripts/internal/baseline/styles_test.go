package baseline_test

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// styles asks all four riders in a made position of two players.
func styles(t *testing.T, lines ...string) map[string]string {
	got := map[string]string{}
	for _, name := range []string{"one-ticket", "many-tickets", "all-tickets", "long-routes"} {
		got[name] = choose(t, name, append([]string{"ttrsf position 1", "edition 1", "players 2"}, lines...)...)
	}
	return got
}

// Chinatown to Castro takes four spaces, and Presidio to Union Square four
// more beside them.
func TestEachStyleClaimsAsItIsDescribed(t *testing.T) {
	require.Equal(t, map[string]string{
		"one-ticket":   "claim civic-center castro purple 0",
		"many-tickets": "tickets",
		"all-tickets":  "claim presidio pacific-heights purple 0",
		"long-routes":  "claim golden-gate-bridge fort-mason purple 1",
	}, styles(t, "turn 9 seat 1", "ask turn", "row: red blue green black orange", "seat 1:",
		"  hand: 5*purple ferry", "  tickets: chinatown/castro presidio/union-square"))
}

func TestOnceItHasEnoughOfThemManyTicketsBuilds(t *testing.T) {
	four := "  tickets: chinatown/castro presidio/union-square fort-mason/mission alcatraz/castro"
	got := styles(t, "turn 9 seat 1", "ask turn", "row: red blue green black orange", "seat 1:", "  hand: 5*purple ferry", four)
	require.Equal(t, "claim civic-center castro purple 0", got["many-tickets"])
}

func TestWhatIsLackingIsDrawn(t *testing.T) {
	got := styles(t, "turn 9 seat 1", "ask turn", "row: red red purple green purple", "seat 1:",
		"  tickets: chinatown/castro")
	require.Equal(t, "draw green", got["one-ticket"])
	require.Equal(t, "draw green", got["all-tickets"])
	require.Equal(t, "tickets", got["many-tickets"])
}

func TestWhoHasCompletedAllTicketsDrawsMoreOrClaimsOn(t *testing.T) {
	got := styles(t, "turn 9 seat 1", "ask turn", "row: red red purple green purple", "seat 1:",
		"  hand: 2*purple",
		"  routes: chinatown/union-square:black union-square/civic-center:green civic-center/castro",
		"  tickets: chinatown/castro")
	require.Equal(t, "tickets", got["one-ticket"])
	require.Equal(t, "tickets", got["all-tickets"])
	require.NotEqual(t, "tickets", got["long-routes"])
}

func TestTicketsAreKeptByStyle(t *testing.T) {
	got := styles(t, "turn 9 seat 1", "ask keep", "row: red red purple green purple", "seat 1:",
		"  tickets: chinatown/castro", "  offer: lands-end/ballpark presidio/castro")
	require.Equal(t, "keep both", got["many-tickets"])
	require.NotEqual(t, "keep both", got["one-ticket"])
	require.NotEqual(t, "keep both", got["long-routes"])
	dealt := styles(t, "first 1", "turn 0 seat 1", "ask deal", "row: red red purple green purple", "seat 1:", "  hand: red orange",
		"  offer: chinatown/castro presidio/union-square", "seat 2:", "  hand: blue orange", "  offer: presidio/castro presidio/ballpark")
	require.Equal(t, "keep both", dealt["all-tickets"])
	require.Equal(t, "keep 1", dealt["one-ticket"])
}
