package sf2000

import (
	"fmt"
	"strconv"
	"strings"

	"bayboard/core/engine"
)

// The position text: a line for each part of the state, in this order.
//
//	sf2000 position 1
//	edition 1
//	players 3
//	variant-income 3
//	variant-no-remove
//	generator 9e3779b97f4a7c15
//	round 12 starter 2
//	quiet 3
//	rebuilt batch
//	ask place seat 1
//	request residence-influence-2 refused
//	card two-influence
//	tied market-amusement
//	least 4
//	lifted h03
//	placed v21
//	first v22
//	investors 1 3:market-amusement
//	tiles 0: r c2 m a i o p
//	…
//	seat 1: influence 30, bonuses 1
//	 sticks: h00 v37
//	 checks: 1 1 2 5 10
//	 known: 1 5
//	 maybe: 1 2 3 10
//	 bid: 5
//	 out
//	 shown market-amusement
//	 chosen 7
//	 offer: 1 2
//	 share drawing
//	 lifts 2
//	 drawn: 3 4
//	banked: 2 6
//	discards: 2*boundary-checks-1 option
//	stock: option residence-checks-1
//	years: allowance bonus-market!
//	deck: two-checks remove
//
// Tiles are letters (r residence, c condominium, m market, a amusement,
// i industrial, o office, p park, b bank, h city hall), with the number of the
// seat that rebuilt them. A bonus card with "!" can still be earned. Stock and
// deck stand from their tops. Questions are the words of Ask, or over RULE.
// "rebuilt batch" says that an action card is due; "rebuilt round" that there
// was a rebuild before in this round, which a card being carried out implies.
// Known, maybe and banked are what everybody can conclude of the checks. The
// bank, supplies, prestige and white sticks follow from the rest.
//
// A line may be left out where nothing is to be said, and when reading: round,
// request and tiles (there is a usual map); checks are the 12 of the start,
// known is the whole hand, banked what surely is there; stock and deck are all
// other cards, sorted, which the word rest at their ends means too.
const positionHead = "sf2000 position 1"

// posWriter writes lines.
type posWriter struct{ strings.Builder }

func (w *posWriter) line(format string, args ...any) { fmt.Fprintf(w, format+"\n", args...) }

// lineIf writes a line unless it says nothing.
func (w *posWriter) lineIf(ok bool, format string, args ...any) {
	if ok {
		w.line(format, args...)
	}
}

// Position writes the whole state.
func (s *State) Position() string {
	var w posWriter
	w.line("%s\nedition %s\nplayers %d", positionHead, s.ed.id, s.players)
	w.lineIf(s.income > 0, "variant-income %d", s.income)
	w.lineIf(s.noRemove, "variant-no-remove")
	w.lineIf(s.rand.State() != 0, "generator %016x", s.rand.State())
	w.line("round %d starter %d", s.round, s.starter+1)
	w.lineIf(s.quiet > 0, "quiet %d", s.quiet)
	w.lineIf(s.built, "rebuilt batch")
	w.lineIf(s.rebuilt && !s.built && s.card == 0, "rebuilt round")
	s.writeQuestion(&w)
	for r := range Rows {
		w.line("tiles %d:%s", r, s.tilesText(r))
	}
	for seat := range engine.Seat(s.players) {
		s.writeSeat(&w, seat)
	}
	w.lineIf(s.banked != s.surelyBankedAll(), "banked:%s", checksText(&s.banked))
	s.writeDecks(&w)
	return w.String()
}

func (s *State) writeQuestion(w *posWriter) {
	if s.ask == AskNothing {
		w.line("ask over %s", endRules[s.ended])
		return
	}
	w.line("ask %s seat %d", s.ask, s.actor+1)
	refused := ""
	if s.refused {
		refused = " refused"
	}
	w.line("request %s%s", s.ed.requestText[s.request], refused)
	w.lineIf(s.card != 0, "card %s", s.ed.cardText[s.card])
	w.lineIf(s.ask == AskPay || s.ask == AskOffer, "tied %s", s.tied%OptionCards)
	w.lineIf(s.least > 0, "least %d", s.least)
	w.lineIf(s.lifted != NoStreet, "lifted %s", s.lifted)
	w.lineIf(s.placed != NoStreet, "placed %s", s.placed)
	w.lineIf(s.first != NoStreet, "first %s", s.first)
	if s.queued > 0 {
		line := "investors"
		for _, p := range s.queue[:s.queued] {
			if line += " " + strconv.Itoa(int(p.Seat)+1); p.Card < OptionCards {
				line += ":" + p.Card.String()
			}
		}
		w.line("%s", line)
	}
}

func (t *Table) tilesText(row int) string {
	text := ""
	for at := row * Cols; at < (row+1)*Cols; at++ {
		text += " " + districtLetters[t.tiles[at]:t.tiles[at]+1]
		if who := t.builder[at]; who != engine.NoSeat {
			text += strconv.Itoa(int(who) + 1)
		}
	}
	return text
}

func (s *State) writeSeat(w *posWriter, seat engine.Seat) {
	w.line("seat %d: influence %d, bonuses %d", seat+1, s.influence[seat], s.bonuses[seat])
	line := " sticks:"
	for _, at := range s.own[seat].List() {
		line += " " + at.String()
	}
	w.lineIf(!s.own[seat].Empty(), "%s", line)
	lists := []struct {
		name   string
		checks *Checks
		needed bool
	}{
		{"checks", &s.hands[seat], s.hands[seat] != startChecks},
		{"known", &s.known[seat], s.known[seat] != s.hands[seat]},
		{"maybe", &s.maybe[seat], s.maybe[seat] != Checks{}},
		{"bid", &s.bids[seat], s.bids[seat] != Checks{}},
		{"offer", &s.offers[seat], s.offers[seat] != Checks{}},
		{"drawn", &s.drawn[seat], s.drawn[seat] != Checks{}},
	}
	for _, l := range lists {
		w.lineIf(l.needed, " %s:%s", l.name, checksText(l.checks))
	}
	w.lineIf(s.out[seat], " out")
	w.lineIf(s.shown[seat] != nothing, " shown %s", cardText(AskOption, s.shown[seat]))
	w.lineIf(s.chosen[seat] != nothing, " chosen %s", cardText(s.ask, s.chosen[seat]))
	w.lineIf(s.shares[seat] != Undecided, " share %s", shareWords[s.shares[seat]])
	w.lineIf(s.lifts[seat] > 0, " lifts %d", s.lifts[seat])
}

// cardText writes a card chosen in answer to a question.
func cardText(ask Ask, card int8) string {
	if ask == AskOption && card >= 0 && card < int8(OptionCards) {
		return OptionCard(card).String()
	}
	return strconv.Itoa(int(card))
}

func checksText(c *Checks) string {
	text := ""
	for _, v := range c.List() {
		text += " " + strconv.Itoa(v)
	}
	return text
}

func (s *State) writeDecks(w *posWriter) {
	line := "discards:"
	for r, n := range s.discarded {
		switch {
		case n == 1:
			line += " " + s.ed.requestText[r]
		case n > 1:
			line += fmt.Sprintf(" %d*%s", n, s.ed.requestText[r])
		}
	}
	w.lineIf(line != "discards:", "%s", line)
	line = "stock:"
	for i := int(s.stockLen) - 1; i >= 0; i-- {
		line += " " + s.ed.requestText[s.stock[i]]
	}
	w.line("%s", line)
	line = "years:"
	for i, c := range s.years[:s.yearLen] {
		if line += " " + s.ed.cardText[c]; s.open[i] {
			line += "!"
		}
	}
	w.lineIf(s.yearLen > 0, "%s", line)
	line = "deck:"
	for i := int(s.deckLen) - 1; i >= 0; i-- {
		line += " " + s.ed.cardText[s.deck[i]]
	}
	w.line("%s", line)
}

// surelyBankedAll is the least that banked can be.
func (t *Table) surelyBankedAll() (c Checks) {
	for v := 1; v <= MaxCheck; v++ {
		c[v] = uint8(t.surelyBanked(v))
	}
	return c
}
