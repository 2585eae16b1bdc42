package replay

import (
	"strconv"
	"strings"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

// File is the text form of a record, well-formed but not yet compared with
// its game: [ParseFile] and String stand side by side, [Open] plays it.
type File struct {
	Game  string // slug
	Rules int    // the rules version that it was written under

	// Of a seeded game.
	Players int
	First   engine.Seat
	Seed    rng.Seed
	Options []Choice // without the usual ones
	Edition engine.EditionID

	// Position is the text of the position that it begins at, empty for a
	// seeded game.
	Position string

	Takebacks []int
	Actions   []string
}

// Choice is the value of one option, by name.
type Choice struct{ Name, Value string }

// fileVersion is the version of the format of files.
const fileVersion = 1

// The words that the lines of a file begin with.
const (
	wordFile     = "bayboard"
	wordGame     = "game"
	wordRules    = "rules"
	wordPlayers  = "players"
	wordFirst    = "first"
	wordDrawn    = "drawn"
	wordSeed     = "seed"
	wordOption   = "option"
	wordEdition  = "edition"
	wordPosition = "position"
	wordTakeback = "takeback"
	wordActions  = "actions"
	indent       = "  "
)

// String writes the file.
func (f File) String() string {
	var b strings.Builder
	line := func(words ...string) {
		b.WriteString(strings.Join(words, " "))
		b.WriteByte('\n')
	}
	line(wordFile, strconv.Itoa(fileVersion))
	line(wordGame, f.Game, wordRules, strconv.Itoa(f.Rules))
	if f.Position == "" {
		f.writeSetup(line)
	} else {
		line(wordPosition)
		for l := range strings.Lines(f.Position) {
			line(strings.TrimRight(indent+l, " \t\n"))
		}
	}
	for _, ply := range f.Takebacks {
		line(wordTakeback, strconv.Itoa(ply))
	}
	line(wordActions)
	for _, a := range f.Actions {
		line(a)
	}
	return b.String()
}

func (f File) writeSetup(line func(...string)) {
	line(wordPlayers, strconv.Itoa(f.Players))
	if f.First == engine.NoSeat {
		line(wordFirst, wordDrawn)
	} else {
		line(wordFirst, strconv.Itoa(int(f.First)+1))
	}
	line(wordSeed, f.Seed.String())
	for _, c := range f.Options {
		line(wordOption, c.Name, "=", c.Value)
	}
	if f.Edition != "" {
		line(wordEdition, string(f.Edition))
	}
}

// File is the whole record as text.
func (m *Match) File() File { return m.FileAt(m.Len()) }

// FileAt is the record up to a ply as text; see RecordAt.
func (m *Match) FileAt(ply int) File {
	r := m.RecordAt(ply)
	f := File{
		Game:      r.Game.Slug(),
		Rules:     r.Game.Version(),
		Position:  r.Position,
		Takebacks: r.Takebacks,
		Actions:   make([]string, len(r.Actions)),
	}
	for i, a := range r.Actions {
		f.Actions[i] = m.live.FormatAction(a)
	}
	if r.Position != "" {
		return f
	}
	f.Players, f.First, f.Seed = r.Setup.Players, r.Setup.First, r.Setup.Seed
	f.Edition = r.Setup.Edition
	for i, o := range r.Game.Options() {
		if v := r.Setup.Options[i]; v != 0 {
			f.Options = append(f.Options, Choice{o.Name, o.Values[v]})
		}
	}
	return f
}
