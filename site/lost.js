// Mends the address of a page that is not there: a mail program may have
// written %23 for the # of a link.
(function () {
  "use strict";
  var parts = location.href.split("%23/");
  if (parts.length > 1) { location.replace(parts[0] + "#/" + parts.slice(1).join("%23/")); }
})();
