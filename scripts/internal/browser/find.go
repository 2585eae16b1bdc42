// Package browser starts a headless Chromium with an empty profile, and keeps
// what goes wrong in its pages.
package browser

import (
	"errors"
	"os"
	"os/exec"
)

// Find returns the path of Chromium: of CHROMIUM in the environment, else the
// first under its usual names.
func Find() (string, error) {
	names := []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"}
	if name := os.Getenv("CHROMIUM"); name != "" {
		names = []string{name}
	}
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", errors.New("no Chromium found; install it or name it in CHROMIUM")
}
