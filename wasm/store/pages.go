package store

import (
	"strings"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/wasm/address"
)

// goTo shows the page of an address. The open game is left as it is saved.
func (u *update) goTo(fragment string) {
	page, err := address.Parse(fragment)
	if err != nil {
		u.show(address.Page{Ply: address.Live})
		u.notice(Notice{Kind: UnknownAddress, Text: fragment, Err: err})
		return
	}
	if page.Game != "" && page.Kind != address.Open {
		if g, _ := (catalog.Games{}).BySlug(page.Game); g == nil {
			u.show(address.Page{Ply: address.Live})
			u.notice(Notice{Kind: UnknownGame, Text: page.Game})
			return
		}
	}
	switch page.Kind {
	case address.New:
		u.show(page)
		u.newForm(page.Game)
	case address.Play:
		u.openSave(page)
	case address.Quiz:
		u.openQuiz(page)
	case address.Open:
		u.openCode(page)
	case address.Learn:
		u.openLearn(page)
	case address.Review:
		u.openReview(page)
	default:
		u.show(page)
	}
}

// show changes the page; the game that was open is closed. Away from it no
// bot goes on.
func (u *update) show(page address.Page) {
	u.m.Page, u.m.Notice, u.m.Opening, u.m.Quiz = page, nil, nil, nil
	if page.Kind != address.Play {
		u.m.Play = nil
	}
	u.leaveReview()
}

// openSave shows a saved game, at the ply of the address.
func (u *update) openSave(page address.Page) {
	if p := u.m.Play; p != nil && p.ID == page.ID {
		ply := page.Ply
		if ply == address.Live || ply > p.Match.Len() {
			ply = p.Match.Len()
		}
		u.m.Page = page
		p.replaying = 0
		p.Match.Jump(ply)
		u.settle(p)
		return
	}
	u.show(page)
	s, ok := u.m.save(page.ID)
	if !ok {
		u.show(address.Page{Ply: address.Live})
		u.do(ReplaceAddress{u.m.Page.String()})
		u.notice(Notice{Kind: GameMissing, Text: page.ID})
		return
	}
	match, err := s.Record.Open(catalog.Games{})
	if match == nil {
		kind := OldSave
		if s.Err == ErrSaveNewer {
			kind = NewerSave
		}
		u.show(address.Page{Ply: address.Live})
		u.do(ReplaceAddress{u.m.Page.String()})
		u.notice(Notice{Kind: kind, Err: err})
		return
	}
	p := &Play{
		ID: s.ID, Match: match, Players: s.Players, Viewer: s.Viewer, From: s.From, Coach: s.Coach,
		Opened: engine.NoSeat, counter: s.Counter, Saved: Saved,
	}
	ply := page.Ply
	if ply == address.Live {
		ply = s.Ply
	}
	if ply >= 0 && ply < match.Len() {
		match.UndoTo(ply)
	}
	p.Coach.ply = match.Ply() // nothing more is told before it has changed
	u.m.Play = p
	if err != nil {
		u.notice(Notice{Kind: OldSave, Err: err})
	}
	u.settle(p)
}

// openCode imports a link once: the copy that it made before, or a new game.
func (u *update) openCode(page address.Page) {
	u.show(page)
	if id := u.m.openedFrom(page.Code); id != "" {
		u.enter(page.Game, id)
		u.notice(Notice{Kind: LinkOpenedBefore})
		return
	}
	match, err := replay.DecodeLink(page.Code, catalog.Games{})
	if err != nil {
		u.notice(Notice{Kind: LinkBroken, Err: err})
		return
	}
	u.m.Opening = &Opening{Match: match, Code: page.Code}
	if match.State().Actor() == engine.NoSeat {
		u.takeSeat(engine.NoSeat)
	}
}

// enter replaces the present address by a local game's, and shows it.
func (u *update) enter(game, id string) {
	page := address.Page{Kind: address.Play, Game: game, ID: id, Ply: address.Live}
	u.do(ReplaceAddress{page.String()})
	u.openSave(page)
}

// takeSeat begins the imported game: at one seat with the others elsewhere,
// at all seats of this device (AllSeats), or only to look (NoSeat).
func (u *update) takeSeat(seat engine.Seat) {
	o := u.m.Opening
	if o == nil {
		return
	}
	players := make([]Player, o.Match.State().Seats())
	viewer := max(0, o.Match.State().Actor())
	for i := range players {
		if seat != engine.AllSeats && engine.Seat(i) != seat {
			players[i].Kind = Away
		}
	}
	if seat >= 0 {
		viewer = seat
	}
	u.m.Opening = nil
	p := &Play{Match: o.Match, Players: players, Viewer: viewer, From: o.Code}
	u.keep(p, ReplaceAddress{})
}

// keep makes a local game and shows it. how is PushAddress or ReplaceAddress.
func (u *update) keep(p *Play, how Effect) {
	p.ID, p.Opened = u.freshID(), engine.NoSeat
	u.m.Notice = nil
	u.m.Play = p
	u.m.Page = address.Page{Kind: address.Play, Game: p.Match.Game().Slug(), ID: p.ID, Ply: address.Live}
	if _, ok := how.(PushAddress); ok {
		u.do(PushAddress{u.m.Page.String()})
	} else {
		u.do(ReplaceAddress{u.m.Page.String()})
	}
	p.Covered = u.handOver(p)
	u.settle(p)
	u.save(p)
}

// freshID is a name for a local game that none has yet.
func (u *update) freshID() string {
	const letters = "abcdefghjkmnpqrstvwxyz0123456789"
	for {
		var b strings.Builder
		for range 6 {
			b.WriteByte(letters[u.m.Chance.IntN(len(letters))])
		}
		if _, taken := u.m.save(b.String()); !taken {
			return b.String()
		}
	}
}

// pasteLink opens the first of some fragments that leads to a page; of links
// to games the first that can be read, or else the first.
func (u *update) pasteLink(fragments []string) {
	var best *address.Page
	for _, fragment := range fragments {
		page, err := address.Parse(fragment)
		if err != nil || page.Kind == address.Lobby {
			continue
		}
		if page.Kind == address.Open {
			_, err = replay.DecodeLink(page.Code, catalog.Games{})
		}
		if err == nil {
			best = &page
			break
		}
		if best == nil {
			best = &page
		}
	}
	if best == nil {
		u.notice(Notice{Kind: BadPaste})
		return
	}
	u.do(PushAddress{best.String()})
	u.goTo(best.String())
}

// paste opens what was pasted: a link, the code of one, or an exported game.
func (u *update) paste(text string) {
	text = strings.TrimSpace(text)
	if text == "" {
		return
	}
	if strings.HasPrefix(text, strings.TrimSpace(bundleHead)) {
		u.offerImport(text)
		return
	}
	if strings.HasPrefix(text, "bayboard") {
		match, err := replay.Open(text, catalog.Games{})
		if match == nil {
			u.notice(Notice{Kind: BadPaste, Err: err})
			return
		}
		u.show(address.Page{Kind: address.Open, Game: match.Game().Slug(), Ply: address.Live})
		u.m.Opening = &Opening{Match: match}
		if err != nil {
			u.notice(Notice{Kind: OldSave, Err: err})
		}
		return
	}
	if found := address.In(text); found != nil {
		u.pasteLink(found)
		return
	}
	text = address.Bare(strings.Join(strings.Fields(text), ""))
	match, err := replay.DecodeLink(text, catalog.Games{})
	if err != nil {
		u.notice(Notice{Kind: BadPaste, Err: err})
		return
	}
	page := address.Page{Kind: address.Open, Game: match.Game().Slug(), Code: text, Ply: address.Live}
	u.do(PushAddress{page.String()})
	u.openCode(page)
}
