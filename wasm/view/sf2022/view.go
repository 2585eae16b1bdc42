package sf2022

import (
	"github.com/vugu/vugu"

	"bayboard/core/engine"
	"bayboard/wasm/view/markup"
	"bayboard/wasm/view/ui"
)

// View is the components of one play screen.
type View struct {
	scene     scene
	pictures  pictures
	others    Others
	board     Board
	hand      Hand
	supply    Supply
	stock     Stock
	standings Standings
	opened    Board
	kept      struct{ others, board, supply, stock, standings markup.Kept }
}

var (
	_ ui.Game    = (*View)(nil)
	_ ui.Stocked = (*View)(nil)
)

// New makes the components; Set gives them something to show.
func New() *View {
	v := &View{}
	s := &v.scene
	v.others.s, v.board.s, v.hand.s, v.supply.s, v.stock.s, v.standings.s, v.opened.s = s, s, s, s, s, s, s
	v.board.mine = true
	v.board.why, v.hand.why, v.supply.why = s.why(onBoard), s.why(inHand), s.why(inSupply)
	v.kept.others.Part, v.kept.board.Part, v.kept.supply.Part = &v.others, &v.board, &v.supply
	v.kept.stock.Part, v.kept.standings.Part = &v.stock, &v.standings
	return v
}

// Set shows a table. Its view must be one of sf2022.
func (v *View) Set(t ui.Table) {
	v.scene = newScene(t)
	v.scene.pictures = &v.pictures
	v.board.show(v.scene.seat)
	v.opened.show(t.Play.Opened)
}

// Pick is the taken card that "place" means now: the one that the person
// picked, or the first that can be placed. It is zero when none is asked for.
func (v *View) Pick() engine.Action { return v.scene.pickAction() }

// Others is the strip of the other players.
func (v *View) Others() vugu.Builder { return &v.kept.others }

// Board is the viewer's city.
func (v *View) Board() vugu.Builder { return &v.kept.board }

// Hand is the taken cards, or what else there is to choose, and buttons.
func (v *View) Hand() vugu.Builder {
	if !v.hand.any() {
		return nil
	}
	return &v.hand
}

// Supply is the project areas.
func (v *View) Supply() vugu.Builder { return &v.kept.supply }

// Stock is the deck and what is left of tokens.
func (v *View) Stock() vugu.Builder { return &v.kept.stock }

// Standings is who leads what now.
func (v *View) Standings() vugu.Builder { return &v.kept.standings }

// Opened is another player's city in full.
func (v *View) Opened() vugu.Builder {
	if v.opened.seat == engine.NoSeat {
		return nil
	}
	return &v.opened
}

// Defs is nothing: the pictures draw their symbols themselves.
func (v *View) Defs() vugu.Builder { return nil }
