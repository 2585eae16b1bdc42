package sf2000

import "bayboard/core/engine"

// addPending adds what the question and the choices so far promise.
func (o *outlook) addPending() {
	s := o.s
	switch s.ask {
	case AskInfluence:
		if v := s.chosen[o.me]; v != nothing {
			o.addInfluence(int(v))
		}
	case AskBid:
		o.addBid()
	case AskOption:
		if c := s.chosen[o.me]; c != nothing {
			o.addOption(OptionCard(c))
		}
	case AskOffer:
		o.addOffer()
	case AskWith:
		o.worth[s.actor] += o.swapGain(s.actor, s.first)
	case AskExchange, AskMove, AskSwap:
		o.worth[s.actor] += o.deedGain(s.actor) * 9 / 10
	case AskPlace:
		if s.card != 0 {
			o.worth[s.actor] += o.stickGain(s.actor, s.targets())
		}
	case AskTake, AskDraw, AskRemove:
		o.addShares()
	}
	o.addQueue()
}

// addQueue adds the privileges that are still to be used.
func (o *outlook) addQueue() {
	s := o.s
	for _, p := range s.queue[:s.queued] {
		if p.Card < OptionCards {
			o.worth[p.Seat] += o.optionGain(p.Seat, p.Card) * 9 / 10
		} else {
			o.worth[p.Seat] += o.stickGain(p.Seat, s.matching(s.request)) * 9 / 10
		}
	}
}

// below is the chance, in thousandths, that a seat with so much influence
// plays a card below v, as samples take it: the lower of two draws.
func below(v, influence int) int {
	cards := min(MaxInfluence, influence) + 1
	if v >= cards {
		return unit
	}
	over := cards - v
	return unit - unit*over*over/(cards*cards)
}

// addInfluence weighs the own influence card: the chance to be among the
// highest against its price.
func (o *outlook) addInfluence(v int) {
	s := o.s
	places := s.places()
	var above [MaxPlayers + 1]int // chance that so many play a higher card
	above[0] = unit
	free := unit // chance that nobody plays the same card
	for p := range int(s.players) {
		if engine.Seat(p) == o.me {
			continue
		}
		under, notOver := below(v, int(s.influence[p])), below(v+1, int(s.influence[p]))
		over := unit - notOver
		free = free * (unit - (notOver - under)) / unit
		for i := MaxPlayers; i > 0; i-- {
			above[i] = (above[i]*(unit-over) + above[i-1]*over) / unit
		}
		above[0] = above[0] * (unit - over) / unit
	}
	chance := 0
	for i := range places {
		chance += above[i]
	}
	chance = chance * free / unit
	price := o.points(int(s.influence[o.me])) - o.points(int(s.influence[o.me])-v)
	// Bots of one mind must not always choose the same card.
	chance += jitter(int(o.me), int(s.round)*Years+int(s.yearLen), v) / 6
	o.worth[o.me] += (o.prizeGain(o.me) - price) * max(chance, 0) / unit
}

// jitter is a number from -500 to 499 that depends on its arguments alone.
func jitter(a, b, c int) int {
	h := uint64(a*1_000_003+b*8191+c*131+7) * 0x9e3779b97f4a7c15
	h ^= h >> 29
	h *= 0xbf58476d1ce4e5b9
	return int(h>>40%1000) - 500
}

// addBid weighs the own bid: the chance that nobody outbids it against what
// it costs.
func (o *outlook) addBid() {
	s := o.s
	bid := &s.bids[o.me]
	sum := bid.Sum()
	if sum == 0 {
		return
	}
	chance := unit
	price := max(sum, s.HighBid())
	for p := range engine.Seat(s.players) {
		if p == o.me || s.out[p] {
			continue
		}
		purse := s.known[p].Sum() + s.maybe[p].Sum()
		if purse <= price {
			continue
		}
		would := o.prizeGain(p) - o.fade(o.money*(price+1)+o.check)
		chance = chance * (unit - min(max(unit/2+would/3, 50), 900)) / unit
	}
	after := s.hands[o.me]
	after.take(bid)
	cost := o.fade(o.checks(&s.hands[o.me])) - o.fade(o.checks(&after))
	o.worth[o.me] += (o.prizeGain(o.me) - cost) * chance / unit
}

// addOption weighs the own option card.
func (o *outlook) addOption(card OptionCard) {
	if o.s.held[o.me] == 0 {
		return
	}
	alone := unit
	for range int(o.s.players) - 1 {
		alone = alone * 2 / 3
	}
	low := o.s.hands[o.me].lowest()
	gain := o.optionGain(o.me, card) - o.fade(o.money*low+o.check)
	chance := alone + (unit-alone)/4 + jitter(int(o.me), int(o.s.round), int(card))/6
	o.worth[o.me] += gain * chance / unit
}

// addOffer weighs the own sealed offer; others are taken to offer any sum up
// to what the privilege is worth to them.
func (o *outlook) addOffer() {
	s := o.s
	if s.shown[o.me] != int8(s.tied) || s.fromStarter(o.me) > s.fromStarter(s.actor) {
		return
	}
	offer := &s.offers[o.me]
	sum, chance := offer.Sum(), unit
	for p := range engine.Seat(s.players) {
		if p == o.me || s.shown[p] != int8(s.tied) {
			continue
		}
		most := min(s.known[p].Sum()+s.maybe[p].Sum(), max(2, o.optionGain(p, s.tied)/o.money))
		chance = chance * min(unit, sum*unit/(most+1)) / unit
	}
	after := s.hands[o.me]
	after.take(offer)
	cost := o.fade(o.checks(&s.hands[o.me])) - o.fade(o.checks(&after))
	o.worth[o.me] += (o.optionGain(o.me, s.tied) - cost) * chance / unit
}

// addShares adds what an income card will still give (rules
// action-allowance, action-remove).
func (o *outlook) addShares() {
	s := o.s
	mean := o.money*5 + o.check
	if k := s.banked.Len(); k > 0 {
		mean = o.checks(&s.banked) / k
	}
	for p := range engine.Seat(s.players) {
		influence, limit := s.grants(p)
		drawn := o.checks(&s.drawn[p])
		expected := min(o.money*limit*6/10+o.check, mean*s.BankLen()/int(s.players))
		switch s.shares[p] {
		case Undecided:
			now := int(s.influence[p])
			o.worth[p] += max(o.points(now+influence)-o.points(now), o.fade(expected))
		case Drawing:
			if s.ask != AskDraw {
				drawn = expected
			}
			o.worth[p] += o.fade(drawn)
		}
	}
}
