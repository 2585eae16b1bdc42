package site

import (
	"bytes"
	"embed"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
)

// replacements are files that the program is built with in place of those of
// Go's library, whose tables the linker keeps or nothing compresses.
//
//go:embed overlay
var replacements embed.FS

// replaced are files of Go's library, by their paths from GOROOT. The one in
// place of
//
//   - entity.go lacks the names of two thousand characters, for
//     html.UnescapeString. That is never called, but its tables are linked
//     since Vugu links the package;
//   - pow10tab.go computes its table when the program starts, in less than a
//     millisecond.
var replaced = []string{"src/html/entity.go", "src/internal/strconv/pow10tab.go"}

// readsEntities is the name of the function, which a program that calls it has
// among those of its functions.
const readsEntities = "html.UnescapeString\x00"

var errEntities = errors.New("the program calls html.UnescapeString, but is built without its tables")

// overlay writes into a folder what -overlay of go build wants.
func overlay(dir, goroot string) (name string, err error) {
	files := map[string]string{}
	for _, was := range replaced {
		base := path.Base(was)
		text, err := replacements.ReadFile("overlay/" + base + ".txt")
		if err != nil {
			return "", err
		}
		is := filepath.Join(dir, base)
		if err := os.WriteFile(is, text, 0o644); err != nil {
			return "", err
		}
		files[filepath.Join(goroot, was)] = is
	}
	text, err := json.Marshal(map[string]any{"Replace": files})
	if err != nil {
		return "", err
	}
	name = filepath.Join(dir, "overlay.json")
	return name, os.WriteFile(name, text, 0o644)
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
