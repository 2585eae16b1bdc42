package page

import (
	"github.com/vugu/vugu"

	"bayboard/wasm/view/ui"
)

// stage is a game's own components on a page that shows a table: a lesson, a
// question, a review. The parts of a game without components are nil.
type stage struct{ game ui.Game }

// show gives the components new values.
func (s *stage) show(t ui.Table) {
	if s.game != nil {
		s.game.Set(t)
	}
}

func (s *stage) part(of func(ui.Game) vugu.Builder) vugu.Builder {
	if s.game == nil {
		return nil
	}
	return of(s.game)
}

func (s *stage) defs() vugu.Builder      { return s.part(ui.Game.Defs) }
func (s *stage) others() vugu.Builder    { return s.part(ui.Game.Others) }
func (s *stage) board() vugu.Builder     { return s.part(ui.Game.Board) }
func (s *stage) supply() vugu.Builder    { return s.part(ui.Game.Supply) }
func (s *stage) standings() vugu.Builder { return s.part(ui.Game.Standings) }

// stock is what is left for all, if the game shows it apart.
func (s *stage) stock() vugu.Builder {
	if g, ok := s.game.(ui.Stocked); ok {
		return g.Stock()
	}
	return nil
}
