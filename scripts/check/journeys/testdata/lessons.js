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
  };

  const done = () => all(".act .stars").length > 0;
  const stars = () => document.querySelector(".act .stars")?.getAttribute("aria-label") ?? "";

  person.lesson = {
    done, stars,
    async act(text) {
      const game = location.hash.split("/")[1];
      const refused = text.startsWith("! ");
      await doers[game](refused ? text.slice(2) : text);
      if (refused && !document.querySelector("#why") && !done()) { throw new Error(text + " is not refused"); }
      return stars();
    },
    goal: () => person.text(".teach-g b"),
    reached: () => until("the step is done", done).then(stars),
  };
})();
