package browse

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"bayboard/scripts/internal/browser"
)

// A phone has a processor so many times slower than this machine's, and a
// network of 1.6 Mbit/s that takes 150 ms to answer.
const (
	slower     = 4
	throughput = 1.6e6 / 8 // bytes a second
	latency    = 150       // milliseconds
)

// Loading is how long the app takes until it can be used, in milliseconds:
// with an empty profile, and once more with what that visit has left.
type Loading struct {
	First  float64 `json:"first_ms"`
	Second float64 `json:"second_ms"`
}

// MeasureLoading measures the two visits on a phone, the medians of some
// runs. With the first visit the browser also keeps the site for being used
// without network.
func MeasureLoading(handler http.Handler, runs int) (*Loading, error) {
	s := httptest.NewServer(handler)
	defer s.Close()
	var first, second []float64
	for range runs {
		l, err := loadTwice(s.URL + "/app/")
		if err != nil {
			return nil, err
		}
		first, second = append(first, l.First), append(second, l.Second)
	}
	return &Loading{First: round(median(first)), Second: round(median(second))}, nil
}

func loadTwice(app string) (Loading, error) {
	var l Loading
	b, err := browser.Start()
	if err != nil {
		return l, err
	}
	defer b.Close()
	for _, into := range []*float64{&l.First, &l.Second} {
		err := loadOnPhone(b, app, func(t tab, ready float64) error {
			*into = ready
			if err := t.do("bench.kept()"); err != nil {
				return err
			}
			time.Sleep(settle)
			return nil
		})
		if err != nil {
			return l, fmt.Errorf("a visit on a phone: %w", err)
		}
	}
	return l, nil
}

func loadOnPhone(b *browser.Browser, app string, then func(t tab, ready float64) error) error {
	return visit(b, app, func(t tab) error {
		err := chromedp.Do(t.ctx, chromedp.EmulateViewport(390, 844))
		if err == nil {
			_, err = chromedp.Call(t.ctx, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: slower})
		}
		if err == nil {
			_, err = chromedp.Call(t.ctx, network.Enable, network.EnableParams{})
		}
		if err == nil {
			_, err = chromedp.Call(t.ctx, network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{
				MatchedNetworkConditions: []*network.Conditions{{Latency: latency, DownloadThroughput: throughput, UploadThroughput: throughput}},
			})
		}
		return err
	}, then)
}
