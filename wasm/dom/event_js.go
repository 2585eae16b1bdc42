//go:build js && wasm

package dom

import (
	"syscall/js"

	"github.com/vugu/vugu"
	vjs "github.com/vugu/vugu/js"
)

// event implements vugu.DOMEvent on the browser's event itself. Properties
// are read when they are asked for, so an event costs what its handler uses.
type event struct {
	ev, current js.Value
	env         vugu.EventEnv
	summary     map[string]any
}

// Prop returns a primitive property of the event, or of an object it holds:
// Prop("key"), Prop("target", "value"), Prop("currentTarget", "dataset", "cell").
// Numbers are float64. What is missing or no primitive is nil.
func (e *event) Prop(keys ...string) any {
	if v, ok := dig(e.summary, keys); ok {
		return v
	}
	v := e.ev
	for i, k := range keys {
		switch {
		case i == 0 && k == "currentTarget":
			v = e.current
		case v.Type() == js.TypeObject || v.Type() == js.TypeFunction:
			v = read(v, k)
		default:
			return nil
		}
	}
	return primitive(v)
}

func (e *event) PropString(keys ...string) string {
	s, _ := e.Prop(keys...).(string)
	return s
}

func (e *event) PropFloat64(keys ...string) float64 {
	f, _ := e.Prop(keys...).(float64)
	return f
}

func (e *event) PropBool(keys ...string) bool {
	b, _ := e.Prop(keys...).(bool)
	return b
}

var (
	eventProps = []string{"type", "timeStamp", "defaultPrevented", "isTrusted", "detail",
		"key", "code", "location", "repeat", "isComposing", "shiftKey", "ctrlKey", "altKey", "metaKey",
		"button", "buttons", "clientX", "clientY", "offsetX", "offsetY", "pageX", "pageY",
		"movementX", "movementY", "pointerId", "pointerType", "isPrimary",
		"deltaX", "deltaY", "deltaMode", "inputType", "data", "newState", "oldState"}
	targetProps = []string{"id", "tagName", "name", "type", "value", "checked", "selectedIndex",
		"open", "selectionStart", "selectionEnd", "textContent"}
)

// EventSummary returns the usual properties of the event and its target.
func (e *event) EventSummary() map[string]any {
	if e.summary == nil {
		e.summary = pick(e.ev, eventProps)
		if t := e.ev.Get("target"); t.Type() == js.TypeObject {
			e.summary["target"] = pick(t, targetProps)
		}
	}
	return e.summary
}

func (e *event) JSEvent() vjs.Value              { return vjs.Value(e.ev) }
func (e *event) JSEventTarget() vjs.Value        { return vjs.Value(e.ev.Get("target")) }
func (e *event) JSEventCurrentTarget() vjs.Value { return vjs.Value(e.current) }
func (e *event) EventEnv() vugu.EventEnv         { return e.env }
func (e *event) PreventDefault()                 { e.ev.Call("preventDefault") }
func (e *event) StopPropagation()                { e.ev.Call("stopPropagation") }

func dig(m map[string]any, keys []string) (any, bool) {
	var v any = m
	for _, k := range keys {
		m, _ := v.(map[string]any)
		x, ok := m[k]
		if !ok {
			return nil, false
		}
		v = x
	}
	return v, len(keys) > 0
}

func pick(v js.Value, names []string) map[string]any {
	m := map[string]any{}
	for _, name := range names {
		if p := primitive(read(v, name)); p != nil {
			m[name] = p
		}
	}
	return m
}

// read gets a property; some getters throw, such as selectionStart in WebKit.
func read(v js.Value, name string) (p js.Value) {
	defer func() { _ = recover() }()
	return v.Get(name)
}

func primitive(v js.Value) any {
	switch v.Type() {
	case js.TypeString:
		return v.String()
	case js.TypeNumber:
		return v.Float()
	case js.TypeBoolean:
		return v.Bool()
	}
	return nil
}
