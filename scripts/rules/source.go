package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// source is the Go code of a game's folder.
type source struct {
	set    *token.FileSet
	files  []file
	consts map[string]string // name → id, of the constants that are rules
}

type file struct {
	name string
	test bool
	tree *ast.File
}

// parseGo reads the Go files of a folder and finds the constants of type
// engine.Rule.
func parseGo(dir string) (*source, error) {
	s := &source{set: token.NewFileSet(), consts: map[string]string{}}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		if filepath.Ext(e.Name()) != ".go" {
			continue
		}
		tree, err := parser.ParseFile(s.set, filepath.Join(dir, e.Name()), nil, parser.ParseComments)
		if err != nil {
			return nil, err
		}
		f := file{e.Name(), strings.HasSuffix(e.Name(), "_test.go"), tree}
		s.files = append(s.files, f)
		if !f.test {
			s.findConstants(tree)
		}
	}
	return s, nil
}

func (s *source) findConstants(tree *ast.File) {
	ast.Inspect(tree, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok || !isRuleType(spec.Type) {
			return true
		}
		for i, name := range spec.Names {
			if i < len(spec.Values) {
				if id, ok := stringLit(spec.Values[i]); ok {
					s.consts[name.Name] = id
				}
			}
		}
		return false
	})
}

// isRuleType reports whether a type is written engine.Rule.
func isRuleType(t ast.Expr) bool {
	sel, ok := t.(*ast.SelectorExpr)
	if !ok || sel.Sel.Name != "Rule" {
		return false
	}
	pkg, ok := sel.X.(*ast.Ident)
	return ok && pkg.Name == "engine"
}

func stringLit(e ast.Expr) (string, bool) {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(lit.Value)
	return text, err == nil
}

// place is where a node stands: file and line.
func (s *source) place(n ast.Node) string {
	p := s.set.Position(n.Pos())
	return fmt.Sprintf("%s:%d", filepath.Base(p.Filename), p.Line)
}

// names notes all places that name rules.
func (s *source) names(m *matrix) {
	for name, id := range s.consts {
		if !m.isRule(id) {
			m.unknown = append(m.unknown, fmt.Sprintf("constant %s: %q is not in the game's list of rules", name, id))
		}
	}
	slices.Sort(m.unknown)
	for _, f := range s.files {
		if f.test {
			s.citations(m, f.tree)
			continue
		}
		ast.Inspect(f.tree, func(n ast.Node) bool { return s.inCode(m, n) })
		for _, group := range f.tree.Comments {
			for _, id := range rulesIn(group.Text()) {
				if m.isRule(id) {
					m.code[id] = append(m.code[id], s.place(group))
				}
			}
		}
	}
}

// inCode notes a constant that is used. Declarations of the constants and the
// entries of the closed list ({ID: …}) are passed over.
func (s *source) inCode(m *matrix, n ast.Node) bool {
	switch n := n.(type) {
	case *ast.ValueSpec:
		return !isRuleType(n.Type)
	case *ast.KeyValueExpr:
		key, ok := n.Key.(*ast.Ident)
		return !ok || key.Name != "ID"
	case *ast.Ident:
		if id, ok := s.consts[n.Name]; ok && m.isRule(id) {
			m.code[id] = append(m.code[id], s.place(n))
		}
	}
	return true
}

// citations notes what a test cites.
func (s *source) citations(m *matrix, tree *ast.File) {
	ast.Inspect(tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			if id, ok := s.consts[n.Name]; ok && m.isRule(id) {
				m.cite(id, s.place(n))
			}
		case *ast.BasicLit:
			if id, ok := stringLit(n); ok && strings.Contains(id, "-") && m.isRule(id) {
				m.cite(id, s.place(n))
			}
		case *ast.CallExpr:
			for _, arg := range n.Args {
				id, ok := stringLit(arg)
				clear := strings.Contains(id, "-") && m.isRule(id) // noted as a literal
				if ok && !clear && (isRuleType(n.Fun) || isCites(n.Fun)) {
					m.cite(id, s.place(n))
				}
			}
		}
		return true
	})
}

// isCites reports whether a call is of the function by which tests cite.
func isCites(fun ast.Expr) bool {
	name, ok := fun.(*ast.Ident)
	return ok && name.Name == "cites"
}
