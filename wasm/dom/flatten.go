package dom

import (
	"strings"

	"github.com/vugu/vugu"
)

// flattener turns build results into the tree of nodes that they describe. It
// makes the children of a node when they are asked for (fill).
type flattener struct {
	results *vugu.BuildResults
	root    *node // for the mount, with the tree as its kids
	comps   []any // the components met so far, each before those in it
	fault   func(string)
	spare   []*node // to be used before new ones are made
}

// setting is where a node stands while the tree is flattened.
type setting struct {
	space space
	comp  any  // the outermost component below the parent element
	nth   *int // counts what comp has produced so far
	exact bool // white space counts, as in <pre>
	whole bool // there is no other component below
}

// flatten begins with the root. It takes nodes from spare as long as there are
// any.
func flatten(br *vugu.BuildResults, spare []*node, fault func(string)) *flattener {
	f := &flattener{results: br, fault: fault, spare: spare}
	f.root = f.node()
	f.root.tag = "mount"
	if br == nil || br.Out == nil {
		fault("the build has no result")
		return f
	}
	f.assets(br.Out)
	for _, n := range br.Out.Out {
		f.add(f.root, n, setting{})
	}
	return f
}

// fill makes the children of an element.
func (f *flattener) fill(n *node) {
	if n.inner != nil || n.source == nil {
		return
	}
	below := setting{space: inside(n.tag, n.space), exact: n.exact}
	for c := n.source.FirstChild; c != nil; c = c.NextSibling {
		f.add(n, c, below)
	}
}

// node is an empty one.
func (f *flattener) node() *node {
	last := len(f.spare) - 1
	if last < 0 {
		return &node{}
	}
	n := f.spare[last]
	f.spare = f.spare[:last]
	clear(n.kids)
	*n = node{kids: n.kids[:0]}
	return n
}

func (f *flattener) leaf(k kind, data string) *node {
	n := f.node()
	n.kind, n.text = k, data
	return n
}

func (f *flattener) assets(out *vugu.BuildOut) {
	if len(out.CSS)+len(out.JS) > 0 {
		f.fault("a component brings its own <style>, <link> or <script>: these belong in site/")
	}
}

// add appends what n stands for to parent.
func (f *flattener) add(parent *node, n *vugu.VGNode, at setting) {
	switch {
	case n.Component != nil:
		f.addComponent(parent, n.Component, at)
	case n.IsTemplate():
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			f.add(parent, c, at)
		}
	case n.Type == vugu.ElementNode:
		f.addElement(parent, n, at)
	case n.Type == vugu.TextNode:
		if at.exact || !layoutOnly(n.Data) {
			at.adopt(parent, f.leaf(text, n.Data))
		}
	case n.Type == vugu.CommentNode:
		at.adopt(parent, f.leaf(comment, n.Data))
	default:
		f.fault("a node that is no element, text or comment")
	}
}

func (f *flattener) addComponent(parent *node, comp any, at setting) {
	out := f.results.ResultFor(comp)
	if out == nil {
		f.fault("a component was placed but not built: it is missing in BuildOut.Components")
		return
	}
	f.assets(out)
	if at.comp == nil {
		at.comp, at.nth = comp, new(int)
	}
	at.whole = len(out.Components) == 0
	f.comps = append(f.comps, comp)
	for _, n := range out.Out {
		f.add(parent, n, at)
	}
}

func (f *flattener) addElement(parent *node, v *vugu.VGNode, at setting) {
	n := f.node()
	n.tag, n.props, n.inner, n.on = v.Data, v.Prop, v.InnerHTML, v.DOMEventHandlerSpecList
	n.created, n.populated = v.JSCreateHandler, v.JSPopulateHandler
	n.space = spaceOf(v.Data, v.Namespace, at.space)
	if n.space == svgSpace && v.Namespace == "" {
		n.tag = adjusted(svgTags, n.tag)
	}
	n.source, n.whole = v, at.whole
	n.exact = at.exact || n.tag == "pre" || n.tag == "textarea"
	f.attributes(n, v)
	at.adopt(parent, n)
}

// adopt makes n the next child of parent.
func (at setting) adopt(parent, n *node) {
	if at.comp != nil {
		n.ident.comp, n.ident.nth = at.comp, *at.nth
		*at.nth++
	}
	if key, ok := n.attr("data-key"); ok && key != "" {
		n.ident = ident{key: key}
	}
	n.parent = parent
	parent.kids = append(parent.kids, n)
}

// layoutOnly reports whether a text is the line break and indentation between
// two tags. A space without a line break was written to be seen.
func layoutOnly(s string) bool {
	return strings.TrimSpace(s) == "" && (s == "" || strings.Contains(s, "\n"))
}
