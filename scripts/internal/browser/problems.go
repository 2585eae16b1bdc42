package browser

import (
	"context"
	"slices"
	"strings"
	"sync"

	"github.com/chromedp/chromedp"
)

// problems collects what a page's console tells of errors.
type problems struct {
	mu       sync.Mutex
	texts    []string
	expected []string
}

// collect listens until the context ends.
func (c *problems) collect(ctx context.Context) {
	messages := chromedp.Console(ctx)
	go func() {
		for m, err := range messages {
			if err != nil {
				return
			}
			if isProblem(m) {
				c.mu.Lock()
				c.texts = append(c.texts, m.String()+" "+m.URL)
				c.mu.Unlock()
			}
		}
	}()
}

// isProblem: errors, uncaught exceptions, failed assertions, and whatever the
// browser says about security, such as a violation of the policy.
func isProblem(m chromedp.ConsoleMessage) bool {
	return m.IsException() || m.Type == "error" || m.Type == "assert" || m.Source == "security"
}

func (c *problems) expect(part string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.expected = append(c.expected, part)
}

// unexpected returns the problems that were not announced.
func (c *problems) unexpected() []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.DeleteFunc(slices.Clone(c.texts), func(text string) bool {
		return slices.ContainsFunc(c.expected, func(part string) bool { return strings.Contains(text, part) })
	})
}
