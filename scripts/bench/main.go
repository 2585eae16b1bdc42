// Command bench measures the rules cores, the links, the size of the program,
// and what a person at the site waits for.
//
//	go run ./scripts/bench                    a table
//	go run ./scripts/bench -json              one JSON object, on one line
//	go run ./scripts/bench -only native,size  parts: native, wasm, links, size, browser
//	go run ./scripts/bench -only links -game ttrsf
//	go run ./scripts/bench -only soak -minutes 10
//	go run ./scripts/bench -smoke             only sees that measuring works
//
// native, wasm: random playouts per second on one core, with the fewest
// players, the best of 5 rounds; wasm runs under node. links: the codes of
// 1,000 games between medium bots for each number of players, which takes
// minutes in ttrsf. size: the
// program that the site serves. browser: clicks, loading and memory in a
// headless Chromium, by the definitions of package browse; phone: loading with
// a phone's processor and network; soak: the memory of a page on which bots
// play for -minutes, only if it is asked for.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"bayboard/core/catalog"
	"bayboard/core/engine"
	"bayboard/scripts/internal/repo"
)

// parts are what can be measured, in this order.
var (
	parts  = append([]string{"native", "wasm", "links"}, ofSite...)
	ofSite = []string{"size", "browser", "phone", "soak"} // for which the site is built
)

func main() {
	asJSON := flag.Bool("json", false, "print one JSON object")
	only := flag.String("only", "", "comma-separated parts to measure: "+strings.Join(parts, ", "))
	game := flag.String("game", "", "the slug of the only game to measure; empty is all")
	minutes := flag.Float64("minutes", 10, "how long bots play in the soak")
	smoke := flag.Bool("smoke", false, "measure hardly anything, and not the site")
	flag.Parse()
	if err := run(*only, *game, *minutes, *smoke, *asJSON); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(only, game string, minutes float64, smoke, asJSON bool) error {
	root, err := repo.Root()
	if err != nil {
		return err
	}
	b := bench{root: root, effort: full, soak: time.Duration(minutes * float64(time.Minute))}
	chosen := parts[:len(parts)-1]
	if smoke {
		b.effort, chosen = tiny, []string{"native", "wasm", "links"}
	}
	if only != "" {
		chosen = strings.Split(only, ",")
	}
	for _, p := range chosen {
		if !slices.Contains(parts, p) {
			return fmt.Errorf("part %q: want some of %s", p, strings.Join(parts, ", "))
		}
	}
	games := catalog.All()
	if game != "" {
		g, _ := catalog.Games{}.BySlug(game)
		if g == nil {
			return fmt.Errorf("there is no game %q", game)
		}
		games = []engine.Game{g}
	}
	r, err := b.measure(games, chosen)
	if err != nil {
		return err
	}
	if asJSON {
		return json.NewEncoder(os.Stdout).Encode(r)
	}
	r.print(os.Stdout)
	return nil
}
