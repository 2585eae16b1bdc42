// What a person at the table can see and do; for the journeys.
window.person = (() => {
  "use strict";

  const patience = 20000; // milliseconds

  const seen = (e) => e.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const said = (e) => e.innerText.replaceAll("\u00a0", " ").trim();
  const text = (selector) => all(selector).slice(0, 1).map(said).join("");
  const texts = (selector) => all(selector).map(said);
  const names = (selector) => all(selector).map((e) => e.getAttribute("aria-label"));
  const frame = () => new Promise((done) => requestAnimationFrame(done));

  // games say by the address what can be pressed at the table of each: legal,
  // the controls of all that can be done now, kind of each, weights of kinds,
  // turn, which may press what only shows something else, board, whose heading
  // names the player, and look, what the table shows.
  const games = {};
  const game = () => games[location.hash.split("/")[1]];
  const legal = () => game().legal();
  const kind = (e) => game().kind(e);

  // who is at the table, as the bar names them.
  const who = () => /([^·]*)’s turn$/.exec(text(".top-s"))?.[1].trim() ?? "";

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
    const weight = (e) => game().weights[kind(e)] ?? 1;
    for (const e of list) { total += weight(e); }
    let at = (dice / 2 ** 32) * total;
    for (const e of list) { at -= weight(e); if (at < 0) { return e; } }
    return list[list.length - 1];
  }

  // mistake: the large board must be that of the seat whose turn it is, if it
  // is somebody's own.
  function mistake() {
    const whose = /([^·]*) turn$/.exec(text(".top-s"));
    const board = game().board === "" ? whose?.[1].trim() ?? "" : text(game().board);
    if (!whose || !board.toLowerCase().startsWith(whose[1].trim().toLowerCase())) {
      return "the board is called “" + board + "”, the bar says “" + text(".top-s") + "”";
    }
    return document.documentElement.scrollWidth > innerWidth ? "wider than the window: " + text(".say") : "";
  }

  // next waits until something can be done, and marks what to press. What only
  // shows something else comes with it.
  async function next(dice) {
    await ready();
    document.querySelectorAll("[data-journey]").forEach((e) => e.removeAttribute("data-journey"));
    if (over()) { return { dice, kind: "", mistake: "", position: position() }; }
    dice = roll(dice);
    const other = game().turn(dice);
    if (other) {
      other.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
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
      document.querySelector("[data-journey]").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      await moved(n.position);
      kinds.push(n.kind);
    }
    await ready();
    return { dice, kinds, over: over(), mistake: bad };
  }

  // look is all that the table shows, but for the look itself.
  const look = () => ({
    say: text(".say"), does: text(".does"), status: text(".top-t"), buttons: texts(".act-b button, .act-o > *"),
    log: texts(".log-t"), line: position(), ...game().look(),
  });

  // score is the table of points: for each seat its lines, total and place.
  function score() {
    const number = (s) => {
      if (s === "–") { return 0; }
      const sign = /^[-−]/.test(s) ? -1 : 1;
      return sign * (Number(s.replace(/[^0-9]/g, "")) + (s.includes("½") ? 0.5 : 0));
    };
    const seats = all("dialog .score-t tfoot td").map((td) => (
      { total: number(td.querySelector("b").innerText), place: parseInt(td.querySelector("small").innerText, 10), lines: [] }));
    all("dialog .score-t tbody tr").forEach((tr) => {
      tr.querySelectorAll("td b").forEach((b, i) => seats[i].lines.push(number(b.innerText)));
    });
    return seats;
  }

  return { games, seen, all, text, texts, names, kind, legal, who, over, position, ready, next, moved, play, look, score, frame, until };
})();
