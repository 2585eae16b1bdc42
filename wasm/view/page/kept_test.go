package page

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/markup"
)

// markup is the page as built, element by element.
func (s *screen) markup() string {
	s.build()
	var b strings.Builder
	for _, e := range s.all {
		fmt.Fprint(&b, e.Data, e.Attr, e.Prop)
		if e.InnerHTML != nil {
			b.WriteString(*e.InnerHTML)
		}
		b.WriteString("\n")
	}
	return b.String()
}

// happen does something that the log or the time line may show.
func (s *screen) happen(r *rand.Rand) {
	p := s.model.Play
	seat := engine.Seat(r.IntN(len(p.Players)))
	switch r.IntN(14) {
	case 0:
		s.tell(store.UndoAsked{})
	case 1:
		s.tell(store.RedoAsked{})
	case 2:
		s.tell(store.PlyChosen{Ply: r.IntN(p.Match.Len() + 1)})
	case 3:
		s.tell(store.PlyDragged{Ply: r.IntN(p.Match.Len() + 1)})
	case 4:
		s.tell(store.NowChosen{})
	case 5:
		s.tell(store.BackToHere{})
	case 6:
		s.tell(store.PlayerChanged{Seat: seat, Player: store.Player{Name: []string{"", "Zoe"}[r.IntN(2)]}})
	case 7:
		s.tell(store.SeatShown{Seat: seat})
	case 8:
		for _, label := range []string{text.Log.All, text.Log.Less} {
			if s.has(label) {
				s.press(label)
				return
			}
		}
	case 9:
		s.root.table.logs++
	default:
		s.play(1)
	}
}

func TestWhatIsKeptOfTheTableIsWhatWouldBeBuilt(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	s := game(t, 30)
	same, other, last := 0, 0, ""
	for step := range 300 {
		s.happen(r)
		kept := s.markup()
		s.root.table.kept.line, s.root.table.kept.log = markup.Kept{}, markup.Kept{}
		require.Equal(t, s.markup(), kept, "step %d", step)
		if kept == last {
			same++
		} else {
			other++
		}
		last = kept
	}
	assert.Greater(t, same, 20)
	assert.Greater(t, other, 100)
}

func TestAWritingThatWentWellShowsNothingNew(t *testing.T) {
	s := game(t, 5)
	s.play(1)
	p := s.model.Play
	for _, failed := range []bool{false, true} {
		if failed {
			s.tell(store.SaveWritten{ID: p.ID, Counter: 1, Result: store.WriteFull})
		}
		shown := s.markup()
		written := store.SaveWritten{ID: p.ID, Counter: 1, Result: store.WriteOK}
		assert.Equal(t, !failed, s.model.Quiet(written))
		if !failed {
			s.tell(written)
			assert.Equal(t, shown, s.markup())
		}
		for _, m := range []store.Msg{
			store.SaveWritten{ID: p.ID, Result: store.WriteFull}, store.SaveWritten{ID: p.ID, Result: store.WriteMissing},
			store.SaveWritten{ID: p.ID, Result: store.WriteConflict}, store.Pointed{}, store.SavesChanged{},
		} {
			assert.False(t, s.model.Quiet(m))
		}
	}
}
