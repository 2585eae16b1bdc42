package main

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"bayboard/scripts/internal/browser"
)

// wasmBrowserTest runs a test binary in a page. It is no dependency of the
// module: it needs other versions of what the module has.
const wasmBrowserTest = "github.com/agnivade/wasmbrowsertest@v0.11.0"

// renderer runs the tests that exist only in the browser.
func (t *tree) renderer() error {
	list, err := t.browserOnly()
	if err != nil {
		return err
	}
	if len(list) == 0 {
		return skip("no tests for the browser")
	}
	if err := ensureChromium(); err != nil {
		return err
	}
	bin := t.path(".cache", "bin")
	if err := t.run([]string{"GOBIN=" + bin, "GOFLAGS="}, "go", "install", wasmBrowserTest); err != nil {
		return err
	}
	wrapper, err := chromiumWrapper(filepath.Join(bin, "browser"))
	if err != nil {
		return err
	}
	env := smallEnv(jsEnv...)
	for i, kv := range env {
		if path, ok := strings.CutPrefix(kv, "PATH="); ok {
			env[i] = "PATH=" + wrapper + string(os.PathListSeparator) + path
		}
	}
	args := append([]string{"test", "-timeout=5m", "-exec=" + filepath.Join(bin, "wasmbrowsertest")}, list...)
	return quieter(t.runEnv(env, "go", args...))
}

// browserOnly lists the packages of wasm that have more tests for the browser
// than for the host.
func (t *tree) browserOnly() ([]string, error) {
	if !t.has("wasm") {
		return nil, nil
	}
	const format = "{{.ImportPath}}\t{{.TestGoFiles}}{{.XTestGoFiles}}"
	var outs [2]string
	for i, env := range [][]string{nil, jsEnv} {
		out, err := t.output(t.root, append(os.Environ(), env...), "go", "list", "-e", "-f", format, "./wasm/...")
		if err != nil {
			return nil, err
		}
		outs[i] = out
	}
	return moreTests(outs[0], outs[1]), nil
}

// moreTests compares two listings of lines "package, tab, tests".
func moreTests(host, js string) []string {
	onHost := map[string]string{}
	for line := range strings.Lines(host) {
		pkg, tests, _ := strings.Cut(strings.TrimSpace(line), "\t")
		onHost[pkg] = tests
	}
	var list []string
	for line := range strings.Lines(js) {
		pkg, tests, _ := strings.Cut(strings.TrimSpace(line), "\t")
		if strings.Trim(tests, "[]") != "" && tests != onHost[pkg] {
			list = append(list, pkg)
		}
	}
	return list
}

// chromiumWrapper writes a script under the name that wasmbrowsertest looks
// for first, which adds flags for a container, and returns its folder.
func chromiumWrapper(dir string) (string, error) {
	path, err := browser.Find()
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	script := "#!/bin/sh\nexec '" + path + "' --no-sandbox --disable-gpu --disable-quic --no-first-run " +
		"--disable-background-networking --disable-component-update --disable-sync \"$@\"\n"
	return dir, os.WriteFile(filepath.Join(dir, "headless_shell"), []byte(script), 0o755)
}

// quieter drops the lines in which the runner complains about a browser that
// is newer than itself.
func quieter(err error) error {
	if err == nil {
		return nil
	}
	var kept []string
	for line := range strings.SplitSeq(err.Error(), "\n") {
		if !strings.Contains(line, "could not unmarshal event") {
			kept = append(kept, line)
		}
	}
	return errors.New(strings.Join(kept, "\n"))
}
