package page

import (
	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/lesson"
	"bayboard/core/replay"
	"bayboard/wasm/address"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"

	"github.com/vugu/vugu"
)

// Gallery shows every part of the interface, or every piece of a game, for
// those who change them. Nothing in it does anything. The program that is
// published has none.
type Gallery struct {
	slug    string
	made    bool
	game    ui.Game
	shelves []ui.Shelf
	parts   []exhibit
}

// exhibit is a component with its name in the code.
type exhibit struct {
	name, class string
	body        vugu.Builder
}

// tab leads to a part of the gallery.
type tab struct{ href, label, class string }

// Show shows a game's pieces, or what all games share.
func (c *Gallery) Show(slug string, make func(string) ui.Game) {
	if c.made && c.slug == slug {
		return
	}
	*c = Gallery{slug: slug, made: true}
	if slug == "" {
		c.shelves, c.parts = shared(), sharedParts()
		return
	}
	c.game = make(slug)
	p, names := sample(slug)
	c.game.Set(ui.Table{Play: p, View: p.View(), Legal: p.Legal(), Names: names, Send: nothing})
	if g, ok := c.game.(ui.Exhibited); ok {
		c.shelves = g.Gallery()
	}
	act := action(p, engine.Action{}, names)
	act.Hand, act.Send = c.game.Hand(), nothing
	c.parts = []exhibit{
		{"Hand", "", &act}, {"Others", "", c.game.Others()}, {"Board", "", c.game.Board()}, {"Supply", "", c.game.Supply()},
		{"Standings", "", c.game.Standings()}, {"Opened", "dlg-b", c.game.Opened()},
	}
	if g, ok := c.game.(ui.Stocked); ok {
		c.parts = append(c.parts, exhibit{"Stock", "", g.Stock()})
	}
}

func (c *Gallery) defs() vugu.Builder {
	if c.game == nil {
		return nil
	}
	return c.game.Defs()
}

func (c *Gallery) title() string {
	if c.slug == "" {
		return galleryWords.Title
	}
	return text.FullTitle(c.slug)
}

func (c *Gallery) focus() string { return "gallery-" + c.slug }

func (c *Gallery) tabs() []tab {
	list := []tab{c.tab("", galleryWords.Shared)}
	for _, g := range catalog.All() {
		list = append(list, c.tab(g.Slug(), text.FullTitle(g.Slug())))
	}
	return list
}

func (c *Gallery) tab(slug, label string) tab {
	x := tab{address.Page{Kind: address.Gallery, Game: slug}.String(), label, "seg"}
	if slug == c.slug {
		x.class += " seg-on"
	}
	return x
}

func nothing(store.Msg) {}

// sample is a game some way on, of persons.
func sample(slug string) (*store.Play, []string) {
	p := store.Sample(slug)
	return p, text.SeatNames(p.Players)
}

// buttons are the classes of buttons.
var buttons = [...]string{"btn", "btn btn-p", "btn btn-q", "btn btn-l", "btn off", "seg", "seg seg-on"}

// shared are the small parts of the pages.
func shared() []ui.Shelf {
	icons := ui.Icons()
	w := galleryWords
	return []ui.Shelf{
		{Title: w.Buttons, Pieces: ui.Pieces(len(buttons), func(i int) ui.Piece {
			return ui.Piece{Name: buttons[i], Art: `<button type="button" class="` + buttons[i] + `">` + common.Close + `</button>`}
		})},
		{Title: w.Signs, Pieces: ui.Pieces(len(icons), func(i int) ui.Piece {
			return ui.Piece{Name: icons[i], Art: `<button type="button" class="ib" aria-label="` + icons[i] + `">` + ui.Picture("ic", "0 0 24 24", `<use href="#ui-`+icons[i]+`"></use>`) + `</button>`}
		})},
		{Title: w.Seats, Pieces: ui.SeatPieces(engine.MaxSeats, w.Seats, func(seat int) string {
			s := engine.Seat(seat - 1)
			return ui.Picture(ui.SeatClass(s), "0 0 16 16", `<use href="`+ui.SeatShape(s)+`"></use>`)
		})},
		{Title: w.Fields, Pieces: []ui.Piece{
			{Name: "input", Art: `<input class="input" aria-label="input" value="input">`},
			{Name: "textarea", Art: `<textarea class="input" aria-label="textarea">textarea</textarea>`},
			{Name: "kbd", Art: "<kbd>Esc</kbd>"},
			{Name: "progress", Art: `<progress class="think" max="3" value="2" aria-label="progress"></progress>`},
		}},
	}
}

// sharedParts are the components of the tables and the pages, on a sample.
func sharedParts() []exhibit {
	p, names := sample("sf2022")
	slug := p.Match.Game().Slug()
	table := Table{play: p, send: nothing, names: names}
	table.setBar()
	table.log.Bots = 3
	table.log.Set(p.Match, 0, names)
	act := action(p, engine.Action{}, names)
	act.Send, act.Does, act.Bar = nothing, panelWords.CoverText, "60"
	act.Hint = ui.Hint{Lines: []string{text.Hint.Sole}, More: text.Hint.Ask}
	act.Offers = []ui.Offer{{Label: panelWords.Now, Msg: store.NowChosen{}, Primary: true}, {Label: panelWords.BackHere, Msg: store.BackToHere{}}}
	tip := &lesson.Tip{Say: coachWords.New, Rules: []engine.Rule{"network"}}
	curve := &ui.Curve{Ply: 12, Len: p.Match.Len(), Names: names, Said: reviewWords.Line, Send: nothing, Turning: []store.Swing{{From: 8, To: 12}}}
	for i := range p.Match.Len() + 1 {
		up := 500 + (i*i*37)%300
		curve.Values = append(curve.Values, [engine.MaxSeats]int{up, 1000 - up})
	}
	chairs := &ui.Chairs{ID: "chairs", Players: p.Players, Away: true, Change: func(engine.Seat, store.Player) {}}
	asked := *p
	asked.Why = &store.Why{Err: &engine.IllegalError{Rule: tip.Rules[0]}}
	segments := new(ui.Segments)
	ui.Choices(segments, "segments", names, names[0], func(name string) string { return name }, func(string) {})
	list := []exhibit{
		{"ui.Segments", "", segments}, {"ui.Bar", "", &table.bar}, {"page.Coach", "", &Coach{Coach: &store.Coach{On: true, Tip: tip, More: 1}, slug: slug, send: nothing}}, {"ui.Act", "", &act},
		{"ui.Why", "", &ui.Why{Table: &ui.Table{Play: &asked, Send: nothing}}},
		{"ui.TimeLine", "", &ui.TimeLine{Ply: 12, Len: p.Match.Len(), Actors: p.Actors(), Send: nothing}}, {"ui.Log", "", &table.log},
		{"ui.Score", "dlg-b", &ui.Score{Of: p.View().(ui.Standing), Names: names, Review: "#/gallery"}}, {"ui.Curve", "dlg-b", curve},
		{"ui.Menu", "dlg-b", &ui.Menu{Game: slug, Over: true, Review: "#/gallery", Send: nothing}},
		{"ui.Share", "dlg-b", &ui.Share{Link: "#/gallery", Position: true, Send: nothing}}, {"ui.Seats", "dlg-b", &ui.Seats{Chairs: chairs}},
		{"ui.Keys", "dlg-b", &ui.Keys{On: true}}, {"ui.Cover", "", &ui.Cover{Name: names[0], Send: nothing}}, {"page.Paste", "", &Paste{Send: nothing}},
	}
	for n := range lesson.MaxStars + 1 {
		list = append(list, exhibit{"page.Stars", "", &Stars{Earned: n}})
	}
	for _, g := range catalog.All() {
		list = append(list, exhibit{"page.Card", "", gameCard(g)})
	}
	for k := store.NoticeNone + 1; k <= store.AllRead; k++ {
		n := store.Notice{Kind: k, Text: "…", Count: 2, Err: replay.ErrDamaged}
		switch k {
		case store.UnknownAddress:
			n.Err = address.ErrUnknown
		case store.BadPaste:
			n.Err = replay.ErrForeign
		case store.OldSave:
			n.Err = store.ErrSaveNewer
		}
		list = append(list, exhibit{"ui.Banner", "", &ui.Banner{Notice: n, Send: nothing}})
	}
	return list
}
