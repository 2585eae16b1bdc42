package store

import (
	"strings"

	"bayboard/wasm/address"
)

// What is kept on the device can go into one file: all saved games, and what
// was done of the courses. The file is
//
//	bayboard all 1
//	== learned
//	sf2022 bonus 320
//	== save k7q2mx
//	bayboard save 1 9c1d02ab44e1f003
//	…
//
// Reading one adds what is not there yet.
const (
	bundleHead = "bayboard all 1\n"
	bundlePart = "== "
)

// AllAsked: everything that is kept should be offered as a file.
type AllAsked struct{}

func (u *update) bundle() string {
	var b strings.Builder
	b.WriteString(bundleHead)
	if len(u.m.Learned) > 0 {
		b.WriteString(bundlePart + "learned\n" + u.m.Learned.String())
	}
	for _, s := range u.m.Saves {
		if s.Err == nil {
			b.WriteString(bundlePart + "save " + s.ID + "\n" + strings.TrimRight(s.String(), "\n") + "\n")
		}
	}
	return b.String()
}

// unbundle adds what a file of everything has, and says how many games. One
// that is here already, by its name and moves, is passed over; another one of
// its name gets a new one.
func (u *update) unbundle(text string) {
	n := Notice{Kind: AllRead}
	text = strings.ReplaceAll(text, "\r\n", "\n")
	for part := range strings.SplitSeq(strings.TrimPrefix(text, bundleHead), bundlePart) {
		head, body, _ := strings.Cut(part, "\n")
		word, id, _ := strings.Cut(head, " ")
		switch word {
		case "learned":
			u.m.Learned = u.m.Learned.Merge(body)
			u.do(WriteLearned{u.m.Learned.String()})
		case "save":
			if u.adopt(id, body) {
				n.Count++
			}
		}
	}
	u.notice(n)
}

// adopt keeps a save of a file; it reports whether that was new and sound.
func (u *update) adopt(id, text string) bool {
	// The end of a line at the end of a file comes and goes.
	s, err := ParseSave(id, strings.TrimRight(text, "\n")+"\n")
	if err != nil {
		return false
	}
	old, taken := u.m.save(id)
	if taken && old.Record.String() == s.Record.String() {
		return false
	}
	if page, err := address.Parse("#/x/play/" + id); taken || err != nil || page.ID != id || page.Ply != address.Live {
		s.ID = u.freshID()
	}
	s.Counter = 1
	u.do(WriteSave{ID: s.ID, Text: s.String()})
	u.remember(s.measured())
	return true
}
