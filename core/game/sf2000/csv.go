package sf2000

import (
	"errors"
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"bayboard/core/codec"
)

// The files of an edition.
const (
	requestsFile = "requests.csv"
	actionsFile  = "actions.csv"
)

// readRows calls row for each line of a list after its head, which begins with
// a count. Errors name the line.
func readRows(text, head string, most int, row func(n int, words []string) error) error {
	total := 0
	return codec.Rows(text, []string{head}, func(words []string) error {
		n, ok := codec.Number(words[0], 1, most)
		if !ok {
			return fmt.Errorf("count %q: want 1 to %d", words[0], most)
		}
		if total += n; total > most {
			return fmt.Errorf("more than %d cards", most)
		}
		return row(n, words[1:])
	})
}

// pick is the index of a word in a list, from the first index on.
func pick(name string, words []string, first int, word string) (int, error) {
	if i := slices.Index(words[first:], word); i >= 0 {
		return i + first, nil
	}
	return 0, fmt.Errorf("%s %q: want one of %s", name, word, strings.Join(words[first:], ", "))
}

// readRequests reads the columns count, place, kind, investors (rule
// request-deck). Rows of one face are added up.
func (e *Edition) readRequests(text string) error {
	counts := map[Request]int{}
	err := readRows(text, "count,place,kind,investors", maxRequests, func(n int, words []string) error {
		r, err := readRequest(words)
		counts[r] += n
		return err
	})
	if err != nil {
		return err
	}
	list := make([]Request, 0, len(counts))
	for r := range counts {
		list = append(list, r)
	}
	order := func(r Request) int { return int(r.Place)*64 + int(r.Way)*8 + int(r.Investors) }
	sort.Slice(list, func(i, j int) bool { return order(list[i]) < order(list[j]) })
	for i, r := range list {
		e.requests[i+1], e.requestCount[i+1] = r, uint8(counts[r])
		e.requestTotal += counts[r]
	}
	e.requestTypes = len(list)
	return nil
}

func readRequest(words []string) (r Request, err error) {
	place, err := pick("place", placeWords[:], 1, words[0])
	if err != nil {
		return r, err
	}
	way, err := pick("kind", wayWords[:], 1, words[1])
	if err != nil {
		return r, err
	}
	n, err := strconv.Atoi(words[2])
	if err != nil || n < 1 || n > MaxPlayers {
		return r, fmt.Errorf("investors %q: want 1 to %d", words[2], MaxPlayers)
	}
	r = Request{Place: Place(place), Way: Way(way), Investors: uint8(n)}
	switch {
	case (r.Place == AnyOption) != (r.Way == ByOption):
		return r, errors.New("place option and kind option belong together")
	case r.Way != ByInfluence && n != 1:
		return r, fmt.Errorf("investors %q: want 1 for kind %s", words[2], r.Way)
	}
	return r, nil
}

// readCards reads the columns count, kind, auction, district (rule
// action-deck). Rows of one face are added up.
func (e *Edition) readCards(text string) error {
	counts := map[Card]int{}
	income := 0
	err := readRows(text, "count,kind,auction,district", maxCards, func(n int, words []string) error {
		c, err := readCard(words)
		if counts[c] += n; c.Deed.Income() {
			income += n
		}
		e.cardTotal += n
		return err
	})
	if err != nil {
		return err
	}
	if counts[Card{Deed: DeedAllowance}] == 0 || income < leastIncome || e.cardTotal-income < leastOthers {
		return fmt.Errorf("want an allowance, %d income cards and %d others at least, for the variants", leastIncome, leastOthers)
	}
	list := make([]Card, 0, len(counts))
	for c := range counts {
		list = append(list, c)
	}
	order := func(c Card) int { return int(c.Deed)*64 + int(c.Way)*16 + int(c.District) }
	sort.Slice(list, func(i, j int) bool { return order(list[i]) < order(list[j]) })
	for i, c := range list {
		e.cards[i+1], e.cardCount[i+1] = c, uint8(counts[c])
	}
	e.cardTypes = len(list)
	return nil
}

func readCard(words []string) (c Card, err error) {
	deed, err := pick("kind", deedWords[:], 1, words[0])
	if err != nil {
		return c, err
	}
	c.Deed = Deed(deed)
	auctioned := c.Deed < DeedBonus
	if auctioned != (words[1] != "") {
		return c, fmt.Errorf("auction %q: want influence or checks for stick actions, nothing for others", words[1])
	}
	if auctioned {
		way, err := pick("auction", wayWords[:ByOption], 1, words[1])
		if err != nil {
			return c, err
		}
		c.Way = Way(way)
	}
	if (c.Deed == DeedBonus) != (words[2] != "") {
		return c, fmt.Errorf("district %q: want one for a bonus, nothing for others", words[2])
	}
	if c.Deed == DeedBonus {
		district, err := pick("district", districtWords[:Kinds+1], 1, words[2])
		if err != nil {
			return c, err
		}
		c.District = District(district)
	}
	return c, nil
}
