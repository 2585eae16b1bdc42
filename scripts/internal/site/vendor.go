package site

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// The drawing of QR codes, and the library that it imports, which is kept in
// site/vendor as its authors publish it, with its licence.
const (
	qrAsset   = "qr.js"
	qrLibrary = "vendor/lean-qr-2.7.4"
)

// addQR writes both. A page of ours knows the drawing by its hashed name, and
// the drawing knows the library by its one.
func (b *builder) addQR() error {
	read := func(name string) (string, error) {
		data, err := os.ReadFile(filepath.Join(b.Root, "site", filepath.FromSlash(name)))
		return string(data), err
	}
	library, err := read(qrLibrary + "/index.mjs")
	if err != nil {
		return err
	}
	licence, err := read(qrLibrary + "/LICENSE")
	if err != nil {
		return err
	}
	if err := b.addAsset("lean-qr.js", []byte("/*\n"+licence+"*/\n"+library)); err != nil {
		return err
	}
	text, err := read(qrAsset)
	if err != nil {
		return err
	}
	named := strings.Replace(text, "./"+qrLibrary+"/index.mjs", "./"+filepath.Base(b.assets["lean-qr.js"]), 1)
	if named == text {
		return fmt.Errorf("%s does not import %s", qrAsset, qrLibrary)
	}
	return b.addAsset(qrAsset, []byte(named))
}
