package enginetest

import (
	"errors"
	"slices"

	"bayboard/core/engine"
	"bayboard/core/enginetest/highcard"
)

var legalFaults = map[string]faultCase{
	"Legal in descending order": {promiseOrder, faults{legal: func(s *highcard.State, buf []engine.Action) []engine.Action {
		n := len(buf)
		buf = s.Legal(buf)
		slices.Reverse(buf[n:])
		return buf
	}}},
	"Legal repeats an action": {promiseOrder, faults{legal: func(s *highcard.State, buf []engine.Action) []engine.Action {
		n := len(buf)
		buf = s.Legal(buf)
		if len(buf) > n {
			buf = append(buf, buf[len(buf)-1])
		}
		return buf
	}}},
	"Legal lists something after the end": {promiseOrder, faults{legal: func(s *highcard.State, buf []engine.Action) []engine.Action {
		if s.Actor() == engine.NoSeat {
			return append(buf, engine.Action{Kind: highcard.Pass})
		}
		return s.Legal(buf)
	}}},
	"Legal drops what is in the buffer": {promiseBuffer, faults{legal: func(s *highcard.State, buf []engine.Action) []engine.Action {
		return s.Legal(buf[:0])
	}}},
	"Legal leaves the buffer unused": {promiseBuffer, faults{legal: func(s *highcard.State, buf []engine.Action) []engine.Action {
		return slices.Concat(buf, s.Legal(nil))
	}}},
	"Legal lists an illegal action": {"Apply accepts all that Legal lists", faults{legal: func(s *highcard.State, buf []engine.Action) []engine.Action {
		if buf = s.Legal(buf); s.Actor() == engine.NoSeat || s.Phase == highcard.Rewarding {
			return buf
		}
		return append(buf, engine.Action{Kind: highcard.Pass})
	}}},
	"Legal leaves out a legal action": {promiseRefuse, faults{legal: func(s *highcard.State, buf []engine.Action) []engine.Action {
		n := len(buf)
		if buf = s.Legal(buf); len(buf) > n+1 {
			buf = buf[:len(buf)-1]
		}
		return buf
	}}},
	"Legal allocates": {"playing allocates nothing", faults{legal: func(s *highcard.State, buf []engine.Action) []engine.Action {
		return append(buf, s.Legal(nil)...)
	}}},
}

var applyFaults = map[string]faultCase{
	"a refused action changes the state": {promiseRefuse, faults{apply: func(s *highcard.State, a engine.Action, l engine.Listener) error {
		err := s.Apply(a, l)
		if err != nil {
			s.Tricks[0]++
		}
		return err
	}}},
	"a refusal is not an IllegalError": {promiseRefuse, faults{apply: func(s *highcard.State, a engine.Action, l engine.Listener) error {
		if s.Apply(a, l) != nil {
			return errors.New("no")
		}
		return nil
	}}},
	"a refusal cites no rule of the list": {promiseRefuse, faults{apply: func(s *highcard.State, a engine.Action, l engine.Listener) error {
		err := s.Apply(a, l)
		if i, ok := err.(*engine.IllegalError); ok {
			i.Rule = highcard.RulePotPoints
		}
		return err
	}}},
	"a refusal says another action": {promiseRefuse, faults{apply: func(s *highcard.State, a engine.Action, l engine.Listener) error {
		err := s.Apply(a, l)
		if i, ok := err.(*engine.IllegalError); ok {
			i.Action.C++
		}
		return err
	}}},
	"a field that should be 0 is not looked at": {promiseRefuse, faults{apply: func(s *highcard.State, a engine.Action, l engine.Listener) error {
		a.C = 0
		return s.Apply(a, l)
	}}},
	"after the end another rule refuses": {"after the end every action is refused by the reason", faults{apply: func(s *highcard.State, a engine.Action, l engine.Listener) error {
		over := s.Actor() == engine.NoSeat
		err := s.Apply(a, l)
		if over {
			err.(*engine.IllegalError).Rule = highcard.RuleNoSuch
		}
		return err
	}}},
	"Apply allocates": {"playing allocates nothing", faults{apply: func(s *highcard.State, a engine.Action, l engine.Listener) error {
		sink = new([64]byte)
		return s.Apply(a, l)
	}}},
	"being listened to changes the state": {"nobody listening changes nothing", faults{apply: func(s *highcard.State, a engine.Action, l engine.Listener) error {
		err := s.Apply(a, l)
		if err == nil && l != nil {
			s.Tricks[0]++
		}
		return err
	}}},
	"chance comes from outside of the state": {"setup and actions give the same state again", faults{apply: func(s *highcard.State, a engine.Action, l engine.Listener) error {
		err := s.Apply(a, l)
		if outside++; err == nil && outside%50 == 0 {
			s.Tricks[0]++
		}
		return err
	}}},
	"a rule never refuses":  {"every refusing rule occurs", faults{rules: []engine.RuleInfo{{ID: "never", Refuses: true}}}},
	"an event never occurs": {"every kind of event occurs", faults{events: []string{"never"}}},
	"a copy shares what changes": {"a copy is independent", faults{copied: func(dst, src *brokenState) {
		dst.State = src.State
	}}},
	"a copy forgets something": {"a copy is independent", faults{copied: func(dst, src *brokenState) {
		dst.State.CopyFrom(src.State)
		dst.State.Tricks[1] = 0
	}}},
	"games do not end in time":     {"games end in time and Apply accepts what Legal lists", faults{maxPlies: 20}},
	"Check fails":                  {"Check holds", faults{check: func() error { return errors.New("broken") }}},
	"an event has a strange name":  {promiseEvents, faults{describe: func(engine.Event) (string, []engine.Fact) { return "strange", nil }}},
	"an event repeats a fact name": {promiseEvents, faults{describe: repeatFact}},
	"an event has no such seat": {promiseEvents, faults{apply: func(s *highcard.State, a engine.Action, l engine.Listener) error {
		return s.Apply(a, func(e engine.Event) {
			if e.Seat = 4; l != nil {
				l(e)
			}
		})
	}}},
	"chance does not say so": {"a preview is what happens, up to the first event of chance", faults{apply: func(s *highcard.State, a engine.Action, l engine.Listener) error {
		return s.Apply(a, func(e engine.Event) {
			if e.Chance = false; l != nil {
				l(e)
			}
		})
	}}},
}

var (
	sink    *[64]byte
	outside int
)

func repeatFact(e engine.Event) (string, []engine.Fact) {
	return highcard.Game{}.Events()[e.Kind], []engine.Fact{engine.Number("n", 1), engine.Number("n", 2)}
}
