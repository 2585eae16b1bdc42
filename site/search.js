"use strict";
// The search over the rules of all games. The index is made by the build; it
// is fetched when somebody begins to search.
{
  const box = document.querySelector(".r-search");
  const input = box.querySelector("input"), list = box.querySelector("ul");
  const said = box.querySelector("[role=status]"), nothing = box.querySelector(".r-nothing");
  const most = 12;
  let index = null, active = -1;

  const plain = text => text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[’']/g, "");
  const wordsOf = text => plain(text).match(/[a-z0-9½]+/g) || [];

  function read(raw) {
    return raw.entries.map(e => {
      const lines = [e.t, ...e.x].map(text => ({ text, words: wordsOf(text) }));
      return { game: raw.games[e.g], id: e.id, title: e.t, section: e.s || "", lines };
    });
  }

  // near: one letter more, less, other, or two swapped.
  function near(a, b) {
    if (Math.abs(a.length - b.length) > 1) return false;
    let i = 0;
    while (i < a.length && i < b.length && a[i] === b[i]) i++;
    const rest = (x, k) => x.slice(i + k);
    return rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1) ||
      a[i] === b[i + 1] && a[i + 1] === b[i] && rest(a, 2) === rest(b, 2);
  }

  // fits is how well a word answers one that is looked for; 0 is not at all.
  function fits(word, asked) {
    if (word === asked) return 4;
    if (word.startsWith(asked)) return 3;
    if (asked.length < 4) return 0;
    if (near(word, asked)) return 1;
    return word.length > asked.length && near(word.slice(0, asked.length), asked) ? 1 : 0;
  }

  // rate is how well an entry answers all words, with its best line.
  function rate(entry, asked) {
    let best = null, total = 0;
    const found = asked.map(() => 0);
    entry.lines.forEach((line, k) => {
      let score = 0, all = true;
      asked.forEach((a, i) => {
        const f = line.words.reduce((m, w) => Math.max(m, fits(w, a)), 0);
        found[i] = Math.max(found[i], f * (k === 0 ? 2 : 1));
        score += f;
        all = all && f > 0;
      });
      if (all) score += 4;
      if (k > 0 && (!best || score > best.score)) best = { score, text: line.text };
      if (all) total = Math.max(total, k === 0 ? 8 : 4);
    });
    if (found.some(f => f === 0)) return null;
    return { entry, score: total + found.reduce((a, b) => a + b), text: best ? best.text : "" };
  }

  function search(text) {
    const asked = wordsOf(text);
    if (!asked.length) return [];
    const here = box.dataset.game;
    return index.map(e => rate(e, asked)).filter(Boolean)
      .sort((a, b) => b.score - a.score || (b.entry.game.slug === here) - (a.entry.game.slug === here)).slice(0, most);
  }

  // marked shows a sentence, the words that were found in bold type.
  function marked(text, asked) {
    const p = document.createElement("span");
    p.className = "r-found-x";
    let at = 0;
    const short = cut(text, asked);
    for (const m of short.matchAll(/[\p{L}\p{N}½’']+/gu)) {
      if (!asked.some(a => fits(plain(m[0]), a))) continue;
      p.append(short.slice(at, m.index));
      p.appendChild(document.createElement("mark")).textContent = m[0];
      at = m.index + m[0].length;
    }
    p.append(short.slice(at));
    return p;
  }

  // cut is the sentence that has most of the words.
  function cut(text, asked) {
    const count = s => asked.filter(a => wordsOf(s).some(w => fits(w, a))).length;
    return text.split(/(?<=[.!?])\s+(?=[A-Z])/).reduce((a, b) => count(b) > count(a) ? b : a);
  }

  function show(results, asked) {
    active = -1;
    list.replaceChildren(...results.map((r, i) => {
      const li = document.createElement("li"), a = document.createElement("a");
      li.setAttribute("role", "none");
      a.id = "q-" + i;
      a.setAttribute("role", "option");
      a.setAttribute("aria-selected", "false");
      a.href = box.dataset.rules + r.entry.game.slug + "/" + (r.entry.id ? "#" + r.entry.id : "");
      a.tabIndex = -1;
      const head = document.createElement("b");
      head.textContent = r.entry.title;
      const where = document.createElement("small");
      where.textContent = [r.entry.game.slug === box.dataset.game ? "" : r.entry.game.name, r.entry.section].filter(Boolean).join(" · ");
      a.append(head, ...(where.textContent ? [where] : []), marked(r.text, asked));
      li.append(a);
      return li;
    }));
    list.hidden = !results.length;
    input.setAttribute("aria-expanded", String(!!results.length));
    input.removeAttribute("aria-activedescendant");
    nothing.hidden = !asked.length || !!results.length;
    nothing.textContent = nothing.hidden ? "" : "Nothing found for “" + input.value.trim() + "”. Try another word, or look through the contents.";
    said.textContent = !asked.length ? "" : results.length ? results.length + (results.length === 1 ? " place" : " places") + " found" : nothing.textContent;
  }

  async function update() {
    if (!index) await load();
    if (index) show(search(input.value), wordsOf(input.value));
  }

  let loading = null;
  function load() {
    loading ||= fetch(box.dataset.index).then(r => r.ok ? r.json() : Promise.reject(r.status)).then(raw => { index = read(raw); }).catch(() => {
      loading = null;
      nothing.hidden = false;
      nothing.textContent = said.textContent = "The search could not be loaded. Look through the contents instead.";
    });
    return loading;
  }

  function select(i) {
    const items = list.querySelectorAll("a");
    if (active >= 0) items[active].setAttribute("aria-selected", "false");
    active = i;
    if (i < 0) return input.removeAttribute("aria-activedescendant");
    items[i].setAttribute("aria-selected", "true");
    items[i].scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", items[i].id);
  }

  function close() {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    select(-1);
  }

  input.addEventListener("focus", load);
  input.addEventListener("input", update);
  input.addEventListener("keydown", e => {
    const n = list.hidden ? 0 : list.children.length;
    if (e.key === "ArrowDown" && n) select((active + 1) % n);
    else if (e.key === "ArrowUp" && n) select((active + n - (active < 0 ? 0 : 1)) % n);
    else if (e.key === "Enter" && n) list.children[Math.max(active, 0)].firstChild.click();
    else if (e.key === "Escape" && n) close();
    else return;
    e.preventDefault();
  });
  list.addEventListener("click", e => { if (e.target.closest("a")) close(); });
  document.addEventListener("keydown", e => {
    if (e.key === "/" && !e.ctrlKey && !e.metaKey && !/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) {
      e.preventDefault();
      input.focus();
    }
  });
  box.hidden = false;
}
