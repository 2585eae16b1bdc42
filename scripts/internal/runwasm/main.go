// Program runwasm runs a Go program for js/wasm under node, with the code that
// the published program has: it is what go test -exec and go run -exec want.
package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"bayboard/scripts/internal/slim"
)

func main() {
	err := run(os.Args[1:])
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		os.Exit(exit.ExitCode())
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "runwasm:", err)
		os.Exit(2)
	}
}

// run runs the program that the first argument names with the others.
func run(args []string) error {
	if len(args) == 0 {
		return errors.New("want a program and its arguments")
	}
	program, err := os.ReadFile(args[0])
	if err != nil {
		return err
	}
	if program, err = slim.Code(program); err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "runwasm-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	name := filepath.Join(dir, filepath.Base(args[0]))
	if err := os.WriteFile(name, program, 0o600); err != nil {
		return err
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	wrapper := filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/go_js_wasm_exec")
	cmd := exec.Command(wrapper, append([]string{name}, args[1:]...)...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, os.Stdout, os.Stderr
	return cmd.Run()
}
