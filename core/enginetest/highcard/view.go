package highcard

import (
	"bayboard/core/engine"
	"bayboard/core/rng"
)

// View is what a seat may know: what is public, its own cards, and how many
// cards lie where it cannot look.
type View struct {
	Public
	Viewer   engine.Seat
	Own      Cards
	InTrick  [MaxPlayers]bool // has a card in the trick
	Trick    [MaxPlayers]Rank // all cards when they are shown, else the viewer's
	HandSize [MaxPlayers]uint8
	PileSize uint8
}

// View implements engine.State.
func (s *State) View(seat engine.Seat) engine.View {
	v := &View{Public: s.Public, Viewer: seat, Own: s.hands[seat], PileSize: s.pile.n}
	for i := range s.Seats() {
		v.HandSize[i] = uint8(s.hands[i].Count())
		v.InTrick[i] = s.chosen[i] != 0
		if s.Phase == Rewarding || engine.Seat(i) == seat {
			v.Trick[i] = s.chosen[i]
		}
	}
	return v
}

// Game implements engine.View.
func (v *View) Game() engine.Game { return Game{} }

// Seat implements engine.View.
func (v *View) Seat() engine.Seat { return v.Viewer }

// Sample implements engine.View. The unknown cards are dealt to the hands,
// then to the pile; a card face down is any of its player's.
func (v *View) Sample(dst engine.State, r *rng.Rand) engine.State {
	s, _ := dst.(*State)
	if s == nil {
		s = new(State)
	}
	*s = State{Public: v.Public, chosen: v.Trick}
	s.hands[v.Viewer] = v.Own
	unknown := v.unknown()
	for r, k := range unknown {
		for range k {
			s.pile.push(Rank(r))
		}
	}
	rng.Shuffle(r, s.pile.cards[:s.pile.n])
	for seat := range s.Seats() {
		if engine.Seat(seat) == v.Viewer {
			continue
		}
		hand := &s.hands[seat]
		*hand = v.Known[seat]
		faceDown := v.InTrick[seat] && v.Trick[seat] == 0
		for hand.Count() < int(v.HandSize[seat]+btoi(faceDown)) {
			hand[s.pile.pop()]++
		}
		if faceDown {
			s.chosen[seat] = anyOf(hand, r)
			hand[s.chosen[seat]]--
		}
	}
	s.rand = rng.FromUint64(r.Uint64())
	return s
}

// unknown are the cards that the viewer has not located, in ascending order.
func (v *View) unknown() Cards {
	u := v.Edition.copies
	for r := range u {
		u[r] -= v.Discard[r] + v.Pot[r] + v.Own[r]
		for seat := range MaxPlayers {
			u[r] -= v.Won[seat][r]
			if engine.Seat(seat) != v.Viewer {
				u[r] -= v.Known[seat][r]
			}
		}
	}
	for _, r := range v.Trick {
		if r != 0 {
			u[r]--
		}
	}
	return u
}

// anyOf draws one of the cards, each equally likely.
func anyOf(c *Cards, r *rng.Rand) Rank {
	n := r.IntN(c.Count())
	for rank, k := range c {
		if n -= int(k); n < 0 {
			return Rank(rank)
		}
	}
	panic("highcard: no card to draw")
}

// Describe implements engine.View.
func (v *View) Describe() map[string]any {
	players := []any{}
	for seat := range v.Players {
		players = append(players, map[string]any{
			"hand_size": int(v.HandSize[seat]),
			"in_trick":  v.InTrick[seat],
			"trick":     int(v.Trick[seat]),
			"known":     v.Known[seat].list(),
			"won":       v.Won[seat].list(),
			"tricks":    int(v.Tricks[seat]),
		})
	}
	return map[string]any{
		"seat":    int(v.Viewer),
		"round":   int(v.Round),
		"phase":   phases[v.Phase],
		"lead":    int(v.Lead),
		"actor":   int(v.Public.Actor),
		"pot":     v.Pot.list(),
		"discard": v.Discard.list(),
		"own":     v.Own.list(),
		"pile":    int(v.PileSize),
		"players": players,
	}
}

// list is each card's rank, ascending.
func (c *Cards) list() []any {
	ranks := []any{}
	for r, k := range c {
		for range k {
			ranks = append(ranks, r)
		}
	}
	return ranks
}
