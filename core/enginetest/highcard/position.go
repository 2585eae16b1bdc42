package highcard

import (
	"fmt"
	"strconv"
	"strings"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

var (
	phases  = [...]string{Choosing: "choosing", Rewarding: "rewarding", Over: "over"}
	reasons = [...]string{0: "none", endRounds: string(RuleEndRounds), endTarget: string(RuleEndTarget)}
)

// Position implements engine.State. Each line is a name and its value; the
// lines of a seat follow its number.
//
//	highcard 1
//	edition 1
//	hand four
//	target 18
//	round 2
//	phase choosing
//	lead 1
//	actor 2
//	reason none
//	pile 3 5 5
//	discard 1 4
//	pot 7
//	generator 9e3779b97f4a7c15
//	seat 1
//	tricks 1
//	chosen 2
//	hand 2 6
//	known
//	won 6
func (s *State) Position() string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("highcard %d", Game{}.Version())
	line("edition %s", s.Edition.id)
	for i, o := range (Game{}).Options() {
		line("%s %s", o.Name, o.Values[s.Options[i]])
	}
	line("round %d", s.Round)
	line("phase %s", phases[s.Phase])
	line("lead %d", s.Lead+1)
	line("actor %d", s.Public.Actor+1)
	line("reason %s", reasons[s.Reason])
	line("pile%s", ranksText(s.pile.cards[:s.pile.n]))
	line("discard%s", s.Discard.text())
	line("pot%s", s.Pot.text())
	line("generator %016x", s.rand.State())
	for seat := range s.Seats() {
		line("seat %d", seat+1)
		line("tricks %d", s.Tricks[seat])
		line("chosen %d", s.chosen[seat])
		line("hand%s", s.hands[seat].text())
		line("known%s", s.Known[seat].text())
		line("won%s", s.Won[seat].text())
	}
	return b.String()
}

func (c *Cards) text() string {
	var b strings.Builder
	for r, k := range c {
		b.WriteString(strings.Repeat(" "+strconv.Itoa(r), int(k)))
	}
	return b.String()
}

func ranksText(ranks []Rank) string {
	var b strings.Builder
	for _, r := range ranks {
		fmt.Fprintf(&b, " %d", r)
	}
	return b.String()
}

// ParsePosition implements engine.Game.
func (Game) ParsePosition(text string) (engine.State, error) {
	r := reader{lines: strings.Split(strings.TrimSuffix(text, "\n"), "\n")}
	s := new(State)
	if version := r.number("highcard", 1<<15); r.err == nil && version != (Game{}).Version() {
		r.fail("version %d is not %d", version, Game{}.Version())
	}
	r.head(s)
	for seat := 0; r.err == nil && r.next < len(r.lines); seat++ {
		r.seat(s, seat)
	}
	if r.err == nil && (s.Players < 2 || int(s.Lead) >= s.Seats() || int(s.Public.Actor) >= s.Seats()) {
		r.fail("%d seats do not fit lead and actor", s.Players)
	}
	if r.err != nil {
		return nil, r.err
	}
	if err := s.Check(); err != nil {
		return nil, fmt.Errorf("line %d: %w", len(r.lines), err)
	}
	return s, nil
}

func (r *reader) head(s *State) {
	id := r.value("edition")
	if s.Edition = editions.find(engine.EditionID(id)); r.err == nil && (s.Edition == nil || id == "") {
		r.fail("edition %q is not known", id)
	}
	for i, o := range (Game{}).Options() {
		s.Options[i] = uint8(r.word(o.Name, o.Values))
	}
	s.Round = int8(r.number("round", 6))
	s.Phase = Phase(r.word("phase", phases[:]))
	s.Lead = engine.Seat(r.number("lead", MaxPlayers)) - 1
	s.Public.Actor = engine.Seat(r.number("actor", MaxPlayers)) - 1
	s.Reason = endReason(r.word("reason", reasons[:]))
	for _, rank := range r.ranks("pile") {
		s.pile.push(rank)
	}
	s.Discard = r.cards("discard")
	s.Pot = r.cards("pot")
	word := r.value("generator")
	n, err := strconv.ParseUint(word, 16, 64)
	if r.err == nil && (err != nil || fmt.Sprintf("%016x", n) != word) {
		r.fail("want 16 digits")
	}
	s.rand = rng.FromUint64(n)
	if r.err == nil && s.Lead < 0 {
		r.fail("nobody leads")
	}
}

func (r *reader) seat(s *State, seat int) {
	if r.number("seat", MaxPlayers) != seat+1 && r.err == nil {
		r.fail("want seat %d", seat+1)
	}
	if r.err != nil {
		return
	}
	s.Players++
	s.Tricks[seat] = uint8(r.number("tricks", 6))
	s.chosen[seat] = Rank(r.number("chosen", int(MaxRank)))
	s.hands[seat] = r.cards("hand")
	s.Known[seat] = r.cards("known")
	s.Won[seat] = r.cards("won")
}
