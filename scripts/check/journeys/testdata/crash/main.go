// Program crash starts as the application does, and panics.
package main

import "syscall/js"

func main() {
	js.Global().Get("bayboard").Call("ready")
	panic("the cable car broke")
}
