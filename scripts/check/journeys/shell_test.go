package journeys

import (
	"encoding/binary"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bayboard/scripts/internal/browser"
)

func isProgram(r *http.Request) bool { return strings.HasSuffix(r.URL.Path, ".wasm") }

func TestTheAppStartsAndTheProgressGoesAway(t *testing.T) {
	p, url := visit(t, nil)
	for _, page := range []string{"", "rules/", "rules/sf2022/", "app/"} {
		p.Open(url + page)
		p.WaitGone("#boot")
		assert.False(t, p.Visible("#trouble"))
		foreign := browser.Eval[[]string](p, `performance.getEntriesByType("resource").map(e => e.name).filter(n => !n.startsWith(`+js(url)+`))`)
		assert.Empty(t, foreign, "nothing is asked of another origin, nor above the site")
	}
}

func TestWhileLoadingTheLobbyIsReadableAndAChoiceIsKept(t *testing.T) {
	data := program(t)
	half, goOn := make(chan struct{}), make(chan struct{})
	var once sync.Once
	p, url := visit(t, func(w http.ResponseWriter, r *http.Request) bool {
		if !isProgram(r) {
			return false
		}
		w.Header().Set("Content-Type", "application/wasm")
		_, _ = w.Write(data[:len(data)/2])
		w.(http.Flusher).Flush()
		once.Do(func() { close(half) })
		<-goOn
		_, _ = w.Write(data[len(data)/2:])
		return true
	})
	release := sync.OnceFunc(func() { close(goOn) })
	t.Cleanup(release)
	p.Open(url + "app/")
	<-half
	p.Wait("progress of about a half", `(b => b.value > 0.4 * b.max && b.value < 0.6 * b.max)(document.getElementById("boot-bar"))`)
	assert.Equal(t, len(data), browser.Eval[int](p, `document.getElementById("boot-bar").max`))
	assert.Equal(t, "Choose a game", p.Text("#app h1"))
	if p.Count("#app a[href='#/sf2022/new']") > 0 {
		p.Click("#app a[href='#/sf2022/new']")
		p.WaitText("#boot", "Then: Play San Francisco")
	}
	hash := browser.Eval[string](p, "location.hash")
	release()
	p.WaitGone("#boot")
	assert.True(t, strings.HasPrefix(browser.Eval[string](p, "location.hash"), hash))
}

func TestAMissingProgramGivesTheReasonAndARetry(t *testing.T) {
	var broken atomic.Bool
	broken.Store(true)
	p, url := visit(t, func(w http.ResponseWriter, r *http.Request) bool {
		if !isProgram(r) || !broken.Load() {
			return false
		}
		http.Error(w, "gone", http.StatusNotFound)
		return true
	})
	p.Expect("404")
	p.Open(url + "app/")
	p.WaitText("#trouble", "The server answered 404")
	assert.False(t, p.Visible("#boot"))
	broken.Store(false)
	p.Click("#trouble-retry")
	p.WaitGone("#trouble")
	p.WaitGone("#boot")
}

// faulty answers the first request for the program.
func faulty(answer func(w http.ResponseWriter, r *http.Request)) intercept {
	var once atomic.Bool
	return func(w http.ResponseWriter, r *http.Request) bool {
		if !isProgram(r) || once.Swap(true) {
			return false
		}
		w.Header().Set("Content-Type", "application/wasm")
		answer(w, r)
		return true
	}
}

// retries waits for the reason, and tries again with success.
func retries(p *browser.Page, reason string) {
	p.WaitText("#trouble", reason)
	p.Click("#trouble-retry")
	p.WaitGone("#trouble")
	p.WaitGone("#boot")
}

func TestABrokenConnectionGivesTheReason(t *testing.T) {
	data := program(t)
	p, url := visit(t, faulty(func(w http.ResponseWriter, _ *http.Request) {
		_, _ = w.Write(data[:len(data)/3])
		w.(http.Flusher).Flush()
		panic(http.ErrAbortHandler)
	}))
	p.Expect("ERR_INCOMPLETE_CHUNKED_ENCODING")
	p.Open(url + "app/")
	retries(p, "The connection broke off.")
}

// What was cut is whole for the browser, which keeps it for good.
func TestADownloadThatEndsTooEarlyIsNotKept(t *testing.T) {
	data := program(t)
	p, url := visit(t, faulty(func(w http.ResponseWriter, _ *http.Request) {
		rules.Apply(w.Header(), "/assets/app.wasm")
		_, _ = w.Write(data[:len(data)/3])
	}))
	p.Open(url + "app/")
	retries(p, "The download ended too early.")
}

func TestADownloadThatStopsIsGivenUp(t *testing.T) {
	data := program(t)
	p, url := visit(t, faulty(func(w http.ResponseWriter, r *http.Request) {
		_, _ = w.Write(data[:len(data)/3])
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	}))
	p.BeforeLoad(`const later = window.setTimeout; window.setTimeout = (f, ms) => later(f, ms === 30000 ? 1000 : ms)`)
	p.Open(url + "app/")
	p.WaitText("#trouble", "Nothing has arrived for 30 seconds.")
}

func TestWhereWebAssemblyIsForbiddenTheRulesAreOffered(t *testing.T) {
	p, url := visit(t, func(w http.ResponseWriter, r *http.Request) bool {
		if !strings.HasSuffix(r.URL.Path, "/app/") {
			return false
		}
		policy := http.Header{}
		rules.Apply(policy, "/app/")
		page, err := os.ReadFile(filepath.Join(dist, "app", "index.html"))
		if err != nil {
			return false
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Header().Set("Content-Security-Policy", strings.Replace(policy.Get("Content-Security-Policy"), " 'wasm-unsafe-eval'", "", 1))
		_, _ = w.Write(page)
		return true
	})
	p.Expect("Content Security Policy")
	p.Open(url + "app/")
	p.WaitText("#trouble", "WebAssembly is forbidden here.")
	p.WaitFor("#trouble-rules a")
	assert.False(t, p.Visible("#trouble-retry"))
}

func TestAWrongMediaTypeDoesNotMatter(t *testing.T) {
	data := program(t)
	p, url := visit(t, func(w http.ResponseWriter, r *http.Request) bool {
		if isProgram(r) {
			w.Header().Set("Content-Type", "application/octet-stream")
			_, _ = w.Write(data)
		}
		return isProgram(r)
	})
	p.Open(url + "app/")
	p.WaitGone("#boot")
	assert.False(t, p.Visible("#trouble"))
}

func TestAPageInPlaceOfTheProgramIsNamed(t *testing.T) {
	p, url := visit(t, func(w http.ResponseWriter, r *http.Request) bool {
		if isProgram(r) {
			w.Header().Set("Content-Type", "text/html")
			_, _ = w.Write([]byte("<!doctype html>"))
		}
		return isProgram(r)
	})
	p.Open(url + "app/")
	p.WaitText("#trouble", "something that is not the program (text/html)")
}

func TestWithoutWebAssemblyTheRulesAreOffered(t *testing.T) {
	p, url := visit(t, nil)
	p.BeforeLoad("delete window.WebAssembly")
	p.Open(url + "app/")
	p.WaitText("#trouble", "This browser has no WebAssembly.")
	assert.False(t, p.Visible("#trouble-retry"))
	if p.Count("#trouble-rules a") > 0 {
		p.Click("#trouble-rules a")
		p.WaitFor(".r-text h1")
	}
}

// lengthened gives a WebAssembly program a length, by a custom section of zeros.
func lengthened(program []byte, length int) []byte {
	const head = 1 + binary.MaxVarintLen32
	payload := length - len(program) - head
	section := make([]byte, head+payload)
	for i := 1; i < head; i++ { // as long as it may be
		section[i] = byte(payload>>(7*(i-1)))&0x7f | 0x80
	}
	section[head-1] &= 0x7f
	return append(program, section...)
}

func TestAPanicOffersReloadAndAReport(t *testing.T) {
	crash := filepath.Join(t.TempDir(), "crash.wasm")
	cmd := exec.Command("go", "build", "-o", crash, "./testdata/crash")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := cmd.CombinedOutput()
	require.NoError(t, err, string(out))
	data, err := os.ReadFile(crash)
	require.NoError(t, err)
	data = lengthened(data, len(program(t)))
	p, url := visit(t, func(w http.ResponseWriter, r *http.Request) bool {
		if isProgram(r) {
			w.Header().Set("Content-Type", "application/wasm")
			_, _ = w.Write(data)
		}
		return isProgram(r)
	})
	p.Open(url + "app/")
	p.WaitText("#trouble", "panic: the cable car broke")
	p.WaitFor("#trouble-reload")
	p.Click("#trouble-copy")
	p.Wait("the report", `document.getElementById("trouble-report").value.includes("goroutine 1")`)
}
