// Shows in motion what an action did. The program marks the pieces with
// classes (css/motion.css) and says when an action was carried out:
//
//   bayboard:moved   this event of the window
//
// From then on the class "moves" of the page lets the marked pieces move, until
// all have come to rest, or a person presses something: then all are at once
// where they belong, and pressed is what belongs there. A piece that comes (the
// animation mv-come) comes from what the selector in its property --from finds.
(function () {
  "use strict";

  const page = document.documentElement;
  const longest = 1500; // milliseconds, of all motions of an action
  let timer = 0;
  let flights = [];

  function end() {
    if (!timer) { return; }
    clearTimeout(timer);
    timer = 0;
    page.classList.remove("moves");
    for (const f of flights) { f.cancel(); }
    flights = [];
  }

  function middle(box) { return [box.left + box.width / 2, box.top + box.height / 2]; }

  function within(at, most) { return Math.max(0, Math.min(at, most)); }

  // fly lets a piece that appears come from where it was; what is out of sight
  // is at the edge of the window.
  function fly(piece) {
    const style = getComputedStyle(piece);
    const from = document.querySelector(style.getPropertyValue("--from").trim() || "none");
    if (!from || !from.getClientRects().length) { return; }
    const start = from.getBoundingClientRect(), goal = piece.getBoundingClientRect();
    const [x, y] = middle(goal), [fromX, fromY] = middle(start);
    const unit = piece.ownerSVGElement ? piece.getScreenCTM().a : 1; // pixels
    const dx = (within(fromX, innerWidth) - x) / unit, dy = (within(fromY, innerHeight) - y) / unit;
    const size = Math.max(.4, Math.min(start.width / goal.width, 1));
    flights.push(piece.animate({ transform: [`translate(${dx}px, ${dy}px) scale(${size})`, "none"] },
      { duration: parseFloat(style.animationDuration) * 1000, easing: style.animationTimingFunction }));
  }

  addEventListener("bayboard:moved", () => {
    end();
    timer = setTimeout(end, longest);
    page.classList.add("moves");
  });
  // The first frame of a piece that comes is over: its place is known without
  // another layout.
  document.addEventListener("animationstart", (e) => {
    if (timer && e.animationName === "mv-come") { fly(e.target); }
  });
  for (const kind of ["keydown", "resize"]) { addEventListener(kind, end, { capture: true, passive: true }); }

  // The browser has taken the target of a press, and so of the click, when the
  // pieces were still on their way.
  let meant = null;
  const under = (e) => document.elementFromPoint(e.clientX, e.clientY);
  addEventListener("pointerdown", (e) => {
    const moving = timer;
    end();
    meant = moving ? under(e)?.closest("button, a, label, [role]") : null;
  }, { capture: true, passive: true });
  addEventListener("click", (e) => {
    const goal = meant;
    meant = null;
    if (!goal || !e.isTrusted || e.detail === 0 || goal.contains(e.target) || !goal.contains(under(e))) { return; }
    e.preventDefault();
    e.stopImmediatePropagation();
    goal.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: e.detail, clientX: e.clientX, clientY: e.clientY }));
  }, true);
})();
