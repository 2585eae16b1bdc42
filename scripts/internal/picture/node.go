package picture

import (
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"

	"bayboard/wasm/escape"
)

// node is an element of a drawing, or text if it has no name.
type node struct {
	name  string
	attrs []attribute
	kids  []*node
	text  string
}

type attribute struct{ name, value string }

// parse reads a drawing into a nameless root.
func parse(art string) (*node, error) {
	root := &node{}
	open := []*node{root}
	d := xml.NewDecoder(strings.NewReader(art))
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return root, nil
		}
		if err != nil {
			return nil, err
		}
		top := open[len(open)-1]
		switch token := token.(type) {
		case xml.StartElement:
			n := &node{name: token.Name.Local}
			for _, a := range token.Attr {
				n.attrs = append(n.attrs, attribute{a.Name.Local, a.Value})
			}
			top.kids, open = append(top.kids, n), append(open, n)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			top.kids = append(top.kids, &node{text: string(token)})
		}
	}
}

func (n *node) write(out *strings.Builder) {
	if n.name == "" {
		out.WriteString(escape.HTML(n.text))
		n.writeKids(out)
		return
	}
	out.WriteString("<" + n.name)
	for _, a := range n.attrs {
		out.WriteString(" " + a.name + `="` + escape.HTML(a.value) + `"`)
	}
	if len(n.kids) == 0 {
		out.WriteString("/>")
		return
	}
	out.WriteString(">")
	n.writeKids(out)
	out.WriteString("</" + n.name + ">")
}

func (n *node) writeKids(out *strings.Builder) {
	for _, kid := range n.kids {
		kid.write(out)
	}
}

// attr is the value of an attribute, empty for none.
func (n *node) attr(name string) string {
	for _, a := range n.attrs {
		if a.name == name {
			return a.value
		}
	}
	return ""
}

// set changes an attribute; an empty value removes it.
func (n *node) set(name, value string) {
	at := slices.IndexFunc(n.attrs, func(a attribute) bool { return a.name == name })
	switch {
	case value == "" && at >= 0:
		n.attrs = slices.Delete(n.attrs, at, at+1)
	case value == "":
	case at >= 0:
		n.attrs[at].value = value
	default:
		n.attrs = append(n.attrs, attribute{name, value})
	}
}

// without are the attributes that are not named, for comparing.
func (n *node) without(names ...string) (key string) {
	for _, a := range n.attrs {
		if !slices.Contains(names, a.name) {
			key += a.name + "=" + a.value + "\n"
		}
	}
	return key
}

// is says whether an element has a class.
func (n *node) is(class string) bool {
	return slices.Contains(strings.Fields(n.attr("class")), class)
}

func (n *node) clone() *node {
	out := *n
	out.attrs, out.kids = slices.Clone(n.attrs), nil
	for _, kid := range n.kids {
		out.kids = append(out.kids, kid.clone())
	}
	return &out
}
