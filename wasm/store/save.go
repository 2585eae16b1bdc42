package store

import (
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"strconv"
	"strings"

	"bayboard/core/engine"
	"bayboard/core/replay"
	"bayboard/core/search"
)

// Save is a game as it is kept on the device. String and ParseSave stand side
// by side:
//
//	bayboard save 1 9c1d02ab44e1f003
//	counter 17
//	updated 1764458000000
//	seat 1 person
//	seat 2 bot medium
//	viewer 1
//	ply 40
//	from AQb…
//	coach on layout realize
//	record
//	bayboard 1
//	…
//
// The number in the first line is a checksum of all that follows. What follows
// the line record is a replay.File.
type Save struct {
	ID      string // not in the text: it is the entry's key
	Counter int    // goes up with each writing
	Updated int64  // milliseconds since 1970
	Players []Player
	Viewer  engine.Seat
	Ply     int    // the ply that was looked at, -1 for the end
	From    string // the code of the link that it was opened from, or empty
	Coach   Coach  // no line if it is off and has told nothing
	Record  replay.File

	// Seen in the list of saves, not in the text.
	Turn  int         // the number of the turn, 0 if the game has none
	Actor engine.Seat // who decides, NoSeat if nobody or unknown
	Over  bool        // the game has ended
	Err   error
}

// saveVersion is the version of the format. A save without a coach is of the
// first, which has none.
const saveVersion = 2

// Errors of ParseSave.
var (
	ErrSaveBroken = errors.New("the saved game is damaged")
	ErrSaveNewer  = errors.New("the saved game was written by a newer version")
)

// String writes the save.
func (s Save) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "counter %d\nupdated %d\n", s.Counter, s.Updated)
	for i, p := range s.Players {
		fmt.Fprintf(&b, "seat %d %s\n", i+1, p)
	}
	fmt.Fprintf(&b, "viewer %d\n", s.Viewer+1)
	if s.Ply >= 0 {
		fmt.Fprintf(&b, "ply %d\n", s.Ply)
	}
	if s.From != "" {
		fmt.Fprintf(&b, "from %s\n", s.From)
	}
	version := 1
	if coach := s.Coach.String(); coach != "" {
		b.WriteString("coach " + coach + "\n")
		version = saveVersion
	}
	b.WriteString("record\n")
	b.WriteString(s.Record.String())
	body := b.String()
	return fmt.Sprintf("bayboard save %d %s\n%s", version, checksum(body), body)
}

func checksum(text string) string {
	h := fnv.New64a()
	h.Write([]byte(text))
	return fmt.Sprintf("%016x", h.Sum64())
}

// ParseSave reads the text of an entry. Its error is ErrSaveNewer or
// ErrSaveBroken. A whole text that makes no sense here is a newer one.
func ParseSave(id, text string) (Save, error) {
	s := Save{ID: id, Ply: -1}
	head, body, _ := strings.Cut(text, "\n")
	words := strings.Fields(head)
	if len(words) < 3 || words[0] != "bayboard" || words[1] != "save" {
		return s, ErrSaveBroken
	}
	if version, err := strconv.Atoi(words[2]); err != nil || version < 1 {
		return s, ErrSaveBroken
	} else if version > saveVersion {
		return s, ErrSaveNewer
	}
	if len(words) != 4 || words[3] != checksum(body) {
		return s, ErrSaveBroken
	}
	for body != "" {
		var line string
		line, body, _ = strings.Cut(body, "\n")
		if line == "record" {
			break
		}
		if !s.line(line) {
			return Save{ID: id, Ply: -1}, ErrSaveNewer
		}
	}
	var err error
	s.Record, err = replay.ParseFile(body)
	if err != nil || s.Counter < 1 || len(s.Players) == 0 || int(s.Viewer) >= len(s.Players) {
		return Save{ID: id, Ply: -1}, ErrSaveNewer
	}
	return s, nil
}

// line reads one line before the record; it reports whether it could.
func (s *Save) line(line string) bool {
	word, rest, _ := strings.Cut(line, " ")
	if word == "seat" {
		number, rest, _ := strings.Cut(rest, " ")
		p, err := ParsePlayer(rest)
		if err != nil || number != strconv.Itoa(len(s.Players)+1) || len(s.Players) == engine.MaxSeats {
			return false
		}
		s.Players = append(s.Players, p)
		return true
	}
	switch word {
	case "from":
		s.From = rest
		return rest != ""
	case "coach":
		return s.Coach.parse(rest)
	}
	n, err := strconv.ParseInt(rest, 10, 64)
	if err != nil || n < 0 {
		return false
	}
	switch word {
	case "counter":
		s.Counter = int(n)
	case "updated":
		s.Updated = n
	case "viewer":
		s.Viewer = engine.Seat(n) - 1
		return n >= 1 && n <= engine.MaxSeats
	case "ply":
		s.Ply = int(n)
	default:
		return false
	}
	return true
}

// CounterOf reads only the counter of an entry's text, 0 if there is none: what
// is compared before an entry is written.
func CounterOf(text string) int {
	_, rest, ok := strings.Cut(text, "\ncounter ")
	if !ok {
		return 0
	}
	number, _, _ := strings.Cut(rest, "\n")
	n, _ := strconv.Atoi(number)
	return n
}

// String is the player in a save: kind, level of a bot, name.
func (p Player) String() string {
	words := []string{kindWords[p.Kind]}
	if p.Kind == Bot {
		words = append(words, string(p.Level))
	}
	if p.Name != "" {
		words = append(words, p.Name)
	}
	return strings.Join(words, " ")
}

var kindWords = [...]string{Person: "person", Bot: "bot", Away: "away"}

// maxName bounds a player's name, in bytes.
const maxName = 40

// ParsePlayer reads what String writes.
func ParsePlayer(text string) (Player, error) {
	word, rest, _ := strings.Cut(text, " ")
	for k, w := range kindWords {
		if w != word {
			continue
		}
		p := Player{Kind: PlayerKind(k)}
		if p.Kind == Bot {
			var level string
			level, rest, _ = strings.Cut(rest, " ")
			if p.Level = search.Level(level); !slices.Contains(search.Ladder(), p.Level) {
				return p, fmt.Errorf("player %q: unknown level", text)
			}
		}
		p.Name = cleanName(rest)
		return p, nil
	}
	return Player{}, fmt.Errorf("player %q: want person, bot or away", text)
}

// cleanName makes a name fit for a line.
func cleanName(name string) string {
	name = strings.Join(strings.Fields(strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(name, ""))), " ")
	for len(name) > maxName {
		runes := []rune(name)
		name = strings.TrimSpace(string(runes[:len(runes)-1]))
	}
	return name
}

// SaveState is whether the open game is kept on the device.
type SaveState uint8

// The states.
const (
	NotSaved SaveState = iota
	Saving
	Saved
	SaveFailed
)
