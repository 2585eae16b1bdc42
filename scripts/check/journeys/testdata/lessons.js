// Actions of a lesson by their texts, done by clicks; for person.js. Each game
// says how.
(() => {
  "use strict";

  const { all, frame, until } = person;

  const click = async (what, e) => {
    if (!e) { throw new Error("nothing to press for " + what + ": " + person.text(".act")); }
    e.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await frame();
    await frame();
  };
  const labelled = (selector, start) => all(selector).find((e) => (e.getAttribute("aria-label") ?? e.innerText).trim().startsWith(start));

  const rows = ["blue", "gray", "orange", "yellow", "green"];
  const bonuses = { plus2: "+2", universal: "Universal", depot: "Depot", points: "1½", nocommitment: "No-commitment", track: "Track" };

  const doers = {
    async sf2022(text) {
      const [word, first, ...rest] = text.split(" ");
      const space = (row, column) => all('.p-board [role="row"]')[rows.indexOf(row)].querySelectorAll("[role=gridcell]")[column - 1];
      const target = (row) => [...(row ? all('.p-board [role="row"]')[rows.indexOf(row)].querySelectorAll(".target") : all(".p-board .target"))][0];
      const inHand = async () => {
        const card = all(".hand button")[first - 1];
        if (card?.getAttribute("aria-pressed") === "false") { await click(text, card); }
      };
      switch (word) {
        case "layout": return click(text, labelled(".act-b button", "Lay out"));
        case "area": return click(text, labelled(".act-b button", "Area " + first));
        case "realize": return click(text, all(".area button")[first - 1]);
        case "place": await inHand(); return click(text, target(rest[0]));
        case "discard": await inHand(); return click(text, labelled(".act-b button", "Discard"));
        case "bonus": return click(text, all(".choice").find((e) => e.innerText.toLowerCase().includes(bonuses[first].toLowerCase())));
        case "plus2": case "track": return click(text, space(first, rest[0]));
        case "universal": return click(text, target(first));
        case "release": return click(text, labelled(".act-b button", "Release " + first) ?? labelled(".act-b button", "Release"));
        case "pass": return click(text, labelled(".act-b button", "Pass") ?? labelled(".act-b button", "Keep"));
      }
      throw new Error("unknown action " + text);
    },

    async sf2000(text) {
      const [word, ...rest] = text.split(" ");
      // h23 is the street above row 2, column 3, v23 the one left of it.
      const street = (s) => document.querySelector('.sf-streets [data-spot="' + (s[0] === "h" ? 7 * s[1] + +s[2] : 42 + 8 * s[1] + +s[2]) + '"]');
      const value = () => all(".sf-vals button").find((e) => e.querySelector("b").innerText === rest[0]);
      const labels = { keep: "Keep it", refuse: "Refuse it", out: "Drop out", decline: "Decline", draw: "Draw a check", stop: "Stop with", done: "Done" };
      switch (word) {
        case "stick": case "lift": case "exchange": case "remove": case "swap": case "with": return click(text, street(rest[0]));
        case "move": await click(text, street(rest[0])); return click(text, street(rest[1]));
        case "influence": case "add": case "pay": return click(text, value());
        case "option": return click(text, all(".sf-opts button").find((e) => e.getAttribute("aria-label").toLowerCase().includes(rest[0].split("-")[0])));
        case "take": return click(text, labelled(".sf-go button", rest[0] === "influence" ? "Take" : "Draw checks"));
        case "stand": return click(text, labelled(".sf-go button", "Bid") ?? labelled(".sf-go button", "Offer") ?? labelled(".sf-go button", "Stand"));
      }
      return click(text, labelled(".sf-go button", labels[word]));
    },

    async ttrsf(text, [a, b, c]) {
      const [word, first] = text.split(" ");
      switch (word) {
        case "claim": {
          await click(text, document.querySelector('.tt-lines [data-route="' + a + '"]'));
          const way = document.querySelector('.tt-pays [data-key="' + b + "-" + c + '"] button');
          if (way?.getAttribute("aria-pressed") === "false") { await click(text, way); }
          const pay = all(".tt-claim .btn-p")[0];
          return pay ? click(text, pay) : undefined;
        }
        case "draw": {
          if (first === "deck") { return click(text, all(".tt-piles button").find((e) => !/Tickets/.test(e.innerText))); }
          return click(text, all(".tt-row button").find((e) => e.getAttribute("aria-label").toLowerCase().includes(first)));
        }
        case "tickets": return click(text, all(".tt-piles button").find((e) => /Tickets/.test(e.innerText)));
        case "keep": return click(text, a < 2 ? all("[data-key=offers] button")[a] : labelled("[data-key=buttons] button", "Keep"));
        case "token": return click(text, document.querySelector('[data-place="' + a + '"]'));
        case "take": return click(text, all("[data-key=buttons] button").find((e) => e.innerText.toLowerCase().includes(first)));
        case "pass": return click(text, labelled("[data-key=buttons] button", "Pass"));
      }
      throw new Error("unknown action " + text);
    },
  };

  const done = () => all(".act .stars").length > 0;
  const stars = () => document.querySelector(".act .stars")?.getAttribute("aria-label") ?? "";

  person.lesson = {
    done, stars,
    async act(text, fields) {
      const game = location.hash.split("/")[1];
      if (!text.startsWith("! ")) {
        await doers[game](text, fields);
        return stars();
      }
      // A table need not offer what is not allowed. Where the task is to try
      // it, the stars tell.
      await doers[game](text.slice(2), fields).catch(() => null);
      return stars();
    },
    goal: () => person.text(".teach-g b"),
    reached: () => until("the step is done", done).then(stars),
  };
})();
