// The table of sf2000, for person.js.
(() => {
  "use strict";

  const { all, names, texts } = person;

  const name = (e) => e.getAttribute("aria-label") ?? e.innerText.trim();
  const streets = () => all(".sf-streets [data-spot].sf-can");
  const moves = (e) => name(e).endsWith("move this stick");
  // picked is whether a stick to be moved is picked.
  const picked = () => all(".sf-streets [aria-pressed=true]").length > 0;

  function kind(e) {
    if (e.matches("[data-spot]")) { return "street"; }
    if (e.matches(".sf-vals button")) { return "value"; }
    if (e.matches(".sf-opts button")) { return "card"; }
    return name(e).split(" ")[0].toLowerCase();
  }

  person.games.sf2000 = {
    kind,
    weights: { street: 4, keep: 3, stand: 3, bid: 3, stop: 2 },
    board: "",
    legal: () => all(".sf-vals button:not([aria-disabled=true]), .sf-opts button, .sf-go button:not([aria-disabled=true])")
      .concat(streets().filter((e) => picked() ? e.getAttribute("aria-pressed") !== "true" : !moves(e))),
    // A stick to be moved.
    turn(dice) {
      const list = picked() ? [] : streets().filter(moves);
      return (dice >>> 16) % 2 === 0 ? list[(dice >>> 17) % list.length] : undefined;
    },
    // told is what the auction tells of each seat.
    told: () => all(".sf-auction li").map((e) => e.innerText.trim()),
    look: () => ({
      tiles: names(".sf-tiles [data-spot]"), streets: names(".sf-streets [data-spot]"), purse: texts(".sf-purse"),
      choices: texts(".sf-vals button, .sf-opts button, .sf-go button"), auction: texts(".sf-auction li"),
      years: names(".sf-years svg"), bank: texts(".sf-vault"), others: texts(".sf-player"), scales: texts(".sf-scales figcaption"),
    }),
  };
})();
