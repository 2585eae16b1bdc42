// Lets the site be kept on this device (sw.js), and offers a new build: the
// person reloads when they like.
//
// It begins when the page is done with its own loading: on the application's
// page when the program runs, or could not be started (bayboard:settled, see
// boot.js). Other pages, which load the program for later by it, leave it where
// data is to be saved.
(function () {
  "use strict";

  const address = document.currentScript.dataset.worker;
  const container = navigator.serviceWorker;
  const pause = 60 * 60 * 1000; // between two looks for a new build, in milliseconds
  const notice = document.getElementById("update"); // only on the application's page
  let looked = 0;
  let begun = false;

  if (!container) { return; }

  // begin waits until nothing else is to be done.
  function begin() {
    if (begun) { return; }
    begun = true;
    if (window.requestIdleCallback) { requestIdleCallback(register, { timeout: 5000 }); } else { setTimeout(register, 1000); }
  }

  function register() {
    looked = Date.now();
    container.register(address).then(watch, () => { begun = false; });
    if (container.controller) { container.controller.postMessage("loaded"); }
  }

  function watch(registration) {
    offer(registration);
    registration.addEventListener("updatefound", () => {
      registration.installing.addEventListener("statechange", () => offer(registration));
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible" || Date.now() - looked < pause) { return; }
      looked = Date.now();
      registration.update().catch(() => {});
    });
    if (!notice) { return; }
    document.getElementById("update-reload").addEventListener("click", () => take(registration));
    document.getElementById("update-later").addEventListener("click", () => { notice.hidden = true; });
  }

  // offer: the first build of all does not wait for long, and takes no other's place.
  function offer(registration) {
    if (notice && registration.waiting && registration.active) { notice.hidden = false; }
  }

  function take(registration) {
    if (!registration.waiting) { location.reload(); return; } // another tab took it
    container.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting.postMessage("take over");
  }

  if (window.bayboard) {
    window.addEventListener("bayboard:settled", begin);
  } else if (navigator.connection && navigator.connection.saveData) {
    return;
  } else if (document.readyState === "complete") {
    begin();
  } else {
    window.addEventListener("load", begin);
  }
})();
