package baseline

import (
	"bayboard/core/engine"
	"bayboard/core/game/sf2000"
	"bayboard/core/search"
)

// investor plays San Francisco (2000): it bids by what the best street is
// worth to it, and lays sticks where few are lacking to a majority.
type investor struct{}

func (investor) Level() search.Level { return "sensible" }

// Choose answers the question that the view's seat is asked.
func (investor) Choose(v engine.View, legal []engine.Action, _ int) engine.Action {
	b := purse{v: v.(*sf2000.View), seat: v.Seat()}
	switch b.v.Ask() {
	case sf2000.AskInfluence:
		return best(legal, b.influence)
	case sf2000.AskBid:
		return best(legal, b.bid)
	case sf2000.AskOffer:
		return best(legal, b.offer)
	case sf2000.AskDraw:
		return best(legal, b.draw)
	}
	return best(legal, b.answer)
}

// purse is an investor's look at a view.
type purse struct {
	v    *sf2000.View
	seat engine.Seat
}

// answer values the actions of the questions that ask for no sum.
func (b *purse) answer(a engine.Action) int {
	at := sf2000.Street(a.A)
	switch a.Kind {
	case sf2000.ActKeep:
		return b.prize()
	case sf2000.ActRefuse:
		return 3
	case sf2000.ActOption:
		first, second := sf2000.OptionCard(a.A).Districts()
		return max(b.best(b.free(sf2000.Place(first))), b.best(b.free(sf2000.Place(second))))
	case sf2000.ActPay:
		return -int(a.A)
	case sf2000.ActStick:
		return b.worth(at)
	case sf2000.ActMove:
		return b.worth(sf2000.Street(a.B)) - b.worth(at)
	case sf2000.ActSwap:
		return b.trade(at)
	case sf2000.ActWith:
		return b.trade(at)
	case sf2000.ActExchange:
		if b.v.Owner(at) == b.seat {
			return -1
		}
		return b.worth(at)
	case sf2000.ActLift:
		return -b.worth(at)
	case sf2000.ActRemove:
		return 1 - b.worth(at)
	case sf2000.ActTake:
		return b.poorer(int(a.A))
	}
	return 0
}

func (b *purse) free(p sf2000.Place) sf2000.Streets { return b.v.Around(p).And(b.v.Free()) }

// near weighs a majority by the sticks that are lacking to it.
var near = [...]int{12, 10, 5, 2, 1}

// worth is what a stick on a street is worth: the points of the tiles beside
// it, by how near the seat is to the majority there.
func (b *purse) worth(at sf2000.Street) int {
	x, y := at.Beside()
	sum := b.tile(x)
	if y != x {
		sum += b.tile(y)
	}
	return sum
}

func (b *purse) tile(at sf2000.Tile) int {
	if b.v.Builder(at) != engine.NoSeat {
		return 0
	}
	points := b.v.District(at).Points() + b.v.Bonus(at)
	for p := range engine.Seat(b.v.Seats()) {
		// What somebody else is about to win is worth a stick against it.
		if p != b.seat && b.v.Needs(at, p) == 1 {
			points += 2
		}
	}
	if n := b.v.Needs(at, b.seat); n >= 0 {
		return points * near[min(n, len(near)-1)] / 10
	}
	return 0
}

// trade is what giving up an own stick loses, or getting another's wins.
func (b *purse) trade(at sf2000.Street) int {
	if b.v.Owner(at) == b.seat {
		return 9 - b.worth(at)
	}
	return b.worth(at)
}

// best is the worth of the best of some streets.
func (b *purse) best(streets sf2000.Streets) int {
	most := 0
	for _, at := range streets.List() {
		most = max(most, b.worth(at))
	}
	return most
}

// prize is what winning the competition for the request or card is worth.
func (b *purse) prize() int {
	if card, kind := b.v.Card(); kind != 0 {
		switch card.Deed {
		case sf2000.DeedTwo:
			return b.best(b.v.Free()) * 3 / 2
		case sf2000.DeedFree:
			return b.best(b.v.Free())
		}
		return b.best(b.v.Free()) * 2 / 3
	}
	request, _ := b.v.Request()
	if request.Way == sf2000.ByOption {
		return b.best(b.v.Free()) * 2 / 3
	}
	return b.best(b.free(request.Place))
}

// influence plays a card as high as half of the prize, of what is there.
func (b *purse) influence(a engine.Action) int {
	want := min(b.prize()/2+1, b.v.Influence(b.seat)/2)
	return -abs(int(a.A) - want)
}

// bid outbids by as little as can be, up to the prize; who cannot drops out.
func (b *purse) bid(a engine.Action) int {
	bid := b.v.Bid(b.seat)
	sum, high := bid.Sum(), 0
	for p := range engine.Seat(b.v.Seats()) {
		if other := b.v.Bid(p); p != b.seat {
			high = max(high, other.Sum())
		}
	}
	switch a.Kind {
	case sf2000.ActStand:
		if sum > high {
			return 100
		}
		return 0
	case sf2000.ActOut:
		return 1
	}
	next := sum + int(a.A)
	if next > b.prize()*3/4+1 {
		return -next
	}
	if next > high {
		return 50 - next
	}
	return 2
}

// offer puts one check in, the middle one of those it has.
func (b *purse) offer(a engine.Action) int {
	offer := b.v.Offer()
	if a.Kind == sf2000.ActStand {
		return offer.Len()
	}
	if offer.Len() > 0 {
		return -1
	}
	hand := b.v.Hand()
	list := hand.List()
	return 9 - abs(int(a.A)-list[len(list)/2])
}

// draw stops with a few checks, before too much is lost.
func (b *purse) draw(a engine.Action) int {
	drawn := b.v.Drawn(b.seat)
	if a.Kind == sf2000.ActStop && drawn.Sum() >= 5 {
		return 2
	}
	if a.Kind == sf2000.ActDraw {
		return 1
	}
	return 0
}

// poorer takes influence when there is less of it.
func (b *purse) poorer(what int) int {
	hand := b.v.Hand()
	short := b.v.Influence(b.seat) < 2*hand.Sum()
	if short == (what == sf2000.TakeInfluence) {
		return 1
	}
	return 0
}

func abs(n int) int { return max(n, -n) }
