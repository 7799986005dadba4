// Stands in each page that the server draws. The page can be read at once; its scripts come with the first sign of the
// visitor, or when all else has come: the largest picture does not share the line with them. Meanwhile the last tap is
// kept, and forms are held back: see src/app/early.ts. Links work by themselves.
// oxlint-disable-next-line no-unused-vars -- the page calls it
function waitForVisitor(scripts) {
  var started = false;
  var over = new AbortController();
  var early = (window.early = {
    files: {},
    end: function () {
      over.abort();
    },
  });
  function listen(name, act) {
    addEventListener(name, act, { capture: true, passive: name !== 'submit', signal: over.signal });
  }

  function fetchAll(files) {
    return Promise.all(
      files.map(function (file) {
        return fetch(file).then(function (answer) {
          if (!answer.ok) throw new Error(file);
          return answer.arrayBuffer();
        });
      }),
    );
  }

  // A browser never asks again for a module that failed. So all are in its cache before one of them is imported.
  function start() {
    if (started) return;
    started = true;
    // Whoever imports these looks after failures.
    scripts.page.forEach(function (file) {
      early.files[file] = fetch(file);
      early.files[file].catch(function () {});
    });
    fetchAll(scripts.entry).then(run, fail);
  }
  function run() {
    var script = document.createElement('script');
    script.type = 'module';
    script.src = scripts.entry[0];
    document.head.append(script);
  }
  // The line is down, and the next sign tries again; or a newer version has taken the place of this one.
  function fail() {
    started = false;
    fetch(location.href, { cache: 'no-store' })
      .then(function (answer) {
        return answer.text();
      })
      .then(function (page) {
        if (page.includes('data-entry') && !page.includes(scripts.entry[0])) location.reload();
      })
      .catch(function () {});
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
