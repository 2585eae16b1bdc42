package journeys

import (
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
	p.Open(url + "app/")
	p.WaitGone("#boot")
	assert.False(t, p.Visible("#trouble"))
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

func TestABrokenConnectionGivesTheReason(t *testing.T) {
	data := program(t)
	p, url := visit(t, func(w http.ResponseWriter, r *http.Request) bool {
		if !isProgram(r) {
			return false
		}
		w.Header().Set("Content-Type", "application/wasm")
		_, _ = w.Write(data[:len(data)/3])
		w.(http.Flusher).Flush()
		panic(http.ErrAbortHandler)
	})
	p.Expect("ERR_INCOMPLETE_CHUNKED_ENCODING")
	p.Open(url + "app/")
	p.WaitText("#trouble", "The game could not be loaded.")
	p.WaitFor("#trouble-retry")
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

func TestAPanicOffersReloadAndAReport(t *testing.T) {
	crash := filepath.Join(t.TempDir(), "crash.wasm")
	cmd := exec.Command("go", "build", "-o", crash, "./testdata/crash")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := cmd.CombinedOutput()
	require.NoError(t, err, string(out))
	p, url := visit(t, func(w http.ResponseWriter, r *http.Request) bool {
		if isProgram(r) {
			w.Header().Set("Content-Type", "application/wasm")
			http.ServeFile(w, r, crash)
		}
		return isProgram(r)
	})
	p.Open(url + "app/")
	p.WaitText("#trouble", "panic: the cable car broke")
	p.WaitFor("#trouble-reload")
	p.Click("#trouble-copy")
	p.Wait("the report", `document.getElementById("trouble-report").value.includes("goroutine 1")`)
}
