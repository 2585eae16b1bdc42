package engine

import "strconv"

// Seat is a place at the table, counted from 0 in turn order.
type Seat int8

// NoSeat is nobody: the actor of a game that is over, a first seat that is to
// be drawn. AllSeats is the audience of what everybody may know.
const (
	NoSeat   Seat = -1
	AllSeats Seat = -2
)

// MaxSeats is the largest number of seats of any game.
const MaxSeats = 5

// String counts from 1, as people do: "seat 1".
func (s Seat) String() string {
	switch s {
	case NoSeat:
		return "no seat"
	case AllSeats:
		return "all seats"
	}
	return "seat " + strconv.Itoa(int(s)+1)
}
