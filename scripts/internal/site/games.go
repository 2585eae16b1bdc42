package site

import (
	"os"
	"path/filepath"

	"bayboard/core/catalog"
	"bayboard/wasm/text"
)

// Game is what the static pages say about one game.
type Game struct {
	Slug, Kind, Name, By, Blurb, Players, Length string

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

func manualPath(root, slug string) string {
	return filepath.Join(root, "core/game", slug, "manual.en.md")
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}
