// Inlined into each page from the server. The page can be read at once; its scripts load after the visitor's first
// interaction, or when everything else has loaded, so that they do not compete with the largest picture for bandwidth.
// Lazy islands (src/ui/bootstrap/lazyIsland.tsx) load only after the first interaction. Until then taps and the keys of
// a date are captured for a replay, and forms are not submitted: see src/app/bootstrap.ts. Links work without script.
// Data that differs between pages is in the element before it: the content security policy has the hash of this text.
(function () {
  var told = JSON.parse(document.getElementById('waiting').textContent);
  // Redirects from the address without a language to the chosen language; all other addresses name theirs.
  try {
    var elsewhere = told.languages && told.languages[localStorage.getItem(told.words.language)];
    if (elsewhere) return location.replace(elsewhere + location.search);
  } catch {
    // Without storage there is no choice.
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

  // A browser never requests a failed module again. So all files load before one of them is imported.
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
    // A page that appears under a resting pointer gets a move event too.
    if (event && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    start();
    parts = parts || bringAll(scripts.parts, partsThere);
    signs.abort();
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
        openAnew();
      })
      .catch(function () {
        if (navigator.onLine) say(words.unreachable);
        // A hydrated page shows that itself.
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
      // Without storage the input is lost.
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

  // With voice control or a screen reader there may be only a click.
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
  // Never removed, because a later listener would miss keys during hydration.
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
    // Like src/i18n/choice.ts: otherwise the address without a language would redirect back.
    var other = event.target.closest('a[hreflang]');
    if (other) choose(other.hreflang);
  }
  // The button looks pressed until the replay. Each tap runs once, and of those that open something only the last.
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
  // The sections of a date accept no text before hydration.
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
      // Without storage the choice is not remembered.
    }
  }
  function holdBack(event) {
    event.preventDefault();
  }
  // A draft, the confirmation of a request, or chosen days, which the visitor expects to see again after a reload.
  function isRestored(key) {
    return words.restored.some(function (prefix) {
      return key.startsWith(prefix);
    });
  }
  try {
    var typed = sessionStorage.getItem(words.key + location.href);
    sessionStorage.removeItem(words.key + location.href);
    JSON.parse(typed || '[]').forEach(function (text, i) {
      var field = fields()[i];
      if (field && field.value !== text) field.value = text;
    });
    if (Object.keys(sessionStorage).some(isRestored)) act();
  } catch {
    // Without storage there is nothing to restore.
  }
})();
