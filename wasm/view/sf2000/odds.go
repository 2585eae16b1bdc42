package sf2000

import (
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
)

// odds is the chance that the next check drawn is worth more than room, as
// far as the viewer can know: of the checks paid face down each that a seat
// may have paid is as likely as the others. sure is whether all is known.
func odds(v *game.View, room int) (chance float64, sure bool) {
	n := v.BankLen()
	if n == 0 {
		return 0, true
	}
	bank := v.Banked()
	over := float64(above(&bank, room))
	open := n - bank.Len() // checks that were paid face down
	if open == 0 {
		return over / float64(n), true
	}
	sure = true
	high, paid := 0.0, 0
	for i := range v.Seats() {
		seat := engine.Seat(i)
		known, maybe := v.Known(seat), v.Maybe(seat)
		k := known.Len() + maybe.Len() - v.Held(seat)
		if k == 0 {
			continue
		}
		paid += k
		if seat == v.Seat() { // it knows what it paid itself
			hand := v.Hand()
			for w := range maybe {
				maybe[w] += known[w] - hand[w]
			}
		}
		sure = sure && k == maybe.Len()
		high += float64(k*above(&maybe, room)) / float64(maybe.Len())
	}
	sure = sure && paid == open // else some of them were drawn again
	return (over + high*float64(open)/float64(paid)) / float64(n), sure
}

// above counts the checks that are worth more than room.
func above(c *game.Checks, room int) int {
	n := 0
	for v, k := range c {
		if v > room {
			n += int(k)
		}
	}
	return n
}

// odds tells the chance to go over the limit.
func (c *Hand) odds() string {
	v := c.s.view
	if v.Ask() != game.AskDraw || v.Actor() == engine.NoSeat {
		return ""
	}
	drawn := v.Drawn(v.Actor())
	_, limit := v.Grants(v.Actor())
	chance, sure := odds(v, limit-drawn.Sum())
	about := strconv.Itoa(int(100*chance+.5)) + " %"
	if !sure && chance > 0 && chance < 1 {
		about = "≈ " + about
	}
	return figure(words.Drawn, strconv.Itoa(drawn.Sum()), "") + figure(words.Limit, strconv.Itoa(limit), "") + figure(words.Over, about, "")
}
