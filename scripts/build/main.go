// Command build writes the site into dist/ (see package site).
//
//	go run ./scripts/build                  what is published
//	go run ./scripts/build -compress=false  quick, for development
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"bayboard/scripts/internal/repo"
	"bayboard/scripts/internal/site"
)

func main() {
	out := flag.String("out", "dist", "folder to write, relative to the root of the tree")
	compress := flag.Bool("compress", true, "write .br and .gz copies and measure the compressed sizes")
	base := flag.String("base", "/", "path at which the host mounts the site; only the error page needs it")
	program := flag.String("program", "./wasm", "package to compile as the application")
	flag.Parse()
	if err := run(*out, *base, *program, *compress); err != nil {
		fmt.Fprintln(os.Stderr, "build:", err)
		os.Exit(1)
	}
}

func run(out, base, program string, compress bool) error {
	root, err := repo.Root()
	if err != nil {
		return err
	}
	if !filepath.IsAbs(out) {
		out = filepath.Join(root, out)
	}
	start := time.Now()
	report, err := site.Build(site.Options{
		Root: root, Out: out, Program: program, Base: base, Compress: compress, Log: os.Stdout,
	})
	if err != nil {
		return err
	}
	fmt.Printf("%s: %d files in %.1f s\n", out, len(report.Files), time.Since(start).Seconds())
	return nil
}
