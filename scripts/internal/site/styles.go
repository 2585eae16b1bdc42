package site

import (
	"bytes"
	"maps"
	"slices"
	"strings"
)

// ownPage is the page that a sheet belongs to.
var ownPage = map[string]string{
	"css/landing.css": "landing", "css/rules.css": "rules", "css/search.css": "rules", "css/sheet.css": "sheet",
}

// sheets lists the style sheets of one page: tokens.css, base.css and
// shell.css on every page, then the page's own ones and what draws the
// pictures of its game on a static page, and on the application's page all
// others by name, phone.css after them.
func sheets(all []string, page, game string) []string {
	rank := map[string]int{"css/tokens.css": -3, "css/base.css": -2, "css/shell.css": -1, "css/pictures.css": 1, "css/sheet.css": 2, "css/phone.css": 3}
	belongs := func(name string) bool {
		switch own := ownPage[name]; {
		case rank[name] < 0:
			return true
		case own != "":
			return own == page
		case page == "app":
			return name != "css/pictures.css"
		}
		return game != "" && (name == "css/pictures.css" || name == "css/"+game+".css")
	}
	var list []string
	for _, name := range all {
		if strings.HasSuffix(name, ".css") && belongs(name) {
			list = append(list, name)
		}
	}
	slices.SortFunc(list, func(a, b string) int {
		if d := rank[a] - rank[b]; d != 0 {
			return d
		}
		return strings.Compare(a, b)
	})
	return list
}

// styleSheet joins the style sheets of a page into a single file, one request
// before the first paint, and gives its path.
func (b *builder) styleSheet(p page) (string, error) {
	var joined bytes.Buffer
	for _, name := range sheets(slices.Collect(maps.Keys(b.styles)), p.Name, p.Game.Slug) {
		joined.Write(b.styles[name])
	}
	if p.Name == "rules" && p.Manual != nil {
		joined.WriteString(sectionHeights(p.Manual.Sections))
	}
	key := p.Name
	if p.Game.Slug != "" {
		key += "-" + p.Game.Slug
	}
	key += ".css"
	path := hashedPath(key, joined.Bytes())
	if b.assets[key] == path {
		return path, nil
	}
	return path, b.addAsset(key, joined.Bytes())
}
