package svg

import "strings"

// IDs are the ids of the symbols in the content of a <defs> element.
func IDs(defs string) []string {
	var list []string
	for {
		_, rest, ok := strings.Cut(defs, `<symbol id="`)
		if !ok {
			return list
		}
		id, rest, _ := strings.Cut(rest, `"`)
		list, defs = append(list, id), rest
	}
}

// IDs2022 are those that Sign2022 knows, with their boxes.
func IDs2022() []string { return IDs(symbols2022) }

// Box2022 is the view box of a symbol of San Francisco (2022).
func Box2022(id string) string {
	w, h, _ := symbol(symbols2022, id)
	return "0 0 " + number(w) + " " + number(h)
}
