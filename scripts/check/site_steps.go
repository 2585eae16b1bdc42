package main

import (
	"fmt"
	"os"
	"regexp"
	"strings"

	"bayboard/scripts/internal/browser"
	"bayboard/scripts/internal/site"
)

// maxProgram is the budget of the compressed program in bytes.
const maxProgram = 1_000_000

func (t *tree) dist() string { return t.path(".cache", "check", "dist") }

// build makes the site apart from dist/, which somebody may be serving.
func (t *tree) build() error {
	_, err := site.Build(site.Options{Root: t.root, Out: t.dist(), Compress: true})
	return err
}

func (t *tree) budget() error {
	r, err := site.ReadReport(t.dist())
	if err != nil {
		return err
	}
	return withinBudget(r.Wasm)
}

func withinBudget(w site.WasmSize) error {
	switch {
	case w.Brotli == 0:
		return fmt.Errorf("the compressed size was not measured")
	case w.Brotli > maxProgram:
		return fmt.Errorf("brotli %d bytes, %d over the budget (raw %d, gzip %d)", w.Brotli, w.Brotli-maxProgram, w.Raw, w.Gzip)
	}
	return nil
}

func (t *tree) journeys() error {
	if err := ensureChromium(); err != nil {
		return err
	}
	if err := t.ensureAxe(); err != nil {
		return err
	}
	env := append(os.Environ(), "BAYBOARD_DIST="+t.dist())
	walk := func(only string) (string, error) {
		return t.output(t.root, env, "go", "test", "-count=1", "-timeout=40m", "-run="+only, "./scripts/check/journeys")
	}
	out, err := walk("")
	failed := failedTests(out)
	if err == nil || len(failed) == 0 || len(failed) > mostAgain {
		return err
	}
	// A browser on a busy machine may be too slow for a person's patience. What
	// is wrong with the site fails again.
	if _, again := walk("^(" + strings.Join(failed, "|") + ")$"); again != nil {
		return again
	}
	return nil
}

// ensureAxe installs what scripts/check/npm lists: axe-core, which the journeys
// run over every page and screen. Lighthouse is run by hand, by its script there.
func (t *tree) ensureAxe() error {
	if t.has("scripts/check/npm/node_modules/axe-core/axe.min.js") {
		return nil
	}
	if err := ensure("npm", "npm"); err != nil {
		return err
	}
	env := append(os.Environ(), "PUPPETEER_SKIP_DOWNLOAD=1")
	_, err := t.output(t.path("scripts", "check", "npm"), env, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
	return err
}

// mostAgain is how many failed journeys are walked a second time; more of them
// are no accident.
const mostAgain = 3

// failedTests are the names of the failed tests in what go test wrote.
func failedTests(out string) []string {
	var names []string
	for _, m := range regexp.MustCompile(`(?m)^--- FAIL: (\w+) `).FindAllStringSubmatch(out, -1) {
		names = append(names, m[1])
	}
	return names
}

func ensureChromium() error {
	if _, err := browser.Find(); err == nil {
		return nil
	}
	if err := install("chromium"); err != nil {
		return err
	}
	_, err := browser.Find()
	return err
}
