package courses

import (
	"os"
	"path/filepath"
	"testing"

	"bayboard/core/catalog"
	"bayboard/core/lesson"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAGameHasACourseWhereItsChaptersLie(t *testing.T) {
	for _, g := range catalog.All() {
		names, err := filepath.Glob(filepath.Join(g.Slug(), "en", "*"))
		require.NoError(t, err)
		assert.Equal(t, len(names) > 0, lesson.Has(g.Slug()), g.Slug())
		files := Files(g.Slug())
		require.Len(t, files, len(names), "each is a *.txt")
		for i, name := range names {
			text, err := os.ReadFile(name)
			require.NoError(t, err)
			assert.Equal(t, lesson.File{Name: filepath.Base(name), Text: string(text)}, files[i])
		}
	}
	assert.False(t, lesson.Has("chess"))
	assert.Nil(t, Of("chess"))
}

func TestTheWholeTextHasAllChaptersAndLessons(t *testing.T) {
	for _, g := range catalog.All() {
		want := Of(g.Slug())
		require.NotNil(t, want, g.Slug())
		got, err := lesson.Read(g, Text(g.Slug()))
		require.NoError(t, err, g.Slug())
		assert.Equal(t, want.Chapters, got.Chapters)
		require.Len(t, got.Lessons, len(want.Lessons))
		for i := range want.Lessons {
			w, l := &want.Lessons[i], &got.Lessons[i]
			assert.Equal(t, []any{w.ID, w.Title, w.Chapter}, []any{l.ID, l.Title, l.Chapter})
			require.Len(t, l.Steps, len(w.Steps), w.ID)
			for n := range w.Steps {
				assert.Equal(t, w.Steps[n].Goal, l.Steps[n].Goal)
				assert.Equal(t, w.Steps[n].Solution(), l.Steps[n].Solution())
			}
		}
	}
}

func TestADamagedTextNamesChapterAndLine(t *testing.T) {
	g := catalog.All()[0]
	_, err := lesson.Read(g, "# note\nchapter One\n\nchapter Two\nlesson a\n")
	require.ErrorContains(t, err, "chapter 2:2: ")
	_, err = lesson.Read(g, "<!doctype html>")
	require.Error(t, err)
}
