package site

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// workerFile is the service worker, in site/ and in the built site: browsers
// find a new build by it, so its name stays.
const workerFile = "sw.js"

// notKept lists what no page needs without network. The error page is shown at
// any depth, and hosts answer its own address in different ways.
var notKept = []string{"404.html", workerFile, "build.json"}

func (b *builder) offline() error { return WriteWorker(b.Root, b.stage) }

// WriteWorker writes the service worker of the site in a folder. It has to be
// done after any change there.
func WriteWorker(root, dist string) error {
	text, err := os.ReadFile(filepath.Join(root, "site", workerFile))
	if err != nil {
		return err
	}
	files, err := keptFiles(dist)
	if err != nil {
		return err
	}
	list, err := json.MarshalIndent(files, "", "  ") // in the order of the addresses
	if err != nil {
		return err
	}
	head := "const build = \"" + digest(append(list, text...)) + "\";\nconst files = " + string(list) + ";\n"
	return os.WriteFile(filepath.Join(dist, workerFile), append([]byte(head), text...), 0o644)
}

// keptFiles lists the addresses below the site's root, and the digests of what
// is there.
func keptFiles(dist string) (map[string]string, error) {
	files := map[string]string{}
	err := filepath.WalkDir(dist, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, err := filepath.Rel(dist, name)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		if ext := path.Ext(rel); ext == ".br" || ext == ".gz" || slices.Contains(notKept, rel) {
			return nil
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if path.Base(rel) == "index.html" {
			rel = strings.TrimSuffix(rel, "index.html") // hosts may redirect the long address
		}
		files[rel] = digest(data)
		return nil
	})
	return files, err
}

// digest is the first eight bytes of the SHA-256 in hex.
func digest(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8])
}
