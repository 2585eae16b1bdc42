package effect

import (
	"errors"
	"strings"

	"bayboard/wasm/store"
)

const reviewKey = "bayboard:review:"

// mostReviews bounds how many are kept.
const mostReviews = 12

// ReadReview reads what is kept of a review.
func ReadReview(s Storage, id string) store.ReviewRead {
	text, _, _ := s.Get(reviewKey + id)
	return store.ReviewRead{ID: id, Text: text}
}

// WriteReview keeps a review, if its game is kept. The oldest ones make room.
func WriteReview(s Storage, w store.WriteReview) store.ReviewWritten {
	out := store.ReviewWritten{ID: w.ID, Result: store.WriteBlocked}
	_, ok, err := s.Get(gameKey + w.ID)
	if err != nil {
		return out
	}
	if !ok {
		out.Result = store.WriteOK
		return out
	}
	dropReviews(s, w.ID, mostReviews-1)
	err = s.Set(reviewKey+w.ID, w.Text)
	if errors.Is(err, ErrFull) {
		dropReviews(s, w.ID, 0)
		err = s.Set(reviewKey+w.ID, w.Text)
	}
	if out.Result = store.WriteOK; err != nil {
		out.Result = refusal(err)
	}
	return out
}

// dropReviews deletes all but the latest ones; that of one game does not
// count. It reports whether there was any.
func dropReviews(s Storage, but string, most int) bool {
	keys, _ := s.Keys()
	ages := map[string]int64{}
	for _, key := range keys {
		if id, ok := strings.CutPrefix(key, reviewKey); ok && id != but {
			text, _, _ := s.Get(key)
			ages[key] = store.ReviewAge(text)
		}
	}
	dropped := false
	for len(ages) > most {
		oldest := ""
		for key, age := range ages {
			if o := ages[oldest]; oldest == "" || age < o || age == o && key < oldest {
				oldest = key
			}
		}
		delete(ages, oldest)
		_ = s.Delete(oldest)
		dropped = true
	}
	return dropped
}
