// Command rules prints, for each game, where each of its rules is: the place
// in the code that carries it out, the tests that cite it, the lesson steps
// that teach it, and its anchor in the manual. It fails when something is
// missing, or cited but no rule. A rule that no step teaches stands, with the
// reason, in untaught.txt of the course.
//
//	go run ./scripts/rules          all games
//	go run ./scripts/rules sf2022   some
//
// Code names a rule by its constant (the closed list itself does not count)
// or in a comment: "rule square", "rules square, plus-two". A test cites it by
// its constant, in a call of cites, or by a text of its own in which it cannot
// be mistaken: one with a hyphen. A file in testdata cites it in a line or
// comment that begins with "rule" or "rules".
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/scripts/internal/repo"
)

func main() {
	found, err := run(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "rules:", err)
		os.Exit(2)
	}
	if found > 0 {
		os.Exit(1)
	}
}

// run prints the matrices of the games, all if none is named, and counts
// what is wrong.
func run(slugs []string) (int, error) {
	root, err := repo.Root()
	if err != nil {
		return 0, err
	}
	for _, slug := range slugs {
		if game, _ := (catalog.Games{}).BySlug(slug); game == nil {
			return 0, fmt.Errorf("there is no game %q", slug)
		}
	}
	found := 0
	for _, game := range catalog.All() {
		if len(slugs) > 0 && !slices.Contains(slugs, game.Slug()) {
			continue
		}
		m, err := scan(filepath.Join(root, "core", "game", game.Slug()), ids(game))
		if err != nil {
			return 0, err
		}
		if m.lessons, err = courseOf(root, game.Slug()); err != nil {
			return 0, err
		}
		fmt.Printf("%s%s\n", game.Slug(), m.lessons.note(m.ids))
		m.print(os.Stdout)
		for _, f := range m.findings() {
			found++
			fmt.Println(f)
		}
	}
	return found, nil
}

func ids(game engine.Game) []string {
	var out []string
	for _, r := range game.Rules() {
		out = append(out, string(r.ID))
	}
	return out
}
