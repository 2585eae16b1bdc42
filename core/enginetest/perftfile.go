package enginetest

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"bayboard/core/engine"
	"bayboard/core/replay"
)

const (
	perftNodes      = 1_000_000 // counts stay below
	perftNodesShort = 10_000    // those that -short looks at
	perftDepth      = 60
)

// perftLine is a line of a perft file:
//
//	name | start | depth:count depth:count ...
type perftLine struct {
	name, start string
	counts      []uint64 // by depth, from 1
}

// PerftFile compares the counts of a perft file; the package doc describes it.
// With -update it writes them, and lines for the games of the folder "games"
// beside the file.
func PerftFile(t *testing.T, g engine.Game, file string) {
	dir := filepath.Dir(file)
	if *update {
		if err := updatePerft(g, file); err != nil {
			t.Fatal(err)
		}
	}
	lines, err := readPerft(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range lines {
		t.Run(l.name, func(t *testing.T) {
			if err := l.check(g, dir); err != nil {
				t.Error(err)
			}
		})
	}
}

func readPerft(file string) (lines []perftLine, err error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	for i, row := range strings.Split(string(text), "\n") {
		if row = strings.TrimSpace(row); row == "" || row[0] == '#' {
			continue
		}
		l, err := parsePerftLine(row)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, i+1, err)
		}
		lines = append(lines, l)
	}
	return lines, nil
}

func parsePerftLine(row string) (perftLine, error) {
	parts := strings.Split(row, "|")
	if len(parts) != 3 {
		return perftLine{}, errors.New("want name | start | counts")
	}
	l := perftLine{name: strings.TrimSpace(parts[0]), start: strings.TrimSpace(parts[1])}
	for i, word := range strings.Fields(parts[2]) {
		depth, count, _ := strings.Cut(word, ":")
		n, err := strconv.ParseUint(count, 10, 64)
		if err != nil || depth != strconv.Itoa(i+1) {
			return l, fmt.Errorf("%q: want %d:count", word, i+1)
		}
		l.counts = append(l.counts, n)
	}
	return l, nil
}

func (l perftLine) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s | %s |", l.name, l.start)
	for i, n := range l.counts {
		fmt.Fprintf(&b, " %d:%d", i+1, n)
	}
	return b.String()
}

func (l perftLine) check(g engine.Game, dir string) error {
	s, err := startState(g, dir, l.start)
	if err != nil {
		return err
	}
	for i, want := range l.counts {
		if testing.Short() && want > perftNodesShort {
			break
		}
		if got, _ := perftWithin(s, i+1, 2*want+1000); got != want {
			return fmt.Errorf("depth %d: %d, want %d", i+1, got, want)
		}
	}
	return nil
}

// startState reads a setup as one line, or "games/name.txt@ply".
func startState(g engine.Game, dir, start string) (engine.State, error) {
	name, ply, ok := strings.Cut(start, "@")
	if !ok {
		setup, err := parseSetup(start)
		if err != nil {
			return nil, err
		}
		return g.New(setup)
	}
	text, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
	if err != nil {
		return nil, err
	}
	m, err := replay.Open(string(text), only{g})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	n, err := strconv.Atoi(ply)
	if err != nil || n < 0 || n > m.Len() {
		return nil, fmt.Errorf("%s: want a ply up to %d", start, m.Len())
	}
	return m.StateAt(n), nil
}

// updatePerft keeps the lines that start at a setup, or makes one for each
// player count, and takes others from the games.
func updatePerft(g engine.Game, file string) error {
	dir := filepath.Dir(file)
	var lines []perftLine
	if old, err := readPerft(file); err == nil {
		for _, l := range old {
			if !strings.Contains(l.start, "@") {
				lines = append(lines, l)
			}
		}
	}
	if len(lines) == 0 {
		least, most := g.Players()
		for n := least; n <= most; n++ {
			lines = append(lines, perftLine{name: fmt.Sprintf("start with %d players", n), start: setupText(engine.Setup{Players: n, Seed: 1})})
		}
	}
	moments, err := fixtureMoments(g, filepath.Join(dir, "games"))
	if err != nil {
		return err
	}
	var b strings.Builder
	b.WriteString("# name | start | depth:count ...\n")
	for _, l := range append(lines, moments...) {
		s, err := startState(g, dir, l.start)
		if err != nil {
			return err
		}
		l.counts = nil
		for depth := 1; depth <= perftDepth; depth++ {
			n, ok := perftWithin(s, depth, perftNodes)
			if !ok || n == 0 {
				break
			}
			l.counts = append(l.counts, n)
		}
		b.WriteString(l.String() + "\n")
	}
	return os.WriteFile(file, []byte(b.String()), 0o644)
}

// fixtureMoments are lines for 25, 50, 75 and 95 % of each fixture.
func fixtureMoments(g engine.Game, dir string) (lines []perftLine, err error) {
	fixtures, err := readFixtures(g, dir)
	if err != nil {
		return nil, err
	}
	for _, f := range fixtures {
		for _, percent := range []int{25, 50, 75, 95} {
			lines = append(lines, perftLine{
				name:  fmt.Sprintf("%s at %d%%", strings.TrimSuffix(f.name, ".txt"), percent),
				start: fmt.Sprintf("games/%s@%d", f.name, f.match.Len()*percent/100),
			})
		}
	}
	return lines, nil
}
