package worker

import (
	"strconv"
	"strings"

	"bayboard/core/engine"
	"bayboard/core/rng"
	"bayboard/core/search"
)

// Request asks what the seat that decides at a position should do.
type Request struct {
	ID    uint64
	Game  string // slug
	Level search.Level
	Seed  uint64 // of the bot
	Ply   int
	Nodes int // the budget, 0 for the level's own
	Limit int // milliseconds, 0 for none
	// Also are actions that a search follows to its end (search.Thinker).
	Also []engine.Action
	// Position is one that is possible from all that the seat knows (Seen).
	Position string
}

// Seen is a position as the seat of a view may know it: what is hidden is made
// up, the same each time. Whoever thinks about it gets the same view from it.
func Seen(v engine.View) string {
	r := rng.FromUint64(0)
	return v.Sample(nil, &r).Position()
}

// The first words of messages.
const (
	wordThink    = "think"
	wordStop     = "stop"
	wordReady    = "ready"
	wordProgress = "progress"
	wordThought  = "thought"
	wordFailed   = "failed"
)

// String is the request as a message.
func (r Request) String() string {
	words := []string{
		wordThink, strconv.FormatUint(r.ID, 10), r.Game, string(r.Level), strconv.FormatUint(r.Seed, 10),
		strconv.Itoa(r.Ply), strconv.Itoa(r.Nodes), strconv.Itoa(r.Limit),
	}
	for _, a := range r.Also {
		words = append(words, text(a))
	}
	return strings.Join(words, " ") + "\n" + r.Position
}

// ParseRequest reads what String writes.
func ParseRequest(text string) (r Request, ok bool) {
	head, position, _ := strings.Cut(text, "\n")
	words := strings.Split(head, " ")
	if len(words) < 8 || len(words) > 8+4*mostListed || words[0] != wordThink {
		return Request{}, false
	}
	n := numbers{words: append([]string{words[1]}, words[4:]...)}
	r = Request{
		ID: n.whole(), Game: words[2], Level: search.Level(words[3]), Seed: n.whole(),
		Ply: n.small(), Nodes: n.small(), Limit: n.small(), Position: position,
	}
	for !n.bad && len(n.words) > 0 {
		r.Also = append(r.Also, n.action())
	}
	if n.bad || r.Ply < 0 || r.Nodes < 0 || r.Limit < 0 {
		return Request{}, false
	}
	return r, true
}

// stopText asks to end a request's search now, with what it has found.
func stopText(id uint64) string { return wordStop + " " + strconv.FormatUint(id, 10) }

func parseStop(text string) (id uint64, ok bool) {
	word, number, _ := strings.Cut(text, " ")
	n := numbers{words: []string{number}}
	id = n.whole()
	return id, word == wordStop && !n.bad
}

// numbers reads words that are numbers, one after another.
type numbers struct {
	words []string
	bad   bool
}

func (n *numbers) word() string {
	if len(n.words) == 0 {
		n.bad = true
		return ""
	}
	w := n.words[0]
	n.words = n.words[1:]
	return w
}

func (n *numbers) whole() uint64 {
	x, err := strconv.ParseUint(n.word(), 10, 64)
	n.bad = n.bad || err != nil
	return x
}

// small is a number of 32 bits.
func (n *numbers) small() int {
	x, err := strconv.ParseInt(n.word(), 10, 32)
	n.bad = n.bad || err != nil
	return int(x)
}

func (n *numbers) action() engine.Action {
	a := [4]int{n.small(), n.small(), n.small(), n.small()}
	got := engine.Action{Kind: engine.ActionKind(a[0]), A: int16(a[1]), B: int16(a[2]), C: int16(a[3])}
	n.bad = n.bad || int(got.Kind) != a[0] || int(got.A) != a[1] || int(got.B) != a[2] || int(got.C) != a[3]
	return got
}
