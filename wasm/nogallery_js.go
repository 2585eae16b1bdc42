//go:build !gallery

package main

import "bayboard/wasm/view/page"

func addGallery(*page.Root) {}
