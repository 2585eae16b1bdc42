package enginetest

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/replay"
)

// fixture is a finished game in a file.
type fixture struct {
	name  string // of the file
	text  string
	match *replay.Match
}

// Fixtures replays the finished games in a folder, and compares what was
// legal at each ply with fingerprints; the package doc describes the folder.
// With -update it makes the games that are missing, and after the rules
// version was raised it makes all anew.
func Fixtures(t *testing.T, g engine.Game, dir string) {
	if *update {
		if err := updateFixtures(g, dir); err != nil {
			t.Fatal(err)
		}
	}
	fixtures, err := readFixtures(g, dir)
	if err != nil {
		t.Fatal(err)
	}
	prints, err := readPrints(dir)
	if err != nil {
		t.Fatal(err)
	}
	if err := everyCount(g, fixtures, prints); err != nil {
		t.Error(err)
	}
	for _, f := range fixtures {
		t.Run(f.name, func(t *testing.T) {
			if err := f.check(g, prints[f.name]); err != nil {
				t.Error(err)
			}
		})
	}
}

// readFixtures opens the games of a folder, in the order of their names.
func readFixtures(g engine.Game, dir string) (list []fixture, err error) {
	names, err := filepath.Glob(filepath.Join(dir, "*.txt"))
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		if filepath.Base(name) == printsFile {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		m, err := replay.Open(string(text), only{g})
		if err != nil {
			return nil, fmt.Errorf("%s no longer replays: %w", name, err)
		}
		list = append(list, fixture{filepath.Base(name), string(text), m})
	}
	return list, nil
}

// everyCount checks that each number of players has a fixture, and that no
// fixture is gone.
func everyCount(g engine.Game, list []fixture, prints map[string]fingerprint) error {
	seats, names := map[int]bool{}, map[string]bool{}
	for _, f := range list {
		seats[f.match.State().Seats()] = true
		names[f.name] = true
	}
	least, most := g.Players()
	for n := least; n <= most; n++ {
		if !seats[n] {
			return fmt.Errorf("no game of %d players", n)
		}
	}
	for name := range prints {
		if !names[name] {
			return fmt.Errorf("%s has a fingerprint and is gone", name)
		}
	}
	return nil
}

func (f fixture) check(g engine.Game, want fingerprint) error {
	if !f.match.State().Outcome().Over {
		return errors.New("the game is not over")
	}
	got, err := f.fingerprint(g)
	switch {
	case err != nil:
		return err
	case want == fingerprint{}:
		return errors.New("no fingerprint: run the test with -update")
	case got.rules != want.rules:
		return fmt.Errorf("rules version %d, the fingerprint is of %d: run the test with -update", got.rules, want.rules)
	case got != want:
		return fmt.Errorf("legal actions are listed otherwise than they were (%s, was %s): old links break, so raise the rules version and run the test with -update", got, want)
	}
	if text := f.match.File().String(); text != f.text {
		return fmt.Errorf("the record is now written as\n%s", text)
	}
	return nil
}

// fingerprint identifies all that was legal in a game, ply by ply, under a
// rules version.
type fingerprint struct {
	rules int
	legal uint64
}

func (f fingerprint) String() string { return fmt.Sprintf("rules %d legal %016x", f.rules, f.legal) }

func (f fixture) fingerprint(g engine.Game) (fingerprint, error) {
	h := fnv.New64a()
	s := g.Blank()
	s.CopyFrom(f.match.StateAt(0))
	var legal []engine.Action
	for _, a := range f.match.Actions() {
		legal = s.Legal(legal[:0])
		for _, l := range append(legal, engine.Action{}) {
			var b []byte
			b = binary.LittleEndian.AppendUint16(b, uint16(l.Kind))
			for _, n := range []int16{l.A, l.B, l.C} {
				b = binary.LittleEndian.AppendUint16(b, uint16(n))
			}
			h.Write(b)
		}
		if err := s.Apply(a, nil); err != nil {
			return fingerprint{}, err
		}
	}
	return fingerprint{g.Version(), h.Sum64()}, nil
}

// printsFile has a line for each fixture: name, rules version, hash.
const printsFile = "legal.txt"

func readPrints(dir string) (map[string]fingerprint, error) {
	prints := map[string]fingerprint{}
	text, err := os.ReadFile(filepath.Join(dir, printsFile))
	if err != nil && !os.IsNotExist(err) {
		return nil, err
	}
	for line := range strings.Lines(string(text)) {
		var name string
		var f fingerprint
		if _, err := fmt.Sscanf(line, "%s rules %d legal %x", &name, &f.rules, &f.legal); err != nil {
			return nil, fmt.Errorf("%s: %q: %w", printsFile, line, err)
		}
		prints[name] = f
	}
	return prints, nil
}
