package dom

import "strings"

// declaration is one line of a data-style attribute.
type declaration struct {
	name, val string
	important bool
}

// parseStyle reads "--x:12px; width:30%". What has no colon or no value is
// left out; of two declarations of one property the last one counts.
// A semicolon ends a declaration wherever it stands, also within quotes.
func parseStyle(s string) []declaration {
	var list []declaration
	for part := range strings.SplitSeq(s, ";") {
		name, val, ok := strings.Cut(part, ":")
		name, val = strings.TrimSpace(name), strings.TrimSpace(val)
		if !ok || name == "" || val == "" {
			continue
		}
		d := declaration{name: name, val: val}
		if v, ok := strings.CutSuffix(val, "!important"); ok {
			d.val, d.important = strings.TrimSpace(v), true
		}
		list = append(without(list, name), d)
	}
	return list
}

func without(list []declaration, name string) []declaration {
	for i, d := range list {
		if d.name == name {
			return append(list[:i], list[i+1:]...)
		}
	}
	return list
}

// restyle says which declarations to set and which properties to remove.
func restyle(old, now []declaration) (set []declaration, remove []string) {
	had := func(list []declaration, want declaration, exact bool) bool {
		for _, d := range list {
			if d.name == want.name && (!exact || d == want) {
				return true
			}
		}
		return false
	}
	for _, d := range now {
		if !had(old, d, true) {
			set = append(set, d)
		}
	}
	for _, d := range old {
		if !had(now, d, false) {
			remove = append(remove, d.name)
		}
	}
	return set, remove
}
