// Loads and starts the program; shows progress, and what went wrong.
//
// The program and this script agree on:
//
//   window.bayboard.ready()          the program has rendered its first screen;
//                                    the progress goes away
//   window.bayboard.failed(message)  the program cannot go on; the message, a
//                                    reload and a report to copy are shown
//   window.bayboard.module           the program as compiled, for workers
//   bayboard:settled                 this event of the window: loading is over,
//                                    well or not
//   window.bayboard.assets           addresses of the built files: program,
//                                    loader, worker (when there is one)
//   window.bayboard.read(name, done) fetches a text that is published beside the
//                                    program; done gets it, or null. One of a
//                                    course in the fragment is fetched at once
//   window.bayboard.draw(text, done) draws a text as a QR code; done gets the
//                                    drawing of qr.js, or null
//   <div id="app">                   the mount; until ready() it holds a static
//                                    lobby whose links only change the fragment,
//                                    so the program finds the choice there
//
// The buttons with data-score are the work of picture.js. What comes of it is
// told in the output beside them, by one of three texts (data-told): 0 saved,
// 1 copied, 2 not possible.
//
// The addresses and the size come from data attributes of this script's tag.
(function () {
  "use strict";

  var data = document.currentScript.dataset;
  var total = Number(data.bytes);
  var state = "loading"; // loading, running (ready), failed
  var exitCode = null;
  var output = ""; // the end of what the program wrote

  function el(id) { return document.getElementById(id); }
  function show(id, on) { var e = el(id); if (e) { e.hidden = !on; } }

  function settled() { window.dispatchEvent(new Event("bayboard:settled")); }

  function absolute(address) { return address ? new URL(address, document.baseURI).href : ""; }

  window.bayboard = {
    assets: { program: absolute(data.program), loader: absolute(data.loader), worker: absolute(data.worker) },
    ready: function () {
      if (state !== "loading") { return; }
      state = "running";
      show("boot", false);
      settled();
    },
    failed: function (message) { crashed(String(message)); },
    read: read,
    draw: function (text, done) {
      import(absolute(data.qr)).then(function (qr) { return qr.draw(text); }).then(done, function () { done(null); });
    }
  };

  // --- texts ---

  var addresses = {}; // by name: course-sf2022-en
  var texts = {};
  (data.texts || "").split(" ").forEach(function (address) {
    addresses[address.split("/").pop().split(".")[0]] = address;
  });

  function fetchText(name) {
    if (!texts[name]) {
      texts[name] = fetch(addresses[name]).then(function (response) {
        if (!response.ok) { throw new Error(response.status); }
        return response.text();
      });
      texts[name].catch(function () { delete texts[name]; });
    }
    return texts[name];
  }

  function read(name, done) {
    fetchText(name).then(done, function () { done(null); });
  }

  function readAhead() {
    var learn = /^#\/(\w+)\/learn/.exec(location.hash);
    var name = learn && "course-" + learn[1] + "-en";
    if (addresses[name]) { fetchText(name); }
  }

  document.addEventListener("click", function (e) {
    var button = e.target.closest("[data-score]");
    if (!button) { return; }
    import(absolute(data.picture)).then(function (picture) { return picture[button.dataset.score](button.closest(".score")); }).then(null, function () {
      return 2;
    }).then(function (n) { button.parentNode.querySelector("output").textContent = button.parentNode.dataset.told.split("|")[n] || ""; });
  });

  // --- progress ---

  function progress(bytes) {
    var bar = el("boot-bar");
    if (total > 0 && bytes <= total) { bar.value = bytes; } else { bar.removeAttribute("value"); }
  }

  function say(text) { el("boot-text").textContent = text; }

  function chosen() {
    var hash = location.hash;
    var links = document.querySelectorAll("#app a[href^='#/']");
    var name = "";
    links.forEach(function (a) {
      if (a.getAttribute("href") === hash) {
        a.setAttribute("aria-current", "true");
        name = a.textContent;
      } else {
        a.removeAttribute("aria-current");
      }
    });
    return name;
  }

  function sayLoading() {
    var name = chosen();
    say(name ? "Loading. Then: " + name : "Loading …");
  }

  window.addEventListener("hashchange", function () {
    if (state === "loading") { sayLoading(); }
  });

  // --- trouble ---

  function trouble(title, text, buttons) {
    state = "failed";
    show("boot", false);
    el("trouble-title").textContent = title;
    el("trouble-text").textContent = text;
    ["retry", "reload", "copy"].forEach(function (b) { show("trouble-" + b, buttons.indexOf(b) >= 0); });
    show("trouble-rules", buttons.indexOf("rules") >= 0);
    show("trouble", true);
    settled();
  }

  function notLoaded(err) {
    clearTimeout(silence);
    if (/refused|blocked|unsafe-eval|disallowed/i.test(reason(err)) && !broken) {
      trouble("WebAssembly is forbidden here.", "Playing needs it. The site that serves this page, or an extension of your browser, does not let it run.", ["rules"]);
      return;
    }
    trouble("The game could not be loaded.", (broken || reason(err)) + " Your saved games are safe.", ["retry", "rules"]);
  }

  function crashed(message) {
    if (state === "failed") { return; }
    trouble("Bayboard has stopped.", "An error in the program: " + message +
      " Your game is saved on this device up to your last move. Reload to go on.", ["reload", "copy"]);
  }

  function reason(err) {
    var text = err && err.message ? err.message : String(err);
    return /[.!?]$/.test(text) ? text : text + ".";
  }

  function report() {
    return ["Bayboard report", data.program, location.hash, navigator.userAgent,
      el("trouble-text").textContent, "exit code: " + exitCode, output].join("\n");
  }

  function copyReport() {
    var area = el("trouble-report");
    area.value = report();
    function byHand() { show("trouble-report", true); area.focus(); area.select(); }
    if (!navigator.clipboard) { byHand(); return; }
    navigator.clipboard.writeText(area.value).then(function () {
      el("trouble-copy").textContent = "Copied";
    }, byHand);
  }

  // --- loading ---

  function loadLoader() {
    if (window.Go) { return Promise.resolve(); }
    return new Promise(function (resolve, reject) {
      var s = document.createElement("script");
      s.src = data.loader;
      s.onload = resolve;
      s.onerror = function () { s.remove(); reject(new Error("The loader (" + data.loader + ") did not arrive.")); };
      document.head.appendChild(s);
    });
  }

  var patience = 30; // seconds without a byte
  var silence = 0; // the timer for it
  var broken = ""; // what is wrong with the download, as far as this script knows

  function arm(abort) {
    clearTimeout(silence);
    silence = setTimeout(function () {
      broken = "Nothing has arrived for " + patience + " seconds.";
      abort.abort();
    }, patience * 1000);
  }

  // fetchProgram: on a retry the browser's own cache may hold what is wrong.
  function fetchProgram(abort, retry) {
    arm(abort);
    return fetch(data.program, { cache: retry ? "reload" : "default", signal: abort.signal }).catch(function () {
      broken = broken || "The connection failed.";
      throw new Error(broken);
    }).then(function (response) {
      if (!response.ok) { throw new Error("The server answered " + response.status + " " + response.statusText + "."); }
      return response;
    });
  }

  // counted passes the body on and reports decoded bytes. One that is to be the
  // program must not end before its end.
  function counted(response, isProgram, abort) {
    var reader = response.body.getReader();
    var bytes = 0;
    return new ReadableStream({
      pull: function (controller) {
        return reader.read().then(function (r) {
          if (r.done) {
            clearTimeout(silence);
            if (isProgram && bytes < total) { throw new Error(broken = "The download ended too early."); }
            controller.close();
            return;
          }
          arm(abort);
          bytes += r.value.byteLength;
          progress(bytes);
          controller.enqueue(r.value);
        }).catch(function (err) {
          broken = broken || "The connection broke off.";
          throw err;
        });
      },
      cancel: function (why) { return reader.cancel(why); }
    });
  }

  function instantiate(response, imports, abort) {
    var type = (response.headers.get("Content-Type") || "").split(";")[0].trim();
    var body = response.body && window.ReadableStream
      ? new Response(counted(response, type === "application/wasm", abort), { headers: { "Content-Type": type } }) : response;
    if (WebAssembly.instantiateStreaming && type === "application/wasm") {
      return WebAssembly.instantiateStreaming(body, imports);
    }
    return body.arrayBuffer().then(function (buffer) {
      var head = new Uint8Array(buffer, 0, Math.min(4, buffer.byteLength));
      if (String.fromCharCode.apply(null, head) !== "\0asm") {
        throw new Error("The server sent something that is not the program (" + (type || "of no type") + ").");
      }
      return WebAssembly.instantiate(buffer, imports);
    });
  }

  // An exception that passes through the program leaves it half done.
  window.addEventListener("error", function (e) {
    var stack = e.error && e.error.stack ? String(e.error.stack) : "";
    if (state === "running" && /wasm/.test(stack)) { output += "\n" + stack; crashed(reason(e.error)); }
  });

  // --- running ---

  // tapOutput keeps the end of what the program writes, which after a panic is
  // its message and stack. It comes in pieces smaller than lines.
  function tapOutput() {
    var fs = window.fs;
    if (!fs || fs.tapped) { return; }
    var write = fs.writeSync;
    var decoder = new TextDecoder();
    fs.writeSync = function (fd, buf) {
      output = (output + decoder.decode(buf)).slice(-20000);
      return write.apply(fs, arguments);
    };
    fs.tapped = true;
  }

  function panicLine() {
    var m = /^(?:panic|fatal error): .*/m.exec(output);
    return m ? m[0].replace(/[^.]$/, "$&.") : "it ended with exit code " + exitCode + ".";
  }

  function run(go, instance) {
    if (state === "loading") { say("Starting …"); }
    go.run(instance).then(function () { crashed(panicLine()); }, function (err) { crashed(reason(err)); });
  }

  function start(retry) {
    state = "loading";
    broken = "";
    output = "";
    exitCode = null;
    show("trouble", false);
    show("boot", true);
    progress(0);
    sayLoading();
    var go, abort = new AbortController();
    loadLoader().then(function () {
      tapOutput();
      go = new window.Go();
      go.exit = function (code) { exitCode = code; };
      return fetchProgram(abort, retry);
    }).then(function (response) {
      return instantiate(response, go.importObject, abort);
    }).then(function (result) { window.bayboard.module = result.module; run(go, result.instance); }, notLoaded);
  }

  el("trouble-retry").addEventListener("click", function () { start(true); });
  el("trouble-reload").addEventListener("click", function () { location.reload(); });
  el("trouble-copy").addEventListener("click", copyReport);
  if (typeof WebAssembly !== "object") {
    trouble("This browser has no WebAssembly.", "Playing needs it. Some browsers switch it off in their lockdown mode.", ["rules"]);
  } else {
    start(false);
    readAhead();
  }
})();
