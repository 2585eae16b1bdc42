// Light or dark, and with motion or without, as a person chose in the settings:
// the style sheets ask the system for it (@media), and here their question gets
// the chosen answer.
(function () {
  "use strict";

  const key = "bayboard:prefs"; // a word and a value on each line
  const media = [["prefers-color-scheme: dark", "theme"], ["prefers-reduced-motion: reduce", "motion"], ["prefers-reduced-motion: no-preference", "motion"]];
  const asked = new Map(); // rule → what it asks the system

  function stored() {
    try { return localStorage.getItem(key) ?? ""; } catch { return ""; }
  }

  // answer is what to ask instead: all, nothing (not all), or what stands there.
  function answer(question, chosen) {
    for (const [words, name] of media) {
      if (!question.includes(words) || !chosen[name]) { continue; }
      const yes = name === "theme" ? chosen.theme === "dark" : words.endsWith("reduce");
      return yes ? question.replace("(" + words + ")", "all").replace(/^all and /, "") : "not all";
    }
    return question;
  }

  function apply(text) {
    const chosen = Object.fromEntries(text.split("\n").map((line) => line.trim().split(" ")));
    for (const sheet of document.styleSheets) {
      for (const rule of sheet.cssRules) {
        if (!(rule instanceof CSSMediaRule)) { continue; }
        if (!asked.has(rule)) { asked.set(rule, rule.media.mediaText); }
        const now = answer(asked.get(rule), chosen);
        if (rule.media.mediaText !== now) { rule.media.mediaText = now; }
      }
    }
    const scheme = document.querySelector("meta[name=color-scheme]");
    if (scheme) { scheme.content = chosen.theme ?? "light dark"; }
  }

  if (/^(theme|motion) /m.test(stored())) { apply(stored()); }
  addEventListener("bayboard:prefs", (e) => apply(e.detail));
  addEventListener("storage", (e) => { if (e.key === key || e.key === null) { apply(stored()); } });
})();
