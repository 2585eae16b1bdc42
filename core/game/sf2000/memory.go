package sf2000

import "bayboard/core/engine"

// What everybody knows of the checks (rule secrecy). All hands are the same
// at the start, bids, offers and draws are shown, so only payments face down
// hide anything: known are the checks that surely are in a hand, maybe those
// that are there or were paid face down, banked those that surely are in the
// bank. For each value, at any time,
//
//	known ≤ hand ≤ known + maybe   and   banked ≤ bank.

// show: a seat lets everybody see checks of its hand.
func (t *Table) show(seat engine.Seat, checks *Checks) {
	known, maybe := &t.known[seat], &t.maybe[seat]
	news := false
	for v := 1; v <= MaxCheck; v++ {
		for known[v] < checks[v] {
			known[v]++
			maybe[v]--
			news = true
		}
	}
	if news {
		t.conclude()
	}
}

// pay moves checks that were shown from a hand to the bank.
func (s *State) pay(seat engine.Seat, checks *Checks) {
	s.hands[seat].take(checks)
	s.known[seat].take(checks)
	s.held[seat] -= uint8(checks.Len())
	s.bank.add(checks)
	s.banked.add(checks)
	s.conclude()
}

// payHidden moves one check face down: from now on each that was surely in
// the hand may be the one.
func (s *State) payHidden(seat engine.Seat, v int) {
	s.hands[seat][v]--
	s.held[seat]--
	s.bank[v]++
	known, maybe := &s.known[seat], &s.maybe[seat]
	for w := 1; w <= MaxCheck; w++ {
		if known[w] > 0 {
			known[w]--
			maybe[w]++
		}
	}
	s.conclude()
}

// drawCheck takes a check from the bank for everybody to see.
func (s *State) drawCheck(seat engine.Seat) (v int) {
	v = s.bank.nth(s.rand.IntN(s.BankLen()))
	s.bank[v]--
	if s.banked[v] > 0 {
		s.banked[v]--
	}
	s.drawn[seat][v]++
	s.conclude()
	return v
}

// keepDrawn moves what a seat has drawn to its hand.
func (s *State) keepDrawn(seat engine.Seat) {
	d := &s.drawn[seat]
	s.hands[seat].add(d)
	s.known[seat].add(d)
	s.held[seat] += uint8(d.Len())
	*d = Checks{}
}

// returnDrawn moves what a seat has drawn to the bank.
func (s *State) returnDrawn(seat engine.Seat) {
	s.bank.add(&s.drawn[seat])
	s.banked.add(&s.drawn[seat])
	s.drawn[seat] = Checks{}
}

// copies is how many checks of a value are in the game.
func (t *Table) copies(v int) int { return int(startChecks[v]) * int(t.players) }

// conclude draws the conclusions that everybody can draw: checks that are
// elsewhere are not in a hand, and a hand that is all known has no others.
func (t *Table) conclude() {
	for changed := t.maybe != ([MaxPlayers]Checks{}); changed; {
		changed = false
		for v := 1; v <= MaxCheck; v++ {
			changed = t.concludeValue(v) || changed
		}
		for seat := range t.maybe[:t.players] {
			known, maybe := &t.known[seat], &t.maybe[seat]
			if *maybe == (Checks{}) {
				continue
			}
			switch k := known.Len(); int(t.held[seat]) {
			case k:
				*maybe = Checks{}
				changed = true
			case k + maybe.Len():
				known.add(maybe)
				*maybe = Checks{}
				changed = true
			}
		}
	}
	for v := 1; v <= MaxCheck; v++ {
		t.banked[v] = max(t.banked[v], uint8(t.surelyBanked(v)))
	}
}

// concludeValue bounds the checks of a value that may be in each hand by
// those that are not known to be elsewhere.
func (t *Table) concludeValue(v int) (changed bool) {
	left := t.copies(v) - int(t.banked[v])
	for seat := range t.known[:t.players] {
		left -= int(t.known[seat][v]) + int(t.drawn[seat][v])
	}
	for seat := range t.maybe[:t.players] {
		if int(t.maybe[seat][v]) > left {
			t.maybe[seat][v] = uint8(left)
			changed = true
		}
	}
	return changed
}

// surelyBanked is how many checks of a value can be nowhere but in the bank.
func (t *Table) surelyBanked(v int) int {
	n := t.copies(v)
	for seat := range t.known[:t.players] {
		n -= int(t.known[seat][v]) + int(t.maybe[seat][v]) + int(t.drawn[seat][v])
	}
	return max(n, 0)
}
