// Keeps the whole site on the device, so that every page works without network.
//
// The build writes two constants in front of this text: build, the name of the
// build, and files, its list of files: address below the site's root → the
// first eight bytes of the SHA-256 of what is there, in hex.
//
// Each build has a cache of its own, and every file is compared with the list
// before it is kept: a cache never holds files of two builds. A page comes from
// the cache of the active build; the assets that it names have names that
// change with their content, and are looked for in older caches, too. These go
// away when the pages that were open at the change of the build are closed.
//
// A new build waits until no page uses the old one, or until a page, whose
// person pressed Reload, says "take over".
"use strict";

const root = self.registration.scope;
const prefix = "bayboard " + root + " ";
const own = prefix + build;
const openBefore = root + "sw.js?open-before"; // entry of the cache: the pages that were open at the change
const lanes = 4; // downloads at the same time

// --- a new build ---

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

// keepAll fails when a file does not come or is another build's. What was kept
// until then stays for the next try.
async function keepAll() {
  const cache = await caches.open(own);
  const left = Object.keys(files);
  const lane = async () => {
    while (left.length > 0) {
      const path = left.pop();
      if (!await cache.match(root + path)) { await cache.put(root + path, await get(path)); }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function get(path) {
  if (path.startsWith("assets/")) {
    const older = await kept(root + path);
    if (older) { return older; }
  }
  // An asset may come from the browser's own cache, if it is whole; a page may not.
  for (const cache of path.startsWith("assets/") ? ["default", "reload"] : ["reload"]) {
    const response = await fetch(root + path, { cache, redirect: "error", credentials: "same-origin" });
    if (!response.ok) { throw new Error(path + ": " + response.status); }
    if (await digest(response.clone()) === files[path]) { return response; }
  }
  throw new Error(path + " is not whole, or of another build");
}

async function digest(response) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return Array.from(sum.slice(0, 8), (b) => b.toString(16).padStart(2, "0")).join("");
}

// --- the change ---

self.addEventListener("message", (event) => {
  if (event.data === "take over") { event.waitUntil(self.skipWaiting()); }
  if (event.data === "loaded") { event.waitUntil(sweep()); }
});

self.addEventListener("activate", (event) => event.waitUntil(activate()));

async function activate() {
  const cache = await caches.open(own);
  await cache.put(openBefore, new Response(JSON.stringify(await openPages())));
  await sweep();
  await self.clients.claim();
}

async function openPages() {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  return pages.filter((page) => page.url.startsWith(root)).map((page) => page.id);
}

// sweep deletes the caches of other builds when no page is left from before
// this one became active. A build that waits has not been active: its cache
// stays.
async function sweep() {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  if (others.length === 0 || self.registration.waiting || self.registration.installing) { return; }
  const record = await (await caches.open(own)).match(openBefore);
  if (!record) { return; }
  const before = await record.json();
  const now = await openPages();
  if (before.some((id) => now.includes(id))) { return; }
  await Promise.all(others.map((name) => caches.delete(name)));
}

// --- answers ---

// kept looks for an asset in the caches of all builds.
async function kept(address) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) { continue; }
    const found = await (await caches.open(name)).match(address);
    if (found) { return found; }
  }
  return undefined;
}

self.addEventListener("fetch", (event) => {
  const request = event.request;
  const address = request.url.split(/[?#]/)[0];
  if (request.method !== "GET" || !address.startsWith(root)) { return; }
  const path = address.slice(root.length).replace(/(^|\/)index\.html$/, "$1");
  if (path in files) {
    event.respondWith(fromBuild(path, request));
  } else if (path + "/" in files) {
    event.respondWith(Response.redirect(root + path + "/"));
  } else if (path.startsWith("assets/")) {
    event.respondWith(kept(address).then((found) => found || fetch(request)));
  }
});

async function fromBuild(path, request) {
  const found = await (await caches.open(own)).match(root + path);
  return found || fetch(request);
}
