package sf2000

import "bayboard/core/engine"

// stickGain is what laying one stick on the best of some streets brings a seat
// against the others.
func (o *outlook) stickGain(p engine.Seat, targets Streets) int {
	if targets.Empty() {
		return 0
	}
	var gain [Tiles]int
	var done [Tiles]bool
	best := 0
	for !targets.Empty() {
		at := targets.pop()
		a, b := at.Beside()
		sum := 0
		for i, tile := range [2]Tile{a, b} {
			if i == 1 && b == a {
				break
			}
			if !done[tile] {
				done[tile] = true
				gain[tile] = o.tileGain(p, tile, at)
			}
			sum += gain[tile]
		}
		best = max(best, sum)
	}
	return best
}

// tileGain is what a stick on one of the free streets of a tile brings a seat
// there, against the others.
func (o *outlook) tileGain(p engine.Seat, tile Tile, at Street) int {
	own := o.s.own
	own[p] = own[p].Or(Only(at))
	var before, after [MaxPlayers]int
	o.addTile(tile, &o.s.own, o.s.free, &before)
	o.addTile(tile, &own, o.s.free.Minus(Only(at)), &after)
	return o.against(p, &before, &after)
}

// against is how much better a seat stands after a change, against the mean
// of the others.
func (o *outlook) against(p engine.Seat, before, after *[MaxPlayers]int) int {
	own, others := 0, 0
	for q := range int(o.s.players) {
		if engine.Seat(q) == p {
			own = after[q] - before[q]
		} else {
			others += after[q] - before[q]
		}
	}
	return own - others/(int(o.s.players)-1)
}

// changeGain is what exchanging the owners of one or two streets brings a seat.
func (o *outlook) changeGain(p engine.Seat, own *[MaxPlayers]Streets, x, y Street) int {
	var before, after [MaxPlayers]int
	var done uint64
	for _, at := range [2]Street{x, y} {
		for _, tile := range beside[at] {
			if done&(1<<tile) == 0 {
				done |= 1 << tile
				o.addTile(tile, &o.s.own, o.s.free, &before)
				o.addTile(tile, own, o.s.free, &after)
			}
		}
	}
	return o.against(p, &before, &after)
}

// swapGain is the best that swapping a stick brings a seat (rule action-swap).
func (o *outlook) swapGain(p engine.Seat, first Street) int {
	best := -1 << 30
	x := o.s.Owner(first)
	for set := o.s.partners(first); !set.Empty(); {
		at := set.pop()
		y := o.s.Owner(at)
		own := o.s.own
		own[x] = own[x].Minus(Only(first)).Or(Only(at))
		own[y] = own[y].Minus(Only(at)).Or(Only(first))
		best = max(best, o.changeGain(p, &own, first, at))
	}
	return best
}

// exchangeGain is the best that exchanging a stick brings a seat (rule
// action-exchange).
func (o *outlook) exchangeGain(p engine.Seat) int {
	best := 0
	for set := o.s.sticks().Minus(o.s.own[p]); !set.Empty(); {
		at := set.pop()
		y := o.s.Owner(at)
		own := o.s.own
		own[p] = own[p].Or(Only(at))
		own[y] = own[y].Minus(Only(at))
		best = max(best, o.changeGain(p, &own, at, at))
	}
	return best
}

// deedGain is what carrying out the stick action being auctioned brings a
// seat. Moves and swaps are taken to be worth about an exchange.
func (o *outlook) deedGain(p engine.Seat) int {
	switch o.s.ed.cards[o.s.card].Deed {
	case DeedFree:
		return o.stickGain(p, o.s.free)
	case DeedTwo:
		return o.stickGain(p, o.s.free) * 3 / 2
	case DeedExchange:
		return o.exchangeGain(p)
	case DeedMove:
		return o.exchangeGain(p) / 2
	}
	return o.exchangeGain(p) * 3 / 4
}

// prizeGain is what the privilege being competed for brings a seat.
func (o *outlook) prizeGain(p engine.Seat) int {
	if o.s.card != 0 {
		return o.deedGain(p)
	}
	return o.stickGain(p, o.s.matching(o.s.request))
}

// optionGain is what the privilege of an option card brings a seat.
func (o *outlook) optionGain(p engine.Seat, card OptionCard) int {
	a, b := card.Districts()
	return o.stickGain(p, o.s.free.And(o.s.around[a].Or(o.s.around[b])))
}
