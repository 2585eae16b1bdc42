// What is measured in the page, and what can be clicked there.
window.bench = (() => {
  "use strict";

  const now = () => performance.now();
  const patience = 20000; // milliseconds
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const all = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length > 0);

  // --- loading ---

  const painted = () => frame().then(() => new Promise((done) => {
    const c = new MessageChannel();
    c.port1.onmessage = done;
    c.port2.postMessage(null);
  }));

  let loaded;
  const ready = new Promise((done) => { loaded = done; });
  document.addEventListener("DOMContentLoaded", () => {
    const boot = document.getElementById("boot");
    let shown = !boot.hidden;
    new MutationObserver(() => {
      shown = shown || !boot.hidden;
      if (shown && boot.hidden) { painted().then(() => loaded(now())); }
    }).observe(boot, { attributes: true });
    new MutationObserver(changed).observe(document.getElementById("app"),
      { subtree: true, childList: true, attributes: true, characterData: true });
  });

  let memory = null;
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const original = WebAssembly[name];
    WebAssembly[name] = async (...args) => {
      const result = await original.apply(WebAssembly, args);
      memory = result.instance.exports.mem;
      return result;
    };
  }

  // --- samples ---

  let armed = ""; // the kind of sample that the next event begins
  let sample = null;
  let finished = () => {};
  let lastChange = 0;
  const channel = new MessageChannel();

  function changed() {
    lastChange = now();
    if (sample) { sample.changed = lastChange; }
  }

  function begin(e) {
    sample = { kind: armed, stamp: e.timeStamp, begin: now(), handled: now(), frame: 0, changed: 0, painted: 0, busy: 0, frames: 0 };
    armed = "";
    requestAnimationFrame(inFrame); // before the program asks: it comes first
  }

  function inFrame() {
    sample.frame = now();
    sample.frames++;
    channel.port2.postMessage(null);
  }

  channel.port1.onmessage = () => {
    sample.painted = now();
    sample.busy += sample.painted - sample.frame;
    if (sample.changed === 0 && sample.frames < 20) {
      requestAnimationFrame(inFrame);
      return;
    }
    finished(sample);
    sample = null;
  };

  const handled = () => { if (sample && sample.frame === 0) { sample.handled = now(); } };
  addEventListener("click", (e) => { if (armed && armed !== "hover") { begin(e); } }, true);
  addEventListener("click", handled);
  addEventListener("mouseover", (e) => { if (armed === "hover") { begin(e); } }, true);
  addEventListener("mousemove", handled, true); // after mouseenter, which is the program's

  // arm awaits an event, and returns the promise of its sample.
  let promised = null;
  function arm(kind) {
    armed = kind;
    promised = Promise.race([
      new Promise((done) => { finished = done; }),
      new Promise((done) => setTimeout(done, patience, null)),
    ]);
  }

  // calm waits until the page does nothing, and tells whether that came.
  async function calm(patience) {
    const begin = now();
    while (now() - Math.max(begin, lastChange) < 45) {
      if (now() - begin > patience) { return false; }
      await painted();
    }
    return true;
  }

  // idle waits for a page that does nothing; it presses a key that means
  // nothing, as pieces come to rest by that.
  async function idle() {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
    if (!await calm(patience)) { throw new Error("the page is never idle"); }
  }

  // --- playing ---

  // A game says what can be pressed at its table, and of what kind that is.
  const bar = ".act-b button[aria-disabled=false]";
  const starts = (e, kinds) => {
    const label = e.getAttribute("aria-label") ?? e.innerText.trim();
    for (const start in kinds) { if (label.startsWith(start)) { return kinds[start]; } }
    return "other";
  };
  const matches = (e, kinds) => Object.keys(kinds).find((kind) => e.matches(kinds[kind]));
  const games = {
    sf2022: {
      selectors: ".p-board .target, .area button[aria-disabled=false], .hand button[aria-pressed=false], " + bar,
      kind: (e) => matches(e, { pick: ".hand *", bonus: ".choice" }) ?? starts(e, {
        "Lay out": "layout", "Lay the card": "area", Lay: "lay", Area: "area", Realize: "realize", Place: "place",
        Discard: "discard", Release: "release", Pass: "pass", Keep: "pass",
      }),
    },
    sf2000: {
      selectors: ".sf-vals button:not([aria-disabled=true]), .sf-opts button, .sf-go button:not([aria-disabled=true]), " +
        ".sf-streets [data-spot].sf-can",
      kind: (e) => matches(e, { street: "[data-spot]", value: ".sf-vals *", card: ".sf-opts *" }) ?? "bar",
    },
    ttrsf: {
      selectors: "[data-place], .tt-claim .tt-go .btn-p, [data-key=offers] button, [data-key=buttons] button, " +
        ".tt-row button:not([aria-disabled=true]), .tt-piles button:not([aria-disabled=true]), " +
        ".tt-pay[aria-pressed=false], .tt-routes button[aria-disabled=false]",
      kind: (e) => matches(e, {
        stack: "[data-place]", pay: ".tt-pay", claim: ".tt-claim *", route: ".tt-routes *", open: ".tt-row *", pile: ".tt-piles *",
      }) ?? "bar",
    },
  };
  const cover = ".cover .btn";
  const undoing = ".top-n button[aria-label^=Undo][aria-disabled=false]";
  const game = () => games[location.hash.split("/")[1]];
  const table = () => all(cover + ", " + game().selectors);
  const kind = (e) => (e.matches(cover) ? "cover" : game().kind(e));
  // What only shows something is no move.
  const aside = (e) => ["pick", "pay", "route"].includes(kind(e));
  const move = (e) => !aside(e) && kind(e) !== "cover";

  const over = () => all("dialog[open]").length > 0;
  let chosen = null;

  // where is the middle of the chosen control in the window, null if something
  // else lies there.
  function where() {
    for (const block of ["nearest", "center"]) {
      chosen.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
      const at = middle();
      if (chosen.contains(document.elementFromPoint(at.x, at.y))) { return at; }
    }
    return null;
  }
  const middle = () => {
    const r = chosen.getBoundingClientRect();
    return { x: r.x + r.width / 2, y: r.y + r.height / 2 };
  };
  const short = (e) => (e ? e.outerHTML.slice(0, 200) : "nothing");
  const top = () => short(document.elementFromPoint(middle().x, middle().y)) + " at " + JSON.stringify(middle());

  // stays tells whether the chosen control stays under the pointer.
  async function stays() {
    const at = where();
    for (let n = 0; n < 8; n++) {
      await frame();
      const now = where();
      if (!at || !now || now.x !== at.x || now.y !== at.y || !chosen.matches(":hover")) { return false; }
    }
    return true;
  }

  // next chooses what to click: undo, or by dice one of the kinds that are
  // possible, and one of that kind.
  async function next(dice, undo) {
    await idle();
    if (over()) { return { kind: "", move: false, hovered: false, at: { x: 0, y: 0 } }; }
    let list = undo ? all(undoing) : [];
    undo = list.length > 0; // a look at what is hidden is not taken back
    if (!undo) {
      list = table();
      if (list.length === 0) { throw new Error("nothing can be clicked"); }
      const kinds = [...new Set(list.map(kind))];
      const one = kinds[dice % kinds.length];
      list = list.filter((e) => kind(e) === one);
    }
    chosen = list[(dice >>> 8) % list.length];
    const at = where();
    if (!at) { throw new Error(top() + " lies over " + short(chosen)); }
    await idle();
    return { kind: undo ? "undo" : kind(chosen), move: !undo && move(chosen), hovered: chosen.matches(":hover"), at };
  }

  // enter opens a game's link and takes all seats.
  async function enter(fragment) {
    location.hash = fragment;
    const end = now() + patience;
    const until = async (find) => {
      for (; now() < end; await frame()) { const found = find(); if (found) { return found; } }
      throw new Error("the game cannot be opened: " + document.body.innerText.slice(0, 200));
    };
    const seats = await until(() => all(".picks-o button")[0]);
    seats.click();
    await until(() => table().length > 0);
    await idle();
  }

  // rush plays without a mouse and without being measured; it returns how many
  // moves there were.
  async function rush(dice, most) {
    let n = 0;
    while (n < most && !over()) {
      const list = table().filter((e) => !aside(e) || dice % 4 === 0);
      if (list.length === 0) { break; }
      dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0;
      const one = list[(dice >>> 8) % list.length];
      if (move(one)) { n++; }
      one.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      await painted();
    }
    return n;
  }

  // kept waits until the browser has kept the site for use without network.
  const kept = () => navigator.serviceWorker.ready;

  // watch plays a game between bots, of a number of players and with levels by
  // dice, and returns how many moves there were.
  async function watch(game, dice) {
    location.hash = "#/" + game + "/new";
    const end = now() + 120000;
    const until = async (what, find) => {
      for (; now() < end; await new Promise((done) => setTimeout(done, 50))) {
        const found = find();
        if (found) { return found; }
      }
      throw new Error("waited in vain for " + what + ": " + document.body.innerText.slice(0, 300));
    };
    const counts = await until("the form", () => { const l = all(".form > .part:first-child label"); return l.length > 0 && l; });
    const count = counts[dice % counts.length];
    count.click();
    const seats = Number(count.innerText);
    await until("the chairs", () => all(".chair").length === seats);
    for (let seat = 0; seat < seats; seat++) {
      const levels = all(".chair")[seat].querySelectorAll("label");
      levels[1 + (dice >>> (4 + 2 * seat)) % 3].click(); // after the person: easy, medium, hard
      await painted();
    }
    all(".form button[type=submit]")[0].click();
    await until("the end of " + game, over);
    const line = document.querySelector(".tl-r")?.getAttribute("aria-valuetext").match(/\d+/g) ?? [0];
    const moves = Number(line.at(-1));
    location.hash = "#/";
    await until("the lobby", () => !over());
    await painted();
    return moves;
  }

  return {
    kept, watch, ready, arm, calm, idle, next, stays, enter, rush,
    sample: () => promised,
    memory: () => (memory ? memory.buffer.byteLength : 0),
  };
})();
