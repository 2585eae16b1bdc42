// Makes an image of the score of a finished game, and shares it or saves it;
// and copies the score in words. It is loaded when the first one is asked for;
// boot.js leads to it.
//
// All of it is on the page already, in the colours of its theme: this draws it
// anew as one SVG that stands on its own, without style sheets and symbols.

const space = "http://www.w3.org/2000/svg";
const told = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "opacity"];
const width = 1080, edge = 60, room = width - 2 * edge;
const serif = "Georgia, serif", plain = "system-ui, sans-serif";

const pen = document.createElement("canvas").getContext("2d");

// measure is how wide a text will be.
function measure(text, size, family, weight = 400) {
  pen.font = `${weight} ${size}px ${family}`;
  return pen.measureText(text).width;
}

class Drawing {
  constructor(colors) {
    this.doc = document.implementation.createDocument(space, "svg");
    this.colors = colors;
    this.y = 0;
  }

  add(name, attributes, to = this.doc.documentElement) {
    const e = to.appendChild(this.doc.createElementNS(space, name));
    for (const a in attributes) { e.setAttribute(a, attributes[a]); }
    return e;
  }

  text(x, size, text, { family = plain, weight = 400, fill = this.colors.ink, anchor = "start" } = {}) {
    this.add("text", { x, y: this.y, "font-size": size, "font-family": family, "font-weight": weight, fill, "text-anchor": anchor }).textContent = text;
  }

  // copy takes parts over as they look on the page.
  copy(parts, to) {
    for (const part of parts) {
      const e = to.appendChild(this.doc.importNode(part, true));
      const style = getComputedStyle(part);
      for (const a of ["class", "data-key"]) { e.removeAttribute(a); }
      for (const name of told) { e.setAttribute(name, style.getPropertyValue(name)); }
    }
  }
}

// wrap breaks a text into lines.
function wrap(text, size, family, weight) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (measure(longer, size, family, weight) > room) { lines.push(word); } else { lines[lines.length - 1] = longer; }
  }
  return lines;
}

// read takes the result from the page: the game, how it ended, a line for each
// player.
function read(panel) {
  const [names, points, places] = ["thead .pt span", "tfoot b", "tfoot small"].map((s) => [...panel.querySelectorAll(`.score-t ${s}`)].map((e) => e.textContent));
  return {
    title: [...document.querySelectorAll(".top-t > :not(.top-s)")].map((e) => e.textContent).join(" ").trim(),
    verdict: panel.querySelector(".score-v").textContent,
    players: names.map((name, i) => ({ name, points: points[i], place: places[i] })),
    site: `${location.host}${location.pathname.replace(/(app\/)?[^/]*$/, "")}`.replace(/\/$/, ""),
  };
}

// words are the result in words, the alternative to the picture.
function words({ title, verdict, players, site }) {
  return [title, verdict, ...players.map((p) => `${p.name}: ${p.points} (${p.place})`), site].join("\n");
}

// players draws a line for each, and the bar below it.
function players(d, panel, list) {
  const bars = panel.querySelectorAll(".sb-b");
  panel.querySelectorAll(".score-t thead .seat").forEach((seat, i) => {
    const { name, points, place } = list[i];
    d.y += 44;
    const sign = d.add("g", { transform: `translate(${edge} ${d.y - 26}) scale(1.8)`, color: getComputedStyle(seat).color });
    for (const part of document.querySelector(seat.querySelector("use").getAttribute("href")).children) { sign.append(d.doc.importNode(part, true)); }
    d.text(106, 34, name, { weight: 600 });
    d.text(width - edge - 130, 28, place, { fill: d.colors.soft, anchor: "end" });
    d.text(width - edge, 46, points, { family: serif, weight: 600, anchor: "end" });
    if (bars[i]) {
      const bar = d.add("svg", { x: edge, y: d.y + 16, width: room, height: 26, viewBox: "0 0 1000 20", preserveAspectRatio: "none" });
      d.copy(bars[i].children, bar);
    }
    d.y += 52;
  });
}

// legend names the colours, as many in a line as there is room for.
function legend(d, panel) {
  let x = edge;
  d.y += 46;
  for (const row of panel.querySelectorAll(".score-t tbody tr")) {
    const label = row.querySelector("a").textContent;
    const wide = 58 + measure(label, 22, plain);
    if (x > edge && x + wide - 28 > width - edge) {
      x = edge;
      d.y += 36;
    }
    d.add("rect", { x, y: d.y - 18, width: 20, height: 20, rx: 4, fill: getComputedStyle(row.querySelector(".sb-k")).backgroundColor });
    d.text(x + 30, 22, label);
    x += wide;
  }
}

function course(d, panel) {
  const curve = panel.querySelector(".sc-s");
  d.y += 60;
  d.text(edge, 24, curve.getAttribute("aria-label"), { fill: d.colors.soft });
  const height = 260;
  const box = d.add("svg", { x: edge, y: d.y + 20, width: room, height, viewBox: "-4 -10 1008 1020", preserveAspectRatio: "none" });
  d.copy(curve.children, box);
  for (const line of box.children) {
    line.setAttribute("vector-effect", "non-scaling-stroke");
    line.setAttribute("stroke-width", 4);
  }
  d.y += 20 + height;
}

// draw makes the drawing.
function draw(panel, result, game) {
  const page = getComputedStyle(panel.closest("dialog"));
  const d = new Drawing({ ink: page.color, soft: getComputedStyle(panel.querySelector(".note")).color });
  const ground = d.add("rect", { width, fill: page.backgroundColor });
  const emblem = document.getElementById(`em-${game}`);
  if (emblem) { d.copy(emblem.children, d.add("g", { transform: "translate(47 32) scale(1.6)" })); }
  d.y = 132;
  d.text(224, 56, result.title, { family: serif, weight: 600 });
  d.y = 186;
  for (const line of wrap(result.verdict, 36, serif, 600)) {
    d.y += 46;
    d.text(edge, 36, line, { family: serif, weight: 600 });
  }
  d.y += 30;
  players(d, panel, result.players);
  legend(d, panel);
  course(d, panel);
  d.y += 64;
  d.text(edge, 26, "Bayboard", { family: serif, weight: 600 });
  d.text(width - edge, 24, result.site, { fill: d.colors.soft, anchor: "end" });
  const height = d.y + 44;
  ground.setAttribute("height", height);
  d.add("desc", {}).textContent = words(result);
  for (const [name, value] of Object.entries({ width, height, fill: "none" })) { d.doc.documentElement.setAttribute(name, value); }
  return { text: new XMLSerializer().serializeToString(d.doc), height };
}

// paint gives the image as a PNG.
async function paint({ text, height }) {
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    await new Promise((done, fail) => {
      image.onload = done;
      image.onerror = () => fail(new Error("no image"));
      image.src = address;
    });
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    canvas.getContext("2d").drawImage(image, 0, 0);
    const png = await new Promise((done) => { canvas.toBlob(done, "image/png"); });
    if (!png) { throw new Error("no file"); }
    return png;
  } finally {
    URL.revokeObjectURL(address);
  }
}

// picture hands the image to what the device shares with, or saves it, and says
// what came of it, if that is not seen. It throws when there is none.
export async function picture(panel) {
  const [, game, , id] = location.hash.split("/");
  const result = read(panel);
  const png = await paint(draw(panel, result, game));
  const file = new File([png], `bayboard-${game}-${id}.png`, { type: png.type });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text: words(result) });
      return undefined;
    } catch (err) {
      if (err.name === "AbortError") { return undefined; } // the person thought better of it
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  return 0;
}

// text copies the result in words.
export async function text(panel) {
  await navigator.clipboard.writeText(words(read(panel)));
  return 1;
}
