// Stands in each page that the server draws. The page can be read at once; its scripts come with the first sign of the
// visitor, or when all else has come: the largest picture does not share the line with them. Its parts (src/ui/early/
// part.tsx) come with the first sign alone. Meanwhile taps and the keys of a date are kept, and forms are held back: see
// src/app/early.ts.
// Links work by themselves. What differs between pages is in the element before it: the policy of the site knows this text.
(function () {
  var told = JSON.parse(document.getElementById('waiting').textContent);
  // Who has chosen another language goes on in it from the bare address; all others say theirs themselves.
  try {
    var elsewhere = told.languages && told.languages[localStorage.getItem(told.words.language)];
    if (elsewhere) return location.replace(elsewhere + location.search);
  } catch {
    // Without storage nothing was chosen.
  }
  var scripts = told.scripts;
  var words = told.words;
  var page;
  var parts;
  var failed = false;
  var signs = new AbortController();
  var over = new AbortController();
  var partsThere;
  var early = (window.early = {
    parts: new Promise(function (resolve) {
      partsThere = resolve;
    }),
    taps: [],
    keys: [],
    act: act,
    noteTap: noteTap,
    noteKey: noteKey,
    end: function () {
      over.abort();
    },
  });
  function listen(name, act, until) {
    addEventListener(name, act, {
      capture: true,
      passive: name !== 'submit',
      signal: until && until.signal,
    });
  }

  // A browser never asks again for a module that failed. So all files come before one of them is imported.
  function bring(file) {
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
  function bringAll(files, then) {
    return Promise.all(files.map(bring)).then(then, fail);
  }
  function start() {
    page =
      page ||
      bringAll(scripts.page, function () {
        var script = document.createElement('script');
        script.type = 'module';
        script.src = scripts.page[0];
        document.head.append(script);
      });
  }
  function act(event) {
    // A page that comes under a pointer at rest is told of a move too.
    if (event && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    start();
    parts = parts || bringAll(scripts.parts, partsThere);
    signs.abort();
  }

  // Nor does it ask again for a file that failed, but in a new page. Whoever waits for that is told.
  function fail() {
    if (failed) return;
    failed = true;
    fetch(location.href, { cache: 'no-store' })
      .then(function (answer) {
        var before = Number(sessionStorage.getItem(words.key));
        if (!answer.ok || Date.now() - before < 60000) throw answer;
        sessionStorage.setItem(words.key, Date.now());
        openAnew();
      })
      .catch(function () {
        if (navigator.onLine) say(words.unreachable);
        // A page that is taken over says so itself.
        else if (window.early) say(words.offline);
      });
  }
  function fields() {
    return document.querySelectorAll('#root input, #root textarea');
  }
  function openAnew() {
    addEventListener('pagehide', keepTyped);
    location.reload();
  }
  function keepTyped() {
    var texts = Array.from(fields(), function (field) {
      return field.value;
    });
    try {
      sessionStorage.setItem(words.key + location.href, JSON.stringify(texts));
    } catch {
      // Without storage they cannot be kept.
    }
  }
  function say(text) {
    var sentence = document.createElement('span');
    var button = document.createElement('button');
    sentence.textContent = text;
    button.textContent = words.tryAgain;
    button.addEventListener('click', openAnew);
    document.getElementById('trouble').replaceChildren(sentence, button);
  }

  // Who speaks to the browser, or has the page read out, may give no more than a click.
  ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'click', 'scroll'].forEach(
    function (name) {
      listen(name, act, signs);
    },
  );
  listen('load', function (event) {
    if (event.target === document) start();
  });
  listen('online', function () {
    if (failed) openAnew();
  });
  // To the end, because what listens for it later hears nothing of what comes while the page is taken over.
  listen('keydown', noteTab);
  listen(
    'keydown',
    function (event) {
      noteKey(early, event);
    },
    over,
  );
  listen('click', noteClick, over);
  listen('submit', holdBack, over);
  function noteTab(event) {
    if (event.key === 'Tab') early.tabbed = true;
  }
  function noteClick(event) {
    noteTap(early, event);
    // As src/language/choice.ts does: or else the bare address would lead back.
    var other = event.target.closest('a[hreflang]');
    if (other) choose(other.hreflang);
  }
  // It looks pressed until it is done. Each is done once, and of those that open something over the page the last alone.
  function noteTap(kept, event) {
    var button = event.target.closest('button, [role=button], [role=combobox]');
    if (!button) return;
    kept.taps = kept.taps.filter(function (other) {
      var isPast = other === button || (opens(other) && opens(button));
      if (isPast) other.removeAttribute('aria-busy');
      return !isPast;
    });
    kept.taps.push(button);
    button.setAttribute('aria-busy', 'true');
  }
  function opens(button) {
    return button.matches('[aria-haspopup], [aria-controls]');
  }
  // The parts of a date take no text by themselves.
  function noteKey(kept, event) {
    var part = event.target.closest('[role=spinbutton]');
    if (!part || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key.length > 1 && !/^(Arrow|Backspace|Delete)/.test(event.key)) return false;
    kept.keys.push({ part: part, key: event.key });
    return true;
  }
  function choose(language) {
    try {
      localStorage.setItem(words.language, language);
    } catch {
      // Without storage nothing is remembered.
    }
  }
  function holdBack(event) {
    event.preventDefault();
  }
  function isDraft(key) {
    return key.startsWith(words.drafts);
  }
  try {
    var typed = sessionStorage.getItem(words.key + location.href);
    sessionStorage.removeItem(words.key + location.href);
    JSON.parse(typed || '[]').forEach(function (text, i) {
      var field = fields()[i];
      if (field && field.value !== text) field.value = text;
    });
    if (Object.keys(sessionStorage).some(isDraft)) act();
  } catch {
    // There is no storage, and so nothing in it.
  }
})();
