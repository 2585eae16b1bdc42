package page

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/core/catalog"
	"bayboard/wasm/store"
	"bayboard/wasm/view/sf2000"
	"bayboard/wasm/view/sf2022"
	"bayboard/wasm/view/ttrsf"
	"bayboard/wasm/view/ui"
)

func (s *screen) openGallery(slug string) *Gallery {
	s.t.Helper()
	s.root.Gallery = new(Gallery)
	s.root.NewGame = anyGame
	s.tell(store.AddressChanged{Fragment: "#/gallery" + slug})
	s.build()
	require.Nil(s.t, s.model.Notice)
	return s.root.Gallery.(*Gallery)
}

func anyGame(slug string) ui.Game {
	return map[string]ui.Game{"sf2022": sf2022.New(), "sf2000": sf2000.New(), "ttrsf": ttrsf.New()}[slug]
}

// unseen are the components of ui without a look of their own in the gallery.
var unseen = []string{
	"Dialog",  // the frame of the panels, which lies over the page
	"News",    // heard, not seen
	"Chairs",  // shown by Seats
	"Symbols", // shown by the signs
}

func TestTheGalleryShowsEachSharedComponent(t *testing.T) {
	c := open(t).openGallery("")
	shown := map[string]bool{}
	for _, x := range c.parts {
		shown[x.name] = true
	}
	files, err := filepath.Glob("../ui/*.vugu")
	require.NoError(t, err)
	require.Greater(t, len(files), 10)
	for _, f := range files {
		name := ""
		for _, word := range strings.Split(strings.TrimSuffix(filepath.Base(f), ".vugu"), "-") {
			name += strings.ToUpper(word[:1]) + word[1:]
		}
		if assert.NotEmpty(t, name) && !strings.Contains(strings.Join(unseen, " "), name) {
			assert.True(t, shown["ui."+name], "%s is not in the gallery", f)
		}
	}
}

// A page has an id once.
func TestThePartsOfTheGalleryHaveIdsOfTheirOwn(t *testing.T) {
	s := open(t)
	s.openGallery("")
	s.build()
	seen := map[string]bool{}
	for _, e := range s.all {
		if id := e.attr("id"); id != "" {
			assert.False(t, seen[id], "%s is there twice", id)
			seen[id] = true
		}
	}
	assert.NotEmpty(t, seen)
}

func TestTheGalleryShowsEachIcon(t *testing.T) {
	source, err := os.ReadFile("../ui/symbols.vugu")
	require.NoError(t, err)
	var drawn []string
	for _, m := range regexp.MustCompile(`<symbol id="ui-([a-z]+)"`).FindAllStringSubmatch(string(source), -1) {
		drawn = append(drawn, m[1])
	}
	assert.Equal(t, drawn, ui.Icons())
}

func TestTheGalleryOfAGameShowsItsTableAndItsPieces(t *testing.T) {
	s := open(t)
	for _, g := range catalog.All() {
		c := s.openGallery("/" + g.Slug())
		assert.GreaterOrEqual(t, len(c.parts), 7)
		require.NotEmpty(t, c.shelves)
		for _, x := range c.parts {
			assert.NotNil(t, x.body, x.name)
		}
		for _, shelf := range c.shelves {
			assert.NotEmpty(t, shelf.Title)
			assert.NotEmpty(t, shelf.Pieces, shelf.Title)
			for _, x := range shelf.Pieces {
				assert.NotEmpty(t, x.Name, shelf.Title)
				assert.Contains(t, x.Art, "<", x.Name)
			}
		}
		assert.Nil(t, s.model.Play)
	}
	s.root.Gallery = nil
	s.build()
	assert.True(t, s.has("The games"), "what is published shows the lobby")
	s.tell(store.AddressChanged{Fragment: "#/gallery/nothing"})
	assert.Equal(t, store.UnknownGame, s.model.Notice.Kind)
}
