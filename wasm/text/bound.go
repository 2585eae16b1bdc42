package text

import "strings"

// bond is the space at which no line breaks.
const bond = "\u00a0"

// Bound is a text in which numbers stay in the line of what they count or name:
// "4 investors", "seat 2", "market F1", "75 of 100". The shortest words bind nothing.
// No line begins with a slash or a dash.
func Bound(s string) string {
	s = strings.ReplaceAll(strings.ReplaceAll(s, " / ", bond+"/ "), " – ", bond+"– ")
	if !strings.ContainsAny(s, "0123456789") {
		return s
	}
	words := strings.Split(s, " ")
	var b strings.Builder
	named := true // the word before goes with the one before that
	for i, w := range words {
		if i > 0 {
			was := words[i-1]
			counts := !named && counting(was) && len(w) > 2 && w[0] >= 'a' && w[0] <= 'z'
			named = len(was) > 2 && numbered(w) && (!counting(w) || i+1 == len(words) || naming(was))
			if counts || named || share(words, i) {
				b.WriteString(bond)
			} else {
				b.WriteByte(' ')
			}
		}
		b.WriteString(w)
	}
	return b.String()
}

// share reports whether a word goes on with "75 of 100" or "0 to 9".
func share(words []string, i int) bool {
	if words[i] != "of" && words[i] != "to" {
		i--
	}
	return i > 0 && i+1 < len(words) && (words[i] == "of" || words[i] == "to") && numbered(words[i-1]) && numbered(words[i+1])
}

// counting reports whether a word is nothing but a number.
func counting(w string) bool {
	return w != "" && strings.Trim(w, "(+−0123456789½") == ""
}

// numbered reports whether a word is a number or a place: "5,", "F1".
func numbered(w string) bool {
	w = strings.TrimLeft(w, "ABCDEFG")
	return w != "" && w[0] >= '0' && w[0] <= '9'
}

// naming reports whether the word is one that a number follows as a name.
func naming(w string) bool {
	switch lower(w) {
	case "seat", "area", "space", "round", "turn", "move", "step":
		return true
	}
	return false
}
