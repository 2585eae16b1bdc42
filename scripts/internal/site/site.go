// Package site assembles the static site from site/, the compiled program in
// wasm/ and the games' manuals.
//
// The result:
//
//	index.html, 404.html        landing page, error page
//	app/index.html              the application's shell
//	rules/<slug>/index.html     one per manual; rules/index.html lists them
//	rules/<slug>/summary/       the game on one printed page
//	rules/<slug>/*.csv          its component lists
//	assets/<name>.<hash>.<ext>  wasm, scripts, style sheets: cached for good
//	icons/, manifest.webmanifest
//	sw.js                       keeps all of this for use without network
//	build.json                  Report
//
// All addresses are relative, so that the site works below any path.
package site

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"
)

// Options says what to build and where to.
type Options struct {
	Root     string    // root of the working tree
	Out      string    // folder that is replaced by the result
	Program  string    // package of the program, "./wasm" when empty
	Gallery  bool      // with the gallery of all parts and pieces, which is not published
	Base     string    // path at which a host mounts the site, "/" when empty; only the error page needs it
	Compress bool      // write .br and .gz beside each file
	Log      io.Writer // progress lines; may be nil
}

// Report is written to build.json.
type Report struct {
	Wasm  WasmSize `json:"wasm"`
	Files []File   `json:"files"` // without the compressed copies and build.json itself
}

// WasmSize holds the program's size in bytes: as it is, and compressed.
// What was not measured is 0.
type WasmSize struct {
	File    string `json:"file"`
	Raw     int    `json:"raw"`
	Gzip    int    `json:"gzip"`
	Brotli  int    `json:"brotli"`  // at level 11, as precompressed
	Brotli5 int    `json:"brotli5"` // as a host may compress by itself
}

// File is one served file, its path relative to the site's root.
type File struct {
	Path string `json:"path"`
	Size int    `json:"size"`
}

type builder struct {
	Options
	stage  string            // the result grows here and then takes the place of Out
	assets map[string]string // name in site/ → hashed path
	styles map[string][]byte // name in site/ → style sheet
	games  []Game
	report Report

	rulebooks []rulebook
}

// Build makes the whole site. Out is replaced only when all went well.
func Build(o Options) (*Report, error) {
	if o.Log == nil {
		o.Log = io.Discard
	}
	if o.Program == "" {
		o.Program = "./wasm"
	}
	if o.Base == "" {
		o.Base = "/"
	}
	cache := filepath.Join(o.Root, ".cache")
	if err := os.MkdirAll(cache, 0o755); err != nil {
		return nil, err
	}
	removeStale(cache)
	stage, err := os.MkdirTemp(cache, "stage-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(stage)
	if err := os.Chmod(stage, 0o755); err != nil {
		return nil, err
	}
	b := &builder{Options: o, stage: stage, assets: map[string]string{}, styles: map[string][]byte{}, games: findGames(o.Root)}
	for _, step := range []func() error{
		b.compile, b.copyAssets, b.writeCourses, b.copyPlain, b.renderPages, b.offline, b.listFiles,
	} {
		if err := step(); err != nil {
			return nil, err
		}
	}
	if o.Compress {
		if err := b.compressAll(); err != nil {
			return nil, err
		}
	}
	if err := b.writeReport(); err != nil {
		return nil, err
	}
	return &b.report, b.install()
}

// removeStale removes what builds that were interrupted left behind.
func removeStale(cache string) {
	stages, _ := filepath.Glob(filepath.Join(cache, "stage-*"))
	for _, name := range stages {
		if info, err := os.Stat(name); err == nil && time.Since(info.ModTime()) > time.Hour {
			os.RemoveAll(name)
		}
	}
}

func (b *builder) logf(format string, args ...any) {
	fmt.Fprintf(b.Log, format+"\n", args...)
}

// write puts one file into the stage.
func (b *builder) write(path string, data []byte) error {
	name := filepath.Join(b.stage, filepath.FromSlash(path))
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, data, 0o644)
}

// listFiles fills the report's list, sorted by path.
func (b *builder) listFiles() error {
	return filepath.WalkDir(b.stage, func(name string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		path, err := filepath.Rel(b.stage, name)
		if err != nil {
			return err
		}
		b.report.Files = append(b.report.Files, File{Path: filepath.ToSlash(path), Size: int(info.Size())})
		return nil
	})
}

func (b *builder) writeReport() error {
	data, err := json.MarshalIndent(&b.report, "", "  ")
	if err != nil {
		return err
	}
	return b.write("build.json", append(data, '\n'))
}

// install lets the stage take the place of Out.
func (b *builder) install() error {
	if err := os.RemoveAll(b.Out); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(b.Out), 0o755); err != nil {
		return err
	}
	if os.Rename(b.stage, b.Out) == nil {
		return nil
	}
	return os.CopyFS(b.Out, os.DirFS(b.stage)) // on another file system
}

// ReadReport reads the build.json of a built site.
func ReadReport(dist string) (*Report, error) {
	data, err := os.ReadFile(filepath.Join(dist, "build.json"))
	if err != nil {
		return nil, err
	}
	r := &Report{}
	return r, json.Unmarshal(data, r)
}
