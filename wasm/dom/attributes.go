package dom

import (
	"strings"

	"github.com/vugu/vugu"
)

// attributes takes over v's attributes, less those that are not written to
// the page as they are. The usual element shares the slice with v.
func (f *flattener) attributes(n *node, v *vugu.VGNode) {
	lowered := n.space == svgSpace && v.Namespace == ""
	plain := true
	for i, a := range v.Attr {
		if special(a, lowered) || again(v.Attr[:i], a) {
			plain = false
			break
		}
	}
	if plain {
		n.attrs = v.Attr
		f.checkElement(n)
		return
	}
	for _, a := range v.Attr {
		if lowered {
			a.Key = adjusted(svgAttrs, a.Key)
		}
		switch {
		case a.Key == "xmlns":
		case a.Key == "data-style":
			n.style = a.Val
		case a.Key == "style":
			f.fault("style attribute on " + n.label() + ": the page's security policy forbids it, use data-style")
		case inlineHandler(a.Key):
			f.fault(a.Key + " attribute on " + n.label() + ": the page's security policy forbids it")
		default:
			n.attrs = put(n.attrs, a)
		}
	}
	f.checkElement(n)
}

func (f *flattener) checkElement(n *node) {
	if n.tag == "style" || n.tag == "script" {
		f.fault("<" + n.tag + "> in a component: it belongs in site/")
	}
}

func special(a vugu.VGAttribute, lowered bool) bool {
	switch a.Key {
	case "xmlns", "data-style", "style":
		return true
	}
	if inlineHandler(a.Key) {
		return true
	}
	return lowered && adjusted(svgAttrs, a.Key) != a.Key
}

// inlineHandler: onclick and the like; no other attribute begins with "on".
func inlineHandler(name string) bool {
	return strings.HasPrefix(name, "on") && !strings.Contains(name, "-")
}

func again(list []vugu.VGAttribute, a vugu.VGAttribute) bool {
	for _, b := range list {
		if b.Key == a.Key && b.Namespace == a.Namespace {
			return true
		}
	}
	return false
}

// put adds an attribute; one that is there gets the new value.
func put(list []vugu.VGAttribute, a vugu.VGAttribute) []vugu.VGAttribute {
	for i, b := range list {
		if b.Key == a.Key && b.Namespace == a.Namespace {
			list[i].Val = a.Val
			return list
		}
	}
	return append(list, a)
}

// checkHTML reports what has no effect in raw HTML, or may not be there.
// vugugen makes raw HTML of markup without anything dynamic in it.
func checkHTML(n *node, fault func(string)) {
	if bad := unsafeHTML(*n.inner); bad != "" {
		fault(bad + " in the raw HTML of " + n.label() + ": the page's security policy forbids it")
	}
	for _, hook := range []string{"data-focus=", "data-reveal=", "data-modal"} {
		if strings.Contains(*n.inner, hook) {
			fault(hook + " in the raw HTML of " + n.label() + ": nobody looks there, make it a dynamic attribute")
		}
	}
}

// unsafeHTML finds what the security policy forbids in raw HTML.
func unsafeHTML(s string) string {
	lower := strings.ToLower(s)
	for _, bad := range []string{"<style", "<script"} {
		if strings.Contains(lower, bad) {
			return bad + ">"
		}
	}
	for rest := lower; ; {
		_, after, ok := strings.Cut(rest, "style=")
		if !ok {
			return ""
		}
		before := rest[:len(rest)-len(after)-len("style=")]
		if before != "" && strings.ContainsRune(" \t\r\n\"'", rune(before[len(before)-1])) &&
			strings.LastIndexByte(before, '<') > strings.LastIndexByte(before, '>') {
			return "style attribute"
		}
		rest = after
	}
}
