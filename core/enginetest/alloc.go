package enginetest

import (
	"fmt"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

// playoutsAllocate plays games from a copied start as search does.
func playoutsAllocate(k *kit) error {
	n, _ := k.cfg.games()
	buf := make([]engine.Action, 0, 1<<13)
	for i := 0; i < len(k.games); i += n {
		start, err := k.game.New(k.games[i].setup)
		if err != nil {
			return err
		}
		s, r := k.game.Blank(), rng.FromUint64(uint64(i))
		plies := 0
		allocs := testing.AllocsPerRun(20, func() {
			s.CopyFrom(start)
			for range k.game.MaxPlies() {
				buf = s.Legal(buf[:0])
				if len(buf) == 0 {
					return
				}
				if s.Apply(buf[r.IntN(len(buf))], nil) != nil {
					return
				}
				plies++
			}
		})
		if allocs != 0 {
			return fmt.Errorf("%s: %v allocations in a playout of about %d actions", setupText(k.games[i].setup), allocs, plies/21)
		}
	}
	return nil
}
