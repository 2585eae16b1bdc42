package enginetest

import (
	"fmt"
	"reflect"

	"bayboard/core/engine"
)

// equal is reflect.DeepEqual, faster for pointers to comparable structs, which
// states and views mostly are.
func equal(a, b any) bool {
	v, w := reflect.ValueOf(a), reflect.ValueOf(b)
	if v.Kind() == reflect.Pointer && v.Type() == w.Type() && v.Type().Elem().Comparable() &&
		v.Elem().Interface() == w.Elem().Interface() {
		return true
	}
	return reflect.DeepEqual(a, b)
}

// same tells how two states differ, nil if they do not.
func same(got, want engine.State) error {
	if equal(got, want) {
		return nil
	}
	if g, w := got.Position(), want.Position(); g != w {
		return fmt.Errorf("got\n%swant\n%s", g, w)
	}
	return fmt.Errorf("the positions are the same text, the states differ:\ngot  %+v\nwant %+v", got, want)
}
