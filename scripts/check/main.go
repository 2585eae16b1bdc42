// Command check runs all tests and gates, one line each, and fails when one
// of them does.
//
//	go run ./scripts/check                    everything
//	go run ./scripts/check -short             the inner loop: no browser, no fuzzing
//	go run ./scripts/check -only tests,sizes  chosen steps and what they need
//	go run ./scripts/check -list              the steps
package main

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"bayboard/scripts/internal/repo"
)

func main() {
	short := flag.Bool("short", false, "quick steps only, tests with -short")
	only := flag.String("only", "", "comma-separated names of steps")
	list := flag.Bool("list", false, "list the steps and exit")
	flag.Parse()
	root, err := repo.Root()
	if err != nil {
		fatal(err)
	}
	steps := newTree(root).steps(*short)
	switch {
	case *only != "":
		if steps, err = choose(steps, strings.Split(*only, ",")); err != nil {
			fatal(err)
		}
	case *short:
		steps = slices.DeleteFunc(steps, func(s *Step) bool { return !s.Short })
	}
	if *list {
		for _, s := range steps {
			fmt.Printf("%-12s  %s\n", s.Name, s.About)
		}
		return
	}
	start := time.Now()
	passed, failed := runSteps(os.Stdout, steps, 2)
	fmt.Printf("in %.0f s\n%d passed, %d failed\n", time.Since(start).Seconds(), passed, failed)
	if failed > 0 {
		os.Exit(1)
	}
}

func fatal(err error) {
	fmt.Fprintln(os.Stderr, "check:", err)
	os.Exit(2)
}
