package codec

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestRowsGivesEachRowAfterTheHead(t *testing.T) {
	heads := []string{"count,color", "count,color,value"}
	for text, want := range map[string][]string{
		"count,color\n2,blue\n\n\"1\",\"dark, red\"": {"2|blue", "1|dark, red"},
		"count,color,value\n3,red,7\n":               {"3|red|7"},
	} {
		var got []string
		err := Rows(text, heads, func(row []string) error { got = append(got, strings.Join(row, "|")); return nil })
		assert.NoError(t, err)
		assert.Equal(t, want, got)
	}
}

func TestRowsRefusesWhatIsNoListAndNamesTheLine(t *testing.T) {
	for text, want := range map[string]string{
		"":                           "nothing in it",
		"count,color\n":              "nothing in it",
		"color,count\n1,red":         "line 1: want the columns count,color",
		"count,color\n1,red,2":       "wrong number of fields",
		"count,color\n1,\"red":       "line 2",
		"count,color\n1,a\nodd,b":    "line 3: odd",
		strings.Repeat("a", 1<<16+1): "too long",
	} {
		err := Rows(text, []string{"count,color"}, func(row []string) error {
			if row[0] == "odd" {
				return errors.New("odd")
			}
			return nil
		})
		assert.ErrorContains(t, err, want, "%.20q", text)
	}
}
