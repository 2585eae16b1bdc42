package store

import (
	"bayboard/core/catalog"
	"bayboard/core/replay"
	"bayboard/core/rng"
	"bayboard/wasm/address"
)

// ShareCode is the code of a link to the open game as it is shown: with the
// whole history up to there. It is replay.ErrTooLong when only a file can hold
// it.
func (p *Play) ShareCode() (string, error) {
	return replay.EncodeLink(p.Match.RecordAt(p.Match.Ply()), catalog.Games{})
}

// PositionCode is the code of a link to the shown position as the viewer sees
// it: what is hidden from the viewer is made up, and there is no history.
func (p *Play) PositionCode() (string, error) {
	r := rng.FromUint64(botSeed(p.ID, p.Viewer) + uint64(p.Match.Ply()))
	s := p.View().Sample(nil, &r)
	return replay.EncodeLink(replay.Record{Game: p.Match.Game(), Position: s.Position()}, catalog.Games{})
}

// MadeUp reports whether the game began at a position: then hidden cards were
// made up by whoever shared it.
func (p *Play) MadeUp() bool { return p.Match.Record().Position != "" }

// Link is the address of a code on this site.
func (m *Model) Link(game, code string) string {
	return m.Base + address.Page{Kind: address.Open, Game: game, Code: code, Ply: address.Live}.String()
}

// handleShare handles what is shared, and how.
func (u *update) handleShare(p *Play, msg Msg) {
	switch msg := msg.(type) {
	case PositionCopied:
		if code, err := p.PositionCode(); err == nil {
			u.do(CopyText{Text: u.m.Link(p.Match.Game().Slug(), code)})
		}
	case FileAsked:
		u.do(SaveFile{Name: "bayboard-" + p.Match.Game().Slug() + "-" + p.ID + ".txt", Text: p.Match.File().String()})
	case CodeAsked:
		if p.Drawn.Text == msg.Text {
			p.Drawn = CodeDrawn{}
			return
		}
		u.do(DrawCode(msg))
	case CodeDrawn:
		p.Drawn = msg
	}
}
