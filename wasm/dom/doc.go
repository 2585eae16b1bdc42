// Package dom renders Vugu components to the page.
//
// Vugu builds a tree of nodes (vugu.BuildResults) from the components; this
// package compares it with the tree of the render before and changes what
// differs on the page. It stands in for vugu/domrender.
//
// # Use
//
//	r, err := dom.New("#app")
//	r.OnPanic(func(p dom.PanicReport) { … })
//	env, err := vugu.NewBuildEnv(r.EventEnv())
//	r.Run(func() *vugu.BuildResults { return env.RunBuild(root) })
//
// Run renders at once and then blocks; Start does the same and returns. What
// the mount holds in the HTML file stays visible until the first render has
// succeeded, and is then replaced.
//
// # One lock, one render per frame
//
// Handlers of DOM events, build and render run with the lock of EventEnv
// held, so they see the model alone. A goroutine does
//
//	env.Lock(); change(); env.UnlockRender()
//
// A handler must not take the lock again, nor wait for something that needs
// the event loop. Outside of the lock nothing may read the model: where a
// render fires an event, the Go scheduler may run other goroutines. After each handled event, UnlockRender and RequestRender one
// render follows in the next animation frame, however many there were; in a
// hidden tab, where there are no frames, after 100 ms. Flush renders now.
// AfterRender runs a function once the page shows the present model.
//
// # What is shown first
//
// The browser lays out and paints all that a render has changed before a
// person sees any of it. A late.Part places a component that can wait: where a render
// answers an event, it keeps its output of the render before, and is brought
// up to date by another render once the page is painted. So it is late by one
// render at most, and not at all if
//
//   - it was not on the page just before (it may be shown to somebody else);
//   - the event was in it;
//   - it had other components inside;
//   - it is Flush that shows it.
//
// Until then its handlers are those of the render before: they must do with a
// model that has gone on, as they must with a click that comes twice. A
// component with a method Changed that says false is not late but unchanged.
//
// An event that arrives while the lock is held (because a handler focuses an
// element, say) is handled as soon as it is free; PreventDefault has no effect
// on it. An event of an element that has left the page meanwhile is dropped.
// The blur and focus events that a render itself causes are not delivered.
//
// # What is the same node
//
// An element that was rendered stays the same DOM element, with its focus,
// scroll position and text, as long as it finds its counterpart in the next
// tree, among the children of the same parent:
//
//   - the one with the same data-key. Keys are unique among siblings. vugugen
//     leaves nothing of vg-key on plain elements, so write :data-key there;
//   - else the one that the same component instance produced: components in a
//     vg-for with vg-key, or at the same place in the markup;
//   - else by tag and order; where siblings of one tag come and go, classes
//     that agree count, and a data-key makes it certain.
//
// Tag, namespace, the type of an input and the set of properties must agree
// as well. What keeps its order is not touched; the rest moves, and moving
// keeps the state where the browser has moveBefore. An element that holds the
// focus is moved only when there is no other way.
//
// # What is not compared
//
// A component that gives the very output (vugu.BuildOut) of the last render,
// with no other component placed in it, is left alone with all below it, unless
// a person may have changed a property there. Nodes of an output must not
// change once it was built.
//
// # Markup
//
//   - Attributes are set, changed, removed as they differ. style and on…
//     attributes, <style> and <script> are forbidden by the security policy:
//     they are left out and reported.
//   - data-style="--x:12px; width:30%" sets these properties on element.style
//     (CSSOM), which the policy allows. data-style itself is not on the page.
//   - A property (.value='…', .checked='…') is written when its value differs
//     from the last render; also when an event handled by this element or one
//     around it may have changed it. A field without a handler keeps what a
//     person typed.
//   - vg-content and vg-html set innerHTML, when the string differs from the
//     last render, never else: a <details> in it stays open.
//   - SVG: below <svg> everything is SVG, also a component rooted in <g>; below
//     <foreignObject> HTML begins again. Names that the HTML parser lowered
//     (viewbox, clippath) get their case back.
//   - White space with a line break between tags is layout and left out; a
//     space alone is kept. In <pre> and <textarea> all is kept.
//
// # Focus
//
// A render keeps focus and text selection, also when the element moves. If it
// is removed, the focus goes to the nearest ancestor that is left and is
// focusable (natively, or with a tabindex, -1 will do); an ancestor with
// data-focus-fallback="selector" hands it to the first match below it. If
// there is none the browser leaves it with the body. Where something is late,
// it goes there with that: to move the focus lays out the page.
//
// data-focus="anything" moves the focus to an element when the attribute
// appears or its value changes to another non-empty one. A board with arrow
// keys sets it on its current cell; a counter as value repeats the request.
// Focus does not survive the attribute disabled: prefer aria-disabled.
//
// data-reveal="anything" scrolls the pane around an element, which has the
// attribute data-pane, so that the element is seen in it; never the page. With
// a value that begins with "aim" it must lie off the edges too.
//
// data-modal on a <dialog> opens it with showModal, data-modal="false" or no
// such attribute closes it. Removing the dialog closes it first, so that the
// focus returns to where it was. Esc closes it too: handle @close.
//
// # Events
//
// Each element has one listener per event type; which handler runs is looked
// up when the event comes. DOMEvent.Prop reads properties from the event when
// asked: Prop("key"), Prop("target", "value"), Prop("currentTarget",
// "dataset", "cell"). EventSummary collects the usual ones.
//
// # Life cycle
//
// Init, Compute and Destroy are called by vugu.BuildEnv. Rendered, with or
// without a context, is called after each render for every component but the
// root, inner ones first, with the lock held.
//
// # Panics
//
// A panic in a handler, in build, in render or in a callback is stopped and
// reported; the lock is freed and the page goes on. If the build failed the
// page keeps what it shows. If changing the page failed, the tree is made anew
// beside the old one and takes its place when complete. ShowPanicBanner shows
// a message without any component. Guard does the same for goroutines.
// Deadlock and lack of memory can't be stopped.
//
// # Files
//
// The comparison (flatten, match, order, patch, focus) knows the document only
// as the interface page and is tested on the host; *_js.go hold what calls
// JavaScript.
package dom
