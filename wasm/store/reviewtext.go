package store

import (
	"strconv"
	"strings"

	"bayboard/core/engine"
)

// ReadReview reads what is kept of a review: ReviewRead. WriteReview keeps it
// beside its game, if that is there, in place of what was: ReviewWritten.
type (
	ReadReview  struct{ ID string }
	WriteReview struct{ ID, Text string }
)

// Answers of these effects.
type (
	// ReviewRead: the text, empty if there is none.
	ReviewRead struct{ ID, Text string }
	// ReviewWritten: WriteOK, WriteFull or WriteBlocked.
	ReviewWritten struct {
		ID     string
		Result WriteResult
	}
)

// reviewHead begins the text of a review. After it come the time of writing
// and the hash of the game's record; then a line for each decision that was
// searched: ply, depth, the four numbers of the best action, the chances with
// it and with what was played, the value of each seat.
const reviewHead = "bayboard review 1 "

// ReviewAge is the time when a review's text was written, 0 if it is none.
func ReviewAge(text string) int64 {
	rest, _ := strings.CutPrefix(text, reviewHead)
	number, _, _ := strings.Cut(rest, " ")
	n, _ := strconv.ParseInt(number, 10, 64)
	return n
}

// text is the review as it is kept.
func (r *Review) text(now int64) string {
	var b strings.Builder
	b.WriteString(reviewHead + strconv.FormatInt(now, 10) + " " + r.hash + "\n")
	for ply := range r.Moments {
		m := &r.Moments[ply]
		if m.Depth == 0 {
			continue
		}
		b.WriteString(strconv.Itoa(ply))
		for _, n := range m.numbers(len(r.Play.Players)) {
			b.WriteString(" " + strconv.Itoa(n))
		}
		b.WriteString("\n")
	}
	return b.String()
}

// numbers are what is kept of a moment.
func (m *Moment) numbers(seats int) []int {
	a := m.Best
	list := []int{int(m.Depth), int(a.Kind), int(a.A), int(a.B), int(a.C), m.Chance, m.Chosen}
	return append(list, m.Value[:seats]...)
}

// parse takes over what text has; nothing of another record. Lines that
// cannot be are passed over.
func (r *Review) parse(text string) {
	head, body, _ := strings.Cut(text, "\n")
	if !strings.HasPrefix(head, reviewHead) || !strings.HasSuffix(head, " "+r.hash) {
		return
	}
	lines := map[int][]int{}
	for line := range strings.Lines(body) {
		numbers := make([]int, 0, 8+engine.MaxSeats)
		for word := range strings.FieldsSeq(line) {
			n, err := strconv.ParseInt(word, 10, 32)
			if err != nil || len(numbers) == cap(numbers) {
				numbers = numbers[:0]
				break
			}
			numbers = append(numbers, int(n))
		}
		if len(numbers) == 8+len(r.Play.Players) {
			lines[numbers[0]] = numbers[1:]
		}
	}
	s := r.Play.Match.StateAt(0)
	var legal []engine.Action
	for ply := range r.Moments {
		m := &r.Moments[ply]
		if n, ok := lines[ply]; ok && m.Choice {
			legal = s.Legal(legal[:0])
			m.take(n, legal)
		}
		if err := s.Apply(m.Played, nil); err != nil {
			panic("store: recorded action refused: " + err.Error())
		}
	}
}

// take takes over the numbers of a line, if they make sense.
func (m *Moment) take(n []int, legal []engine.Action) {
	best := engine.Action{Kind: engine.ActionKind(n[1]), A: int16(n[2]), B: int16(n[3]), C: int16(n[4])}
	known := best != (engine.Action{})
	if n[0] < int(shortly) || n[0] > int(longer) || known && !contains(legal, best) {
		return
	}
	for _, x := range n[5:] {
		if x < 0 || x > 1000 {
			return
		}
	}
	m.Depth, m.Best, m.Chance, m.Chosen = uint8(n[0]), best, n[5], n[6]
	copy(m.Value[:], n[7:])
}

func contains(legal []engine.Action, a engine.Action) bool {
	for _, l := range legal {
		if l == a {
			return true
		}
	}
	return false
}

// reviewRead begins, or goes on where the kept review ended.
func (u *update) reviewRead(r *Review, msg ReviewRead) {
	if msg.ID != r.Play.ID || r.read {
		return
	}
	r.read = true
	r.parse(msg.Text)
	u.lookAt(r, r.Play.Match.Ply())
	if r.Done() {
		r.Going, r.Kept = false, Saved
		return
	}
	u.search(r)
}

// keepReview writes what was found, if anything new was.
func (u *update) keepReview(r *Review) {
	if r.unsaved == 0 {
		return
	}
	r.unsaved = 0
	u.do(WriteReview{ID: r.Play.ID, Text: r.text(u.m.Now)})
}

func (u *update) reviewWritten(r *Review, msg ReviewWritten) {
	if msg.ID != r.Play.ID {
		return
	}
	if r.Kept = Saved; msg.Result != WriteOK {
		r.Kept = SaveFailed
	}
}
