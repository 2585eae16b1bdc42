package browser

import (
	"context"

	"github.com/chromedp/chromedp"
)

// NewVisit opens a tab with the storage and the cache of the browser's
// profile, which it shares with the other visits. The context is for
// chromedp's actions; cancelling it closes the tab.
func (b *Browser) NewVisit() (context.Context, context.CancelFunc, error) {
	ctx, cancel := chromedp.NewContext(b.ctx)
	if err := chromedp.Do(ctx); err != nil {
		cancel()
		return nil, nil, err
	}
	return ctx, cancel, nil
}
