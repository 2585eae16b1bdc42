package site

import (
	"os"
	"path/filepath"

	"bayboard/core/catalog"
	"bayboard/core/lesson"
	"bayboard/wasm/text"
)

// Game is what the static pages say about one game.
type Game struct {
	Slug, Kind, Name, By, Blurb, Players, Length string
	FullName                                     string // with the year, where another game has the same name

	Learn, Rules bool // whether this tree has a course, a manual
}

// games are those of the catalog, in its order, in the words of the application.
func games() []Game {
	var list []Game
	for _, g := range catalog.All() {
		about := text.AboutGame(g.Slug())
		list = append(list, Game{
			Slug: g.Slug(), Kind: about.Kind, Name: about.Title, By: about.By, Blurb: about.Blurb,
			Players: text.PlayerRange(g.Players()), Length: about.Length,
			FullName: text.FullTitle(g.Slug()),
		})
	}
	return list
}

// findGames says for each game what of it the tree holds.
func findGames(root string) []Game {
	found := games()
	for i, g := range found {
		g.Learn = exists(filepath.Join(root, "core/lesson/courses", g.Slug, "en"))
		g.Rules = exists(manualPath(root, g.Slug))
		found[i] = g
	}
	return found
}

// writeCourses makes one text of the chapters of each course.
func (b *builder) writeCourses() error {
	for _, g := range b.games {
		names, err := filepath.Glob(filepath.Join(b.Root, "core/lesson/courses", g.Slug, "en", "*.txt"))
		if err != nil {
			return err
		}
		var chapters []lesson.File
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			chapters = append(chapters, lesson.File{Text: string(text)})
		}
		if chapters == nil {
			continue
		}
		if err := b.addAsset("course-"+g.Slug+"-en.txt", []byte(lesson.Join(chapters))); err != nil {
			return err
		}
		if err := b.writeCoach(g.Slug); err != nil {
			return err
		}
	}
	return nil
}

// writeCoach takes what the coach of a game tells.
func (b *builder) writeCoach(slug string) error {
	text, err := os.ReadFile(filepath.Join(b.Root, "core/lesson/courses", slug, "coach.en.txt"))
	if err != nil {
		return err
	}
	return b.addAsset("coach-"+slug+"-en.txt", text)
}

func manualPath(root, slug string) string {
	return filepath.Join(root, "core/game", slug, "manual.en.md")
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}
