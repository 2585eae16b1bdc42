package browse

import (
	"cmp"
	"math"
	"slices"
)

// Report is what was measured; times in milliseconds. Each figure is the
// median of the runs', but Max, which is the largest of all, and the memory,
// which the first run reads.
type Report struct {
	Runs  int               `json:"runs"`
	Fled  int               `json:"fled"`   // controls that moved away from the mouse
	Games map[string]Clicks `json:"clicks"` // by slug

	FirstVisit  float64 `json:"first_visit_ms"`
	SecondVisit float64 `json:"second_visit_ms"`

	Moves  int     `json:"moves"` // before the memory was read
	Memory *Memory `json:"memory,omitempty"`
}

// Clicks is how long a game took to show what a mouse did.
type Clicks struct {
	Clicks int `json:"clicks"` // in all runs
	Hovers int `json:"hovers"`

	ClickToPaint Spread `json:"click_to_paint_ms"`
	Work         Spread `json:"work_ms"` // of clicks
	CPU          Spread `json:"cpu_ms"`
	HoverToPaint Spread `json:"hover_to_paint_ms"`
	HoverWork    Spread `json:"hover_work_ms"`
	HoverCPU     Spread `json:"hover_cpu_ms"`

	// Parts and CPUParts are the medians of what work and processor time of
	// clicks are made of.
	Parts    Parts           `json:"work_parts_p50_ms"`
	CPUParts CPUParts        `json:"cpu_parts_p50_ms"`
	Kinds    map[string]Kind `json:"kinds"`
}

// Spread is how a time is spread.
type Spread struct {
	P50 float64 `json:"p50"`
	P95 float64 `json:"p95"`
	Max float64 `json:"max"`
}

// Parts are parts of the work: the handlers; from the start of the frame to
// the last change on the page; from there until it is painted.
type Parts struct {
	Handler float64 `json:"handler"`
	Render  float64 `json:"render"`
	Paint   float64 `json:"paint"`
}

// CPUParts are parts of the processor time: the program; style and layout;
// the rest, such as paint.
type CPUParts struct {
	Script float64 `json:"script"`
	Style  float64 `json:"style"`
	Rest   float64 `json:"rest"`
}

// Kind is the clicks of one kind of all runs.
type Kind struct {
	N       int     `json:"n"`
	WorkP50 float64 `json:"work_p50_ms"`
	WorkP95 float64 `json:"work_p95_ms"`
	CPUP50  float64 `json:"cpu_p50_ms"`
	CPUP95  float64 `json:"cpu_p95_ms"`
}

func summarize(runs []visits) *Report {
	r := &Report{Runs: len(runs), Games: map[string]Clicks{}}
	games := map[string][][]sample{}
	for _, v := range runs {
		r.Fled += v.fled
		for slug, samples := range v.samples {
			games[slug] = append(games[slug], samples)
		}
		if v.memory != nil {
			r.Moves, r.Memory = v.moves, v.memory
		}
	}
	for slug, samples := range games {
		r.Games[slug] = summarizeGame(samples)
	}
	of := func(f func(visits) float64) float64 { return round(median(each(runs, f))) }
	r.FirstVisit = of(func(v visits) float64 { return v.first })
	r.SecondVisit = of(func(v visits) float64 { return v.second })
	return r
}

// summarizeGame is about the samples of a game in each run.
func summarizeGame(runs [][]sample) Clicks {
	r := Clicks{Kinds: map[string]Kind{}}
	var clicks, hovers [][]sample
	kinds := map[string][]sample{}
	for _, samples := range runs {
		var c, h []sample
		for _, s := range samples {
			kinds[s.Kind] = append(kinds[s.Kind], s)
			if s.Kind == hover {
				h = append(h, s)
			} else {
				c = append(c, s)
			}
		}
		clicks, hovers = append(clicks, c), append(hovers, h)
		r.Clicks += len(c)
		r.Hovers += len(h)
	}
	r.ClickToPaint, r.Work = spread(clicks, (*sample).toPaint), spread(clicks, (*sample).work)
	r.HoverToPaint, r.HoverWork = spread(hovers, (*sample).toPaint), spread(hovers, (*sample).work)
	r.Parts = Parts{
		Handler: spread(clicks, (*sample).handler).P50,
		Render:  spread(clicks, (*sample).render).P50,
		Paint:   spread(clicks, (*sample).paint).P50,
	}
	r.CPU, r.HoverCPU = spread(clicks, (*sample).processor), spread(hovers, (*sample).processor)
	r.CPUParts = CPUParts{
		Script: spread(clicks, func(s *sample) float64 { return s.cpu.script }).P50,
		Style:  spread(clicks, func(s *sample) float64 { return s.cpu.style }).P50,
		Rest:   spread(clicks, func(s *sample) float64 { return s.cpu.all - s.cpu.script - s.cpu.style }).P50,
	}
	for kind, list := range kinds {
		work, cpu := spread([][]sample{list}, (*sample).work), spread([][]sample{list}, (*sample).processor)
		r.Kinds[kind] = Kind{N: len(list), WorkP50: work.P50, WorkP95: work.P95, CPUP50: cpu.P50, CPUP95: cpu.P95}
	}
	return r
}

// spread has the medians of the runs' percentiles.
func spread(runs [][]sample, of func(*sample) float64) Spread {
	var p50, p95, top []float64
	for _, list := range runs {
		if len(list) == 0 {
			continue
		}
		times := each(list, func(s sample) float64 { return of(&s) })
		p50, p95, top = append(p50, percentile(times, 50)), append(p95, percentile(times, 95)), append(top, slices.Max(times))
	}
	if len(top) == 0 {
		return Spread{}
	}
	return Spread{P50: round(median(p50)), P95: round(median(p95)), Max: round(slices.Max(top))}
}

// percentile is the smallest value that so many of a hundred do not exceed.
func percentile[T cmp.Ordered](list []T, p int) T {
	sorted := slices.Sorted(slices.Values(list))
	return sorted[max(0, (len(sorted)*p+99)/100-1)]
}

func median(list []float64) float64 { return percentile(list, 50) }

func round(f float64) float64 { return math.Round(f*10) / 10 }

func each[T any](list []T, f func(T) float64) []float64 {
	out := make([]float64, len(list))
	for i, v := range list {
		out[i] = f(v)
	}
	return out
}
