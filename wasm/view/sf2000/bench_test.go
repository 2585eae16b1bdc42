package sf2000

import (
	"testing"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/core/replay"
)

// BenchmarkScreen is all that a render of the table makes, with a stick
// pointed at.
func BenchmarkScreen(b *testing.B) {
	r := records()[2]
	m, err := replay.New(game.Game, r.Setup)
	if err != nil {
		b.Fatal(err)
	}
	for _, a := range r.Actions {
		if m.State().(*game.State).Targets().Len() > 20 && m.State().(*game.State).Round() > 5 {
			break
		}
		if err := m.Play(a, nil); err != nil {
			b.Fatal(err)
		}
	}
	p := pageOf(b, m)
	p.play().Pointed = engine.Action{Kind: game.ActStick, A: int16(m.State().(*game.State).Targets().List()[3])}
	b.ReportAllocs()
	for b.Loop() {
		p.places()
	}
}
