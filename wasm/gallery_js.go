//go:build gallery

package main

import "bayboard/wasm/view/page"

func addGallery(root *page.Root) { root.Gallery = new(page.Gallery) }
