package sf2000

import "bayboard/core/rng"

// Tile is a square of the map: 7 times its row plus its column.
type Tile uint8

// HallTile is where the city hall lies (rule map).
const HallTile Tile = Tiles / 2

// RowCol are the tile's row and column, from 0.
func (t Tile) RowCol() (r, c int) { return int(t) / Cols, int(t) % Cols }

// Streets are the four sides of a tile.
func (t Tile) Streets() Streets { return sides[t] }

var (
	sides  = tileSides()
	beside = streetTiles()
	steps  = streetSteps()
)

func tileSides() (out [Tiles]Streets) {
	for t := range out {
		r, c := Tile(t).RowCol()
		for _, s := range [...]Street{Across(r, c), Across(r+1, c), Down(r, c), Down(r, c+1)} {
			out[t] = out[t].Or(Only(s))
		}
	}
	return out
}

func streetTiles() (out [StreetCount][2]Tile) {
	for s := range Street(StreetCount) {
		n := 0
		for t := range Tile(Tiles) {
			if sides[t].Has(s) {
				out[s][n] = t
				n++
			}
		}
		if n == 1 {
			out[s][1] = out[s][0]
		}
	}
	return out
}

func boundary() (out Streets) {
	for c := range Cols {
		out = out.Or(Only(Across(0, c))).Or(Only(Across(Rows, c)))
	}
	for r := range Rows {
		out = out.Or(Only(Down(r, 0))).Or(Only(Down(r, Cols)))
	}
	return out
}

// streetSteps are the streets one and two steps from each in the four
// directions, keeping its orientation (rule action-move).
func streetSteps() (out [StreetCount][4][2]Street) {
	for s := range Street(StreetCount) {
		r, c := s.RowCol()
		at, rows, cols := Across, Rows+1, Cols
		if !s.IsAcross() {
			at, rows, cols = Down, Rows, Cols+1
		}
		for i, d := range [4][2]int{{-1, 0}, {0, -1}, {0, 1}, {1, 0}} {
			for n := range 2 {
				out[s][i][n] = NoStreet
				if y, x := r+d[0]*(n+1), c+d[1]*(n+1); y >= 0 && y < rows && x >= 0 && x < cols {
					out[s][i][n] = at(y, x)
				}
			}
		}
	}
	return out
}

// reach is the free streets to which a stick may move (rule action-move).
func reach(s Street, free Streets) (out Streets) {
	for _, way := range steps[s] {
		for _, to := range way {
			if to == NoStreet || !free.Has(to) {
				break
			}
			out = out.Or(Only(to))
		}
	}
	return out
}

// dealTiles lays the tiles out at random until few parks lie beside the city
// hall and the bank (rule map-random).
func dealTiles(r *rng.Rand) (tiles [Tiles]District) {
	var bag [Tiles - 1]District
	n := 0
	for d := Residence; d < CityHall; d++ {
		for range districtTiles[d] {
			bag[n] = d
			n++
		}
	}
	for {
		rng.Shuffle(r, bag[:])
		copy(tiles[:HallTile], bag[:HallTile])
		tiles[HallTile] = CityHall
		copy(tiles[HallTile+1:], bag[HallTile:])
		if fewParks(&tiles) {
			return tiles
		}
	}
}

// fewParks: city hall and bank have at most one park beside them (rule
// map-random).
func fewParks(tiles *[Tiles]District) bool {
	for t, d := range tiles {
		if d != CityHall && d != Bank {
			continue
		}
		parks := 0
		for set := sides[t]; !set.Empty(); {
			for _, other := range beside[set.pop()] {
				if tiles[other] == Park {
					parks++
				}
			}
		}
		if parks > 1 {
			return false
		}
	}
	return true
}
