import { beforeEach, expect, it, vi } from 'vitest';

const clicked = vi.fn<(name: string | null) => void>();
const buttons = () => [...document.querySelectorAll('button')];
const button = (name: string) => buttons().find(({ textContent }) => textContent === name)!;
const pending = () =>
  [...document.querySelectorAll('[aria-busy=true]')].map(({ textContent }) => textContent);

/** A page from the server with a lazy island, before its scripts have loaded. */
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  clicked.mockReset();
  document.body.innerHTML = `<div id="root">
      <button aria-controls="menu">Menu</button><button>Pause</button>
      <div data-island="card"><button aria-haspopup="dialog">Date</button><button>More</button></div>
    </div>
    <script id="waiting" type="application/json">${JSON.stringify({
      scripts: { page: [], islands: {}, opened: [] },
      words: { key: 'key', restored: ['draft:', 'confirmation:'], language: 'language' },
    })}</script>`;
  // @ts-expect-error A plain script has no types.
  await import('../../server/waitForVisitor.js');
  return () => {
    window.capturedInput?.end();
    vi.useRealTimers();
  };
});

/** Hydrates the page; returns a function that hydrates the island. */
async function hydratePage() {
  const { replayCapturedInput } = await import('./capturedInput.ts');
  const { releaseIsland } = await import('./capturedInput.ts');
  const after = replayCapturedInput(document.querySelector('#root')!);
  for (const one of buttons()) one.addEventListener('click', () => clicked(one.textContent));
  after();
  vi.runAllTimers();
  return () => {
    releaseIsland('card')();
    clicked.mockReset();
    vi.runAllTimers();
  };
}
const done = () => clicked.mock.calls.flat();

it('a tapped button is pending at once, and its action runs once', async () => {
  button('Pause').click();
  button('Pause').click();
  expect(pending()).toEqual(['Pause']);
  await hydratePage();
  expect(done()).toEqual(['Pause']);
  expect(pending()).toEqual([]);
});

it('all taps are replayed in order, but of two that open something only the last', async () => {
  button('Date').click();
  button('Pause').click();
  button('Menu').click();
  expect(pending()).toEqual(['Menu', 'Pause']);
  const hydrateIsland = await hydratePage();
  expect(done()).toEqual(['Pause', 'Menu']);
  hydrateIsland();
  expect(done()).toEqual([]);
});

it('taps on an island wait for it, including those after hydration of the page', async () => {
  button('More').click();
  const hydrateIsland = await hydratePage();
  button('Date').click();
  expect(pending()).toEqual(['Date', 'More']);
  hydrateIsland();
  expect(done()).toEqual(['More', 'Date']);
  expect(pending()).toEqual([]);
});

it('a choice that was made before hydration is made again', async () => {
  const form = document.querySelector('[data-island]')!;
  form.innerHTML =
    '<input type="radio" name="time" value="8" /><input type="radio" name="time" value="14" />';
  const radios = [...form.querySelectorAll('input')];
  radios[1]!.click();
  const { releaseIsland } = await import('./capturedInput.ts');
  await hydratePage();
  const chosen = vi.fn<(value: string) => void>();
  for (const radio of radios) radio.addEventListener('change', () => chosen(radio.value));
  // Hydration resets it.
  const after = releaseIsland('card');
  for (const radio of radios) radio.checked = false;
  after();
  expect(chosen.mock.calls).toEqual([['14']]);
});

it('taps on an island within another wait for the inner one', async () => {
  const outer = document.createElement('div');
  outer.dataset['island'] = 'page';
  document.querySelector('[data-island]')!.before(outer);
  outer.innerHTML = '<button>Picture</button>';
  outer.append(document.querySelector('[data-island=card]')!);
  button('More').click();
  const hydrateIsland = await hydratePage();
  button('Picture').click();
  button('Date').click();
  const { releaseIsland } = await import('./capturedInput.ts');
  releaseIsland('page')();
  vi.runAllTimers();
  expect(done()).toEqual(['Picture', 'Date', 'Picture']);
  expect(pending()).toEqual(['Date', 'More']);
  hydrateIsland();
  expect(done()).toEqual(['More', 'Date']);
});

it.each(['draft:contact', 'confirmation:booked/tour/1'])(
  'after a reload an island loads at once, because it has something to show again: %s',
  async (key) => {
    sessionStorage.setItem(key, '{}');
    vi.resetModules();
    // @ts-expect-error A plain script has no types.
    await import('../../server/waitForVisitor.js');
    await expect(window.capturedInput?.islands).resolves.toEqual([]);
    sessionStorage.clear();
  },
);
