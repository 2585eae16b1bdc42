// Package address turns the fragment of the page's address into a page and
// back. Parse and String stand side by side; everything that Parse accepts is
// written by String.
//
//	#/                          the lobby
//	#/settings                  settings
//	#/gallery                   every shared part of the interface
//	#/gallery/sf2022            every piece of a game
//	#/sf2022/new                set up a game
//	#/sf2022/play/k7q2          a local game, live
//	#/sf2022/play/k7q2/40       the same, looking at ply 40
//	#/sf2022/review/k7q2        the review of a finished game, at its start
//	#/sf2022/review/k7q2/40     the same, at ply 40
//	#/sf2022/open/AQb…          a link, to be opened once
//	#/sf2022/learn              the course of a game
//	#/sf2022/learn/bonus        a lesson of it, at the first step still to do
//	#/sf2022/learn/bonus/3      its third step
//	#/sf2022/quiz               any question of the quiz
//	#/sf2022/quiz/7f3k          the question of a number
package address

import (
	"errors"
	"strconv"
	"strings"
)

// Kind is which page an address is of.
type Kind uint8

// The pages.
const (
	Lobby Kind = iota
	Settings
	New
	Play
	Open
	Learn
	Review
	Quiz
	Gallery
)

// Live is the Ply of a Play page that does not look back, and of a Review page
// that names none.
const Live = -1

// Page is a parsed address. Fields that the kind does not use are zero, Ply
// is Live.
type Page struct {
	Kind Kind
	Game string // slug, of New, Play, Open, Learn, Review, Quiz, and of Gallery, if any
	ID   string // of Play and Review: which local game; of Learn and Quiz: which lesson or question, if any
	Ply  int    // of Play and Review
	Step int    // of Learn, from 1; 0 if none is named
	Code string // of Open
}

// Errors of Parse. What it could not read is an address of nothing here.
var (
	ErrUnknown = errors.New("unknown address")
	ErrNoCode  = errors.New("a link without its code")
)

// maxLength bounds what Parse looks at: a link's code has at most 2,000
// characters.
const maxLength = 4096

// Parse reads a fragment, with or without its #. What mail programs put around
// a link is ignored (Bare), and what they do to its letters is undone where it
// can be: percent signs, and capitals in the words before a code.
func Parse(fragment string) (Page, error) {
	if len(fragment) > maxLength {
		return Page{}, ErrUnknown
	}
	text := strings.TrimRight(Bare(fragment), "/")
	if cut := Bare(text); cut != text {
		return Parse(cut)
	}
	text = strings.TrimPrefix(text, "#")
	text = strings.TrimPrefix(text, "/")
	if text == "" {
		return Page{Ply: Live}, nil
	}
	parts := strings.Split(text, "/")
	switch {
	case text == "settings":
		return Page{Kind: Settings, Ply: Live}, nil
	case text == "gallery":
		return Page{Kind: Gallery, Ply: Live}, nil
	case len(parts) == 1:
		return Page{}, ErrUnknown
	case parts[0] == "gallery":
		if len(parts) > 2 || !plain(parts[1]) {
			return Page{}, ErrUnknown
		}
		return Page{Kind: Gallery, Game: parts[1], Ply: Live}, nil
	}
	return parseGame(parts[0], parts[1], parts[2:])
}

func parseGame(game, verb string, rest []string) (Page, error) {
	if strings.EqualFold(verb, "open") {
		game, verb = strings.ToLower(game), "open"
	}
	p := Page{Game: game, Ply: Live}
	if !plain(game) {
		return Page{}, ErrUnknown
	}
	switch {
	case verb == "new" && len(rest) == 0:
		p.Kind = New
		return p, nil
	case verb == "open" && len(rest) == 0, verb == "open" && len(rest) == 1 && rest[0] == "":
		return Page{}, ErrNoCode
	case verb == "open" && len(rest) == 1:
		p.Kind, p.Code = Open, rest[0]
		return p, nil
	case verb == "learn" && len(rest) <= 2:
		p.Kind = Learn
		if !p.parseLesson(rest) {
			return Page{}, ErrUnknown
		}
		return p, nil
	case verb == "quiz" && len(rest) == 0:
		p.Kind = Quiz
		return p, nil
	case verb == "quiz" && len(rest) == 1 && plain(rest[0]):
		p.Kind, p.ID = Quiz, rest[0]
		return p, nil
	case (verb == "play" || verb == "review") && (len(rest) == 1 || len(rest) == 2) && plain(rest[0]):
		p.Kind, p.ID = Play, rest[0]
		if verb == "review" {
			p.Kind = Review
		}
		if len(rest) == 1 {
			return p, nil
		}
		n, err := strconv.Atoi(rest[1])
		if err == nil && n >= 0 && n < 1<<16 && strconv.Itoa(n) == rest[1] {
			p.Ply = n
			return p, nil
		}
	}
	return Page{}, ErrUnknown
}

// parseLesson reads what follows learn; it reports whether it could.
func (p *Page) parseLesson(rest []string) bool {
	if len(rest) == 0 {
		return true
	}
	p.ID = rest[0]
	if !plain(strings.ReplaceAll(p.ID, "-", "")) || len(p.ID) > 32 {
		return false
	}
	if len(rest) == 1 {
		return true
	}
	n, err := strconv.Atoi(rest[1])
	p.Step = n
	return err == nil && n >= 1 && n <= 99 && strconv.Itoa(n) == rest[1]
}

// plain reports whether a word has only small letters and digits.
func plain(word string) bool {
	for _, c := range []byte(word) {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') {
			return false
		}
	}
	return word != "" && len(word) <= 32
}

// String is the fragment, with its #.
func (p Page) String() string {
	switch p.Kind {
	case Settings:
		return "#/settings"
	case Gallery:
		if p.Game != "" {
			return "#/gallery/" + p.Game
		}
		return "#/gallery"
	case New:
		return "#/" + p.Game + "/new"
	case Open:
		return "#/" + p.Game + "/open/" + p.Code
	case Play, Review:
		s := "#/" + p.Game + "/play/" + p.ID
		if p.Kind == Review {
			s = "#/" + p.Game + "/review/" + p.ID
		}
		if p.Ply != Live {
			s += "/" + strconv.Itoa(p.Ply)
		}
		return s
	case Quiz:
		s := "#/" + p.Game + "/quiz"
		if p.ID != "" {
			s += "/" + p.ID
		}
		return s
	case Learn:
		s := "#/" + p.Game + "/learn"
		if p.ID != "" {
			s += "/" + p.ID
		}
		if p.Step > 0 {
			s += "/" + strconv.Itoa(p.Step)
		}
		return s
	}
	return "#/"
}
