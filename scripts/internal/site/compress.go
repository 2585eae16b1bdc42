package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path/filepath"
	"slices"

	"github.com/andybalholm/brotli"
)

// A coding is one way of compressing a file; name is also the cache's suffix.
type coding struct {
	name   string
	encode func(data []byte) ([]byte, error)
}

var (
	brotli11 = coding{"br", func(data []byte) ([]byte, error) { return encodeBrotli(data, 11) }}
	brotli5  = coding{"br5", func(data []byte) ([]byte, error) { return encodeBrotli(data, 5) }}
	gzip9    = coding{"gz", encodeGzip}
)

// compressible lists the kinds of files that gain by compression.
var compressible = []string{".wasm", ".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".csv", ".txt"}

// compressAll writes .br and .gz beside each file that gains by it, and
// measures the program.
func (b *builder) compressAll() error {
	for _, f := range b.report.Files {
		if !slices.Contains(compressible, filepath.Ext(f.Path)) {
			continue
		}
		data, err := os.ReadFile(filepath.Join(b.stage, filepath.FromSlash(f.Path)))
		if err != nil {
			return err
		}
		br, err := b.compressed(data, brotli11)
		if err != nil {
			return err
		}
		gz, err := b.compressed(data, gzip9)
		if err != nil {
			return err
		}
		if err := b.write(f.Path+".br", br); err != nil {
			return err
		}
		if err := b.write(f.Path+".gz", gz); err != nil {
			return err
		}
		if f.Path == b.report.Wasm.File {
			br5, err := b.compressed(data, brotli5)
			if err != nil {
				return err
			}
			b.report.Wasm.Gzip, b.report.Wasm.Brotli, b.report.Wasm.Brotli5 = len(gz), len(br), len(br5)
			b.logf("compressed: brotli %d, brotli 5 %d, gzip %d bytes", len(br), len(br5), len(gz))
		}
	}
	return nil
}

// compressed looks into the cache first: brotli at 11 takes many seconds for
// the program.
func (b *builder) compressed(data []byte, c coding) ([]byte, error) {
	sum := sha256.Sum256(data)
	dir := filepath.Join(b.Root, ".cache", "compressed")
	name := filepath.Join(dir, hex.EncodeToString(sum[:16])+"."+c.name)
	if cached, err := os.ReadFile(name); err == nil {
		return cached, nil
	}
	if len(data) > 1<<20 {
		b.logf("compressing %d bytes (%s) …", len(data), c.name)
	}
	out, err := c.encode(data)
	if err != nil {
		return nil, err
	}
	return out, writeAtomic(dir, name, out)
}

// writeAtomic never leaves half a file under the final name.
func writeAtomic(dir, name string, data []byte) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, "tmp-")
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err2 := f.Close(); err == nil {
		err = err2
	}
	if err != nil {
		os.Remove(f.Name())
		return err
	}
	return os.Rename(f.Name(), name)
}

func encodeBrotli(data []byte, level int) ([]byte, error) {
	var buf bytes.Buffer
	w := brotli.NewWriterOptions(&buf, brotli.WriterOptions{Quality: level, LGWin: 22})
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err := w.Close()
	return buf.Bytes(), err
}

func encodeGzip(data []byte) ([]byte, error) {
	var buf bytes.Buffer
	w, err := gzip.NewWriterLevel(&buf, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err = w.Close()
	return buf.Bytes(), err
}
