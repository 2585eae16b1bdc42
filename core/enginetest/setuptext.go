package enginetest

import (
	"fmt"
	"strconv"
	"strings"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

// setupText writes a setup as one line:
//
//	players=3 first=1 seed=7F3K options=0,1 edition=1
//
// A first seat that is drawn is left out, and so are usual options and the
// usual edition.
func setupText(s engine.Setup) string {
	var b strings.Builder
	fmt.Fprintf(&b, "players=%d", s.Players)
	if s.First != engine.NoSeat {
		fmt.Fprintf(&b, " first=%d", s.First+1)
	}
	fmt.Fprintf(&b, " seed=%v", s.Seed)
	if s.Options != ([engine.MaxOptions]uint8{}) {
		fmt.Fprintf(&b, " options=%d", s.Options[0])
		for _, o := range s.Options[1:] {
			fmt.Fprintf(&b, ",%d", o)
		}
	}
	if s.Edition != "" {
		fmt.Fprintf(&b, " edition=%s", s.Edition)
	}
	return b.String()
}

// parseSetup reads what setupText writes.
func parseSetup(text string) (engine.Setup, error) {
	s := engine.Setup{First: engine.NoSeat}
	for word := range strings.FieldsSeq(text) {
		name, value, _ := strings.Cut(word, "=")
		n, err := strconv.Atoi(value)
		switch name {
		case "players":
			s.Players = n
		case "first":
			s.First = engine.Seat(n - 1)
		case "seed":
			s.Seed, err = rng.ParseSeed(value)
		case "options":
			s.Options, err = parseOptions(value)
		case "edition":
			s.Edition, err = engine.EditionID(value), nil
		default:
			err = fmt.Errorf("want players, first, seed, options or edition")
		}
		if err != nil {
			return s, fmt.Errorf("setup %q: %w", word, err)
		}
	}
	return s, nil
}

func parseOptions(text string) (o [engine.MaxOptions]uint8, err error) {
	for i, word := range strings.Split(text, ",") {
		n, err := strconv.ParseUint(word, 10, 8)
		if err != nil || i >= len(o) {
			return o, fmt.Errorf("want up to %d numbers", len(o))
		}
		o[i] = uint8(n)
	}
	return o, nil
}
