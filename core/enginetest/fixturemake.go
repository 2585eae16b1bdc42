package enginetest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"bayboard/core/engine"
	"bayboard/core/replay"
)

// updateFixtures makes a game for each number of players and end reason that
// has none, and the fingerprints. Those of the same rules version must be the
// same as before.
func updateFixtures(g engine.Game, dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	prints, err := readPrints(dir)
	if err != nil {
		return err
	}
	if err := dropOld(g, dir, prints); err != nil {
		return err
	}
	if _, err := printsText(g, dir, prints); err != nil {
		return err
	}
	if err := makeMissing(g, dir); err != nil {
		return err
	}
	text, err := printsText(g, dir, prints)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, printsFile), []byte(text), 0o644)
}

// printsText writes the fingerprints of all games of a folder. Its error says
// that one has changed.
func printsText(g engine.Game, dir string, prints map[string]fingerprint) (string, error) {
	fixtures, err := readFixtures(g, dir)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	for _, f := range fixtures {
		now, err := f.fingerprint(g)
		if err != nil {
			return "", err
		}
		if was, ok := prints[f.name]; ok && was.rules == now.rules && was != now {
			return "", fmt.Errorf("%s: %s, was %s: raise the rules version first", f.name, now, was)
		}
		fmt.Fprintf(&b, "%s %s\n", f.name, now)
	}
	return b.String(), nil
}

// dropOld removes the games of an older rules version.
func dropOld(g engine.Game, dir string, prints map[string]fingerprint) error {
	for name, p := range prints {
		if p.rules == g.Version() {
			continue
		}
		if err := os.Remove(filepath.Join(dir, name)); err != nil && !os.IsNotExist(err) {
			return err
		}
	}
	return nil
}

func makeMissing(g engine.Game, dir string) error {
	k, err := newKit(g, Config{})
	if err != nil {
		return err
	}
	for _, p := range k.games {
		if p.err != nil {
			return p.err
		}
		m, err := replay.FromRecord(replay.Record{Game: g, Setup: p.setup, Actions: p.actions})
		if err != nil {
			return err
		}
		name := filepath.Join(dir, fmt.Sprintf("%dp-%s.txt", p.setup.Players, m.State().Outcome().Reason))
		if _, err := os.Stat(name); err == nil {
			continue
		}
		if err := os.WriteFile(name, []byte(m.File().String()), 0o644); err != nil {
			return err
		}
	}
	return nil
}
