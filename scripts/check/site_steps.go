package main

import (
	"fmt"
	"os"

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
	return t.runEnv(append(os.Environ(), "BAYBOARD_DIST="+t.dist()),
		"go", "test", "-count=1", "-timeout=40m", "./scripts/check/journeys")
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
