package lint

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
)

// The caps on sizes, in lines.
const (
	MaxFile     = 600 // tables of package-level literals and generated code apart
	MaxFunction = 60  // from func to the closing brace, tests apart
)

// Sizes finds files and functions that are too long.
func Sizes(files []File) []Finding {
	var found []Finding
	for _, f := range files {
		if !f.hasExt(".go", ".vugu", ".css", ".js") || f.Generated() {
			continue
		}
		n := lineCount(f.Data)
		if f.hasExt(".go") {
			tables, long := goSizes(f)
			n -= tables
			found = append(found, long...)
		}
		if n > MaxFile {
			found = append(found, Finding{f.Path, 1, fmt.Sprintf("%d lines; the cap is %d", n, MaxFile)})
		}
	}
	return found
}

// goSizes counts the lines of package-level tables and finds long functions.
// A file that does not parse is the compiler's matter.
func goSizes(f File) (tables int, long []Finding) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, f.Path, f.Data, parser.SkipObjectResolution)
	if err != nil {
		return 0, nil
	}
	lines := func(n ast.Node) int { return fset.Position(n.End()).Line - fset.Position(n.Pos()).Line + 1 }
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.GenDecl:
			tables += tableLines(d, lines)
		case *ast.FuncDecl:
			if n := lines(d); n > MaxFunction && !strings.HasSuffix(f.Path, "_test.go") {
				text := fmt.Sprintf("func %s has %d lines; the cap is %d", d.Name.Name, n, MaxFunction)
				long = append(long, Finding{f.Path, fset.Position(d.Pos()).Line, text})
			}
		}
	}
	return tables, long
}

// tableLines counts the inner lines of a declaration's composite literals.
func tableLines(d *ast.GenDecl, lines func(ast.Node) int) int {
	n := 0
	for _, s := range d.Specs {
		v, ok := s.(*ast.ValueSpec)
		if !ok {
			continue
		}
		for _, value := range v.Values {
			if lit, ok := value.(*ast.CompositeLit); ok {
				n += max(0, lines(lit)-2)
			}
		}
	}
	return n
}
