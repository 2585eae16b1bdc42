package text

import (
	"strconv"

	"bayboard/core/engine"
	"bayboard/core/game/sf2022"
)

// sf2022Ask says what the actor can do now.
func sf2022Ask(view engine.View, pick engine.Action) Line {
	v, ok := view.(*sf2022.View)
	if !ok || v.Actor() == engine.NoSeat {
		return nil
	}
	switch v.Ask() {
	case sf2022.AskTurn:
		return askTurn(v)
	case sf2022.AskArea:
		return say("Choose an area for ", strong(cardShort(v.Edition().Card(v.Revealed()).String())), ".")
	case sf2022.AskPlace:
		return askPlace(v, pick)
	case sf2022.AskBonus:
		return say("Two bonus symbols in your ", strong(RowName(v.BonusRow())), ": choose your bonus.")
	case sf2022.AskLay:
		return askLay(v.Laying())
	case sf2022.AskClose:
		return say("Use your no-commitment token now, or end your turn.")
	}
	return nil
}

func askTurn(v *sf2022.View) Line {
	held, some := v.City(v.Actor()).Commitments(), false
	for k := range sf2022.Areas {
		some = some || len(v.Area(k)) > held
	}
	switch {
	case v.DeckLen() > 0 && some:
		return say("Lay out a card, or realize an area.")
	case v.DeckLen() > 0:
		return say("Lay out a card. No area is large enough to be realized.")
	case some:
		return say("Realize an area. The deck is empty.")
	}
	return say("The deck is empty and no area can be realized: pass.")
}

func askPlace(v *sf2022.View, pick engine.Action) Line {
	hand := v.Hand()
	at := -1
	if len(hand) == 1 {
		at = 0
	}
	if (pick.Kind == sf2022.ActPlace || pick.Kind == sf2022.ActDiscard) && int(pick.A) < len(hand) && pick.A >= 0 {
		at = int(pick.A)
	}
	if at < 0 {
		return say("Choose one of your ", strong(strconv.Itoa(len(hand))+" cards"), " to place or to discard.")
	}
	c := v.Edition().Card(hand[at])
	name := strong(cardShort(c.String()))
	if c.Color == sf2022.Black {
		return say("Place ", name, " in any row, or discard it.")
	}
	row := sf2022.Row(c.Color)
	if v.City(v.Actor()).Filled(row) == sf2022.Cols {
		return say("Your ", RowName(row), " is full: ", name, " has to be discarded.")
	}
	return say("Place ", name, " in your ", RowName(row), ", or discard it.")
}

func askLay(b sf2022.BonusKind) Line {
	switch b {
	case sf2022.BonusPlus2:
		return say("Choose the card that is worth ", strong("2 more"), ".")
	case sf2022.BonusTrack:
		return say("Choose the card that gets ", strong("tracks"), ".")
	case sf2022.BonusDepot:
		return say("Choose a row for the ", strong("universal depot"), ".")
	}
	return say("Choose a row for the ", strong("universal card"), ".")
}

// sf2022Watch says what somebody else is about to do, nothing at the begin of
// a turn.
func sf2022Watch(view engine.View, name string) Line {
	v, ok := view.(*sf2022.View)
	if !ok {
		return nil
	}
	who := strong(name)
	switch v.Ask() {
	case sf2022.AskArea:
		return say(who, " chooses an area for ", strong(cardShort(v.Edition().Card(v.Revealed()).String())), " …")
	case sf2022.AskPlace:
		return say(who, " has ", strong(count(len(v.Hand()), "card", "cards")), " to place …")
	case sf2022.AskBonus:
		return say(who, " chooses the bonus of the "+RowName(v.BonusRow())+" …")
	case sf2022.AskLay:
		return say(who, " lays ", strong(bonusName(v.Laying().String())), " …")
	case sf2022.AskClose:
		return say(who, " may use a no-commitment token …")
	}
	return nil
}
