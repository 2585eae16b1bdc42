package effect

import (
	"strconv"
	"strings"
	"testing"

	"bayboard/wasm/store"

	"github.com/stretchr/testify/require"
)

// review is a text of a time.
func review(at int) string { return "bayboard review 1 " + strconv.Itoa(at) + " hash\n1 2 3\n" }

func TestAReviewIsKeptBesideItsGame(t *testing.T) {
	s := newShelf()
	require.Equal(t, store.ReviewRead{ID: "a"}, ReadReview(s, "a"))
	require.Equal(t, store.ReviewWritten{ID: "a"}, WriteReview(s, store.WriteReview{ID: "a", Text: review(1)}))
	require.Empty(t, s.texts, "its game is gone")
	s.texts[gameKey+"a"], s.texts[gameKey+"b"] = "A", "B"
	require.Equal(t, store.ReviewWritten{ID: "a"}, WriteReview(s, store.WriteReview{ID: "a", Text: review(1)}))
	WriteReview(s, store.WriteReview{ID: "b", Text: review(2)})
	require.Equal(t, store.ReviewRead{ID: "a", Text: review(1)}, ReadReview(s, "a"))
	require.Len(t, Load(s).Entries, 2, "a review is no game")
	Delete(s, "a")
	require.Equal(t, map[string]string{gameKey + "b": "B", reviewKey + "b": review(2)}, s.texts)
}

func TestTheOldestReviewsMakeRoom(t *testing.T) {
	s := newShelf()
	for i := range mostReviews + 3 {
		id := string(rune('a' + i))
		s.texts[gameKey+id] = "game"
		WriteReview(s, store.WriteReview{ID: id, Text: review(100 - i)}) // the first is the latest
	}
	kept := 0
	for key := range s.texts {
		if strings.HasPrefix(key, reviewKey) {
			kept++
		}
	}
	require.Equal(t, mostReviews, kept)
	require.Contains(t, s.texts, reviewKey+"a")
	require.Contains(t, s.texts, reviewKey+string(rune('a'+mostReviews+2)), "the one just written stays")
	require.NotContains(t, s.texts, reviewKey+string(rune('a'+mostReviews+1)))
}

func TestReviewsGiveWayWhereThereIsNoRoom(t *testing.T) {
	s := newShelf()
	s.texts[gameKey+"a"], s.texts[gameKey+"b"] = "A", "B"
	WriteReview(s, store.WriteReview{ID: "a", Text: review(1)})
	s.room = 2 + len(review(1))
	require.Equal(t, store.WriteOK, WriteReview(s, store.WriteReview{ID: "b", Text: review(2)}).Result)
	require.NotContains(t, s.texts, reviewKey+"a", "another one")
	require.Equal(t, store.WriteFull, WriteReview(s, store.WriteReview{ID: "b", Text: review(2) + review(2)}).Result)
	s.room += 8
	require.Equal(t, store.WriteOK, Write(s, store.WriteSave{ID: "c", Text: written("1", "abc")}))
	require.NotContains(t, s.texts, reviewKey+"b", "a game matters more")
	s.blocked = true
	require.Equal(t, store.WriteBlocked, WriteReview(s, store.WriteReview{ID: "a", Text: review(3)}).Result)
	require.Empty(t, ReadReview(s, "a").Text)
}
