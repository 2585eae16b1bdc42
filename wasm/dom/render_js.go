//go:build js && wasm

package dom

import "github.com/vugu/vugu"

// onFrame must not wait for the lock: it runs on the browser's event loop.
func (r *Renderer) onFrame() {
	if r.mu.TryLock() {
		r.render()
		return
	}
	go r.Flush()
}

// render builds and shows with the lock held, and gives it back.
func (r *Renderer) render() {
	if r.build == nil {
		r.mu.Unlock()
		return
	}
	r.frame.cancel()
	r.haste.Begin(r.answering && !r.whole)
	r.answering, r.whole = false, false
	reports := r.show()
	var after []func()
	if r.haste.Built() {
		r.frame.requestRest()
	} else {
		after, r.after = r.after, nil
	}
	r.mu.Unlock()
	for _, rep := range reports {
		r.report(rep)
	}
	for _, f := range after {
		r.Guard(InRendered, f)
	}
}

// show returns what went wrong. If the build fails, the page keeps what it
// shows; if changing the page fails, it is made anew.
func (r *Renderer) show() (reports []*PanicReport) {
	failed := func(rep *PanicReport) { reports = append(reports, rep) }
	fault := func(msg string) {
		if !r.faults[msg] {
			r.faults[msg] = true
			failed(&PanicReport{Where: InMarkup, Message: msg})
		}
	}
	var results *vugu.BuildResults
	if rep := catch(InBuild, "", func() { results = r.build() }); rep != nil {
		return append(reports, rep)
	}
	var comps []any
	for attempt := range 2 {
		rep := catch(InRender, "", func() { comps = r.apply(results, fault) })
		r.rendering, r.settling, r.kept = false, false, nil
		if rep == nil {
			break
		}
		failed(rep)
		if first := r.root == nil; first || attempt > 0 {
			return reports
		}
		r.broken = true
	}
	r.renders++
	r.seen = r.seen.call(comps, r.env, failed)
	return reports
}

// apply brings the page to what the build says.
func (r *Renderer) apply(results *vugu.BuildResults, fault func(string)) []any {
	p := &patcher{page: r.page, flat: flatten(results, r.spare, fault), fault: fault}
	r.spare = nil // after a failure nobody knows what is still referred to
	r.rendering = true
	p.focus.from, p.focus.later = r.lost, r.haste.Owed()
	r.lost = nil
	p.focus.phase = func(el ref, settling bool) { r.kept, r.settling = el, settling }
	if r.root != nil && !r.broken {
		p.update(r.root)
		r.lost = p.focus.from
		r.spare = p.spent
	} else {
		r.replace(p)
	}
	return p.flat.comps
}

// replace shows a tree that is made from scratch: the first one, or after a
// failure, when nobody knows how much of the old one is still on the page.
// The old one stays, with its handlers, until the new one is complete.
func (r *Renderer) replace(p *patcher) {
	now := p.flat.root
	now.el = r.page.mount
	complete := false
	defer func() {
		if !complete {
			p.forgetKids(now)
		}
	}()
	p.mount(func() { r.page.call(r.page.mount, "replaceChildren") })
	complete = true
	if r.root != nil {
		p.forgetKids(r.root)
	}
	r.root, r.broken = now, false
}
