// Command playout measures the random playouts of one game, where it is run:
// bench compiles it for js/wasm and runs it under node.
//
//	playout <slug> <rounds> <milliseconds of each>
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"time"

	"bayboard/core/catalog"
	"bayboard/scripts/bench/measure"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "playout:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) != 3 {
		return fmt.Errorf("want slug, rounds and milliseconds, not %q", args)
	}
	game, _ := catalog.Games{}.BySlug(args[0])
	if game == nil {
		return fmt.Errorf("there is no game %q", args[0])
	}
	rounds, err := strconv.Atoi(args[1])
	if err != nil {
		return err
	}
	each, err := strconv.Atoi(args[2])
	if err != nil {
		return err
	}
	speed, err := measure.Playouts(game, rounds, time.Duration(each)*time.Millisecond)
	if err != nil {
		return err
	}
	return json.NewEncoder(os.Stdout).Encode(speed)
}
