package main

import (
	"encoding/json"
	"fmt"
	"math"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"bayboard/core/engine"
	"bayboard/scripts/bench/browse"
	"bayboard/scripts/bench/measure"
	"bayboard/scripts/internal/server"
	"bayboard/scripts/internal/site"
	"bayboard/scripts/internal/slim"
)

// effort is how much is measured.
type effort struct {
	rounds int           // of playouts
	each   time.Duration // of a round
	games  int           // whose links are made, for each number of players
	browse browse.Effort
}

var (
	full = effort{rounds: 5, each: 2 * time.Second, games: 1000, browse: browse.Effort{Runs: 3, Clicks: 100, Moves: 2000}}
	tiny = effort{rounds: 1, each: 20 * time.Millisecond, games: 2}
)

type bench struct {
	root string
	soak time.Duration
	effort
}

// measure measures the chosen parts.
func (b *bench) measure(games []engine.Game, chosen []string) (*report, error) {
	r := &report{Games: map[string]*gameReport{}}
	for _, g := range games {
		r.order = append(r.order, g.Slug())
		r.Games[g.Slug()] = &gameReport{}
	}
	for _, part := range []struct {
		name string
		run  func(engine.Game, *gameReport) error
	}{{"native", b.native}, {"wasm", b.wasm}, {"links", b.links}} {
		if !slices.Contains(chosen, part.name) {
			continue
		}
		for _, g := range games {
			if err := part.run(g, r.Games[g.Slug()]); err != nil {
				return nil, fmt.Errorf("%s, %s: %w", g.Slug(), part.name, err)
			}
		}
	}
	if slices.ContainsFunc(chosen, func(part string) bool { return slices.Contains(ofSite, part) }) {
		if err := b.site(r, games, chosen); err != nil {
			return nil, err
		}
	}
	return r, nil
}

func (b *bench) native(g engine.Game, r *gameReport) error {
	s, err := measure.Playouts(g, b.rounds, b.each)
	// Other goroutines of the runtime may allocate something meanwhile.
	r.native = &native{Actions: int(s.Actions), Playouts: int(s.Playouts), Allocs: math.Round(s.Allocs*1e4) / 1e4}
	return err
}

func (b *bench) links(g engine.Game, r *gameReport) error {
	l, err := measure.LinksOf(g, b.games, func(done, all int) {
		if done%250 == 0 {
			fmt.Fprintf(os.Stderr, "links of %s: %d of %d games\n", g.Slug(), done, all)
		}
	})
	r.links = &links{Median: l.Median, Max: l.Max, Excess: l.ExcessMax, Legal: l.LegalMax}
	return err
}

// wasm runs the program playout under node.
func (b *bench) wasm(g engine.Game, r *gameReport) error {
	// What go build finds there already, and not changed, it leaves.
	linked := filepath.Join(b.root, ".cache", "bench", "playout.linked.wasm")
	program := filepath.Join(b.root, ".cache", "bench", "playout.wasm")
	build := exec.Command("go", "build", "-trimpath", "-o", linked, "./scripts/bench/playout")
	build.Dir = b.root
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if text, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, text)
	}
	if err := shorten(linked, program); err != nil {
		return err
	}
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	loader := filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", "wasm_exec_node.js")
	each := strconv.Itoa(int(b.each.Milliseconds()))
	run := exec.Command("node", loader, program, g.Slug(), strconv.Itoa(b.rounds), each)
	// The loader has little room for the environment.
	run.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME")}
	run.Stderr = os.Stderr
	out, err := run.Output()
	if err != nil {
		return err
	}
	var s measure.Speed
	if err := json.Unmarshal(out, &s); err != nil {
		return err
	}
	r.wasm = &wasm{Actions: int(s.Actions), Playouts: int(s.Playouts)}
	return nil
}

// shorten writes a program with the code that the published one has.
func shorten(linked, name string) error {
	program, err := os.ReadFile(linked)
	if err != nil {
		return err
	}
	if program, err = slim.Code(program); err != nil {
		return err
	}
	return os.WriteFile(name, program, 0o600)
}

// site builds the site aside, takes the program's sizes from the build's
// report, and lets a browser visit it; nothing while there is no program.
func (b *bench) site(r *report, games []engine.Game, chosen []string) error {
	if _, err := os.Stat(filepath.Join(b.root, "wasm", "main_js.go")); err != nil {
		return nil
	}
	out := filepath.Join(b.root, ".cache", "bench", "site")
	defer os.RemoveAll(out)
	built, err := site.Build(site.Options{Root: b.root, Out: out, Compress: true, Log: os.Stderr})
	if err != nil {
		return fmt.Errorf("build: %w", err)
	}
	if slices.Contains(chosen, "size") {
		r.Wasm = &size{Raw: built.Wasm.Raw, Gzip: built.Wasm.Gzip, Brotli: built.Wasm.Brotli, Brotli5: built.Wasm.Brotli5}
	}
	rules, err := server.ReadRules(filepath.Join(b.root, "netlify.toml"))
	if err != nil {
		return err
	}
	return b.visit(r, server.New(out, rules), games, chosen)
}

// visit lets browsers visit the site.
func (b *bench) visit(r *report, site http.Handler, games []engine.Game, chosen []string) (err error) {
	for _, part := range chosen {
		switch part {
		case "browser":
			r.Browser, err = browse.Measure(site, games, b.browse)
		case "phone":
			r.Phone, err = browse.MeasureLoading(site, b.browse.Runs)
		case "soak":
			r.Soak, err = browse.MeasureSoak(site, r.order, b.soak)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", part, err)
		}
	}
	return nil
}
