// Package repo finds the root of the working tree, so that the programs under
// scripts can be started from any folder in it.
package repo

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
)

// Root walks up from the working directory to the folder whose go.mod
// declares the module bayboard.
func Root() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		data, err := os.ReadFile(filepath.Join(dir, "go.mod"))
		if err == nil && bytes.HasPrefix(data, []byte("module bayboard\n")) {
			return dir, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", errors.New("no go.mod of module bayboard here or above")
		}
		dir = up
	}
}
