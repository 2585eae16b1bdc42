package main

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"text/tabwriter"

	"bayboard/scripts/bench/browse"
)

// report is what was measured; what was not has no key.
type report struct {
	Games   map[string]*gameReport `json:"games,omitempty"`
	Wasm    *size                  `json:"wasm,omitempty"`
	Browser *browse.Report         `json:"browser,omitempty"`
	Phone   *browse.Loading        `json:"phone,omitempty"`
	Soak    *browse.Soak           `json:"soak,omitempty"`
	order   []string               // of the games
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
	if r.Browser != nil {
		printBrowser(r.Browser, r.order, line)
	}
	if p := r.Phone; p != nil {
		line("phone", "first visit %.0f ms\tsecond %.0f ms\tuntil the app can be used", p.First, p.Second)
	}
	if s := r.Soak; s != nil {
		line("soak", "%.1f minutes\t%d games\t%d moves", s.Minutes, len(s.Marks), s.Moves)
		last := s.Marks[len(s.Marks)-1]
		line("  memory at the end", "wasm %.1f MB\theap %.1f MB\t%.0f nodes", last.Wasm, last.JSHeap, last.Nodes)
		line("  growth in an hour", "wasm %.1f MB\theap %.1f MB\t%.0f nodes", s.Growth.Wasm, s.Growth.JSHeap, s.Growth.Nodes)
	}
	t.Flush()
}

func printBrowser(b *browse.Report, order []string, line func(part, format string, args ...any)) {
	line("browser", "first visit %.0f ms\tsecond %.0f ms\tmedians of %d runs", b.FirstVisit, b.SecondVisit, b.Runs)
	for _, slug := range order {
		printClicks(slug, b.Games[slug], line)
	}
	line("  controls that moved away", "%d", b.Fled)
	if m := b.Memory; m != nil {
		line("  memory", "wasm %.1f MB\theap %.1f MB\tafter %d moves", m.Wasm, m.JSHeap, b.Moves)
	}
}

func printClicks(slug string, r browse.Clicks, line func(part, format string, args ...any)) {
	line("  "+slug, "%d clicks\t%d hovers\tmilliseconds", r.Clicks, r.Hovers)
	for _, s := range []struct {
		name string
		browse.Spread
	}{
		{"click to paint", r.ClickToPaint}, {"work", r.Work}, {"processor", r.CPU},
		{"hover to paint", r.HoverToPaint}, {"work", r.HoverWork}, {"processor", r.HoverCPU},
	} {
		line("    "+s.name, "median %.1f\t95 %% %.1f\tmax %.1f", s.P50, s.P95, s.Max)
	}
	p, c := r.Parts, r.CPUParts
	line("    of a click's work", "handler %.1f\trender %.1f\tpaint %.1f", p.Handler, p.Render, p.Paint)
	line("    of its processor time", "program %.1f\tstyle, layout %.1f\trest %.1f", c.Script, c.Style, c.Rest)
	for _, kind := range slices.Sorted(maps.Keys(r.Kinds)) {
		k := r.Kinds[kind]
		line("    "+kind, "work %.1f\t95 %% %.1f\tprocessor %.1f\t95 %% %.1f\tof %d", k.WorkP50, k.WorkP95, k.CPUP50, k.CPUP95, k.N)
	}
}
