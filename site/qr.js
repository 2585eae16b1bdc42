// Draws QR codes for the share panel. It is loaded when the first one is asked
// for; boot.js leads to it.
import { generate } from "./vendor/lean-qr-2.7.4/index.mjs";

const quiet = 4; // the blank margin that readers need, in modules
const largest = 25; // the version that cameras still read from a screen in a hand

// draw gives the size of the drawing, which is a square, and after a space the
// path of the dark modules in it. It throws when the text is too long.
export function draw(text) {
  const code = generate(text, { maxVersion: largest });
  let path = "";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      const from = x;
      while (code.get(x, y)) { x++; }
      if (x > from) { path += `M${from + quiet} ${y + quiet}h${x - from}v1h${from - x}z`; }
    }
  }
  return `${code.size + 2 * quiet} ${path}`;
}
