package ui

import "strconv"

// Shelf is a part of the gallery: pieces of one kind.
type Shelf struct {
	Title  string
	Pieces []Piece
}

// Piece is what a game shows of one card, token, tile or state, with its name.
type Piece struct{ Name, Art string } // Art is the markup of its picture

// Exhibited is a game that can show all its pieces.
type Exhibited interface {
	// Gallery has each piece of the built-in edition, and the states that it
	// may be in.
	Gallery() []Shelf
}

// Picture is an svg element that is not heard.
func Picture(class, box, markup string) string {
	return `<svg class="` + class + `" viewBox="` + box + `" aria-hidden="true">` + markup + `</svg>`
}

// Pieces makes n pieces.
func Pieces(n int, of func(i int) Piece) []Piece {
	list := make([]Piece, n)
	for i := range list {
		list[i] = of(i)
	}
	return list
}

// Signs are symbols that stand on the page, by their ids.
func Signs(ids []string) []Piece {
	return Pieces(len(ids), func(i int) Piece {
		return Piece{ids[i], Picture("gal-s", "0 0 24 24", `<use href="#`+ids[i]+`" width="24" height="24"></use>`)}
	})
}

// SeatPieces shows something of each seat.
func SeatPieces(seats int, name string, art func(seat int) string) []Piece {
	return Pieces(seats, func(i int) Piece { return Piece{name + " " + strconv.Itoa(i+1), art(i + 1)} })
}
