// What a person at the table can see and do; for the journeys.
window.person = (() => {
  "use strict";

  const patience = 20000; // milliseconds

  const seen = (e) => e.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const text = (selector) => all(selector)[0]?.innerText.trim() ?? "";
  const texts = (selector) => all(selector).map((e) => e.innerText.trim());
  const names = (selector) => all(selector).map((e) => e.getAttribute("aria-label"));
  const frame = () => new Promise((done) => requestAnimationFrame(done));

  // What kind of action a control stands for.
  function kind(e) {
    const label = e.getAttribute("aria-label") ?? e.innerText;
    if (e.matches(".cell")) { return label.startsWith("Place ") ? "place" : "lay"; }
    if (e.matches(".choice")) { return "bonus"; }
    const kinds = { "Lay out": "layout", "Lay the card": "area", Area: "area", Realize: "realize", Place: "place",
      Discard: "discard", Release: "release", Pass: "pass", Keep: "pass" };
    for (const start in kinds) { if (label.startsWith(start)) { return kinds[start]; } }
    return "unknown: " + label;
  }

  const weights = { layout: 3, realize: 4, place: 8, lay: 4, area: 1, discard: 1, bonus: 1, release: 1, pass: 1 };

  // The controls of everything that can be done now.
  const legal = () => all(".p-board .target, .act-b button[aria-disabled=false], .area button[aria-disabled=false]");
  const picks = () => all(".hand button[aria-pressed=false]");

  const over = () => /finished/.test(text(".top-s"));
  // position is the shown ply and the number of plies, as the time line says.
  const position = () => (document.querySelector(".tl-r")?.getAttribute("aria-valuetext").match(/\d+/g) ?? []).join("/");

  async function until(what, condition) {
    for (const end = performance.now() + patience; performance.now() < end; await frame()) {
      if (condition()) { return; }
    }
    throw new Error("waited in vain until " + what + " (" + position() + ", " + text(".say") + ")");
  }

  const ready = () => until("something can be done", () => over() || legal().length > 0);

  // dice is a small generator: the next state of it decides.
  const roll = (dice) => (Math.imul(dice, 1664525) + 1013904223) >>> 0;

  // choose takes one of the legal controls, by weight.
  function choose(dice) {
    const list = legal();
    let total = 0;
    for (const e of list) { total += weights[kind(e)] ?? 1; }
    let at = (dice / 2 ** 32) * total;
    for (const e of list) { at -= weights[kind(e)] ?? 1; if (at < 0) { return e; } }
    return list[list.length - 1];
  }

  // owner: the large board must be that of the seat whose turn it is.
  function mistake() {
    const whose = /([^·]*) turn$/.exec(text(".top-s"));
    const board = text(".mine:not(.mine-opened) h2");
    if (!whose || !board.toLowerCase().startsWith(whose[1].trim().toLowerCase())) {
      return "the board is called “" + board + "”, the bar says “" + text(".top-s") + "”";
    }
    return document.documentElement.scrollWidth > innerWidth ? "wider than the window: " + text(".say") : "";
  }

  // next waits until something can be done, and marks what to press. Picks of
  // another card in hand come with it, as they change nothing else.
  async function next(dice) {
    await ready();
    all("[data-journey]").forEach((e) => e.removeAttribute("data-journey"));
    if (over()) { return { dice, kind: "", mistake: "", position: position() }; }
    dice = roll(dice);
    const others = picks();
    if (others.length > 0 && dice % 4 === 0) {
      others[dice % others.length].click();
      await frame();
      await frame();
      await ready();
    }
    dice = roll(dice);
    const e = choose(dice);
    e.setAttribute("data-journey", "");
    return { dice, kind: kind(e), mistake: mistake(), position: position() };
  }

  const moved = (from) => until("the game goes on", () => position() !== from);

  // play does some actions, and tells their kinds; fewer when the game ends or
  // a kind to stop before is next.
  async function play(dice, most, stop) {
    const kinds = [];
    let bad = "";
    while (kinds.length < most) {
      const n = await next(dice);
      if (n.kind === "" || n.kind === stop) { break; }
      dice = n.dice;
      bad = bad || n.mistake;
      document.querySelector("[data-journey]").click();
      await moved(n.position);
      kinds.push(n.kind);
    }
    await ready();
    return { dice, kinds, over: over(), mistake: bad };
  }

  // look is all that the table shows, but for the look itself.
  function look() {
    return {
      say: text(".say"), does: text(".does"), status: text(".top-t"), board: names(".p-board [data-cell]"),
      values: names(".p-board .sum"), hand: names(".hand .hc"), buttons: texts(".act-b button, .act-o > *"),
      projects: texts(".areas .area-h").concat(names(".areas svg")), supply: texts(".sup, .bons .vh, .order"),
      others: texts(".opp"), ranks: texts(".rank td"), log: texts(".log-t"), line: position(),
    };
  }

  // score is the table of points: for each seat its lines, total and place.
  function score() {
    const number = (s) => {
      if (s === "–") { return 0; }
      const sign = /^[-−]/.test(s) ? -1 : 1;
      return sign * (Number(s.replace(/[^0-9]/g, "")) + (s.includes("½") ? 0.5 : 0));
    };
    const seats = all(".score-t tfoot td").map((td) => (
      { total: number(td.querySelector("b").innerText), place: parseInt(td.querySelector("small").innerText, 10), lines: [] }));
    all(".score-t tbody tr").forEach((tr) => {
      tr.querySelectorAll("td b").forEach((b, i) => seats[i].lines.push(number(b.innerText)));
    });
    return seats;
  }

  return { seen, all, text, texts, names, kind, legal, over, position, ready, next, moved, play, look, score, frame, until };
})();
