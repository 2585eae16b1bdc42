package page

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bayboard/wasm/store"
)

func TestEachGameThatIsNotOverCanBeContinued(t *testing.T) {
	s := game(t, 3)
	s.tell(store.AddressChanged{Fragment: "#/"})
	first := s.model.Saves[0]
	older, over, newer := first, first, first
	older.ID, over.ID, over.Over, newer.ID, newer.Err = "older", "over", true, "newer", assert.AnError
	s.model.Saves = []store.Save{first, older, over, newer}
	s.build()
	count := func(class, text string) (n int) {
		for _, e := range s.all {
			if e.attr("class") == class && e.text == text {
				n++
			}
		}
		return n
	}
	assert.Equal(t, 1, count("btn btn-p save-go", lobbyWords.GoOn), "the latest first")
	assert.Equal(t, 1, count("btn save-go", lobbyWords.GoOn))
	assert.Equal(t, 1, count("btn btn-q save-r", reviewWords.Title))
}
