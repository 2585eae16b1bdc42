package site

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
)

// Game is what the static pages say about one game.
type Game struct {
	Slug, Kind, Name, By, Blurb, Players, Length string

	Play, Learn, Rules bool // what of it exists in this tree
}

// games is in the order of the cards on the landing page.
var games = []Game{
	{
		Slug: "sf2022", Kind: "City building", Name: "San Francisco", By: "Reiner Knizia, 2022",
		Blurb:   "Lay project cards in five districts, join them to the streetcar, and let skyscrapers rise where people live.",
		Players: "2 to 4", Length: "45 min",
	},
	{
		Slug: "sf2000", Kind: "Auctions", Name: "San Francisco", By: "A. Wetter, T. Löpmann, 2000",
		Blurb:   "Bid with secret checks and with influence for the streets around every block, then own the most of them.",
		Players: "3 to 5", Length: "90 min",
	},
	{
		Slug: "ttrsf", Kind: "Routes", Name: "Ticket to Ride: San Francisco", By: "2022",
		Blurb:   "Collect cards, claim cable car and ferry routes, and bring home souvenirs from all over town.",
		Players: "2 to 4", Length: "30 min",
	},
}

// findGames says for each game what of it the tree holds. A game can be
// played when the catalog imports it, learned when it has a course, and read
// when it has a manual.
func findGames(root string) []Game {
	inCatalog := catalogImports(root)
	found := make([]Game, len(games))
	for i, g := range games {
		g.Play = inCatalog["bayboard/core/game/"+g.Slug]
		g.Learn = g.Play && exists(filepath.Join(root, "core/lesson/courses", g.Slug, "en"))
		g.Rules = exists(manualPath(root, g.Slug))
		found[i] = g
	}
	return found
}

func manualPath(root, slug string) string {
	return filepath.Join(root, "core/game", slug, "manual.en.md")
}

func catalogImports(root string) map[string]bool {
	imports := map[string]bool{}
	files, _ := filepath.Glob(filepath.Join(root, "core/catalog/*.go"))
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		if err != nil {
			continue // the compiler reports it
		}
		for _, im := range f.Imports {
			imports[strings.Trim(im.Path.Value, `"`)] = true
		}
	}
	return imports
}

func exists(name string) bool {
	_, err := os.Stat(name)
	return err == nil
}
