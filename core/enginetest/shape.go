package enginetest

import (
	"fmt"
	"reflect"
	"strings"

	"bayboard/core/engine"
	"bayboard/core/rng"
)

// names checks the closed lists of a game.
func names(k *kit) error {
	seen := map[string]bool{}
	once := func(list, id string) error {
		if id == "" || seen[list+id] || strings.ContainsFunc(id, func(r rune) bool {
			return r != '-' && (r < 'a' || r > 'z') && (r < '0' || r > '9')
		}) {
			return fmt.Errorf("%s %q: want each once, in small letters, digits and hyphens", list, id)
		}
		seen[list+id] = true
		return nil
	}
	if err := once("slug", k.game.Slug()); err != nil {
		return err
	}
	for _, r := range k.game.Rules() {
		if err := once("rule", string(r.ID)); err != nil {
			return err
		}
	}
	for i, name := range k.game.Events() {
		if i == 0 && name == "" {
			continue
		}
		if err := once("event", name); err != nil || i == 0 {
			return fmt.Errorf("event %d %q: %w", i, name, err)
		}
	}
	for _, o := range k.game.Options() {
		if err := once("option", o.Name); err != nil {
			return err
		}
		if len(o.Values) < 2 || len(o.Values) > 16 {
			return fmt.Errorf("option %s has %d values", o.Name, len(o.Values))
		}
	}
	if len(k.game.Options()) > engine.MaxOptions || k.game.Unit() == "" || k.game.Version() < 1 {
		return fmt.Errorf("%d options, unit %q, version %d", len(k.game.Options()), k.game.Unit(), k.game.Version())
	}
	return nil
}

// stateShape checks that copying a state by assignment makes it independent:
// nothing is shared but one pointer, to the edition.
func stateShape(k *kit) error {
	t := reflect.TypeOf(k.game.Blank())
	if t.Kind() != reflect.Pointer {
		return fmt.Errorf("a state is a %v, not a pointer", t)
	}
	pointers := 0
	return walkType(t.Elem(), t.Elem().String(), func(path string, t reflect.Type) error {
		switch t.Kind() {
		case reflect.Map, reflect.Slice, reflect.Chan, reflect.Func, reflect.Interface, reflect.UnsafePointer:
			return fmt.Errorf("%s is a %v", path, t)
		case reflect.Pointer:
			if pointers++; pointers > 1 {
				return fmt.Errorf("%s is a second pointer", path)
			}
		}
		return nil
	})
}

// viewShape checks that a generator cannot be in a view.
func viewShape(k *kit) error {
	s, err := k.game.New(k.games[0].setup)
	if err != nil {
		return err
	}
	t := reflect.TypeOf(s.View(0))
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return walkType(t, t.String(), func(path string, t reflect.Type) error {
		if t == reflect.TypeFor[rng.Rand]() || t == reflect.TypeFor[rng.Seed]() {
			return fmt.Errorf("%s is a %v", path, t)
		}
		return nil
	})
}

// walkType visits the types of all that a value holds in itself. It does not
// follow pointers.
func walkType(t reflect.Type, path string, visit func(path string, t reflect.Type) error) error {
	if err := visit(path, t); err != nil {
		return err
	}
	switch t.Kind() {
	case reflect.Struct:
		for i := range t.NumField() {
			if err := walkType(t.Field(i).Type, path+"."+t.Field(i).Name, visit); err != nil {
				return err
			}
		}
	case reflect.Array, reflect.Slice:
		return walkType(t.Elem(), path+"[]", visit)
	}
	return nil
}
