package lesson

import (
	_ "embed"

	"bayboard/core/catalog"
)

// The chapters of the courses. A chapter that is not embedded here fails the
// test of the courses.
var (
	//go:embed courses/sf2022/en/1-building.txt
	sf2022n1 string
	//go:embed courses/sf2022/en/2-city.txt
	sf2022n2 string
	//go:embed courses/sf2022/en/3-bonuses.txt
	sf2022n3 string
	//go:embed courses/sf2022/en/4-ending.txt
	sf2022n4 string
	//go:embed courses/sf2000/en/1-sticks.txt
	sf2000n1 string
	//go:embed courses/sf2000/en/2-auctions.txt
	sf2000n2 string
	//go:embed courses/sf2000/en/3-actions.txt
	sf2000n3 string
	//go:embed courses/sf2000/en/4-end.txt
	sf2000n4 string
	//go:embed courses/ttrsf/en/1-routes.txt
	ttrsfn1 string
	//go:embed courses/ttrsf/en/2-tokens.txt
	ttrsfn2 string
	//go:embed courses/ttrsf/en/3-tickets.txt
	ttrsfn3 string
	//go:embed courses/ttrsf/en/4-ending.txt
	ttrsfn4 string
)

// chapters are the files of a game's course, none if it has no course yet.
func chapters(slug string) []File {
	switch slug {
	case "sf2022":
		return []File{{"1-building.txt", sf2022n1}, {"2-city.txt", sf2022n2}, {"3-bonuses.txt", sf2022n3}, {"4-ending.txt", sf2022n4}}
	case "sf2000":
		return []File{{"1-sticks.txt", sf2000n1}, {"2-auctions.txt", sf2000n2}, {"3-actions.txt", sf2000n3}, {"4-end.txt", sf2000n4}}
	case "ttrsf":
		return []File{{"1-routes.txt", ttrsfn1}, {"2-tokens.txt", ttrsfn2}, {"3-tickets.txt", ttrsfn3}, {"4-ending.txt", ttrsfn4}}
	}
	return nil
}

// Has reports whether a game has a course.
func Has(slug string) bool { return chapters(slug) != nil }

// Of is the course of a game, nil if it has none.
func Of(slug string) *Course {
	g, _ := catalog.Games{}.BySlug(slug)
	files := chapters(slug)
	if g == nil || files == nil {
		return nil
	}
	c, err := Parse(g, files)
	if err != nil {
		panic("lesson: " + slug + ": " + err.Error())
	}
	return c
}
