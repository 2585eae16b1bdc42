package site

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"bayboard/scripts/internal/slim"
)

// The names under which the program and Go's own loader are known to pages.
const (
	programAsset = "app.wasm"
	loaderAsset  = "wasm_exec.js"
)

// compileFlags make the program small. With inlining it is a twentieth larger
// to download. What bots and playouts spend their time in is inlined, what
// every render goes through, and Go's runtime, which is faster by it and no
// larger.
var compileFlags = []string{
	"-trimpath", "-ldflags=-s -w", "-gcflags=all=-l",
	"-gcflags=bayboard/core/game/...=", "-gcflags=bayboard/core/search=", "-gcflags=bayboard/core/rng=",
	"-gcflags=bayboard/wasm/dom=", "-gcflags=bayboard/wasm/view/markup=", "-gcflags=github.com/vugu/vugu=",
	"-gcflags=runtime=", "-gcflags=internal/...=",
}

// compileEnv takes the older garbage collector, which is smaller. The newer
// one gains most by vector instructions and many cores: here it is no faster.
var compileEnv = []string{"GOOS=js", "GOARCH=wasm", "GOEXPERIMENT=nogreenteagc"}

// compile builds the program and takes the loader from the same toolchain.
func (b *builder) compile() error {
	goroot, err := findGoroot()
	if err != nil {
		return fmt.Errorf("go env GOROOT: %w", err)
	}
	data, err := b.link(goroot)
	if err != nil {
		return err
	}
	if data, err = slim.Program(data); err != nil {
		return err
	}
	if err := b.addAsset(programAsset, data); err != nil {
		return err
	}
	b.report.Wasm.File = b.assets[programAsset]
	b.report.Wasm.Raw = len(data)
	b.logf("compiled %s: %d bytes", b.Program, len(data))

	loader, err := os.ReadFile(filepath.Join(goroot, "lib/wasm/wasm_exec.js"))
	if err != nil {
		return err
	}
	return b.addAsset(loaderAsset, loader)
}

// link is the program as it is linked.
func (b *builder) link(goroot string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "site-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	files, err := overlay(dir, goroot)
	if err != nil {
		return nil, err
	}
	out := filepath.Join(dir, "program.wasm")
	args := []string{"build", "-o", out, "-overlay", files}
	if b.Gallery {
		args = append(args, "-tags=gallery")
	}
	cmd := exec.Command("go", slices.Concat(args, compileFlags, []string{b.Program})...)
	cmd.Dir = b.Root
	cmd.Env = append(os.Environ(), compileEnv...)
	if text, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("compile %s: %w\n%s", b.Program, err, text)
	}
	data, err := os.ReadFile(out)
	if err != nil {
		return nil, err
	}
	return data, checkEntities(data)
}

// copyAssets takes the scripts, and the style sheets that pages are joined of.
func (b *builder) copyAssets() error {
	for _, pattern := range []string{"*.js", "css/*.css"} {
		files, err := filepath.Glob(filepath.Join(b.Root, "site", pattern))
		if err != nil {
			return err
		}
		for _, name := range files {
			data, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			key, _ := filepath.Rel(filepath.Join(b.Root, "site"), name)
			key = filepath.ToSlash(key)
			if key == workerFile || key == qrAsset {
				continue // written apart
			}
			if filepath.Ext(key) == ".css" {
				b.styles[key] = data
				continue
			}
			if err := b.addAsset(key, data); err != nil {
				return err
			}
		}
	}
	return b.addQR()
}

// addAsset writes data under a name that changes with its content.
func (b *builder) addAsset(key string, data []byte) error {
	path := hashedPath(key, data)
	b.assets[key] = path
	return b.write(path, data)
}

func hashedPath(key string, data []byte) string {
	base := key[strings.LastIndexByte(key, '/')+1:]
	ext := filepath.Ext(base)
	sum := sha256.Sum256(data)
	return "assets/" + strings.TrimSuffix(base, ext) + "." + hex.EncodeToString(sum[:5]) + ext
}

// copyPlain copies what keeps its name.
func (b *builder) copyPlain() error {
	if err := os.CopyFS(filepath.Join(b.stage, "icons"), os.DirFS(filepath.Join(b.Root, "site/icons"))); err != nil {
		return err
	}
	data, err := os.ReadFile(filepath.Join(b.Root, "site/manifest.webmanifest"))
	if err != nil {
		return err
	}
	return b.write("manifest.webmanifest", data)
}
