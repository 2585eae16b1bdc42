package picture

import (
	"encoding/csv"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"bayboard/wasm/escape"
)

// list is the table of a component list, folded away, in the words of the
// list itself.
func (b *Book) list(text string) (string, error) {
	name, title, _ := strings.Cut(strings.TrimSpace(text), " ")
	if title == "" {
		return "", errors.New("want FILE TITLE")
	}
	data, err := os.ReadFile(filepath.Join(b.dir, "data", filepath.Base(name)))
	if err != nil {
		return "", err
	}
	rows, err := csv.NewReader(strings.NewReader(string(data))).ReadAll()
	if err != nil {
		return "", err
	}
	var out strings.Builder
	fmt.Fprintf(&out, `<details class="r-list-d"><summary>%s</summary><p><a href="%s" download="">%[2]s</a> (the list as a file)</p><div class="r-scroll" tabindex="0" role="region" aria-label="%[1]s"><table><thead><tr>`,
		escape.HTML(title), escape.HTML(name))
	columns := rows[0]
	classes := make([]string, len(columns))
	for i, c := range columns {
		if slices.ContainsFunc(rows[1:], func(r []string) bool { return numeric(r[i]) }) {
			classes[i] = ` class="r-num"`
		}
		fmt.Fprintf(&out, `<th scope="col"%s>%s</th>`, classes[i], escape.HTML(heading(c)))
	}
	out.WriteString("</tr></thead><tbody>")
	for _, r := range rows[1:] {
		out.WriteString("<tr>")
		for i, v := range r {
			cell, err := b.field(name, columns[i], v, r)
			if err != nil {
				return "", err
			}
			out.WriteString("<td" + classes[i] + ">" + cell + "</td>")
		}
		out.WriteString("</tr>")
	}
	out.WriteString("</tbody></table></div></details>\n")
	b.lists = append(b.lists, name)
	return out.String(), nil
}

// headings are the columns of the lists in words.
var headings = map[string]string{
	"count": "Copies", "color": "Colour", "value": "Value", "symbols": "Symbols", "place": "Place", "kind": "Kind", "investors": "Investors",
	"auction": "Auctioned by", "district": "District", "name": "Location", "x": "x", "y": "y", "tokens": "Token stack", "a": "From", "b": "To",
	"length": "Spaces", "ferries": "Ferries", "second_color": "Second colour", "points": "Points",
}

// heading is a column in words.
func heading(column string) string {
	if h, ok := headings[column]; ok {
		return h
	}
	return column
}

// field is a value of a row, behind its picture if there is one.
func (b *Book) field(list, column, value string, row []string) (string, error) {
	picture := ""
	if address := b.artist.face(list, column, row); address != "" {
		var err error
		if picture, _, err = b.Inline(address, ""); err != nil {
			return "", err
		}
	}
	switch value {
	case "":
		value = "–"
	case "gray":
		value = "grey"
	}
	return picture + escape.HTML(value), nil
}

// numeric reports whether a value is a number: a column of them stands at the
// right.
func numeric(value string) bool {
	_, err := strconv.ParseFloat(value, 64)
	return err == nil
}
