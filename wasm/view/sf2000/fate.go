package sf2000

import (
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/wasm/text"
)

// fate is how an auction went for a seat.
type fate struct {
	card      int // influence or option card shown, -1 for none
	option    bool
	bid       game.Checks
	sum       int  // of the offer or the bid
	offered   bool // a sealed offer was shown
	cancelled bool
	out       bool
	unpaid    bool
	secret    bool // paid face down
	won       int  // place among those who invest, 0 if it does not
	paid      int
	used      string // what became of the privilege
}

// fates are how an auction went, by the events after a draw.
func fates(events []engine.Event) (list [game.MaxPlayers]fate, winners int) {
	for i := range list {
		list[i].card = -1
	}
	for _, e := range events {
		if e.Kind == game.EvCancelled {
			for i := range list {
				list[i].cancelled = list[i].cancelled || list[i].card == int(e.A)
			}
		}
		if e.Seat >= 0 {
			winners += list[e.Seat].hear(e, winners+1)
		}
	}
	return list, winners
}

// hear notes an event of the seat, and gives 1 if it wins a privilege.
func (f *fate) hear(e engine.Event, place int) int {
	n := int(e.A)
	switch e.Kind {
	case game.EvShown:
		f.card = n
	case game.EvOptionShown:
		f.card, f.option = n, true
	case game.EvAdded:
		f.bid[n]++
		f.sum = int(e.B)
	case game.EvDropped:
		f.out, f.sum = true, n
	case game.EvUnpaid:
		f.unpaid = true
	case game.EvOfferShown:
		f.sum, f.offered = n, true
	case game.EvOfferEqual:
		f.cancelled = true
	case game.EvPaidHidden:
		f.won, f.secret = place, true
	case game.EvWonInfluence, game.EvPaid:
		f.won, f.paid = place, n
	case game.EvStick:
		f.used = words.Placed
	case game.EvDeclined:
		f.used = words.Declined
	case game.EvVanished:
		f.used = words.Vanished
	}
	if f.won == place {
		return 1
	}
	return 0
}

// rank puts the best first: the highest card, or the option cards in their
// order, then the highest sum.
func (f *fate) rank() int {
	switch {
	case f.option:
		return 1000*(int(game.OptionCards)-f.card) + f.sum
	case f.card >= 0:
		return f.card
	}
	return f.sum
}

// results is how the last auction went.
func (s *scene) results() []row {
	all, winners := fates(s.told)
	seats := s.order()
	for i := range seats { // few
		for j := i; j > 0 && all[seats[j]].rank() > all[seats[j-1]].rank(); j-- {
			seats[j], seats[j-1] = seats[j-1], seats[j]
		}
	}
	var list []row
	for _, seat := range seats {
		f := &all[seat]
		list = append(list, s.settled(seat, f, winners))
	}
	return list
}

// settled is the line of a seat for which an auction is decided.
func (s *scene) settled(seat engine.Seat, f *fate, winners int) row {
	x := s.row(seat)
	x.chips, x.sum, x.status = f.shown(seat), f.total(), f.status(winners)
	if f.won > 0 {
		x.class += " sf-won"
	} else {
		x.class += " sf-off"
	}
	if f.cancelled {
		x.class += " sf-cut"
	}
	return x
}

func (f *fate) shown(seat engine.Seat) string {
	switch {
	case f.card < 0:
		return chips(&f.bid)
	case f.option:
		return optionNamed(game.OptionCard(f.card))
	}
	return influenceCard(seat, f.card)
}

func (f *fate) total() string {
	switch {
	case f.option && !f.offered:
		return ""
	case f.card >= 0 && !f.option:
		return strconv.Itoa(f.card)
	case f.out && f.sum == 0:
		return "–"
	}
	return strconv.Itoa(f.sum)
}

func (f *fate) status(winners int) string {
	said := ""
	switch {
	case f.secret:
		said = words.PaysHidden
	case f.won > 0:
		said = words.Pays + " " + strconv.Itoa(f.paid)
	case f.cancelled:
		return words.Cancelled
	case f.unpaid:
		return words.Unpaid
	case f.out && f.sum > 0:
		return text.TakesBack(f.sum)
	case f.out:
		return words.Out
	default:
		return words.Lower
	}
	place := ""
	if winners > 1 {
		place = " " + text.Place(f.won)
	}
	switch f.used {
	case "":
		return said + ", " + words.Invests + place
	}
	return said + ", " + f.used
}

// offers is how the payments for the option cards stand.
func (s *scene) offers() []row {
	all, winners := fates(s.news)
	var list []row
	for o := range game.OptionCards {
		for _, seat := range s.order() {
			f := &all[seat]
			if !f.option || f.card != int(o) {
				continue
			}
			x := s.settled(seat, f, winners)
			if _, open := s.view.Shown(seat); open {
				x = s.row(seat)
				x.chips, x.status = f.shown(seat), s.turn(seat, o == s.view.Tied() && s.before(seat))
			}
			list = append(list, x)
		}
	}
	return list
}
