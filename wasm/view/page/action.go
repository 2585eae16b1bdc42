package page

import (
	"strconv"
	"strings"

	"bayboard/core/engine"
	"bayboard/core/rng"
	"bayboard/wasm/address"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
	"bayboard/wasm/view/ui"
)

// action is what the action panel says and offers.
func action(p *store.Play, pick engine.Action, names []string) ui.Act {
	a := p.Actor()
	switch {
	case a == engine.NoSeat && p.Live():
		return ended(p, names)
	case p.Deciding():
		return deciding(p, pick, names)
	case !p.Live() && p.Replaying():
		return ui.Act{Line: text.Looking(names[a]), Offers: []ui.Offer{{Label: text.Log.Stop, Msg: store.ReplayToggled{}, Primary: true}}}
	case !p.Live():
		name := ""
		if a != engine.NoSeat {
			name = names[a]
		}
		return ui.Act{Line: text.Looking(name), Offers: []ui.Offer{
			{Label: panelWords.Now, Msg: store.NowChosen{}, Primary: true},
			{Label: panelWords.BackHere, Msg: store.BackToHere{}},
		}}
	case p.Players[a].Kind == store.Away:
		return ui.Act{Line: text.Waiting(names[a]), Offers: []ui.Offer{
			{Label: panelWords.Share, Msg: store.PanelOpened{Panel: store.SharePanel}, Primary: true},
		}}
	}
	if p.Searching() {
		return ui.Act{Line: text.Thinking(names[a]), Bar: strconv.Itoa(p.Progress.Percent()), Offers: []ui.Offer{
			{Label: panelWords.MoveNow, Msg: store.BotsHurried{}},
		}}
	}
	return ui.Act{Line: text.Watch(p.View(), names[a]), Offers: []ui.Offer{
		{Label: panelWords.Hurry, Msg: store.BotsHurried{}},
	}}
}

func ended(p *store.Play, names []string) ui.Act {
	g := p.Match.Game()
	o := p.Match.State().Outcome()
	return ui.Act{
		Line: text.Result(o, g.Unit(), names),
		Does: text.EndReason(g.Slug(), o.Reason),
		Offers: []ui.Offer{
			{Label: panelWords.ScoreAgain, Msg: store.PanelOpened{Panel: store.ScorePanel}, Primary: true},
			{Label: reviewWords.Title, Href: reviewHref(g.Slug(), p.ID)},
			{Label: panelWords.NewGame, Href: address.Page{Kind: address.New, Game: g.Slug()}.String()},
		},
	}
}

func deciding(p *store.Play, pick engine.Action, names []string) ui.Act {
	a := p.Actor()
	v := p.Match.State().View(a)
	act := ui.Act{Line: text.Ask(v, pick, text.Called(p.Players, int(a))), Does: preview(v, p.Pointed, names)}
	if act.Does == "" && !p.Live() {
		act.Does = text.Earlier
	}
	if p.Tapped != (engine.Action{}) {
		act.Does = strings.TrimSpace(panelWords.TapAgain + " " + act.Does)
	}
	if p.Viewer != a {
		act.Offers = []ui.Offer{{Label: text.Return(text.Called(p.Players, int(a))), Msg: store.SeatShown{Seat: a}}}
	}
	return act
}

// preview tells what the action pointed at would cause, as far as its seat
// can know.
func preview(v engine.View, a engine.Action, names []string) string {
	if a == (engine.Action{}) {
		return ""
	}
	events, open, err := engine.Preview(v, a)
	if err != nil {
		return ""
	}
	r := rng.FromUint64(0)
	s := v.Sample(nil, &r)
	before, scores := sure(s, v.Seat()), s.Outcome().Scores
	if s.Apply(a, nil) != nil {
		return ""
	}
	g := v.Game()
	teller, ok := v.(text.Teller)
	if !ok {
		teller = s
	}
	effects := text.Effects(teller, events, names, open)
	if open {
		return text.Preview(effects, g.Unit(), 0, nil)
	}
	gain := sure(s, v.Seat()) - before
	return text.Preview(effects, g.Unit(), gain, shifts(scores, s.Outcome(), names, v.Seat(), gain))
}

// shifts are the changes of the seats' points, as the game stands; none when
// all that changes is what the seat gains for certain, or when the game is
// over with that action.
func shifts(before [engine.MaxSeats]int, now engine.Outcome, names []string, seat engine.Seat, gain int) []text.Shift {
	var list []text.Shift
	plain := true
	for s := range now.Seats {
		d := now.Scores[s] - before[s]
		if d != 0 {
			list = append(list, text.Shift{Name: names[s], Points: d})
			plain = plain && engine.Seat(s) == seat && d == gain
		}
	}
	if plain || now.Over {
		return nil
	}
	return list
}

// sure is the points that no other player can take away by being better: all
// but those for places.
func sure(s engine.State, seat engine.Seat) int {
	points := 0
	for _, l := range s.Breakdown(seat) {
		placed := false
		for _, f := range l.Facts {
			placed = placed || f.Name == "place"
		}
		if !placed {
			points += l.Points
		}
	}
	return points
}
