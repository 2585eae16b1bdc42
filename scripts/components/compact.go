package main

import (
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"regexp"
	"strconv"
	"strings"

	"bayboard/wasm/view/markup"
)

// What vugugen writes, line by line.
var (
	elementLine = regexp.MustCompile(`^vgn = &vugu\.VGNode\{Type: vugu\.VGNodeType\(3\), Namespace: ("(?:[^"\\]|\\.)*"), Data: ("(?:[^"\\]|\\.)*"), Attr: \[\]vugu\.VGAttribute(?:\(nil\)|\{(.*)\})\}$`)
	attribute   = regexp.MustCompile(`(?:vugu\.VGAttribute)?\{Namespace: "", Key: ("(?:[^"\\]|\\.)*"), Val: ("(?:[^"\\]|\\.)*")\}`)
	textLine    = regexp.MustCompile(`^vgn = &vugu\.VGNode\{Type: vugu\.VGNodeType\(1\), Data: ("(?:[^"\\]|\\.)*")\}$`)
	eventLine   = regexp.MustCompile(`^EventType:\s*("(?:[^"\\]|\\.)*"),$`)
	funcLine    = regexp.MustCompile(`^Func:\s*(func\(event vugu\.DOMEvent\) \{.*\}),$`)
	marshalLine = regexp.MustCompile(`^b, err := vjson\.Marshal\((.*)\)$`)
	attrLine    = regexp.MustCompile(`^vgn\.AddAttrInterface\((.*)\)$`)
	htmlLine    = regexp.MustCompile(`^vgn\.SetInnerHTML\((.*)\)$`)
	openLine    = regexp.MustCompile(`^(vgn = markup\.(?:El|Root)\(.*)\)$`)
	propLine    = regexp.MustCompile(`^vgn\.Prop = append\(vgn\.Prop, vugu\.VGProperty\{Key: ("(?:[^"\\]|\\.)*"), JSONVal: vjson\.RawMessage\(b\)\}\)$`)
)

const (
	appendLine = "vgparent.AppendChild(vgn)"
	rootLine   = "vgout.Out = append(vgout.Out, vgn)"
)

// compact rewrites generated code.
func compact(source []byte) ([]byte, error) {
	var lines []string
	for line := range strings.Lines(string(source)) {
		line = strings.TrimSpace(line)
		line = strings.TrimSpace(strings.TrimSuffix(line, "// root for output"))
		lines = append(lines, line)
	}
	var out []string
	for i := 0; i < len(lines); {
		text, used := rewrite(lines[i:])
		if text != "" {
			out = append(out, text)
		}
		i += used
	}
	return tidy(strings.Join(sized(out), "\n"))
}

// sized tells each element how many attributes and handlers it is about to get.
func sized(lines []string) []string {
	for i, line := range lines {
		open := openLine.FindStringSubmatch(line)
		if open == nil {
			continue
		}
		attrs, handlers := 0, 0
		for _, next := range lines[i+1:] {
			if !strings.HasPrefix(next, "markup.") {
				break
			}
			if strings.HasPrefix(next, "markup.Attr(") {
				attrs++
			}
			if strings.HasPrefix(next, "markup.On(") {
				handlers++
			}
		}
		lines[i] = fmt.Sprintf("%s, %d, %d)", open[1], attrs, handlers)
	}
	return lines
}

// rewrite gives what stands for the first of the lines, and for how many.
func rewrite(l []string) (text string, used int) {
	if m := textLine.FindStringSubmatch(l[0]); m != nil && at(l, 1) == appendLine {
		s, _ := strconv.Unquote(m[1])
		if strings.TrimSpace(s) == "" && strings.Contains(s, "\n") {
			return "", 2
		}
		return "vgn = markup.Text(vgparent, " + m[1] + ")", 2
	}
	if m := elementLine.FindStringSubmatch(l[0]); m != nil {
		if element, ok := elementString(m[1], m[2], m[3]); ok {
			switch at(l, 1) {
			case appendLine:
				return "vgn = markup.El(vgparent, " + element + ")", 2
			case rootLine:
				return "vgn = markup.Root(vgout, " + element + ")", 2
			}
		}
	}
	if m := attrLine.FindStringSubmatch(l[0]); m != nil {
		return "markup.Attr(vgn, " + m[1] + ")", 1
	}
	if m := htmlLine.FindStringSubmatch(l[0]); m != nil {
		return "markup.HTML(vgn, " + m[1] + ")", 1
	}
	if text, used := rewriteHandler(l); used > 0 {
		return text, used
	}
	if text, used := rewriteProp(l); used > 0 {
		return text, used
	}
	if text, used := rewriteComponent(l); used > 0 {
		return text, used
	}
	return l[0], 1
}

func at(l []string, i int) string {
	if i < len(l) {
		return l[i]
	}
	return ""
}

// elementString is the string of markup, quoted.
func elementString(namespace, tag, attrs string) (string, bool) {
	ns, _ := strconv.Unquote(namespace)
	name, _ := strconv.Unquote(tag)
	switch ns {
	case "":
	case "svg":
		name = "svg:" + name
	default:
		return "", false
	}
	parts := []string{name}
	for _, m := range attribute.FindAllStringSubmatch(attrs, -1) {
		key, _ := strconv.Unquote(m[1])
		val, _ := strconv.Unquote(m[2])
		parts = append(parts, key, val)
	}
	rest := strings.Trim(attribute.ReplaceAllString(attrs, ""), ", ")
	whole := strings.Join(parts, markup.Sep)
	return strconv.Quote(whole), rest == "" && strings.Count(whole, markup.Sep) == len(parts)-1
}

func rewriteHandler(l []string) (string, int) {
	if l[0] != "vgn.DOMEventHandlerSpecList = append(vgn.DOMEventHandlerSpecList, vugu.DOMEventHandlerSpec{" {
		return "", 0
	}
	event, f := eventLine.FindStringSubmatch(at(l, 1)), funcLine.FindStringSubmatch(at(l, 2))
	end := 3
	if strings.HasPrefix(at(l, end), "//") {
		end++
	}
	if event == nil || f == nil || at(l, end) != "})" {
		return "", 0
	}
	return "markup.On(vgn, " + event[1] + ", " + f[1] + ")", end + 1
}

func rewriteProp(l []string) (string, int) {
	value := marshalLine.FindStringSubmatch(l[0])
	prop := propLine.FindStringSubmatch(at(l, 4))
	if value == nil || prop == nil || at(l, 1) != "if err != nil {" || at(l, 2) != "panic(err)" || at(l, 3) != "}" {
		return "", 0
	}
	return "markup.Prop(vgn, " + prop[1] + ", " + value[1] + ")", 5
}

func rewriteComponent(l []string) (string, int) {
	want := []string{
		"if vgcomp != nil {", "vgin.BuildEnv.WireComponent(vgcomp)", "vgout.Components = append(vgout.Components, vgcomp)",
		"vgn = &vugu.VGNode{Component: vgcomp}", appendLine, "}",
	}
	for i, w := range want {
		if at(l, i) != w {
			return "", 0
		}
	}
	return "markup.Comp(vgin, vgout, vgparent, vgcomp)", len(want)
}

// tidy takes out imports that nothing uses any more, with the lines that kept
// them in use, and formats.
func tidy(source string) ([]byte, error) {
	source = regexp.MustCompile(`(?m)^(var _ (fmt\.Stringer|reflect\.Type|vjson\.RawMessage|js\.Value|log\.Logger)|// 'fix' unused imports)$\n?`).
		ReplaceAllString(source, "")
	source = strings.Replace(source, `import "github.com/vugu/vugu"`, "import \"github.com/vugu/vugu\"\nimport \"bayboard/wasm/view/markup\"", 1)
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, generated, source, parser.ParseComments)
	if err != nil {
		return nil, fmt.Errorf("after rewriting: %w", err)
	}
	usedNames := map[string]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if id, ok := s.X.(*ast.Ident); ok {
				usedNames[id.Name] = true
			}
		}
		return true
	})
	for _, imp := range file.Imports {
		path, _ := strconv.Unquote(imp.Path.Value)
		name := path[strings.LastIndexByte(path, '/')+1:]
		if imp.Name != nil {
			name = imp.Name.Name
		}
		if !usedNames[name] && name != "_" {
			line := "import " + imp.Path.Value
			if imp.Name != nil {
				line = "import " + name + " " + imp.Path.Value
			}
			source = strings.Replace(source, line+"\n", "", 1)
		}
	}
	source = regexp.MustCompile(`(?m)^(package|func) `).ReplaceAllString(source, "\n$1 ")
	return format.Source([]byte(source))
}
