package sf2000

import (
	"strconv"

	"bayboard/core/engine"
	game "bayboard/core/game/sf2000"
	"bayboard/wasm/text"
)

// row is a seat's line in an auction.
type row struct{ key, class, who, chips, status, sum string }

// order is the seats from the one that begins the round.
func (s *scene) order() []engine.Seat {
	n := s.view.Seats()
	list := make([]engine.Seat, n)
	for i := range list {
		list[i] = (s.view.Starter() + engine.Seat(i)) % engine.Seat(n)
	}
	return list
}

func lineKey(seat engine.Seat) string { return "s" + strconv.Itoa(int(seat)) }

func (s *scene) row(seat engine.Seat) row {
	x := row{key: lineKey(seat), class: "sf-row" + s.motion.Of(seat, "s", 0), who: seatMark(seat) + esc(s.Names[seat])}
	if seat == s.seat {
		x.class += " sf-me"
	}
	if seat == s.view.Actor() {
		x.class += " sf-now"
	}
	return x
}

// turn is how a seat stands in decisions that are made one after the other.
func (s *scene) turn(seat engine.Seat, done bool) string {
	switch {
	case seat == s.view.Actor():
		return words.Choosing
	case done:
		return words.Chosen
	}
	return words.Waiting
}

// before reports whether a seat decides before the actor.
func (s *scene) before(seat engine.Seat) bool {
	for _, other := range s.order() {
		if other == s.view.Actor() {
			return false
		}
		if other == seat {
			return true
		}
	}
	return false
}

// choosing is who has put a card face down; the viewer sees the own one.
func (s *scene) choosing() []row {
	var list []row
	for _, seat := range s.order() {
		x := s.row(seat)
		done := s.before(seat)
		x.status = s.turn(seat, done)
		if done {
			x.chips = s.faceDown(seat)
		}
		if s.view.Ask() == game.AskInfluence {
			x.sum = sign("influence") + strconv.Itoa(s.view.Influence(seat))
		}
		list = append(list, x)
	}
	return list
}

func (s *scene) faceDown(seat engine.Seat) string {
	own, ok := s.view.Chosen()
	ok = ok && seat == s.seat
	switch {
	case s.view.Ask() == game.AskOption && ok:
		return optionNamed(game.OptionCard(own))
	case s.view.Ask() == game.AskOption:
		return `<span class="sf-back-o ` + seatClass(seat) + `">` + sign("option") + `</span>`
	case ok:
		return influenceCard(seat, own)
	}
	return influenceCard(seat, -1)
}

// bidding is the open bids. The one who decides is never the highest bidder:
// what has reached the others' bids is not finished.
func (s *scene) bidding() []row {
	v := s.view
	adding := s.adding()
	high := 0
	for _, seat := range s.order() {
		if bid := v.Bid(seat); seat != v.Actor() {
			high = max(high, bid.Sum())
		}
	}
	var list []row
	for _, seat := range s.order() {
		x := s.row(seat)
		bid := v.Bid(seat)
		sum := bid.Sum()
		x.sum = strconv.Itoa(sum)
		switch {
		case v.Out(seat):
			x.class, x.status, x.sum = x.class+" sf-off", words.Out, "–"
			if back := s.dropped(seat); back > 0 {
				x.status = text.TakesBack(back)
			}
		case seat == v.Actor() && (adding.Len() > 0 || sum > 0 && sum >= high):
			x.status = words.Adding
		case sum > 0 && seat != v.Actor() && sum == high:
			x.class, x.status = x.class+" sf-high", words.Highest
		case sum > 0:
			x.status = text.StandsAt(sum)
		case seat == v.Actor():
			x.status = words.Choosing
		default:
			x.status = words.NoBid
		}
		if seat == v.Actor() {
			for k := range bid {
				bid[k] -= adding[k]
			}
			x.chips = chips(&bid) + s.adds(seat, &adding)
		} else {
			x.chips = chips(&bid)
		}
		list = append(list, x)
	}
	return list
}

// adds is the checks that a seat is adding. One that was just added comes from
// its player.
func (s *scene) adds(seat engine.Seat, c *game.Checks) string {
	out := ""
	for v := game.MaxCheck; v > 0; v-- {
		for n := range c[v] {
			class := " sf-chip-n"
			if n == 0 {
				class += s.motion.Of(seat, "c", v)
			}
			out += chip(v, class)
		}
	}
	return out
}

// adding is the checks that the actor has added to a bid in this turn.
func (s *scene) adding() game.Checks {
	var c game.Checks
	for i := len(s.news) - 1; i >= 0; i-- {
		e := s.news[i]
		if e.Kind != game.EvAdded || e.Seat != s.view.Actor() {
			break
		}
		c[e.A]++
	}
	return c
}

// dropped is the bid that a seat took back.
func (s *scene) dropped(seat engine.Seat) int {
	sum := 0
	for _, e := range s.news {
		if e.Kind == game.EvDropped && e.Seat == seat {
			sum = int(e.A)
		}
	}
	return sum
}

// sharing is how the seats stand in an allowance or a remove.
func (s *scene) sharing() []row {
	v := s.view
	var list []row
	for _, seat := range s.order() {
		x := s.row(seat)
		drawn := v.Drawn(seat)
		_, limit := v.Grants(seat)
		x.chips = chips(&drawn)
		if n := drawn.Sum(); n > 0 {
			x.sum = strconv.Itoa(n)
		}
		switch v.Share(seat) {
		case game.TookInfluence:
			x.status = words.Took
		case game.Drawing:
			x.status = words.Drawing + ", " + text.DrawnOf(drawn.Sum(), limit)
		case game.Kept:
			x.status, x.sum = words.Kept, strconv.Itoa(s.kept(seat))
		case game.Lost:
			x.class, x.status = x.class+" sf-off", words.Lost
		default:
			x.status = s.turn(seat, s.before(seat))
		}
		list = append(list, x)
	}
	return list
}

// kept is the sum of the checks that a seat has drawn and kept.
func (s *scene) kept(seat engine.Seat) int {
	sum := 0
	for _, e := range s.news {
		if e.Kind == game.EvKeptChecks && e.Seat == seat {
			sum = int(e.A)
		}
	}
	return sum
}
