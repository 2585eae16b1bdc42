// Command arena lets bots play each other: seats rotated, fixed seeds, win
// rates with intervals.
//
//	go run ./scripts/arena -game ttrsf -bots hard,medium -games 400 -nodes 2000
//	go run ./scripts/arena -game sf2000 -players 3 -bots hard,medium -want 0.55 -json
//	go run ./scripts/arena -game sf2022 -bots hard:1000,hard:4000 -core wasm
//
// # Bots
//
// A bot is a level, or a level that searches a tree and its budget in nodes:
// "hard:8000". Without one it has that of -nodes, or else the usual one. Or it
// is one of the game's baselines (package baseline): "one-ticket". The
// first bot has one seat, the others share the rest in turn; each deal is
// played once for each seat that the first bot can have, all bots moving on
// with it. A victory that several share is split among them.
//
// # Verdict
//
// With -want the first bot's part of the victories is tested one game after
// the other (Wald's sequential test with alpha = beta = 0.05): that it is
// -want or more, against that it is less by -margin or more. The games end as
// soon as one of both is sure enough, but not in the middle of a deal. The
// interval is Wilson's, at 95 %. It does not correct for the early end.
//
// The core is the native one, or the WebAssembly one under node: both give
// the same games, the second at the speed of the browser.
package main

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
)

func main() {
	var o options
	flag.StringVar(&o.game, "game", "", "the game's slug")
	flag.StringVar(&o.bots, "bots", "hard,medium", "comma-separated bots")
	flag.IntVar(&o.players, "players", 0, "number of players; 0 is the least, or the number of bots if more")
	flag.IntVar(&o.games, "games", 400, "number of games at most")
	flag.IntVar(&o.nodes, "nodes", 0, "budget of bots that search a tree; 0 is their usual one")
	flag.Uint64Var(&o.seed, "seed", 1, "where the seeds of the deals begin")
	flag.Float64Var(&o.want, "want", 0, "the part of the victories that is claimed of the first bot; 0 tests nothing")
	flag.Float64Var(&o.margin, "margin", 0.05, "what less is sure to miss it")
	flag.BoolVar(&o.json, "json", false, "print one JSON object as the last line")
	flag.IntVar(&o.jobs, "jobs", 1, "number of games at a time; they are the same ones")
	core := flag.String("core", "native", "native, or wasm: under node")
	flag.Parse()
	if err := start(o, *core); err != nil {
		fmt.Fprintln(os.Stderr, "arena:", err)
		os.Exit(1)
	}
}

func start(o options, core string) error {
	if flag.NArg() > 0 {
		return fmt.Errorf("unexpected %q", flag.Arg(0))
	}
	switch {
	case core == "native" || core == "wasm" && runtime.GOARCH == "wasm":
		return run(o, os.Stdout)
	case core == "wasm":
		return asWasm(os.Args[1:])
	}
	return fmt.Errorf("core %q: want native or wasm", core)
}

// asWasm runs the same program as WebAssembly under node.
func asWasm(args []string) error {
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	wrapper := filepath.Join(strings.TrimSpace(string(goroot)), "lib/wasm/go_js_wasm_exec")
	cmd := exec.Command("go", append([]string{"run", "-exec", wrapper, "bayboard/scripts/arena"}, args...)...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	return cmd.Run()
}
