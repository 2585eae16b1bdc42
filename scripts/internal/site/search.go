package site

import (
	"encoding/json"

	"bayboard/scripts/internal/manual"
)

// indexAsset is the index of the search, site/search.js reads it.
const indexAsset = "rules.json"

// index is all text of the rules.
type index struct {
	Games   []indexGame  `json:"games"`
	Entries []indexEntry `json:"entries"`
}

type indexGame struct {
	Slug string `json:"slug"`
	Name string `json:"name"`
}

// indexEntry is the text of an anchor: the number of its game, where it
// stands, the title above it, and its sentences.
type indexEntry struct {
	Game    int      `json:"g"`
	ID      string   `json:"id"`
	Title   string   `json:"t"`
	Section string   `json:"s,omitempty"` // empty if the title is the section's
	Text    []string `json:"x"`
}

func searchIndex(books []rulebook) ([]byte, error) {
	x := index{Games: []indexGame{}, Entries: []indexEntry{}}
	for i, r := range books {
		x.Games = append(x.Games, indexGame{r.Slug, r.Name + ", " + r.By})
		for _, e := range r.manual.Entries {
			x.Entries = append(x.Entries, entryOf(i, e))
		}
	}
	return json.Marshal(x)
}

func entryOf(game int, e manual.Entry) indexEntry {
	out := indexEntry{Game: game, ID: e.ID, Title: e.Title, Section: e.Section, Text: e.Text}
	if out.Section == out.Title {
		out.Section = ""
	}
	if out.Text == nil {
		out.Text = []string{}
	}
	return out
}
