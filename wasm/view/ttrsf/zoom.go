package ttrsf

import "github.com/vugu/vugu"

// The nearest and the farthest look at the map.
const (
	nearest  = 1
	farthest = -1
)

func (c *Board) panClass() string {
	switch c.near {
	case nearest:
		return "tt-pan tt-pan-near"
	case farthest:
		return "tt-pan tt-pan-whole"
	}
	return "tt-pan"
}

func (c *Board) nearer(vugu.DOMEvent)  { c.near = min(c.near+1, nearest) }
func (c *Board) farther(vugu.DOMEvent) { c.near = max(c.near-1, farthest) }
func (c *Board) link(vugu.DOMEvent)    { c.links = !c.links }

func (c *Board) isNearest() string  { return yes(c.near == nearest) }
func (c *Board) isFarthest() string { return yes(c.near == farthest) }
func (c *Board) linked() string     { return yes(c.links) }

func (c *Board) nearIcon() string { return icon("tt-i-near", "") }
func (c *Board) farIcon() string  { return icon("tt-i-far", "") }
func (c *Board) linkIcon() string { return icon("tt-i-links", "") }
