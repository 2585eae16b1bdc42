package ttrsf

import (
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/wasm/view/ui"
)

// View is the components of one play screen.
type View struct {
	scene     scene
	chart     *chart
	others    Others
	board     Board
	hand      Hand
	supply    Supply
	stock     Stock
	standings Standings
	opened    Opened
	defs      Defs
}

var _ ui.Game = (*View)(nil)

// New makes the components; Set gives them something to show.
func New() *View {
	v := new(View)
	s := &v.scene
	v.others.s, v.board.s, v.hand.s, v.supply.s, v.stock.s, v.standings.s, v.opened.s = s, s, s, s, s, s, s
	v.board.tickets.s, v.hand.tickets.s = s, s
	v.board.why, v.hand.why = s.why(true), s.why(false)
	return v
}

// Set shows a table. Its view must be one of ttrsf.
func (v *View) Set(t ui.Table) {
	v.scene = newScene(t, v.chart)
	v.chart = v.scene.chart
	v.board.show()
}

// Pick is the claim that is picked, with its payment as far as that is
// chosen, zero if there is none.
func (v *View) Pick() engine.Action { return v.scene.pickAction() }

// Others is the strip of the other players.
func (v *View) Others() vugu.Builder { return &v.others }

// Board is the map, and the viewer's tickets.
func (v *View) Board() vugu.Builder { return &v.board }

// Hand is the viewer's cards and what there is to choose.
func (v *View) Hand() vugu.Builder { return &v.hand }

// Supply is the list of routes.
func (v *View) Supply() vugu.Builder { return &v.supply }

// Stock is what is left: discards, tokens.
func (v *View) Stock() vugu.Builder { return &v.stock }

// Standings is the points as far as the viewer knows them.
func (v *View) Standings() vugu.Builder { return &v.standings }

// Opened is what is public of another player.
func (v *View) Opened() vugu.Builder {
	if v.scene.Play.Opened == engine.NoSeat {
		return nil
	}
	return &v.opened
}

// Defs is the SVG symbols.
func (v *View) Defs() vugu.Builder { return &v.defs }
