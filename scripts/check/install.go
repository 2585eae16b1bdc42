package main

import (
	"fmt"
	"os"
	"os/exec"
	"sync"
)

// installing: the package manager takes one request at a time.
var installing sync.Mutex

// ensure finds a program, or installs the system's package that holds it.
func ensure(program, pkg string) error {
	if _, err := exec.LookPath(program); err == nil {
		return nil
	}
	if err := install(pkg); err != nil {
		return err
	}
	_, err := exec.LookPath(program)
	return err
}

// install uses apt-get, as root only.
func install(pkg string) error {
	installing.Lock()
	defer installing.Unlock()
	if _, err := exec.LookPath("apt-get"); err != nil || os.Geteuid() != 0 {
		return fmt.Errorf("%s is missing and cannot be installed from here (it takes apt-get and root); install it by hand", pkg)
	}
	for _, args := range [][]string{{"update", "-qq"}, {"install", "-y", "-qq", "--no-install-recommends", pkg}} {
		cmd := exec.Command("apt-get", args...)
		cmd.Env = append(os.Environ(), "DEBIAN_FRONTEND=noninteractive")
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("install %s: apt-get %s: %w\n%s", pkg, args[0], err, tail(string(out)))
		}
	}
	return nil
}
