// Command components generates the Go code of the components in a folder from
// their .vugu files: it runs vugugen, and then makes the code small by calling
// wasm/view/markup in place of what vugugen writes out for each node. What it
// leaves out is layout only: white space between tags that holds a line break,
// which the renderer leaves out too.
//
//	//go:generate go run bayboard/scripts/components
//
// What it does not know it leaves as it is.
package main

import (
	"fmt"
	"os"
	"os/exec"
)

const generated = "0_components_gen.go"

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "components:", err)
		os.Exit(1)
	}
}

func run() error {
	cmd := exec.Command("go", "tool", "vugugen", "-s", ".")
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("vugugen: %w", err)
	}
	source, err := os.ReadFile(generated)
	if err != nil {
		return err
	}
	small, err := compact(source)
	if err != nil {
		return err
	}
	return os.WriteFile(generated, small, 0o644)
}
