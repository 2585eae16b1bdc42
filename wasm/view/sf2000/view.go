package sf2000

import (
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/wasm/view/markup"
	"bayboard/wasm/view/ui"
)

// View is the components of one play screen.
type View struct {
	scene     scene
	others    Others
	board     Board
	hand      Hand
	supply    Supply
	stock     Stock
	standings Standings
	opened    Opened
	defs      Defs
	kept      struct{ others, board, supply, stock, standings markup.Kept }
}

var (
	_ ui.Game    = (*View)(nil)
	_ ui.Stocked = (*View)(nil)
)

// New makes the components; Set gives them something to show.
func New() *View {
	v := new(View)
	s := &v.scene
	v.others.s, v.board.s, v.hand.s, v.supply.s, v.stock.s, v.standings.s, v.opened.s = s, s, s, s, s, s, s
	v.hand.why = ui.Why{Table: &s.Table, Class: " sf-why"}
	v.others.supply = &v.supply
	v.board.tile, v.supply.board = noTile, &v.board
	v.kept.others.Part, v.kept.board.Part, v.kept.supply.Part = &v.others, &v.board, &v.supply
	v.kept.stock.Part, v.kept.standings.Part = &v.stock, &v.standings
	return v
}

// Set shows a table. Its view must be one of sf2000.
func (v *View) Set(t ui.Table) {
	v.scene = newScene(t)
	v.board.show()
	v.hand.show()
	v.supply.show()
}

// Pick is the stick that is picked to be moved, zero if there is none.
func (v *View) Pick() engine.Action { return v.scene.pickAction() }

// Others is the strip of the players.
func (v *View) Others() vugu.Builder { return &v.kept.others }

// Board is the city.
func (v *View) Board() vugu.Builder { return &v.kept.board }

// Hand is what is played for, the viewer's checks, and what there is to
// choose.
func (v *View) Hand() vugu.Builder { return &v.hand }

// Supply is what the seats do about it, and the tile that is looked at.
func (v *View) Supply() vugu.Builder { return &v.kept.supply }

// Stock is the years, the bank, the decks.
func (v *View) Stock() vugu.Builder { return &v.kept.stock }

// Standings is the scales.
func (v *View) Standings() vugu.Builder { return &v.kept.standings }

// Opened is what is public of a player.
func (v *View) Opened() vugu.Builder {
	if v.scene.Play.Opened == engine.NoSeat {
		return nil
	}
	return &v.opened
}

// Defs is the SVG symbols.
func (v *View) Defs() vugu.Builder { return &v.defs }
