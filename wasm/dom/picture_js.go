//go:build js && wasm

package dom

import "syscall/js"

// pictures are the contents of <svg> elements that were set: fragments to copy,
// which takes a fraction of the time of parsing; undefined after the first
// time.
type pictures map[string]js.Value

// Short content is parsed as fast as copied; and so many are kept.
const (
	leastPicture = 150
	mostPictures = 500
)

func (p *jsPage) setHTML(r ref, s space, html string) bool {
	if s != svgSpace || len(html) < leastPicture {
		p.set(val(r), "innerHTML", html)
		return false
	}
	picture, known := p.pictures[html]
	if !picture.IsUndefined() {
		p.call(val(r), "replaceChildren", p.call(picture, "cloneNode", true))
		return true
	}
	p.set(val(r), "innerHTML", html)
	if known {
		content := p.call(p.doc, "createRange")
		p.call(content, "selectNodeContents", val(r))
		picture = p.call(content, "cloneContents")
	} else if len(p.pictures) == mostPictures {
		clear(p.pictures)
	}
	p.pictures[html] = picture
	return known
}
