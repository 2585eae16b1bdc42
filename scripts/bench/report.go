package main

import (
	"fmt"
	"io"
	"text/tabwriter"
)

// report is what was measured; what was not has no key.
type report struct {
	Games map[string]*gameReport `json:"games,omitempty"`
	Wasm  *size                  `json:"wasm,omitempty"`
	order []string               // of the games
}

// gameReport is what was measured of a game, by part.
type gameReport struct {
	*native
	*wasm
	*links
}

type native struct {
	Actions  int     `json:"native_actions_per_s"`
	Playouts int     `json:"native_playouts_per_s"`
	Allocs   float64 `json:"allocs_per_action"`
}

type wasm struct {
	Actions  int `json:"wasm_actions_per_s"`
	Playouts int `json:"wasm_playouts_per_s"`
}

type links struct {
	Median int `json:"link_chars_median"`
	Max    int `json:"link_chars_max"`
	Excess int `json:"link_excess_max"`
	Legal  int `json:"legal_max"`
}

// size is the program's, in bytes.
type size struct {
	Raw     int `json:"raw"`
	Gzip    int `json:"gzip"`
	Brotli  int `json:"brotli"`
	Brotli5 int `json:"brotli5"`
}

// print writes the report for people.
func (r *report) print(w io.Writer) {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	line := func(part, format string, args ...any) {
		fmt.Fprintf(t, "%s\t"+format+"\n", append([]any{part}, args...)...)
	}
	for _, slug := range r.order {
		g := r.Games[slug]
		fmt.Fprintln(t, slug)
		if g.native != nil {
			line("  native", "%d playouts/s\t%d actions/s\t%.4f allocations per action", g.native.Playouts, g.native.Actions, g.Allocs)
		}
		if g.wasm != nil {
			line("  wasm", "%d playouts/s\t%d actions/s", g.wasm.Playouts, g.wasm.Actions)
		}
		if g.links != nil {
			line("  links", "median %d\tmax %d\texcess up to %d; up to %d legal actions", g.Median, g.Max, g.Excess, g.Legal)
		}
	}
	if s := r.Wasm; s != nil {
		line("program", "raw %d\tgzip %d\tbrotli %d; %d at level 5", s.Raw, s.Gzip, s.Brotli, s.Brotli5)
	}
	t.Flush()
}
