import { company } from '@selasar/domain';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import type { OfferSource } from '@selasar/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSite } from './index.ts';
import type { Speeches } from './index.ts';

vi.hoisted(() => {
  vi.stubEnv('VITE_SITE_ORIGIN', 'https://bali.example');
  vi.stubEnv('VITE_CONTENT_POLICY', 'script-src none');
});

const template = `<html><head><!-- head --><title>Site</title><!-- /head -->
<script type="module" crossorigin src="/assets/index.js"></script>
</head><body><!-- page --><div id="root"><img></div><!-- /page --></body></html>`;
const manifest = {
  'index.html': { file: 'assets/index.js' },
  'src/site/booking/BookingCard.tsx': { file: 'assets/BookingCard.js' },
  'src/site/catalogue/filters/FilterBar.tsx': { file: 'assets/FilterBar.js' },
  'src/ui/toasts/Toasts.tsx': { file: 'assets/Toasts.js' },
};

const { AsyncLocalStorage } = await vi.importActual<{ AsyncLocalStorage: new () => Speeches }>(
  'node:async_hooks',
);
const now = Date.UTC(2026, 10, 22, 3, 4);
const errors: string[] = [];
let isDown: boolean;
const stored = { tours: sampleTours, villas: sampleVillas, terms: [], ratings: [] };
let currencies: unknown;
const document = (offer: { slug: string }) => ({ id: offer.slug, data: offer });
const rate = { code: 'EUR', perUsd: 0.93, asOf: '2026-11-20' };
/** A database in memory that can be made to fail. */
const offers: OfferSource = {
  list: async (collection) => {
    if (isDown) throw new Error('down');
    return stored[collection].map(document);
  },
  find: async (collection, slug) => {
    if (isDown) throw new Error('down');
    if (collection === 'currencies') return { id: slug, data: { rates: currencies } };
    return stored[collection].filter((one) => one.slug === slug).map(document)[0];
  },
};
const site = createSite({
  template,
  manifest,
  offers,
  speeches: new AsyncLocalStorage(),
  onError: (error, path) => errors.push(`${path}: ${String(error)}`),
});
const get = async (address: string) => {
  const { status, headers, ...answer } = await readAll(await site(address, now));
  return { status, cacheControl: headers.get('Cache-Control'), ...answer };
};
const readAll = async (answer: Response) => ({
  status: answer.status,
  headers: answer.headers,
  html: await answer.text(),
});

beforeEach(() => {
  isDown = false;
  currencies = [];
  errors.length = 0;
});

const publicCache = 'public, max-age=0, s-maxage=50';

it('renders a page whose scripts are deferred', async () => {
  const answered = await site('/villas', now);
  expect(answered.headers.get('Content-Security-Policy')).toBe('script-src none');
  const { status, cacheControl, html } = await get('/villas');
  expect([status, cacheControl]).toEqual([200, publicCache]);
  expect(html).toContain(sampleVillas[0]!.name);
  expect(html).toContain(`<title>Luxury Villas in Bali · ${company.name}</title>`);
  expect(html).not.toContain('<title>Site</title>');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('data-entry="/assets/index.js"');
});

it('returns the same page for an hour, unless its data changes', async () => {
  const first = await readAll(await site('/tours', now));
  const later = await readAll(await site('/tours', now + 50 * 60_000));
  expect(later.html).toBe(first.html);
});

it('sends exchange rates in the page state, but renders dollars only', async () => {
  const alone = await get('/tours');
  currencies = [rate];
  const { html } = await get('/tours');
  expect(html).toContain(`"rates":${JSON.stringify([rate])}`);
  expect(html).not.toContain('about €');
  expect(html).toContain('<option value="EUR">');
  expect(alone.html).not.toContain('"rates"');
  expect(alone.html).not.toContain('<option value="EUR">');
});

it.each([
  ['text', 'x'],
  ['a rate of 0', [{ ...rate, perUsd: 0 }]],
  ['a rate of a thousand million', [{ ...rate, perUsd: 1e9 }]],
  ['a rate in words', [{ ...rate, perUsd: 'one' }]],
  ['nothing', undefined],
])('leaves out a table that is damaged: %s', async (_, damaged) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  currencies = damaged;
  const { status, cacheControl, html } = await get('/villas');
  expect([status, cacheControl]).toEqual([200, publicCache]);
  expect(html).not.toContain('"rates"');
  expect(warned).toHaveBeenCalledTimes(damaged === undefined ? 0 : 1);
});

it.each(['/no-page', '/villas/no-villa', '/tours/no-tour'])('%s is not found', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, cacheControl: publicCache });
});

it.each([
  ['two parts', '/tours/a%2fb'],
  ['a reserved name', '/villas/__x__'],
  ['1,600 letters', `/tours/${'a'.repeat(1600)}`],
  ['the folder above', '/tours/..%2f..'],
])(
  'what no offer can be called is not found, and the database is not asked: %s',
  async (_, path) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const find = vi.spyOn(offers, 'find');
    expect((await get(path)).status).toBe(404);
    expect(find.mock.calls.filter(([collection]) => collection !== 'currencies')).toEqual([]);
  },
);

it('survives a malformed address', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect((await get('/tours/%')).status).toBe(404);
});

it('shows the built-in tours without the database, and forbids caching that page', async () => {
  isDown = true;
  const { status, cacheControl, html } = await get('/tours');
  expect([status, cacheControl]).toEqual([200, 'no-store']);
  expect(html).toContain(sampleTours[0]!.title);
  expect(html).toContain('this is our regular selection');
});

it.each(['/villas', '/', '/tours/no-tour'])(
  'leaves rendering of %s to the browser without the database, and reports why',
  async (path) => {
    isDown = true;
    expect(await get(path)).toMatchObject({
      status: 503,
      cacheControl: 'no-store',
      html: template,
    });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(new RegExp(`^${path}: `));
  },
);

it('has a sitemap and robots.txt', async () => {
  expect((await get('/sitemap.xml')).html).toContain('<urlset');
  expect((await get('/robots.txt')).html).toContain('Sitemap: ');
});
