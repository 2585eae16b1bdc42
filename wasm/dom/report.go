package dom

import (
	"fmt"
	"runtime/debug"
)

// Where a panic happened, or a fault was found.
const (
	InHandler  = "handler"  // a handler of a DOM event
	InBuild    = "build"    // building the components
	InRender   = "render"   // changing the page
	InRendered = "rendered" // a Rendered or AfterRender callback
	InMarkup   = "markup"   // no panic: markup that the page does not allow
)

// PanicReport tells of a panic that was stopped, so that the page lives on.
type PanicReport struct {
	Where   string // one of the constants, or what Guard was given
	What    string // the element and event, or the component
	Message string
	Stack   string
}

// String is the report as text, to be shown or copied.
func (r PanicReport) String() string {
	s := r.Where
	if r.What != "" {
		s += " (" + r.What + ")"
	}
	s += ": " + r.Message
	if r.Stack != "" {
		s += "\n" + r.Stack
	}
	return s
}

// catch runs f and returns the report of its panic, or nil.
func catch(where, what string, f func()) (rep *PanicReport) {
	defer func() {
		if v := recover(); v != nil {
			rep = &PanicReport{Where: where, What: what, Message: fmt.Sprint(v), Stack: string(debug.Stack())}
		}
	}()
	f()
	return nil
}
