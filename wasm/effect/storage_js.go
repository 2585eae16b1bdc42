package effect

import (
	"strings"

	"github.com/hack-pad/safejs"
)

// localStorage is the browser's. It may be forbidden: then even reading the
// property throws.
type localStorage struct{}

func (localStorage) object() (safejs.Value, error) {
	v, err := safejs.Global().Get("localStorage")
	if err != nil || v.Type() != safejs.TypeObject {
		return v, ErrBlocked
	}
	return v, nil
}

func (l localStorage) Keys() ([]string, error) {
	v, err := l.object()
	if err != nil {
		return nil, err
	}
	n, err := v.Length()
	if err != nil {
		return nil, ErrBlocked
	}
	var keys []string
	for i := range n {
		key, err := v.Call("key", i)
		if err != nil {
			return nil, ErrBlocked
		}
		if text, err := key.String(); err == nil && key.Type() == safejs.TypeString {
			keys = append(keys, text)
		}
	}
	return keys, nil
}

func (l localStorage) Get(key string) (string, bool, error) {
	v, err := l.object()
	if err != nil {
		return "", false, err
	}
	item, err := v.Call("getItem", key)
	if err != nil {
		return "", false, ErrBlocked
	}
	if item.Type() != safejs.TypeString {
		return "", false, nil
	}
	text, err := item.String()
	return text, err == nil, err
}

func (l localStorage) Set(key, text string) error {
	v, err := l.object()
	if err != nil {
		return err
	}
	_, err = v.Call("setItem", key, text)
	switch {
	case err == nil:
		return nil
	case strings.Contains(strings.ToLower(err.Error()), "quota"):
		return ErrFull
	}
	return ErrBlocked
}

func (l localStorage) Delete(key string) error {
	v, err := l.object()
	if err != nil {
		return err
	}
	if _, err = v.Call("removeItem", key); err != nil {
		return ErrBlocked
	}
	return nil
}

// locked runs f while no other tab does the same (navigator.locks). Where
// there are no locks it just runs it. Calls keep their order.
func locked(f func()) {
	locks, err := path("navigator", "locks")
	if err != nil || locks.Type() != safejs.TypeObject {
		f()
		return
	}
	var callback safejs.Func
	callback, err = safejs.FuncOf(func(safejs.Value, []safejs.Value) any {
		defer callback.Release()
		f()
		return nil
	})
	if err != nil {
		f()
		return
	}
	if _, err = locks.Call("request", "bayboard", callback); err != nil {
		callback.Release()
		f()
	}
}
