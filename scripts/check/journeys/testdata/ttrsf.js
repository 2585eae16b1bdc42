// The table of ttrsf, for person.js.
(() => {
  "use strict";

  const { all, names, texts } = person;

  const payable = () => all(".tt-routes button[aria-disabled=false]");

  function kind(e) {
    if (e.matches("[data-place]")) { return "stack"; }
    if (e.matches(".tt-claim .btn")) { return "claim"; }
    if (e.matches(".tt-row button")) { return "open"; }
    if (e.matches("[data-key=offers] button, [data-key=buttons] button")) {
      return /^Keep/.test(e.innerText) || e.matches("[data-key=offers] button") ? "keep" : /^Pass/.test(e.innerText) ? "pass" : "token";
    }
    return /Tickets/.test(e.innerText) ? "tickets" : "deck";
  }

  person.games.ttrsf = {
    kind,
    weights: { claim: 8, open: 2, deck: 4, tickets: 1 },
    board: "",
    legal: () => all("[data-place], .tt-claim .tt-go .btn-p, [data-key=offers] button, [data-key=buttons] button, " +
      ".tt-row button:not([aria-disabled=true]), .tt-piles button:not([aria-disabled=true])"),
    // A route to claim, or another payment.
    turn(dice) {
      dice >>>= 16; // the lower bits alternate
      const pays = all(".tt-pay[aria-pressed=false]");
      if (pays.length > 0) { return dice % 3 === 0 ? pays[dice % pays.length] : undefined; }
      const routes = payable();
      return dice % 2 === 0 ? routes[dice % routes.length] : undefined;
    },
    // tickets are those that who is at the table has kept.
    tickets: () => [...document.querySelectorAll(".tt-mine .tt-tick-e")].map((e) => e.textContent.trim()),
    look: () => ({
      routes: names(".tt-lines [data-route]"), places: names(".tt-places > *"), cards: texts(".tt-hand li"),
      tickets: texts(".tt-mine li"), row: names(".tt-row button"), piles: texts(".tt-piles button"),
      list: names(".tt-routes button"), left: texts(".tt-left"), others: texts(".opp"), points: texts(".tt-points td"),
    }),
  };
})();
