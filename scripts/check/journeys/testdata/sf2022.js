// The table of sf2022, for person.js.
(() => {
  "use strict";

  const { all, names, texts } = person;

  function kind(e) {
    const label = e.getAttribute("aria-label") ?? e.querySelector(".ch-l")?.innerText ?? e.innerText;
    if (e.matches(".cell")) { return label.startsWith("Place ") ? "place" : "lay"; }
    if (e.matches(".choice")) { return "bonus"; }
    const kinds = { "Lay out": "layout", "Lay the card": "area", Area: "area", Realize: "realize", Place: "place",
      Discard: "discard", Release: "release", Pass: "pass", Keep: "pass" };
    for (const start in kinds) { if (label.startsWith(start)) { return kinds[start]; } }
    return "unknown: " + label;
  }

  person.games.sf2022 = {
    kind,
    weights: { layout: 3, realize: 4, place: 8, lay: 4, area: 1, discard: 1, bonus: 1, release: 1, pass: 1 },
    board: ".mine:not(.mine-opened) h2",
    legal: () => all(".p-board .target, .act-b button[aria-disabled=false], .area button[aria-disabled=false]"),
    // Another card in hand.
    turn(dice) {
      const cards = all(".hand button[aria-pressed=false]");
      return dice % 4 === 0 ? cards[dice % cards.length] : undefined;
    },
    look: () => ({
      board: names(".p-board [data-cell]"), values: names(".p-board .sum"), hand: names(".hand .hc"),
      projects: texts(".areas .area-h").concat(names(".areas svg")), supply: texts(".sup, .bons .vh, .order"),
      others: texts(".opp"), ranks: texts(".rank td"),
    }),
  };
})();
