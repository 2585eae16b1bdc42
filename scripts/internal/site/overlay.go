package site

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// entitiesFile is a file of Go's library, by its path from GOROOT, that the
// program is built without: it has the names of two thousand characters, for
// html.UnescapeString. That is never called, but the linker keeps its tables
// since Vugu links the package.
const entitiesFile = "src/html/entity.go"

// noEntities is in its place.
const noEntities = `package html

const longestEntityWithoutSemicolon = 6

func entityMaps() (entity map[string]rune, entity2 map[string][2]rune) { return nil, nil }
`

// readsEntities is the name of the function, which a program that calls it has
// among those of its functions.
const readsEntities = "html.UnescapeString\x00"

var errEntities = errors.New("the program calls html.UnescapeString, but is built without its tables")

// overlay writes into a folder what -overlay of go build wants.
func overlay(dir, goroot string) (name string, err error) {
	file := filepath.Join(dir, "entity.go")
	text, err := json.Marshal(map[string]any{"Replace": map[string]string{filepath.Join(goroot, entitiesFile): file}})
	if err != nil {
		return "", err
	}
	name = filepath.Join(dir, "overlay.json")
	return name, errors.Join(os.WriteFile(file, []byte(noEntities), 0o644), os.WriteFile(name, text, 0o644))
}

func checkEntities(program []byte) error {
	if bytes.Contains(program, []byte(readsEntities)) {
		return errEntities
	}
	return nil
}

func findGoroot() (string, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	return strings.TrimSpace(string(root)), err
}
