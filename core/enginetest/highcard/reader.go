package highcard

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// reader takes a position's lines one after the other. The first error stays,
// and what is read after it is 0.
type reader struct {
	lines []string
	next  int
	err   error
}

func (r *reader) fail(format string, args ...any) {
	r.err = fmt.Errorf("line %d: %w", max(r.next, 1), fmt.Errorf(format, args...))
}

// value is the rest of the next line, which must begin with the name.
func (r *reader) value(name string) string {
	if r.err != nil {
		return ""
	}
	r.next++
	if r.next > len(r.lines) {
		r.fail("want %s", name)
		return ""
	}
	word, rest, found := strings.Cut(r.lines[r.next-1], " ")
	if word != name || found && rest == "" {
		r.fail("want %s", name)
		return ""
	}
	return rest
}

// word is the index of a value in a list.
func (r *reader) word(name string, list []string) int {
	v := r.value(name)
	i := slices.Index(list, v)
	if r.err == nil && i < 0 {
		r.fail("%s: %q is none of %s", name, v, strings.Join(list, ", "))
	}
	return max(i, 0)
}

func (r *reader) number(name string, most int) int {
	v := r.value(name)
	n, err := strconv.Atoi(v)
	if r.err == nil && (err != nil || n < 0 || n > most || strconv.Itoa(n) != v) {
		r.fail("%s: want a number up to %d", name, most)
	}
	if r.err != nil {
		return 0
	}
	return n
}

// ranks reads ranks in the order in which they stand.
func (r *reader) ranks(name string) []Rank {
	v := r.value(name)
	if v == "" {
		return nil
	}
	var list []Rank
	for word := range strings.SplitSeq(v, " ") {
		rank, err := parseRank(word)
		if err == nil && len(list) == MaxCards {
			err = fmt.Errorf("more than %d cards", MaxCards)
		}
		if err != nil {
			r.fail("%s: %w", name, err)
			return nil
		}
		list = append(list, rank)
	}
	return list
}

// cards reads ranks in ascending order.
func (r *reader) cards(name string) (c Cards) {
	list := r.ranks(name)
	if !slices.IsSorted(list) {
		r.fail("%s: the ranks are not in ascending order", name)
	}
	for _, rank := range list {
		c[rank]++
	}
	return c
}
