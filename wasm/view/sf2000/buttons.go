package sf2000

import (
	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/wasm/store"
	"bayboard/wasm/text"
)

// buttons are the choices that are no cards, checks or streets.
func (c *Hand) buttons() []button {
	s, v := c.s, c.s.view
	if !s.acting {
		return nil
	}
	var list []button
	add := func(class, label string, kind engine.ActionKind, n int) {
		list = append(list, c.button("btn "+class, label, engine.Action{Kind: kind, A: int16(n)}))
	}
	const first = "btn-p"
	switch v.Ask() {
	case game.AskRequest:
		add(first, words.Keep, game.ActKeep, 0)
		add("", words.Refuse, game.ActRefuse, 0)
	case game.AskBid:
		if s.Can(engine.Action{Kind: game.ActOut}) { // only before the first check
			add("", words.Drop, game.ActOut, 0)
			break
		}
		bid := v.Bid(s.seat)
		add(first, text.BidWith(bid.Sum()), game.ActStand, 0)
		if adding := s.adding(); adding.Len() > 0 { // not when the game began here
			list = append(list, c.back())
		}
	case game.AskOffer:
		offer := v.Offer()
		if offer.Len() == 0 {
			add("", text.OfferWith(0), game.ActStand, 0)
			break
		}
		add(first, text.OfferWith(offer.Sum()), game.ActStand, 0)
		list = append(list, c.back())
	case game.AskPlace, game.AskMove, game.AskSwap, game.AskExchange:
		if s.pick != game.NoStreet {
			list = append(list, button{key: words.Back, class: "btn", label: words.Back, name: words.Back, off: "false", msg: store.Picked{}})
		}
		if v.Lifted() != game.NoStreet {
			list = append(list, c.back())
		} else {
			add("", words.Decline, game.ActDecline, 0)
		}
	case game.AskWith:
		list = append(list, c.back())
	case game.AskTake:
		influence, checks := v.Grants(s.seat)
		add("", text.TakeInfluence(influence), game.ActTake, game.TakeInfluence)
		add("", text.TakeChecks(checks), game.ActTake, game.TakeChecks)
	case game.AskDraw:
		drawn := v.Drawn(s.seat)
		add("", words.Draw, game.ActDraw, 0)
		add("", text.StopWith(drawn.Sum()), game.ActStop, 0)
	case game.AskRemove:
		add(first, text.DoneLifting(v.Lifts(s.seat)), game.ActDone, 0)
	}
	return list
}

// back takes the first part of what is being done back.
func (c *Hand) back() button {
	return button{key: words.Back, class: "btn", label: words.Back, name: words.Back, off: "false", msg: store.UndoAsked{}}
}
