package dom

// space is an XML namespace by its short name, as in vugu.VGNode.
type space string

const (
	htmlSpace space = ""
	svgSpace  space = "svg"
	mathSpace space = "math"
)

// spaceOf decides where an element lives by where it stands. A component's
// markup is parsed alone, so one that is rooted in <g> says nothing itself.
func spaceOf(tag, declared string, around space) space {
	switch {
	case tag == "svg", declared == "svg":
		return svgSpace
	case tag == "math", declared == "math":
		return mathSpace
	}
	return around
}

// inside is the space of the children of an element.
func inside(tag string, own space) space {
	if own == svgSpace && (tag == "foreignObject" || tag == "desc" || tag == "title") {
		return htmlSpace
	}
	return own
}
