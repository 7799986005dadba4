// Inlined into each page from the server. The page can be read at once; its scripts load after the visitor's first
// interaction, or when everything else has loaded, so that they do not compete with the largest picture for bandwidth.
// Lazy islands (src/ui/bootstrap/lazyIsland.tsx) load only after the first interaction, each as soon as its own files are
// there. Until then taps are captured for a replay, and forms are not submitted: see src/ui/bootstrap/capturedInput.ts.
// Links work without script.
// Data that differs between pages is in the element before it: the content security policy has the hash of this text.
(function () {
  var data = JSON.parse(document.getElementById('waiting').textContent);
  try {
    var elsewhere = data.languages && data.languages[localStorage.getItem(data.words.language)];
    if (elsewhere) return location.replace(elsewhere + location.search);
  } catch {
    // Without storage there is no choice.
  }
  var scripts = data.scripts;
  var words = data.words;
  var page;
  var preloads = {};
  var failed = false;
  var reloads;
  var untilInteraction = new AbortController();
  var untilHydration = new AbortController();
  var startIslands;
  var visitor = new Promise(function (resolve) {
    startIslands = resolve;
  });
  var captured = (window.capturedInput = {
    island: function (file) {
      return visitor.then(function () {
        return loaded(scripts.islands[file] || []);
      });
    },
    islands: visitor.then(function () {
      return loaded(allIslands());
    }),
    taps: [],
    loadIslands: loadIslands,
    noteTap: noteTap,
    end: function () {
      untilHydration.abort();
    },
  });
  function listen(name, act, until) {
    addEventListener(name, act, {
      capture: true,
      passive: name !== 'submit',
      signal: until && until.signal,
    });
  }

  // A browser never requests a failed module again. So all files load before one of them is imported.
  function preload(file) {
    return (preloads[file] = preloads[file] || preloadOnce(file));
  }
  function preloadOnce(file) {
    return new Promise(function (resolve, reject) {
      var link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.crossOrigin = '';
      link.href = file;
      link.addEventListener('load', resolve);
      link.addEventListener('error', reject);
      document.head.append(link);
    });
  }
  function preloadAll(files, then) {
    return Promise.all(files.map(preload)).then(then, fail);
  }
  function loaded(files) {
    return new Promise(function (resolve) {
      void preloadAll(files, resolve);
    });
  }
  // What islands open loads with them, for the browser's cache: a part that has no file says so itself.
  function cacheOpened() {
    scripts.opened.forEach(function (file) {
      fetch(file)
        .then(function (answer) {
          return answer.text();
        })
        .catch(function () {});
    });
  }
  function allIslands() {
    return Object.values(scripts.islands).flat();
  }
  function start() {
    page =
      page ||
      preloadAll(scripts.page, function () {
        var script = document.createElement('script');
        script.type = 'module';
        script.src = scripts.page[0];
        document.head.append(script);
      });
  }
  function loadIslands(event) {
    // A page that appears under a resting pointer gets a move event too.
    if (event && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    start();
    void page.then(startIslands).then(cacheOpened);
    untilInteraction.abort();
  }

  // It requests a failed file again only in a new page. Says so to the visitor.
  function fail() {
    if (failed) return;
    failed = true;
    fetch(location.href, { cache: 'no-store' })
      .then(function (answer) {
        var before = Number(sessionStorage.getItem(words.key));
        if (!answer.ok || Date.now() - before < 60000) throw answer;
        sessionStorage.setItem(words.key, Date.now());
        reload();
      })
      .catch(function () {
        if (navigator.onLine) showLoadingNotice(words.unreachable);
        else if (window.capturedInput) showLoadingNotice(words.offline);
      });
  }
  function fields() {
    return document.querySelectorAll('#root input:not([type=password]), #root textarea');
  }
  function buttons() {
    return document.querySelectorAll('#root :is(button, [role=button], [role=combobox])');
  }
  function nameOf(button) {
    return button.ariaLabel || button.textContent;
  }
  function inputKey() {
    return words.key + location.href;
  }
  function reload() {
    reloads = true;
    location.reload();
  }
  // What is typed before hydration is in no draft yet. Taps are repeated if the page reloads itself, which may take long.
  function saveInput() {
    var texts = Array.from(fields(), function (field) {
      var waits = window.capturedInput || field.closest('[data-held]');
      return waits && field.value !== field.defaultValue ? field.value : null;
    });
    var taps = Array.from(buttons(), function (button) {
      return reloads && button.ariaBusy && nameOf(button);
    });
    try {
      if (texts.concat(taps).some(Boolean)) {
        sessionStorage.setItem(inputKey(), JSON.stringify([texts, taps]));
      } else sessionStorage.removeItem(inputKey());
    } catch {
      // Without storage the input is lost.
    }
  }
  function showLoadingNotice(text) {
    var sentence = document.createElement('span');
    var button = document.createElement('button');
    sentence.textContent = text;
    button.textContent = words.tryAgain;
    button.addEventListener('click', reload);
    document.getElementById('loading-notice').replaceChildren(sentence, button);
  }

  // With voice control or a screen reader there may be only a click.
  ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'click', 'scroll'].forEach(
    function (name) {
      listen(name, loadIslands, untilInteraction);
    },
  );
  listen('load', function (event) {
    if (event.target === document) start();
  });
  listen('online', function () {
    if (failed) reload();
  });
  listen('pagehide', saveInput);
  // Never removed, because a later listener would miss keys during hydration.
  listen('keydown', noteTab);
  listen('click', noteClick, untilHydration);
  listen('submit', preventSubmit, untilHydration);
  function noteTab(event) {
    if (event.key === 'Tab') captured.tabbed = true;
  }
  function noteClick(event) {
    noteTap(captured, event);
  }
  // The button looks pressed until the replay. Each tap runs once, and of those that open something only the last.
  function noteTap(queue, event) {
    // Like src/i18n/choice.ts: otherwise the address without a language would redirect back.
    var other = event.target.closest('a[hreflang]');
    if (other) choose(other.hreflang);
    var button = event.target.closest('button, [role=button], [role=combobox]');
    if (!button) return;
    queue.taps = queue.taps.filter(function (other) {
      var isPast = other === button || (opens(other) && opens(button));
      if (isPast) other.removeAttribute('aria-busy');
      return !isPast;
    });
    queue.taps.push(button);
    button.setAttribute('aria-busy', 'true');
  }
  function opens(button) {
    return button.matches('[aria-haspopup], [aria-controls]');
  }
  function choose(language) {
    try {
      localStorage.setItem(words.language, language);
    } catch {
      // Without storage the choice is not remembered.
    }
  }
  function preventSubmit(event) {
    event.preventDefault();
  }
  function isRestored(key) {
    return words.restored.some(function (prefix) {
      return key.startsWith(prefix);
    });
  }
  try {
    var saved = JSON.parse(sessionStorage.getItem(inputKey()) || '[[],[]]');
    sessionStorage.removeItem(inputKey());
    saved[0].forEach(function (text, i) {
      var field = fields()[i];
      if (field && text !== null && field.value !== text) field.value = text;
    });
    saved[1].forEach(function (name, i) {
      var button = buttons()[i];
      if (!name || !button || nameOf(button) !== name) return;
      button.focus();
      if (!button.form || button.type !== 'submit') noteTap(captured, { target: button });
      loadIslands();
    });
    if (Object.keys(sessionStorage).some(isRestored)) loadIslands();
  } catch {
    // Without storage there is nothing to restore.
  }
})();
