// What a look at a page finds: text that overlaps, that is cut off, that does not
// fit where it stands, and where text stands in which colour. For the screens of the journeys.
window.screens = (() => {
  "use strict";

  const style = (e) => getComputedStyle(e);

  // modal is the dialog that lies over the page; the rest of it is not read.
  const modal = () => [...document.querySelectorAll("dialog[open]")].pop();

  // layer is what a text moves with: the page, or a part that stays while the
  // page scrolls below it.
  function layer(e) {
    for (; e && e !== document.body; e = e.parentElement) {
      if (/fixed|sticky/.test(style(e).position) || e.matches("dialog")) { return e; }
    }
    return document.body;
  }

  // shown is what is left of a box within those that cut it, and by whom it was
  // cut. What scrolls inside of itself does not cut, nor does the edge of a part
  // of a map in the rules.
  function shown(e, box) {
    let { left, top, right, bottom } = box, by = null, scrolls = false, free = style(e).position === "fixed";
    for (let a = e; a && a !== document.body && a !== document.documentElement; a = a.parentElement) {
      const s = style(a);
      if (a.localName !== "text" && (!free || s.transform !== "none") && s.display !== "inline" && s.display !== "contents") {
        const cuts = /hidden|clip/.test(s.overflowX + s.overflowY) && (!(a instanceof SVGElement) || a.localName === "svg");
        const rolls = /auto|scroll/.test(s.overflowX + s.overflowY) && !a.matches("dialog");
        if (cuts || rolls) {
          const b = a.getBoundingClientRect();
          const was = (right - left) * (bottom - top);
          left = Math.max(left, b.left); top = Math.max(top, b.top); right = Math.min(right, b.right); bottom = Math.min(bottom, b.bottom);
          scrolls ||= rolls;
          if (cuts && !scrolls && !a.matches(".pic-s") && Math.max(0, right - left) * Math.max(0, bottom - top) < was - 1) { by ??= a; }
        }
      }
      if (s.position === "fixed") { free = true; }
    }
    return { left, top, right, bottom, by };
  }

  // clipped is what is only heard.
  const clipped = (e) => { for (; e; e = e.parentElement) { if (/^inset\(50%/.test(style(e).clipPath)) { return true; } } return false; };

  const hidden = (e) => !e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || e.closest(".vh, .skip:not(:focus), option, noscript, title, desc") || clipped(e);

  // idle controls may be fainter than others.
  const idle = (e) => Boolean(e.closest("[aria-disabled=true], :disabled, .off"));

  // whole says whether a text that is cut stands somewhere else in full.
  const whole = (e, text) => {
    for (let a = e; a && a !== document.body; a = a.parentElement) {
      const told = a.getAttribute("title") || a.getAttribute("aria-label");
      if (told && (told.includes(text) || text.includes(told))) { return true; }
    }
    return false;
  };

  const told = (e) => {
    const named = e.closest("[class]:not(text):not(tspan)") ?? e;
    return named.localName + "." + [...named.classList].join(".");
  };

  // pieces are the lines of each text that can be seen, where its letters are:
  // without the room above capitals and below the line. Those that the window
  // shows now may be asked for alone.
  function pieces(now) {
    const root = modal() ?? document.body, list = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let n = walk.nextNode(); n; n = walk.nextNode()) {
      const text = n.data.trim(), e = n.parentElement;
      if (text === "") { continue; }
      range.selectNodeContents(n);
      if (now) { const r = range.getBoundingClientRect(); if (r.bottom < 0 || r.top > innerHeight) { continue; } }
      if (hidden(e)) { continue; }
      for (const r of range.getClientRects()) {
        if (r.width < 1 || r.height < 1) { continue; }
        const s = shown(e, r);
        const piece = { e, node: n, text, box: r, by: s.by, left: s.left, right: s.right, top: Math.max(s.top, r.top + r.height * 0.22), bottom: Math.min(s.bottom, r.bottom - r.height * 0.2) };
        if (piece.right - piece.left < 1 || piece.bottom - piece.top < 1) { continue; }
        list.push(piece);
      }
    }
    return list;
  }

  const filled = (e) => {
    if (e instanceof SVGElement && e.localName !== "svg") { return !/^(g|use|text|tspan)$/.test(e.localName) && style(e).fill !== "none" && colour(style(e).fill)[3] > 0; }
    return colour(style(e).backgroundColor)[3] > 0;
  };

  // lifted says whether an element may lie over others.
  const lifted = (e) => e instanceof SVGElement || /absolute|fixed|sticky/.test(style(e).position);

  // covers says whether at a point a box lies between two texts.
  function covers(x, y, a, b) {
    for (let e = document.elementFromPoint(x, y), up = false; e && !(e.contains(a) && e.contains(b)); e = e.parentElement) {
      up ||= filled(e);
      if (up && lifted(e)) { return true; }
    }
    return false;
  }

  // below says whether something lies over a text, or over a part of it.
  function below(p) {
    const across = [p.left + 1, (p.left + p.right) / 2, p.right - 1], down = [p.top, (p.top + p.bottom) / 2, p.bottom];
    return across.some((x) => down.some((y) => lies(p, x, y)));
  }

  // lies says whether at a point another picture, a part that stays, or a panel
  // lies over a text.
  function lies(p, x, y) {
    const on = document.elementFromPoint(x, y);
    if (!on || on.contains(p.e) || p.e.contains(on)) { return false; }
    for (let e = on, up = false; !e.contains(p.e); e = e.parentElement) {
      const page = !(e instanceof SVGElement);
      up ||= page && filled(e);
      if (up && page && lifted(e)) { return true; }
    }
    const owner = (e) => { const s = e.closest("svg"); return s?.parentElement.closest("svg") ?? s; };
    return layer(on) !== layer(p.e) || Boolean(owner(p.e)) && Boolean(owner(on)) && owner(on) !== owner(p.e);
  }

  function overlapping(list) {
    const found = [];
    const at = list.map((p) => ({ p, l: layer(p.e) })).sort((a, b) => a.p.top - b.p.top);
    for (let i = 0; i < at.length; i++) {
      const a = at[i].p;
      for (let j = i + 1; j < at.length && at[j].p.top < a.bottom; j++) {
        const b = at[j].p;
        if (a.e === b.e || at[i].l !== at[j].l || a.e.contains(b.e) && a.text === b.text) { continue; }
        const w = Math.min(a.right, b.right) - Math.max(a.left, b.left), h = Math.min(a.bottom, b.bottom) - b.top;
        if (w > 1 && h > 1) { found.push([a, b]); }
      }
    }
    return found.filter(([a, b]) => {
      b.e.scrollIntoView({ block: "center", inline: "nearest" });
      const where = (p) => ({ dx: p.e.getBoundingClientRect().left, dy: p.e.getBoundingClientRect().top });
      const moved = where(b), dx = moved.dx - b.at.dx, dy = moved.dy - b.at.dy;
      const x = (Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2 + dx, y = (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2 + dy;
      return !covers(x, y, a.e, b.e);
    }).map(([a, b]) => "“" + a.text.slice(0, 60) + "” (" + told(a.e) + ") and “" + b.text.slice(0, 60) + "” (" + told(b.e) + ") overlap");
  }

  function cut(list) {
    const found = [];
    for (const p of list) {
      const width = p.box.width, gone = Math.max(p.left - p.box.left, p.box.right - p.right);
      const tall = p.box.height, missing = Math.max(p.top - p.box.top - tall * 0.22, p.box.bottom - tall * 0.2 - p.bottom);
      if (p.by && style(p.by).textOverflow !== "ellipsis" && (gone > Math.max(1.5, width * 0.01) || missing > tall * 0.1) && !whole(p.e, p.text)) {
        found.push("“" + p.text.slice(0, 60) + "” (" + told(p.e) + ") is cut by " + told(p.by));
      }
      if (p.left < -1) { found.push("“" + p.text.slice(0, 60) + "” (" + told(p.e) + ") begins left of the window"); }
    }
    for (const e of (modal() ?? document.body).querySelectorAll("*")) {
      const s = style(e);
      if (s.textOverflow === "ellipsis" && /hidden|clip/.test(s.overflowX) && e.scrollWidth > e.clientWidth && !hidden(e) && !whole(e, e.textContent.trim())) {
        found.push("“" + e.textContent.trim().slice(0, 60) + "” (" + told(e) + ") ends in dots");
      }
    }
    return [...new Set(found)];
  }

  // torn are words that go on in the next line without a hyphen.
  function torn(list) {
    const found = [], range = document.createRange();
    for (const n of new Set(list.filter((p) => p.box.height < 40 && !(p.e instanceof SVGElement)).map((p) => p.node))) {
      range.selectNodeContents(n);
      if (range.getClientRects().length < 2) { continue; }
      for (const m of n.data.matchAll(/[\p{L}’]{3,}/gu)) {
        range.setStart(n, m.index); range.setEnd(n, m.index + m[0].length);
        const tops = new Set([...range.getClientRects()].filter((r) => r.width > 1).map((r) => Math.round(r.top)));
        if (tops.size > 1) { found.push("“" + m[0] + "” (" + told(n.parentElement) + ") is torn in two"); }
      }
    }
    return found;
  }

  // holder is the box that an element stands in.
  const holder = (e, of) => { for (; e && e !== document.body && !of(e); e = e.parentElement) {} return e; };

  // out are lines and pictures that reach over the edge of what holds them.
  function out(list) {
    const found = [];
    for (const p of list) {
      const h = p.e instanceof SVGElement ? null : holder(p.e, (e) => !/^(inline|contents)$/.test(style(e).display));
      if (!h || style(h).overflowX !== "visible") { continue; }
      const b = h.getBoundingClientRect();
      if (p.box.right > b.right + 1 || p.box.left < b.left - 1) { found.push("“" + p.text.slice(0, 60) + "” reaches out of " + told(h)); }
    }
    for (const e of (modal() ?? document.body).querySelectorAll("svg")) {
      if (e.parentElement.closest("svg") || hidden(e)) { continue; }
      const h = holder(e.parentElement, (a) => a.matches("li, td, th, button, a, p, div, section") && style(a).display !== "contents");
      const r = e.getBoundingClientRect(), b = h.getBoundingClientRect();
      const free = holder(e, (a) => a === h || /absolute|fixed/.test(style(a).position)) !== h;
      const rolls = holder(h, (a) => style(a).overflowX !== "visible") !== document.body;
      if (!free && !rolls && r.width && (r.left < b.left - 2 || r.right > b.right + 2 || r.top < b.top - 2 || r.bottom > b.bottom + 2)) { found.push(told(e) + " reaches out of " + told(h)); }
    }
    return found;
  }

  // crowded are texts of a table that stand too close to the next cell, or to
  // its ground.
  function crowded(list) {
    const rows = new Map(), found = [];
    for (const p of list) {
      const cell = p.e.closest("td, th"), row = cell?.parentElement;
      if (!row) { continue; }
      const next = cell.nextElementSibling;
      if (next && filled(next) && p.right > next.getBoundingClientRect().left - 3) { found.push("“" + p.text + "” touches the ground of the next cell"); }
      for (const o of rows.get(row) ?? []) {
        const [a, b] = o.left < p.left ? [o, p] : [p, o];
        if (o.cell !== cell && b.left - a.right < 6 && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)) { found.push("“" + a.text + "” and “" + b.text + "” stand close together in a row"); }
      }
      rows.set(row, [...rows.get(row) ?? [], { ...p, cell }]);
    }
    return found;
  }

  const outer = (e) => { let s = e?.closest?.("svg"); while (s?.parentElement.closest("svg")) { s = s.parentElement.closest("svg"); } return s; };

  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

  // half are texts of pictures of which another picture covers a part: of cards
  // that lie on each other one reads a number, or nothing of it.
  function half(list) {
    const found = [], drawn = list.filter((p) => p.e instanceof SVGElement);
    const owners = [...new Set(drawn.map((p) => outer(p.e)))], boxes = new Map([...document.querySelectorAll("svg.card, svg.tt-card, svg.sf-card")].map((s) => [s, s.getBoundingClientRect()]));
    const near = new Set(owners.filter((s) => [...boxes].some(([o, b]) => o !== s && o.parentElement.parentElement === s.parentElement.parentElement && meet(b, s.getBoundingClientRect()))));
    for (const p of drawn.filter((p) => near.has(outer(p.e)))) {
      p.e.scrollIntoView({ block: "center", inline: "nearest" });
      const r = p.e.getBoundingClientRect(), own = outer(p.e);
      const over = [.1, .3, .5, .7, .9].filter((f) => { const s = outer(document.elementFromPoint(r.left + f * r.width, (r.top + r.bottom) / 2)); return s && s !== own; });
      if (over.length > 0 && over.length < 5) { found.push("“" + p.text + "” (" + told(p.e) + ") is half covered by the next picture"); }
    }
    return found;
  }

  // tight are texts that come too close to the frame of their button.
  function tight(list) {
    const found = [];
    for (const p of list) {
      const e = p.e.closest("button, label, a, td, th, dialog");
      if (!e || !e.matches("button, label, a") || e instanceof SVGElement) { continue; }
      const s = style(e), b = e.getBoundingClientRect();
      const near = (side, room) => parseFloat(s["border" + side + "Width"]) > 0 && colour(s["border" + side + "Color"])[3] > 0 && room < parseFloat(s["border" + side + "Width"]) + 3;
      if (near("Left", p.box.left - b.left) || near("Right", b.right - p.box.right)) { found.push("“" + p.text.slice(0, 60) + "” touches the frame of " + told(e)); }
    }
    return found;
  }

  // over are parts that scroll away over the bar that stays at the top.
  function over() {
    const bar = document.querySelector(".top"), found = [];
    if (!bar || modal() || style(bar).position !== "sticky") { return found; }
    for (const e of document.body.querySelectorAll("*")) {
      if (!(+style(e).zIndex > 0) || layer(e) !== document.body || hidden(e)) { continue; }
      scrollBy(0, e.getBoundingClientRect().top - 2);
      const b = bar.getBoundingClientRect(), r = e.getBoundingClientRect(), x = (r.left + r.right) / 2, y = Math.min(b.bottom, r.bottom) - 2;
      const on = r.top < b.bottom && y > b.top ? document.elementFromPoint(x, y) : null;
      if (on && !bar.contains(on) && e.contains(on)) { found.push(told(e) + " scrolls over the bar at the top"); }
    }
    return found;
  }

  function wide() {
    const d = document.documentElement, over = Math.max(d.scrollWidth, document.body.scrollWidth) - innerWidth;
    if (over <= 0) { return []; }
    const out = [...document.querySelectorAll("body *")].filter((e) => shown(e, e.getBoundingClientRect()).right > innerWidth + 0.5 && style(e).position !== "fixed").slice(-3).map(told);
    return ["the page is " + over + " px wider than the window: " + out.join(", ")];
  }

  // fits gives the faults of the layout, and leaves all as it was scrolled.
  function fits() {
    scrollTo(0, 0);
    const rolled = [...document.querySelectorAll("body *")].filter((e) => /auto|scroll/.test(style(e).overflow)).map((e) => ({ e, x: e.scrollLeft, y: e.scrollTop }));
    const list = pieces();
    for (const p of list) { const r = p.e.getBoundingClientRect(); p.at = { dx: r.left, dy: r.top }; }
    const found = [...wide(), ...cut(list), ...torn(list), ...out(list), ...crowded(list), ...tight(list), ...overlapping(list), ...half(list), ...over()];
    for (const r of rolled) { r.e.scrollTo({ left: r.x, top: r.y, behavior: "instant" }); }
    scrollTo(0, 0);
    return [...new Set(found)];
  }

  // colour gives red, green, blue, alpha of what a style says.
  const known = new Map();
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  function colour(text) {
    if (!known.has(text)) {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = "#000";
      pen.fillStyle = text;
      pen.fillRect(0, 0, 1, 1);
      known.set(text, [...pen.getImageData(0, 0, 1, 1).data]);
    }
    return known.get(text);
  }

  // letters are the texts in the window with their place in it, their colour, and
  // the contrast that they need.
  function letters() {
    return pieces(true).filter((p) => !idle(p.e) && !below(p)).map((p) => {
      const s = style(p.e), drawn = p.e instanceof SVGElement;
      const c = colour(drawn ? s.fill : s.webkitTextFillColor);
      let clear = drawn ? +s.fillOpacity : 1;
      for (let a = p.e; a; a = a.parentElement) { clear *= +style(a).opacity; }
      const scale = drawn ? Math.sqrt(Math.abs(p.e.getScreenCTM().a * p.e.getScreenCTM().d - p.e.getScreenCTM().b * p.e.getScreenCTM().c)) : 1;
      const size = parseFloat(s.fontSize) * scale, large = size >= 24 || size >= 18.66 && +s.fontWeight >= 700;
      return { text: p.text.slice(0, 60), where: told(p.e), x: p.left, y: p.top, w: p.right - p.left, h: p.bottom - p.top,
        colour: c.slice(0, 3), alpha: c[3] / 255 * clear, needs: large ? 3 : 4.5, size: Math.round(size * 10) / 10 };
    });
  }

  // bare hides the letters, and only them, or shows them again.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; transition: none !important; } svg text, svg tspan { fill: transparent !important; }");
  function bare(on) {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((s) => s !== sheet).concat(on ? [sheet] : []);
  }

  // What a browser leaves out while it is far away is laid out too.
  const near = new CSSStyleSheet();
  near.replaceSync("* { content-visibility: visible !important; }");
  document.adoptedStyleSheets = [near];

  const height = () => { const d = modal(); return Math.ceil(d ? d.scrollHeight / 0.85 + 40 : document.documentElement.scrollHeight); };

  // to scrolls the page, but not what lies below a dialog, and says where it is.
  const to = (y) => { if (!modal()) { scrollTo({ top: y, behavior: "instant" }); } return modal() ? 0 : Math.round(scrollY); };

  return { fits, letters, bare, height, to };
})();
