package main

import (
	"fmt"
	"strings"

	"bayboard/scripts/check/lint"
)

const journeysPackage = "bayboard/scripts/check/journeys"

// everywhere are the folders with Go code; inBrowser those that are compiled
// for the browser.
var (
	everywhere = []string{"core", "wasm", "scripts"}
	inBrowser  = []string{"core", "wasm"}
)

// overPackages runs a command on the packages of the folders.
func (t *tree) overPackages(env, folders []string, command ...string) error {
	list, err := t.packages(env, folders)
	if err != nil {
		return err
	}
	if len(list) == 0 {
		return skip("no packages")
	}
	return t.run(env, command[0], append(command[1:], list...)...)
}

func (t *tree) vet() error   { return t.overPackages(nil, everywhere, "go", "vet") }
func (t *tree) vetJS() error { return t.overPackages(jsEnv, inBrowser, "go", "vet") }

func (t *tree) hostTests(short bool) error {
	list, err := t.packages(nil, everywhere, journeysPackage)
	if err != nil {
		return err
	}
	args := []string{"test", "-timeout=30m"}
	if short {
		args = append(args, "-short")
	} else if err := ensure("node", "nodejs"); err != nil { // runs a compiled program
		return err
	}
	return t.run(nil, "go", append(args, list...)...)
}

// coreWasm runs core's tests as the browser runs core: 32-bit integers'
// width, other floating point, code that was made shorter.
func (t *tree) coreWasm() error {
	if !t.has("core") {
		return skip("no core")
	}
	if err := ensure("node", "nodejs"); err != nil {
		return err
	}
	wrapper := t.path(".cache", "bin", "runwasm")
	if err := t.run(nil, "go", "build", "-o", wrapper, "./scripts/internal/runwasm"); err != nil {
		return err
	}
	return t.runEnv(smallEnv(jsEnv...), "go", "test", "-short", "-timeout=30m", "-exec="+wrapper, "./core/...")
}

// games plays many games of each kind, with random and greedy choices mixed.
func (t *tree) games() error {
	return t.run([]string{"BAYBOARD_GAMES=2000"}, "go", "test", "-count=1", "-timeout=40m", "-run=^TestMixedGames", "./core/game/...")
}

// program runs a program of scripts as a step.
func (t *tree) program(name string, args ...string) error {
	if !t.has("scripts", name) {
		return skip("no scripts/" + name)
	}
	return t.run(nil, "go", append([]string{"run", "./scripts/" + name}, args...)...)
}

// fuzz runs each fuzz target for a number of inputs. A time would do as well,
// but go test now and then takes its own end for a failure ("context deadline
// exceeded").
func (t *tree) fuzz() error {
	files, err := lint.Tracked(t.root)
	if err != nil {
		return err
	}
	targets := lint.FuzzTargets(files)
	if len(targets) == 0 {
		return skip("no fuzz targets")
	}
	var failed []string
	for _, f := range targets {
		err := t.run(nil, "go", "test", "-run=^$", "-fuzz=^"+f.Name+"$", "-fuzztime=40000x", "-fuzzminimizetime=1x", "-parallel=2", f.Dir)
		if err != nil {
			failed = append(failed, err.Error())
		}
	}
	if failed != nil {
		return fmt.Errorf("%d of %d targets:\n%s", len(failed), len(targets), strings.Join(failed, "\n"))
	}
	return nil
}
