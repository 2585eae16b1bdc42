package codec

import (
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
)

// Rows reads a CSV text whose first row is one of the heads, such as
// "count,color,value", and gives each row after it to read. Errors name the
// line. It refuses a text of more than 64 KiB, and one without rows.
func Rows(text string, heads []string, read func(row []string) error) error {
	if len(text) > maxText {
		return errors.New("too long")
	}
	r := csv.NewReader(strings.NewReader(text))
	rows := -1
	for ; ; rows++ {
		row, err := r.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		line, _ := r.FieldPos(0)
		if rows < 0 {
			if !slices.Contains(heads, strings.Join(row, ",")) {
				return fmt.Errorf("line %d: want the columns %s", line, heads[0])
			}
			continue
		}
		if err := read(row); err != nil {
			return fmt.Errorf("line %d: %w", line, err)
		}
	}
	if rows <= 0 {
		return errors.New("nothing in it")
	}
	return nil
}
