package browser

import (
	"context"
	"time"

	"github.com/chromedp/chromedp"
)

// Browser is a running Chromium.
type Browser struct {
	ctx    context.Context
	cancel func()
}

// Start starts Chromium with an empty profile, which is removed by Close.
func Start() (*Browser, error) {
	path, err := Find()
	if err != nil {
		return nil, err
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path),
		chromedp.NoSandbox,
		chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("hide-scrollbars", true),
		chromedp.WSURLReadTimeout(60*time.Second),
	)
	alloc, cancelAlloc := chromedp.NewExecAllocator(context.Background(), options...)
	quiet := func(string, ...any) {}
	ctx, cancel := chromedp.NewContext(alloc, chromedp.WithErrorf(quiet), chromedp.WithLogf(quiet))
	b := &Browser{ctx: ctx, cancel: func() { cancel(); cancelAlloc() }}
	if err := chromedp.Do(ctx); err != nil {
		b.cancel()
		return nil, err
	}
	return b, nil
}

// Close ends Chromium.
func (b *Browser) Close() {
	_ = chromedp.Cancel(b.ctx)
	b.cancel()
}

// NewTab opens a tab with storage and cache of its own. The context is for
// chromedp's actions; cancelling it closes the tab.
func (b *Browser) NewTab() (context.Context, context.CancelFunc, error) {
	ctx, cancel := chromedp.NewContext(b.ctx, chromedp.WithNewBrowserContext())
	if err := chromedp.Do(ctx); err != nil {
		cancel()
		return nil, nil, err
	}
	return ctx, cancel, nil
}
