package ttrsf

import "bayboard/core/engine"

// network labels the locations that a seat's routes connect: two have the
// same label exactly when there is a path (rule ticket-complete).
type network [MaxLocations]Loc

// networkOf is the network of a seat.
func (t *Table) networkOf(seat engine.Seat) (n network) {
	for i := range n {
		n[i] = Loc(i)
	}
	for r, o := range t.owner[:t.ed.routeN] {
		if o == uint8(seat)+1 {
			n.join(t.ed.routes[r].A, t.ed.routes[r].B)
		}
	}
	for i := range n[:t.ed.locCount] {
		n[i] = n.root(Loc(i))
	}
	return n
}

func (n *network) root(l Loc) Loc {
	for n[l] != l {
		n[l] = n[n[l]]
		l = n[l]
	}
	return l
}

func (n *network) join(a, b Loc) { n[n.root(a)] = n.root(b) }

// joins reports whether a ticket's locations are connected.
func (n *network) joins(t *Ticket) bool { return n[t.A] == n[t.B] }

// Complete reports whether a seat's routes connect a ticket's locations.
func (t *Table) Complete(seat engine.Seat, id TicketID) bool {
	n := t.networkOf(seat)
	return n.joins(&t.ed.tickets[id])
}
