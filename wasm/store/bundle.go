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
// Reading one adds what is not there yet, after saying what that is.
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

// Import is what a file of everything would bring, or has brought.
type Import struct {
	New     int // games that are not here
	Beside  int // games that are here in another state: they are added beside it
	Known   int // games that are here as they are
	Damaged int // games that cannot be read, or not by this version
	Steps   int // steps of lessons with more stars than here
}

// Empty reports whether nothing would be added.
func (i Import) Empty() bool { return i.New+i.Beside+i.Steps == 0 }

// ImportTaken: what the notice offers should be added.
type ImportTaken struct{}

// offerImport says what a file of everything would bring.
func (u *update) offerImport(text string) {
	n := Notice{Kind: ImportOffered, Text: text, Import: u.unbundle(text, false)}
	if n.Import.Empty() {
		n = Notice{Kind: NothingNew, Import: n.Import}
	}
	u.notice(n)
}

func (u *update) takeImport() {
	if n := u.m.Notice; n != nil && n.Kind == ImportOffered {
		u.notice(Notice{Kind: AllRead, Import: u.unbundle(n.Text, true)})
	}
}

// unbundle tells what a file of everything brings, and adds it if asked to. A
// game that is here already, by its name and moves, is passed over; another
// one of its name gets a new one.
func (u *update) unbundle(text string, add bool) (i Import) {
	text = strings.ReplaceAll(text, "\r\n", "\n")
	for part := range strings.SplitSeq(strings.TrimPrefix(text, bundleHead), bundlePart) {
		head, body, _ := strings.Cut(part, "\n")
		word, id, _ := strings.Cut(head, " ")
		switch word {
		case "learned":
			merged := u.m.Learned.Merge(body)
			i.Steps += merged.beyond(u.m.Learned)
			if add {
				u.m.Learned = merged
				u.do(WriteLearned{merged.String()})
			}
		case "save":
			s, ok := u.judge(id, body, &i)
			if ok && add {
				u.adopt(s)
			}
		}
	}
	return i
}

// judge reads a save of a file, and reports whether it is to be added.
func (u *update) judge(id, text string, i *Import) (s Save, ok bool) {
	// The end of a line at the end of a file comes and goes.
	s, err := ParseSave(id, strings.TrimRight(text, "\n")+"\n")
	old, taken := u.m.save(id)
	switch {
	case err != nil:
		i.Damaged++
	case !taken:
		i.New++
	case old.Record.String() == s.Record.String():
		i.Known++
	default:
		i.Beside++
	}
	return s, err == nil && (!taken || old.Record.String() != s.Record.String())
}

// adopt keeps a save of a file.
func (u *update) adopt(s Save) {
	_, taken := u.m.save(s.ID)
	if page, err := address.Parse("#/x/play/" + s.ID); taken || err != nil || page.ID != s.ID || page.Ply != address.Live {
		s.ID = u.freshID()
	}
	s.Counter = 1
	u.do(WriteSave{ID: s.ID, Text: s.String})
	u.remember(s.measured())
}
