// Program stacks writes what stack traces it can see, collects garbage deep in
// a stack that grows, and ends in a panic.
package main

import (
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
)

type street struct{ name string }

// cross is inlined where the compiler may.
func (s street) cross(n int) int { return s.walk(n - 1) }

func (s street) walk(n int) int {
	if n == 0 {
		var empty []int
		return empty[len(s.name)]
	}
	return s.cross(n)
}

func recovered() {
	defer func() {
		fmt.Println(recover())
		os.Stdout.Write(debug.Stack())
		pc, file, _, ok := runtime.Caller(0)
		fmt.Println(runtime.FuncForPC(pc).Name(), file, ok)
	}()
	street{"Lombard"}.cross(3)
}

// deep needs the maps of live pointers of all its frames.
func deep(n int, names []string) int {
	if n == 0 {
		runtime.GC()
		return len(names)
	}
	more := make([]string, n%7)
	for i := range more {
		more[i] = fmt.Sprint(n, i)
	}
	sum := deep(n-1, append(names[:len(names):len(names)], more[:n%3%(len(more)+1)]...))
	for i, s := range more {
		if s != fmt.Sprint(n, i) {
			panic("a string was collected")
		}
	}
	return sum
}

func main() {
	recovered()
	fmt.Println(deep(500, nil))
	go func() {
		var absent map[string]int
		absent["Castro"] = 1
	}()
	select {}
}
