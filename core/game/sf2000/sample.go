package sf2000

import (
	"slices"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

// Sample makes a state that is possible from the view. Payments face down are
// taken to have been any of the checks that they may have been, choices face
// down any that the rules allow.
func (v *View) Sample(dst engine.State, r *rng.Rand) engine.State {
	s, _ := dst.(*State)
	if s == nil {
		s = new(State)
	}
	*s = State{Table: v.Table}
	s.sampleHands(v, r)
	s.bank = s.restOfChecks()
	s.fillDecks(r)
	s.sampleChoices(v, r)
	s.rand = rng.FromUint64(r.Uint64())
	return s
}

// restOfChecks are the checks that are in no hand and not drawn: the bank.
func (s *State) restOfChecks() (rest Checks) {
	for v := range rest {
		rest[v] = uint8(s.copies(v))
		for seat := range s.hands[:s.players] {
			rest[v] -= s.hands[seat][v] + s.drawn[seat][v]
		}
	}
	return rest
}

// sampleHands deals the checks that are not known for sure (see memory.go).
func (s *State) sampleHands(v *View, r *rng.Rand) {
	for seat := range s.hands[:s.players] {
		s.hands[seat] = s.known[seat]
	}
	s.hands[v.seat] = v.hand
	var missing [MaxPlayers]int // checks of maybe that a seat has paid
	open := false
	for seat := range s.hands[:s.players] {
		if engine.Seat(seat) != v.seat {
			s.hands[seat].add(&s.maybe[seat])
			missing[seat] = s.hands[seat].Len() - int(s.held[seat])
			open = open || missing[seat] > 0
		}
	}
	if !open {
		return
	}
	const tries = 256
	full := s.hands
	for range tries {
		s.hands = full
		for seat, n := range missing {
			s.payAny(seat, n, r)
		}
		if s.bankFits() && s.bidFits() {
			return
		}
	}
	s.hands = full
	s.payFitting(&missing, r)
}

// payAny takes n of the checks that a seat may have paid from its hand, each
// equally likely.
func (s *State) payAny(seat, n int, r *rng.Rand) {
	left := s.maybe[seat]
	for size := left.Len(); n > 0; n-- {
		v := left.nth(r.IntN(size))
		size--
		left[v]--
		s.hands[seat][v]--
	}
}

// lacking is how many more checks of a value must be in the bank.
func (s *State) lacking(v int) int {
	n := int(s.banked[v]) - s.copies(v)
	for seat := range s.hands[:s.players] {
		n += int(s.hands[seat][v]) + int(s.drawn[seat][v])
	}
	return n
}

// bankFits reports whether what is in no hand fills the known part of the bank.
func (s *State) bankFits() bool {
	for v := 1; v <= MaxCheck; v++ {
		if s.lacking(v) > 0 {
			return false
		}
	}
	return true
}

// bidFits reports whether an unfinished bid can still exceed the others, as
// everybody knows that it can (rule checks-outbid).
func (s *State) bidFits() bool {
	if s.ask != AskBid || s.least == 0 {
		return true
	}
	reach := s.bids[s.actor].Sum()
	for v := 1; v <= int(s.least); v++ {
		reach += v * int(s.hands[s.actor][v]-s.bids[s.actor][v])
	}
	return reach > s.highOthers()
}

// payHigh takes n checks of the actor that leave most to bid with.
func (s *State) payHigh(n int) {
	for v := MaxCheck; v > 0; v-- {
		w := v // first those too high to be added, then from the lowest
		if v <= int(s.least) {
			w = int(s.least) + 1 - v
		}
		for k := s.maybe[s.actor][w]; k > 0 && n > 0; k-- {
			s.hands[s.actor][w]--
			n--
		}
	}
}

// payFitting chooses the payments so that the bank fits: first those that must
// be there, by a matching of checks and seats, then any. An unfinished bid
// keeps what it can.
func (s *State) payFitting(missing *[MaxPlayers]int, r *rng.Rand) {
	m := matching{missing: *missing, maybe: s.maybe}
	var need [MaxPlayers * startCheckCount]uint8
	n := 0
	for v := 1; v <= MaxCheck; v++ {
		for range max(s.lacking(v), 0) {
			need[n] = uint8(v)
			n++
		}
	}
	rng.Shuffle(r, need[:n])
	for _, v := range need[:n] {
		m.order = [MaxPlayers]uint8{0, 1, 2, 3, 4}
		rng.Shuffle(r, m.order[:])
		if s.ask == AskBid && s.least > 0 {
			i := slices.Index(m.order[:], uint8(s.actor))
			m.order[i], m.order[MaxPlayers-1] = m.order[MaxPlayers-1], m.order[i]
		}
		m.visited = 0
		m.assign(v)
	}
	for seat := range s.hands[:s.players] {
		s.hands[seat].take(&m.paid[seat])
		s.maybe[seat].take(&m.paid[seat])
		if engine.Seat(seat) == s.actor && s.ask == AskBid && s.least > 0 {
			s.payHigh(m.missing[seat])
		} else {
			s.payAny(seat, m.missing[seat], r)
		}
		s.maybe[seat].add(&m.paid[seat])
	}
}

// matching assigns checks to the seats that paid them.
type matching struct {
	missing [MaxPlayers]int // payments of a seat that are not assigned
	maybe   [MaxPlayers]Checks
	paid    [MaxPlayers]Checks
	order   [MaxPlayers]uint8
	visited uint8
}

// assign finds a seat for a check, moving others along if need be.
func (m *matching) assign(v uint8) bool {
	for _, seat := range m.order {
		if m.visited&(1<<seat) != 0 || m.paid[seat][v] >= m.maybe[seat][v] {
			continue
		}
		m.visited |= 1 << seat
		if m.missing[seat] > 0 {
			m.missing[seat]--
			m.paid[seat][v]++
			return true
		}
		for w := range m.paid[seat] {
			if m.paid[seat][w] > 0 && m.assign(uint8(w)) {
				m.paid[seat][w]--
				m.paid[seat][v]++
				return true
			}
		}
	}
	return false
}

// sampleChoices lays the cards and offers of others face down that lie there.
func (s *State) sampleChoices(v *View, r *rng.Rand) {
	for seat := range s.chosen {
		s.chosen[seat] = nothing
	}
	if s.actor == engine.NoSeat {
		return
	}
	before := func(seat engine.Seat) bool {
		return s.fromStarter(seat) < s.fromStarter(s.actor) && seat != v.seat
	}
	for seat := range engine.Seat(s.players) {
		switch {
		case s.ask == AskInfluence && before(seat):
			// Low cards are more likely (see below in evalask.go).
			cards := min(MaxInfluence, s.Influence(seat)) + 1
			s.chosen[seat] = int8(min(r.IntN(cards), r.IntN(cards)))
		case s.ask == AskOption && before(seat):
			s.chosen[seat] = int8(r.IntN(int(OptionCards)))
		case s.ask == AskOffer && s.shown[seat] == int8(s.tied) && before(seat):
			left := s.hands[seat]
			for n := r.IntN(min(maxOffer, left.Len()) + 1); n > 0; n-- {
				c := left.nth(r.IntN(left.Len()))
				left[c]--
				s.offers[seat][c]++
			}
		}
	}
	s.chosen[v.seat] = v.chosen
	s.offers[v.seat] = v.offer
}
