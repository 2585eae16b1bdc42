//go:build js && wasm

package dom

import (
	"fmt"
	"os"
	"syscall/js"
	"testing"
	"time"
)

// The tests in *_js_test.go run in a browser:
//
//	GOBIN=/tmp/wbt go install github.com/agnivade/wasmbrowsertest@v0.11.0
//	GOOS=js GOARCH=wasm go test -exec=/tmp/wbt/wasmbrowsertest ./wasm/dom/
//
// It starts the first of headless_shell, chromium and google-chrome that it
// finds on PATH, headless, with an empty profile, and for root without
// sandbox. The runner has its own elements in the body: add to it, never
// replace its content.

// policy is what the site is served with, as far as a <meta> can set it while
// the runner fetches.
const policy = "script-src 'self' 'wasm-unsafe-eval'; style-src 'self'"

func TestMain(m *testing.M) {
	violations := 0
	doc.Call("addEventListener", "securitypolicyviolation", js.FuncOf(func(_ js.Value, args []js.Value) any {
		violations++
		fmt.Println("security policy:", args[0].Get("violatedDirective"), args[0].Get("sample"))
		return nil
	}))
	meta := doc.Call("createElement", "meta")
	meta.Set("httpEquiv", "Content-Security-Policy")
	meta.Set("content", policy)
	doc.Get("head").Call("append", meta)
	actAsFocusedWindow()
	code := m.Run()
	time.Sleep(50 * time.Millisecond)
	if violations > 0 {
		fmt.Println("FAIL: the security policy was violated")
		code = 1
	}
	os.Exit(code)
}
