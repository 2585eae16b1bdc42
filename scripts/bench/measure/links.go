package measure

import (
	"math"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/core/rng"
	"bayboard/core/search"
)

// Links are the lengths of the codes of finished games.
type Links struct {
	Median int
	Max    int
	// ExcessMax is the most that a code has beyond its actions' content,
	// ⌈Σ log2 len(Legal) / 6⌉ characters.
	ExcessMax int
	LegalMax  int // the longest list of legal actions
}

// link is the code of one game.
type link struct{ chars, excess, legal int }

// LinksOf plays games between medium bots, so many for each number of
// players, and tells how many are done of how many, by several goroutines.
func LinksOf(game engine.Game, games int, tell func(done, all int)) (Links, error) {
	least, most := game.Players()
	results := make([]link, (most-least+1)*games)
	errs := make([]error, len(results))
	var wait sync.WaitGroup
	var done atomic.Int32
	for worker := range runtime.NumCPU() {
		wait.Go(func() {
			for i := worker; i < len(results); i += runtime.NumCPU() {
				results[i], errs[i] = linkOf(game, least+i/games, rng.Seed(i%games))
				tell(int(done.Add(1)), len(results))
			}
		})
	}
	wait.Wait()
	for _, err := range errs {
		if err != nil {
			return Links{}, err
		}
	}
	slices.SortFunc(results, func(a, b link) int { return a.chars - b.chars })
	out := Links{Median: results[len(results)/2].chars, Max: results[len(results)-1].chars, ExcessMax: math.MinInt}
	for _, l := range results {
		out.ExcessMax = max(out.ExcessMax, l.excess)
		out.LegalMax = max(out.LegalMax, l.legal)
	}
	return out, nil
}

// linkOf plays one game to its end and encodes it.
func linkOf(game engine.Game, players int, seed rng.Seed) (link, error) {
	m, err := replay.New(game, engine.Setup{Players: players, First: engine.NoSeat, Seed: seed * 0x9e3779b9 % rng.MaxSeed})
	if err != nil {
		return link{}, err
	}
	bots := make([]search.Bot, players)
	for i := range bots {
		bots[i] = search.New(search.Medium, uint64(seed)<<8+uint64(i))
	}
	var out link
	content := 0.0
	for s := m.State(); s.Actor() != engine.NoSeat; {
		legal := s.Legal(nil)
		out.legal = max(out.legal, len(legal))
		content += math.Log2(float64(len(legal)))
		a := bots[s.Actor()].Choose(s.View(s.Actor()), legal, m.Ply())
		if err := m.Play(a, nil); err != nil {
			return link{}, err
		}
	}
	code, err := replay.EncodeLink(m.Record(), catalog.Games{})
	out.chars = len(code)
	out.excess = len(code) - int(math.Ceil(content/6))
	return out, err
}
