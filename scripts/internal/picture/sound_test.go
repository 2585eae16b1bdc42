package picture

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	game "bayboard/core/game/ttrsf"
)

var figureBlock = regexp.MustCompile("(?s)```picture\n(.*?)```")

// eachMoment looks at what the figures of a manual show.
func eachMoment(t *testing.T, slug string, look func(f figure, m moment)) {
	t.Helper()
	b, err := New(root, slug, "")
	require.NoError(t, err)
	source, err := os.ReadFile(filepath.Join(root, "core/game", slug, "manual.en.md"))
	require.NoError(t, err)
	for _, block := range figureBlock.FindAllStringSubmatch(string(source), -1) {
		f, err := parseFigure(block[1])
		require.NoError(t, err)
		s := scenario{position: f.position}
		if f.example > 0 {
			s, err = b.scenario(f.example, f.scenario)
			require.NoError(t, err)
		}
		if s.position == "" {
			continue
		}
		for _, n := range f.after {
			m, err := b.play(s, n)
			require.NoError(t, err)
			look(f, m)
		}
	}
}

func TestWhatAFigureShowsIsASoundPosition(t *testing.T) {
	for _, slug := range slugs() {
		eachMoment(t, slug, func(f figure, m moment) {
			assert.NoError(t, m.state.Check(), f.alt)
		})
	}
}

// A token is taken with each claim that can give one (rule claim-token). So
// who owns a route at a stack that is left holds its symbol, or took the one of
// the other end; and who holds a symbol owns a route that ends at its stack.
func TestTheTokensOfAFigureFitTheRoutes(t *testing.T) {
	eachMoment(t, "ttrsf", func(f figure, m moment) {
		s := m.state.(*game.State)
		reached := make([]game.SymbolSet, s.Seats())
		for r := range game.RouteID(s.Edition().Routes()) {
			seat := s.Owner(r)
			if seat == engine.NoSeat || s.Ask() == game.AskToken && r == s.Claimed() {
				continue
			}
			route, left, got := s.Edition().Route(r), false, false
			for _, end := range []game.Loc{route.A, route.B} {
				if k, ok := s.StackAt(end); ok {
					left = left || k.Left > 0
					got = got || s.Tokens(seat).Has(k.Symbol)
					reached[seat] |= 1 << k.Symbol
				}
			}
			assert.False(t, left && !got, "%s: seat %d took no token for %s/%s", f.alt, seat+1, s.Edition().Location(route.A).Slug, s.Edition().Location(route.B).Slug)
		}
		for seat := range engine.Seat(s.Seats()) {
			assert.Zero(t, s.Tokens(seat)&^reached[seat], "%s: seat %d has a token without a route to it", f.alt, seat+1)
		}
	})
}
