package browse

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"time"

	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"bayboard/core/rng"
	"bayboard/scripts/internal/browser"
)

// Soak is what bots that played game after game on one page, without being
// reloaded, have left in its memory.
type Soak struct {
	Minutes float64 `json:"minutes"`
	Moves   int     `json:"moves"`
	Marks   []Mark  `json:"marks"` // after each game, in the order of time
	Growth  Memory  `json:"growth_per_hour"`
}

// Mark is the memory after a game.
type Mark struct {
	Seconds float64 `json:"seconds"` // since the beginning
	Game    string  `json:"game"`
	Moves   int     `json:"moves"`
	Memory
}

// Memory is what a page uses: the JavaScript heap after a collection and the
// WebAssembly memory of the page, both in MB, and nodes of all its documents.
type Memory struct {
	JSHeap float64 `json:"js_heap_mb"`
	Wasm   float64 `json:"wasm_mb"`
	Nodes  float64 `json:"nodes"`
}

// warm is the part of a soak whose marks count for nothing: buffers are grown
// there, and code is compiled.
const warm = .3

// MeasureSoak lets bots play the games in turn for so long.
func MeasureSoak(handler http.Handler, games []string, long time.Duration) (*Soak, error) {
	s := httptest.NewServer(handler)
	defer s.Close()
	b, err := browser.Start()
	if err != nil {
		return nil, err
	}
	defer b.Close()
	var soak Soak
	err = visit(b, s.URL+"/app/", func(t tab) error {
		return addScript(t.ctx, `localStorage.setItem("bayboard:prefs", "pause 0")`)
	}, func(t tab, _ float64) error { return soak.play(t, games, long) })
	return &soak, err
}

func (s *Soak) play(t tab, games []string, long time.Duration) error {
	begin, dice := time.Now(), rng.FromUint64(1)
	for n := 0; time.Since(begin) < long; n++ {
		m := Mark{Game: games[n%len(games)]}
		var err error
		if m.Moves, err = eval[int](t, fmt.Sprintf("bench.watch(%q, %d)", m.Game, uint32(dice.Uint64()))); err != nil {
			return err
		}
		if m.Memory, err = t.memory(); err != nil {
			return err
		}
		m.Seconds = round(time.Since(begin).Seconds())
		s.Marks = append(s.Marks, m)
		s.Moves += m.Moves
	}
	s.Minutes = round(time.Since(begin).Minutes())
	s.Growth = growth(s.Marks)
	return nil
}

// memory reads the memory after a collection.
func (t tab) memory() (Memory, error) {
	var m Memory
	if _, err := chromedp.Call(t.ctx, heapprofiler.CollectGarbage, struct{}{}); err != nil {
		return m, err
	}
	usage, err := chromedp.Call(t.ctx, runtime.GetHeapUsage, struct{}{})
	if err != nil {
		return m, err
	}
	wasm, err := eval[float64](t, "bench.memory()")
	if err != nil {
		return m, err
	}
	metrics, err := chromedp.Call(t.ctx, performance.GetMetrics, struct{}{})
	if err != nil {
		return m, err
	}
	for _, x := range metrics.Metrics {
		if x.Name == "Nodes" {
			m.Nodes = x.Value
		}
	}
	m.JSHeap, m.Wasm = round(usage.UsedSize/1e6), round(wasm/1e6)
	return m, nil
}

// growth is the slope of the line through the marks after the warm part, by
// the median of the slopes of all pairs (Theil and Sen), for an hour.
func growth(marks []Mark) Memory {
	after := marks[int(warm*float64(len(marks))):]
	slope := func(of func(Mark) float64) float64 {
		var all []float64
		for i, a := range after {
			for _, b := range after[i+1:] {
				if b.Seconds > a.Seconds {
					all = append(all, (of(b)-of(a))/(b.Seconds-a.Seconds)*3600)
				}
			}
		}
		if len(all) == 0 {
			return 0
		}
		return round(median(all))
	}
	return Memory{
		JSHeap: slope(func(m Mark) float64 { return m.JSHeap }),
		Wasm:   slope(func(m Mark) float64 { return m.Wasm }),
		Nodes:  slope(func(m Mark) float64 { return m.Nodes }),
	}
}
