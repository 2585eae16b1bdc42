package enginetest

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/engine"
	"bayboard/core/enginetest/highcard"
	"bayboard/core/rng"
)

// unshaped are the promises that the wrapper itself breaks.
var unshaped = []string{"a state is fixed arrays"}

// keeps runs the check of one promise on a faulty highcard.
func keeps(t *testing.T, promise string, f faults) error {
	cfg := highcardConfig
	cfg.Games = 1
	k, err := newKit(broken{faults: &f}, cfg)
	require.NoError(t, err)
	i := slices.IndexFunc(checks, func(c check) bool { return c.promise == promise })
	require.NotEqual(t, -1, i, "no promise is called %q", promise)
	return guard(func() error { return checks[i].run(k) })
}

func TestAWrapperWithoutFaultsPasses(t *testing.T) {
	cfg := highcardConfig
	k, err := newKit(broken{faults: &faults{}}, cfg)
	require.NoError(t, err)
	for _, c := range checks {
		if c.long && testing.Short() {
			continue
		}
		if err := c.run(k); err != nil && !slices.Contains(unshaped, c.promise) {
			t.Errorf("%s: %v", c.promise, err)
		}
	}
}

// TestEachFaultIsFound breaks highcard in one way, and the check of the
// promise that this breaks must fail.
func TestEachFaultIsFound(t *testing.T) {
	for _, table := range []map[string]faultCase{legalFaults, applyFaults, viewFaults, textFaults, resultFaults, setupFaults} {
		for name, c := range table {
			t.Run(name, func(t *testing.T) {
				assert.Error(t, keeps(t, c.promise, c.faults))
			})
		}
	}
}

type faultCase struct {
	promise string
	faults  faults
}

const (
	promiseOrder  = "Legal is ascending, without repetition, and empty exactly at the end"
	promiseBuffer = "Legal appends to its buffer"
	promiseRefuse = "Apply refuses what Legal does not list and changes nothing"
	promiseView   = "a view holds nothing that its seat may not know"
	promiseGuess  = "samples do not know what comes or what others hide"
	promiseRead   = "an action reads back as the same action"
	promiseScore  = "scores add up and ranks follow them"
	promiseSetup  = "a wrong setup is refused"
	promiseEvents = "events are described and hide what is another seat's"
)

var viewFaults = map[string]faultCase{
	"a view shows all hands": {promiseView, faults{view: func(s *highcard.State, v *brokenView) {
		v.leak = s.Position()
	}}},
	"a view shows the generator's next number": {promiseView, faults{view: func(s *highcard.State, v *brokenView) {
		text := s.Position()
		v.leak = text[strings.Index(text, "generator"):][:30]
	}}},
	"a view shows cards face down": {promiseView, faults{view: func(s *highcard.State, v *brokenView) {
		for seat := range s.Seats() {
			v.leak = fmt.Sprint(v.leak, s.View(engine.Seat(seat)).(*highcard.View).Trick)
		}
	}}},
	"a sample restores what a view hides": {promiseGuess, faults{
		view: func(s *highcard.State, v *brokenView) {
			c := new(highcard.State)
			c.CopyFrom(s)
			v.leak = c
		},
		sample: func(v *brokenView, s *highcard.State, _ *rng.Rand) { s.CopyFrom(v.leak.(*highcard.State)) },
	}},
	"a sample is impossible": {"a sample is possible and has the same legal actions", faults{
		sample: func(_ *brokenView, s *highcard.State, _ *rng.Rand) { s.Discard[1]++ },
	}},
	"a sample forgets whose decision it is": {"a sample is possible and has the same legal actions", faults{
		sample: func(_ *brokenView, s *highcard.State, _ *rng.Rand) { s.Public.Actor = 0 },
	}},
	"a sample has chance of its own": {"a sample depends on the view and the generator alone", faults{
		sample: func(v *brokenView, s *highcard.State, _ *rng.Rand) {
			outside++
			r := rng.FromUint64(uint64(outside))
			v.View.Sample(s, &r)
		},
	}},
	"a view describes itself by a struct": {"a view reads as plain data", faults{plain: func() map[string]any {
		return map[string]any{"setup": engine.Setup{}}
	}}},
}

var textFaults = map[string]faultCase{
	"two actions have one text": {promiseRead, faults{format: func(s *highcard.State, a engine.Action) string {
		return strings.Fields(s.FormatAction(a))[0]
	}}},
	"a foreign action is written as another": {promiseRead, faults{format: func(s *highcard.State, a engine.Action) string {
		a.C = 0
		return s.FormatAction(a)
	}}},
	"any text is an action": {"text that is no action is refused", faults{parseOne: func(s *highcard.State, text string) (engine.Action, error) {
		a, _ := s.ParseAction(text)
		return a, nil
	}}},
	"reading an action panics": {"text that is no action is refused", faults{parseOne: func(s *highcard.State, text string) (engine.Action, error) {
		_ = text[0]
		return s.ParseAction(text)
	}}},
	"a position forgets the generator": {"a position reads back as the same state", faults{position: func(s *highcard.State) string {
		text := s.Position()
		i := strings.Index(text, "generator ") + len("generator ")
		return text[:i] + strings.Repeat("0", 16) + text[i+16:]
	}}},
	"a position error does not name its line": {"a damaged position is refused by its line", faults{parse: func(text string) (engine.State, error) {
		s, err := highcard.Game{}.ParsePosition(text)
		if err != nil {
			return nil, errors.New("wrong")
		}
		return s, nil
	}}},
	"reading a position panics": {"a damaged position is refused by its line", faults{parse: func(text string) (engine.State, error) {
		_ = text[100]
		return highcard.Game{}.ParsePosition(text)
	}}},
}

var resultFaults = map[string]faultCase{
	"lines do not add up": {promiseScore, faults{lines: func(l []engine.Line) []engine.Line { return l[1:] }}},
	"a line cites no rule": {promiseScore, faults{lines: func(l []engine.Line) []engine.Line {
		l[0].Rule = "luck"
		return l
	}}},
	"ranks are upside down": {promiseScore, faults{outcome: func(o engine.Outcome) engine.Outcome {
		for s := range o.Seats {
			o.Ranks[s] = o.Seats + 1 - o.Ranks[s]
		}
		return o
	}}},
	"ties are broken without a rule": {promiseScore, faults{outcome: func(o engine.Outcome) engine.Outcome {
		o.TieBreaks = [engine.MaxSeats]engine.Rule{}
		return o
	}}},
	"the reason is no rule": {promiseScore, faults{outcome: func(o engine.Outcome) engine.Outcome {
		o.Reason = "tired"
		return o
	}}},
	"a seat too many has a rank": {promiseScore, faults{outcome: func(o engine.Outcome) engine.Outcome {
		o.Ranks[4] = 1
		return o
	}}},
}

var setupFaults = map[string]faultCase{
	"a rule is listed twice": {"rules, events and options are named once", faults{rules: []engine.RuleInfo{{ID: highcard.RuleNoSuch}}}},
	"any number of players is taken": {promiseSetup, faults{newGame: func(s engine.Setup) (engine.State, error) {
		s.Players = min(max(s.Players, 2), 4)
		return highcard.Game{}.New(s)
	}}},
	"a setup panics": {promiseSetup, faults{newGame: func(s engine.Setup) (engine.State, error) {
		_ = make([]int, 5)[s.Players]
		return highcard.Game{}.New(s)
	}}},
	"any option is taken": {promiseSetup, faults{newGame: func(s engine.Setup) (engine.State, error) {
		for i := range s.Options {
			s.Options[i] &= 1
		}
		s.Options[2], s.Options[3] = 0, 0
		return highcard.Game{}.New(s)
	}}},
	"the first seat is always the same": {"a setup gives the seats, the first seat and always the same game", faults{newGame: func(s engine.Setup) (engine.State, error) {
		s.First = 0
		return highcard.Game{}.New(s)
	}}},
	"the last seat is never drawn": {"a first seat that is drawn can be any", faults{newGame: func(s engine.Setup) (engine.State, error) {
		if s.First == engine.NoSeat {
			s.First = engine.Seat(s.Seed % 2 * rng.Seed(s.Players-2))
		}
		return highcard.Game{}.New(s)
	}}},
	"a wrong edition is not explained": {"a wrong line of an edition is named", faults{edition: func(files map[string]string) (engine.EditionID, error) {
		id, err := highcard.Game{}.AddEdition(files)
		if err != nil {
			return "", errors.New("wrong")
		}
		return id, nil
	}}},
}
