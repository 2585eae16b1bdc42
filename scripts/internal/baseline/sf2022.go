package baseline

import (
	"bayboard/core/engine"
	"bayboard/core/game/sf2022"
	"bayboard/core/search"
)

// builder plays San Francisco (2022): it takes an area when enough of its
// cards fit, gives the others little, joins its network and looks for close
// races.
type builder struct{}

func (builder) Level() search.Level { return "sensible" }

// Choose answers the question that the view's seat is asked.
func (builder) Choose(v engine.View, legal []engine.Action, _ int) engine.Action {
	b := mayor{v: v.(*sf2022.View), seat: v.Seat()}
	switch b.v.Ask() {
	case sf2022.AskTurn:
		return best(legal, b.turn)
	case sf2022.AskArea:
		return best(legal, b.area)
	case sf2022.AskPlace:
		return best(legal, b.place)
	case sf2022.AskBonus:
		return best(legal, b.bonus)
	case sf2022.AskLay:
		return best(legal, b.lay)
	}
	// At the end of a turn, tokens that lie in the way are released.
	return best(legal, func(a engine.Action) int {
		if a.Kind == sf2022.ActRelease && b.own().Commitments() < int(a.A) {
			return -1
		}
		return int(a.A)
	})
}

// mayor is a builder's look at a view.
type mayor struct {
	v    *sf2022.View
	seat engine.Seat
}

func (b *mayor) own() *sf2022.City { return b.v.City(b.seat) }

// Worths in tenths of a card.
const (
	fits        = 10
	perValue    = 4
	perTrack    = 6
	perTower    = 8
	other       = 3  // each other symbol
	wasted      = -4 // a card without space
	layingOut   = 22 // what an area must be worth to be taken
	perPromise  = 10 // more for each commitment token
	fullHouse   = 3  // cards in an area that others will want
	hisPleasure = 2  // how much less the others' gain counts
)

// worth is what a seat has of some cards.
func (b *mayor) worth(seat engine.Seat, cards []sf2022.CardType) int {
	city, sum := b.v.City(seat), 0
	var filled [sf2022.Rows]int
	for r := range filled {
		filled[r] = city.Filled(sf2022.Row(r))
	}
	for _, t := range cards {
		card := b.v.Edition().Card(t)
		r := int(card.Color)
		if card.Color == sf2022.Black {
			r = emptiest(filled)
		}
		if filled[r] == sf2022.Cols {
			sum += wasted
			continue
		}
		filled[r]++
		sum += b.face(card)
	}
	return sum
}

func emptiest(filled [sf2022.Rows]int) int {
	at := 0
	for r, n := range filled {
		if n < filled[at] {
			at = r
		}
	}
	return at
}

func (b *mayor) face(card sf2022.Card) int {
	sum := fits + perValue*int(card.Value)
	for _, s := range []struct {
		is sf2022.Symbols
		w  int
	}{{sf2022.Tracks, perTrack}, {sf2022.Foundation, perTower}, {sf2022.Depot, other}, {sf2022.Bonus, other}, {sf2022.Waterfront, other}} {
		if card.Has(s.is) {
			sum += s.w
		}
	}
	return sum
}

// turn takes the best area if it is worth it.
func (b *mayor) turn(a engine.Action) int {
	switch a.Kind {
	case sf2022.ActRealize:
		return b.worth(b.seat, b.v.Area(int(a.A)))
	case sf2022.ActLayout:
		return layingOut + perPromise*b.own().Commitments()
	case sf2022.ActRelease:
		return -2 * int(a.A)
	}
	return 0
}

// area lays the card where the seat may soon take it and others have less of
// it.
func (b *mayor) area(a engine.Action) int {
	cards := append(append([]sf2022.CardType(nil), b.v.Area(int(a.A))...), b.v.Revealed())
	gain := b.reachable(b.seat, cards)
	most := 0
	for p := range engine.Seat(b.v.Seats()) {
		if p != b.seat {
			most = max(most, b.reachable(p, cards))
		}
	}
	if len(cards) > fullHouse {
		most *= hisPleasure
	}
	return gain - most
}

// reachable is what an area is worth to a seat whose commitment tokens let it
// take so many cards.
func (b *mayor) reachable(p engine.Seat, cards []sf2022.CardType) int {
	if len(cards) <= b.v.City(p).Commitments() {
		return 0
	}
	return b.worth(p, cards)
}

// place fills rows whose race is close, and black cards go where most is
// built already; discarding is the last thing.
func (b *mayor) place(a engine.Action) int {
	if a.Kind != sf2022.ActPlace {
		return -100
	}
	row := sf2022.Row(a.B - 1)
	if a.B == 0 {
		row = sf2022.Row(b.v.Edition().Card(b.v.Hand()[a.A]).Color)
	}
	at := sf2022.At(row, sf2022.Col(b.own().Filled(row)))
	v := b.own().Filled(row) + b.race(row)
	if b.touches(at) {
		v += 3
	}
	return v
}

// race is high where a little more changes who is ahead.
func (b *mayor) race(r sf2022.Row) int {
	own, most := b.own().RowValue(b.v.Edition(), r), 0
	for p := range engine.Seat(b.v.Seats()) {
		if p != b.seat {
			most = max(most, b.v.City(p).RowValue(b.v.Edition(), r))
		}
	}
	if own > most {
		return max(0, 4-(own-most))
	}
	return max(0, 6-(most-own))
}

// touches reports whether a space lies at the network, or at the printed
// depot below the bottom row.
func (b *mayor) touches(at sf2022.Cell) bool {
	r, c := int(at.Row()), int(at.Col())
	if r == sf2022.Rows-1 {
		return true
	}
	for _, d := range [4][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
		y, x := r+d[0], c+d[1]
		if y < 0 || y >= sf2022.Rows || x < 0 || x >= sf2022.Cols {
			continue
		}
		if b.own().Network().Has(sf2022.At(sf2022.Row(y), sf2022.Col(x))) {
			return true
		}
	}
	return false
}

// bonuses by how readily they are taken.
var bonuses = [...]int{
	sf2022.BonusPoints: 6, sf2022.BonusUniversal: 5, sf2022.BonusDepot: 4,
	sf2022.BonusTrack: 3, sf2022.BonusPlus2: 2, sf2022.BonusNoCommitment: 1,
}

func (b *mayor) bonus(a engine.Action) int {
	if a.Kind != sf2022.ActBonus {
		return -1
	}
	return bonuses[a.A]
}

// lay puts value where the race is close, and tracks at the network.
func (b *mayor) lay(a engine.Action) int {
	switch a.Kind {
	case sf2022.ActTrack:
		if b.touches(sf2022.At(sf2022.Row(a.A), sf2022.Col(a.B))) {
			return 9
		}
		return 1
	case sf2022.ActPlus2, sf2022.ActUniversal:
		return 1 + b.race(sf2022.Row(a.A))
	}
	return -1
}
