// Runs the program in a worker, where bots think. The first message tells
// where the loader and the program are, or brings the program compiled; what
// follows is for the program, which takes over onmessage and says "ready".
// A message that is no text tells that the program has ended.
(function () {
  "use strict";

  function ended(why) { self.postMessage({ ended: String(why) }); }

  self.onmessage = function (event) {
    var from = event.data;
    self.onmessage = null;
    importScripts(from.loader);
    var go = new self.Go();
    var module = from.module ? Promise.resolve(from.module)
      : fetch(from.program).then(function (r) { return r.arrayBuffer(); }).then(WebAssembly.compile);
    module.then(function (m) {
      return WebAssembly.instantiate(m, go.importObject);
    }).then(function (instance) {
      return go.run(instance);
    }).then(function () { ended("exit"); }, ended);
  };
})();
