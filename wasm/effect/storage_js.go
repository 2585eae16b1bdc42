package effect

import (
	"strings"
	"time"

	"github.com/hack-pad/safejs"
)

// localStorage is the browser's. It may be forbidden: then even reading the
// property throws, which only a call gives back as an error.
type localStorage struct{}

func (localStorage) object() (safejs.Value, error) {
	reflect, err := safejs.Global().Get("Reflect")
	if err != nil {
		return reflect, ErrBlocked
	}
	v, err := reflect.Call("get", safejs.Global(), "localStorage")
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

// afterAnswer is how long a writing waits before it asks for the lock: what a
// person did is answered on the page first.
const afterAnswer = 40 * time.Millisecond

// turns are what waits for the lock of all tabs, in order.
var turns []func()

// locked runs f while no other tab does the same (navigator.locks), or at the
// latest when the page goes away (flush). Where there are no locks it just
// runs it. Calls keep their order.
func locked(f func()) {
	locks, err := path("navigator", "locks")
	if err != nil || locks.Type() != safejs.TypeObject {
		f()
		return
	}
	turns = append(turns, f)
	go func() {
		time.Sleep(afterAnswer)
		request(locks)
	}()
}

// request lets the next of the turns have the lock.
func request(locks safejs.Value) {
	var callback safejs.Func
	callback, err := safejs.FuncOf(func(safejs.Value, []safejs.Value) any {
		defer callback.Release()
		if len(turns) > 0 {
			next := turns[0]
			turns[0], turns = nil, turns[1:]
			next()
		}
		return nil
	})
	if err != nil {
		flush()
		return
	}
	if _, err = locks.Call("request", "bayboard", callback); err != nil {
		callback.Release()
		flush()
	}
}

// flush runs what still waits for the lock: nothing is lost when the page is
// left right after a move.
func flush() {
	for len(turns) > 0 {
		next := turns[0]
		turns[0], turns = nil, turns[1:]
		next()
	}
}
