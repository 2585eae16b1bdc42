//go:build !js

package core_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// order is the policy: the packages of the module that each package may
// import. A package that is not in the table fails, and so does an import
// that is not in its row. A * stands for one path element. Do not change the
// table to make an import pass: see doc.go for the reasons.
const order = `
core:
core/rng:
core/codec:
core/engine:   core/rng
core/game/*:   core/rng core/codec core/engine
core/replay:   core/rng core/codec core/engine
core/search:   core/rng core/codec core/engine
core/catalog:  core/rng core/codec core/engine core/game/*
core/lesson:   core/rng core/codec core/engine core/replay core/catalog
core/lesson/courses: core/catalog core/lesson
core/quiz:     core/rng core/engine core/search

core/enginetest:          core/rng core/codec core/engine core/replay
core/enginetest/highcard: core/rng core/codec core/engine

wasm/escape:
wasm/late:
wasm/dom:       wasm/late
wasm/address:   CORE
wasm/store:     CORE wasm/address
wasm/text:      CORE wasm/escape wasm/address wasm/store
wasm/svg:       CORE wasm/escape
wasm/worker:    CORE wasm/store
wasm/effect:    CORE wasm/address wasm/store wasm/worker
wasm/view/markup: wasm/escape
wasm/view/built:
wasm/view/ui:   CORE wasm/escape wasm/address wasm/store wasm/text wasm/svg wasm/view/markup
wasm/view/page: CORE wasm/escape wasm/late wasm/address wasm/store wasm/text wasm/svg wasm/view/*
wasm/view/*:    CORE wasm/escape wasm/address wasm/store wasm/text wasm/svg wasm/view/ui wasm/view/markup
wasm:           CORE wasm/* wasm/view/*
`

// coreSet is what CORE stands for: all of the core but the kit.
const coreSet = "core/rng core/codec core/engine core/game/* core/replay core/search core/catalog core/lesson core/quiz"

// coreStd is the part of the standard library that the core may use: without
// clock, input and output, goroutines, chance, and without what makes the
// WebAssembly large (regexp, templates, net).
const coreStd = "bytes cmp container/heap embed encoding/base64 encoding/binary encoding/csv " +
	"errors fmt hash/crc32 hash/fnv hash/maphash io iter maps math math/bits slices sort strconv strings " +
	"sync sync/atomic unicode unicode/utf8"

// wasmStdNot is the part of the standard library that wasm may not use.
var wasmStdNot = []string{"net", "net/http", "html/template", "text/template", "regexp", "os/exec", "testing", "go/parser"}

// wasmModules may be imported by wasm; testModules by tests of both.
var (
	wasmModules = []string{"github.com/vugu/vugu", "github.com/vugu/vjson", "github.com/vugu/html", "github.com/vugu/xxhash"}
	testModules = append([]string{"github.com/stretchr/testify"}, wasmModules...)
)

// jsPackages may touch JavaScript, in files *_js.go; of wasm itself, main_js.go.
var (
	jsPackages = []string{"wasm", "wasm/effect", "wasm/worker", "wasm/dom"}
	jsImports  = []string{"syscall/js", "github.com/hack-pad/safejs"}
)

const module = "bayboard/"

// source is a Go file of the module.
type source struct {
	pkg, file string // "core/rng", "core/rng/seed.go"
	test      bool
	imports   []string
	syntax    *ast.File
}

// sources parses all Go files under core and wasm.
func sources(t *testing.T) (list []source) {
	for _, top := range []string{"core", "wasm"} {
		root := filepath.Join("..", top)
		if _, err := os.Stat(root); err != nil {
			continue
		}
		err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() && d.Name() == "testdata" {
				return fs.SkipDir
			}
			if d.IsDir() || path.Ext(name) != ".go" {
				return nil
			}
			syntax, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			file := filepath.ToSlash(strings.TrimPrefix(name, ".."+string(filepath.Separator)))
			s := source{pkg: path.Dir(file), file: file, syntax: syntax, test: strings.HasSuffix(file, "_test.go")}
			for _, i := range syntax.Imports {
				p, _ := strconv.Unquote(i.Path.Value)
				s.imports = append(s.imports, p)
			}
			list = append(list, s)
			return nil
		})
		require.NoError(t, err)
	}
	require.NotEmpty(t, list)
	return list
}

// policy reads the table: the patterns of the imports by the pattern of the
// package.
func policy() map[string][]string {
	rows := map[string][]string{}
	for line := range strings.Lines(strings.ReplaceAll(order, "CORE", coreSet)) {
		if pkg, imports, ok := strings.Cut(line, ":"); ok {
			rows[pkg] = strings.Fields(imports)
		}
	}
	return rows
}

// allowed is the row of a package: its own, or that of a pattern.
func allowed(rows map[string][]string, pkg string) (imports []string, known bool) {
	if row, ok := rows[pkg]; ok {
		return row, true
	}
	for pattern, row := range rows {
		if ok, _ := path.Match(pattern, pkg); ok {
			return row, true
		}
	}
	return nil, false
}

func matches(patterns []string, pkg string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool {
		ok, _ := path.Match(p, pkg)
		return ok
	})
}

// of reports whether an import is one of the modules or inside of one.
func of(modules []string, imported string) bool {
	return slices.ContainsFunc(modules, func(m string) bool {
		return imported == m || strings.HasPrefix(imported, m+"/")
	})
}

// standard reports whether an import path is of the standard library.
func standard(imported string) bool {
	first, _, _ := strings.Cut(imported, "/")
	return !strings.Contains(first, ".") && first != strings.TrimSuffix(module, "/")
}

func TestPackagesImportOnlyWhatStandsBeforeThem(t *testing.T) {
	rows := policy()
	for _, s := range sources(t) {
		row, known := allowed(rows, s.pkg)
		if !known {
			t.Errorf("%s is not in the table of packages", s.pkg)
			continue
		}
		for _, i := range s.imports {
			inside, ours := strings.CutPrefix(i, module)
			if !ours || s.test || inside == s.pkg {
				continue
			}
			assert.True(t, matches(row, inside), "%s imports %s", s.file, i)
		}
	}
}

func TestTheOrderHasNoCycle(t *testing.T) {
	rows := policy()
	names := slices.Sorted(maps.Keys(rows))
	done := map[string]bool{}
	var visit func(pkg string, path []string)
	visit = func(pkg string, path []string) {
		require.NotContains(t, path, pkg, "a cycle")
		if done[pkg] {
			return
		}
		for _, next := range names {
			if row := rows[pkg]; next != pkg && (slices.Contains(row, next) || !strings.Contains(next, "*") && matches(row, next)) {
				visit(next, append(slices.Clone(path), pkg))
			}
		}
		done[pkg] = true
	}
	for _, pkg := range names {
		visit(pkg, nil)
	}
}

func TestGamesDoNotImportEachOtherNotEvenInTests(t *testing.T) {
	for _, s := range sources(t) {
		if ok, _ := path.Match("core/game/*", s.pkg); !ok {
			continue
		}
		for _, i := range s.imports {
			game := strings.HasPrefix(i, module+"core/game/") && i != module+s.pkg
			assert.False(t, game, "%s imports %s", s.file, i)
		}
	}
}

func TestTheKitIsImportedByTestsOnly(t *testing.T) {
	for _, s := range sources(t) {
		if s.test || strings.HasPrefix(s.pkg, "core/enginetest") {
			continue
		}
		for _, i := range s.imports {
			assert.False(t, of([]string{module + "core/enginetest"}, i), "%s imports %s", s.file, i)
		}
	}
}

func TestCoreIsStandardLibraryWithoutClockAndInputOutput(t *testing.T) {
	std := strings.Fields(coreStd)
	for _, s := range sources(t) {
		if !strings.HasPrefix(s.file, "core/") || s.test || s.pkg == "core/enginetest" {
			continue
		}
		for _, i := range s.imports {
			assert.True(t, strings.HasPrefix(i, module) || slices.Contains(std, i), "%s imports %s", s.file, i)
		}
	}
}

func TestCoreStartsNoGoroutine(t *testing.T) {
	for _, s := range sources(t) {
		if !strings.HasPrefix(s.file, "core/") || s.test {
			continue
		}
		ast.Inspect(s.syntax, func(n ast.Node) bool {
			switch n.(type) {
			case *ast.GoStmt, *ast.SelectStmt, *ast.ChanType:
				t.Errorf("%s: a %T", s.file, n)
			}
			return true
		})
	}
}

func TestJavaScriptIsTouchedInItsFilesOnly(t *testing.T) {
	for _, s := range sources(t) {
		isJS := strings.HasSuffix(s.file, "_js.go") || strings.HasSuffix(s.file, "_js_test.go")
		inside := slices.Contains(jsPackages, s.pkg) && (s.pkg != "wasm" || s.file == "wasm/main_js.go" || s.test)
		for _, i := range s.imports {
			assert.False(t, of(jsImports, i) && !(isJS && inside), "%s imports %s", s.file, i)
		}
	}
}

func TestOtherModulesAreImportedWhereTheyBelong(t *testing.T) {
	for _, s := range sources(t) {
		inWasm := s.pkg == "wasm" || strings.HasPrefix(s.pkg, "wasm/")
		for _, i := range s.imports {
			switch {
			case strings.HasPrefix(i, module) || inWasm && of(jsImports, i):
			case standard(i):
				assert.False(t, inWasm && !s.test && slices.Contains(wasmStdNot, i), "%s imports %s", s.file, i)
			case s.test:
				assert.True(t, of(testModules, i), "%s imports %s", s.file, i)
			case inWasm:
				assert.True(t, of(wasmModules, i), "%s imports %s", s.file, i)
			default:
				t.Errorf("%s imports %s", s.file, i)
			}
		}
	}
}

// TestToolsReachNeitherCoreNorWasm follows the imports to their end.
func TestToolsReachNeitherCoreNorWasm(t *testing.T) {
	tools := []string{"github.com/chromedp", "github.com/yuin/goldmark", "github.com/andybalholm/brotli", "honnef.co/go/tools", "github.com/stretchr/testify"}
	for _, env := range [][]string{nil, {"GOOS=js", "GOARCH=wasm"}} {
		list := exec.Command("go", "list", "-e", "-deps", "./core/...", "./wasm/...")
		list.Dir = ".."
		list.Env = append(os.Environ(), env...)
		out, err := list.Output()
		require.NoError(t, err)
		deps := strings.Fields(string(out))
		require.Contains(t, deps, module+"core/engine")
		for _, d := range deps {
			assert.False(t, of(tools, d), "%v: core or wasm reaches %s", env, d)
		}
	}
}
