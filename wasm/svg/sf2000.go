package svg

// San Francisco (2000). Words are those of the rules' texts: kinds of
// districts "residence", "condominium", "market", "amusement", "industrial",
// "office", "park", "bank", "city-hall"; ways "influence", "checks",
// "option"; deeds "two" to "remove". Seats count from 1 here; 0 is nobody.
//
// The city is drawn from below in this order: Ground2000, each District2000,
// each Street2000; the latter two are the content of a <g> with their Class
// and the transform of [TileAt2000] or [StreetAt2000]. Equal values have equal
// markup, wherever they lie.

// The map: its view box, and the box itself. Tiles are squares of TileSide2000
// whose corners lie TilePitch2000 apart; streets run in the gaps.
const (
	City2000      = "-28 -28 852 628"
	CityX2000     = -28.0
	CityY2000     = -28.0
	CityW2000     = 852.0
	CityH2000     = 628.0
	TileSide2000  = 88.0
	TilePitch2000 = 112.0
)

const (
	cols2000   = 7
	rows2000   = 5
	across2000 = (rows2000 + 1) * cols2000
	gap2000    = TilePitch2000 - TileSide2000
)

// Tile2000 is the upper left corner of a tile, 0 to 34, row by row.
func Tile2000(tile int) (x, y float64) {
	return gap2000 + TilePitch2000*float64(tile%cols2000), gap2000 + TilePitch2000*float64(tile/cols2000)
}

// Street2000 numbers: 0 to 41 across, row by row, then 42 to 81 down.

// Line2000 is the middle line of a street, from one corner of tiles to the
// other.
func Line2000(street int) (x1, y1, x2, y2 float64) {
	w, dx, dy := cols2000, TileSide2000, 0.0
	x1, y1 = gap2000, gap2000/2
	if street >= across2000 {
		street -= across2000
		w, dx, dy = cols2000+1, 0, TileSide2000
		x1, y1 = gap2000/2, gap2000
	}
	x1 += TilePitch2000 * float64(street%w)
	y1 += TilePitch2000 * float64(street/w)
	return x1, y1, x1 + dx, y1 + dy
}

// TileAt2000 is the transform of a tile's <g>.
func TileAt2000(tile int) string {
	x, y := Tile2000(tile)
	return "translate(" + number(x) + " " + number(y) + ")"
}

// StreetAt2000 is the transform of a street's <g>, in which every street runs
// from left to right around the origin.
func StreetAt2000(street int) string {
	x1, y1, x2, y2 := Line2000(street)
	at := "translate(" + number((x1+x2)/2) + " " + number((y1+y2)/2) + ")"
	if street >= across2000 {
		at += "rotate(90)"
	}
	return at
}

// Kind2000 is the class that gives a kind of district its colour, and the
// boundary and the option cards theirs.
func Kind2000(kind string) string {
	if kind == "" {
		return ""
	}
	return "sf-" + kind
}

// Sign2000 is the id of a sign in the colour of the text, with a view box of
// "-10 -10 20 20": a way, a deed, or one of "investor", "prestige", "year",
// "bank", "boundary", "any".
func Sign2000(word string) string { return "sf-i-" + word }

// Building2000 is the id of the picture of a kind, with a view box of
// "0 0 60 60", as a ruin or rebuilt. The colour comes from Kind2000, the look
// from one of the classes sf-ruin and sf-built.
func Building2000(kind string, built bool) string {
	if built || kind == "park" {
		return "sf-b-" + kind
	}
	return "sf-r-" + kind
}
