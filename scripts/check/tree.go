package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"
)

// stepLimit ends a command that hangs.
const stepLimit = 45 * time.Minute

// tree is the working tree under check.
type tree struct {
	root string
}

func newTree(root string) *tree { return &tree{root: root} }

func (t *tree) path(elem ...string) string {
	return filepath.Join(append([]string{t.root}, elem...)...)
}

func (t *tree) has(elem ...string) bool {
	_, err := os.Stat(t.path(elem...))
	return err == nil
}

// jsEnv makes the go command compile for the browser.
var jsEnv = []string{"GOOS=js", "GOARCH=wasm"}

// run runs a command in the tree's root; its output is the error's text.
func (t *tree) run(env []string, name string, args ...string) error {
	return t.runEnv(append(os.Environ(), env...), name, args...)
}

func (t *tree) runEnv(env []string, name string, args ...string) error {
	_, err := t.output(t.root, env, name, args...)
	return err
}

// output returns what the command wrote to its standard output.
func (t *tree) output(dir string, env []string, name string, args ...string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), stepLimit)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir, cmd.Env = dir, env
	// The whole group ends with the command: tests start browsers.
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	cmd.WaitDelay = 5 * time.Second
	var all transcript
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = io.MultiWriter(&out, &all), &all
	err := cmd.Run()
	if ctx.Err() != nil {
		err = fmt.Errorf("ended after %v", stepLimit)
	}
	if err != nil {
		return out.String(), fmt.Errorf("%s %s: %w\n%s", filepath.Base(name), brief(args), err, tail(all.String()))
	}
	return out.String(), nil
}

// brief leaves out most of a long list of packages or files.
func brief(args []string) string {
	const most = 8
	if len(args) <= most {
		return strings.Join(args, " ")
	}
	return strings.Join(args[:most], " ") + fmt.Sprintf(" … (%d more)", len(args)-most)
}

// transcript collects both outputs of a command, which are written from two
// goroutines.
type transcript struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (t *transcript) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.buf.Write(p)
}

func (t *transcript) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.buf.String()
}

// tail keeps the end of a long output.
func tail(s string) string {
	const most = 20_000
	if len(s) <= most {
		return s
	}
	return "…\n" + s[len(s)-most:]
}

// packages lists the packages below the folders that exist, for an
// environment, without those named.
func (t *tree) packages(env []string, folders []string, without ...string) ([]string, error) {
	args := []string{"list", "-e", "-f", "{{.ImportPath}}\t{{with .Error}}{{.Err}}{{end}}"}
	n := len(args)
	for _, f := range folders {
		if t.has(f) {
			args = append(args, "./"+f+"/...")
		}
	}
	if len(args) == n {
		return nil, nil
	}
	out, err := t.output(t.root, append(os.Environ(), env...), "go", args...)
	if err != nil {
		return nil, err
	}
	list := buildable(out)
	return slices.DeleteFunc(list, func(p string) bool { return slices.Contains(without, p) }), nil
}

// buildable reads lines "package, tab, error" and drops the packages without
// files for the environment; those with other errors stay, to be reported.
func buildable(out string) []string {
	var list []string
	for line := range strings.Lines(out) {
		pkg, problem, _ := strings.Cut(strings.TrimSpace(line), "\t")
		if strings.Contains(problem, "build constraints exclude all Go files") || !strings.HasPrefix(pkg, "bayboard/") {
			continue // the latter are further lines of an error
		}
		list = append(list, pkg)
	}
	return list
}

// smallEnv is an environment for programs that run as wasm: arguments and
// environment of such a program together are limited to a few kilobytes.
func smallEnv(extra ...string) []string {
	var env []string
	for _, kv := range os.Environ() {
		key, _, _ := strings.Cut(kv, "=")
		if strings.HasPrefix(key, "GO") || slices.Contains([]string{
			"PATH", "HOME", "TMPDIR", "CI", "XDG_CACHE_HOME", "HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY", "SSL_CERT_FILE",
		}, key) {
			env = append(env, kv)
		}
	}
	return append(env, extra...)
}
