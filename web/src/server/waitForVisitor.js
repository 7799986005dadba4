// Stands in each page that the server draws, as it is. The page can be read at once; its scripts come with the first sign
// of the visitor, or when all else has come: the largest picture does not share the line with them. Meanwhile the last tap is kept, and forms are held back: see
// src/app/early.ts. Links work by themselves.
// oxlint-disable-next-line no-unused-vars -- the page calls it
function waitForVisitor(scripts) {
  var started = false;
  var over = new AbortController();
  var early = (window.early = {
    end: function () {
      over.abort();
    },
  });
  function listen(name, act) {
    addEventListener(name, act, { capture: true, passive: name !== 'submit', signal: over.signal });
  }

  function start() {
    if (started) return;
    started = true;
    scripts.entry.slice(1).forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    });
    // Into the browser's cache. Whoever imports them looks after failures.
    scripts.page.forEach(function (file) {
      fetch(file).catch(function () {});
    });
    var script = document.createElement('script');
    script.type = 'module';
    script.src = scripts.entry[0];
    // The line is down: the next sign tries again.
    script.addEventListener('error', function () {
      script.remove();
      started = false;
    });
    document.head.append(script);
  }

  ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'online'].forEach(function (name) {
    listen(name, start);
  });
  listen('load', function (event) {
    if (event.target === document) start();
  });
  listen('keydown', function (event) {
    if (event.key === 'Tab') early.tabbed = true;
  });
  listen('click', function (event) {
    var button = event.target.closest('button, [role=button], [role=combobox]');
    if (button) early.button = button;
  });
  listen('submit', function (event) {
    event.preventDefault();
  });
}
