import { company } from '@selasar/domain/core';
import type { OfferSource } from '@selasar/domain/offers';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listedRating } from '../data/reviews/listedRating.ts';
import { createSite } from './index.ts';
import type { LocaleStorage } from './index.ts';

vi.hoisted(() => {
  vi.stubEnv('VITE_SITE_ORIGIN', 'https://bali.example');
  vi.stubEnv('VITE_CONTENT_POLICY', 'script-src none');
});

const template = `<html><head><!-- head --><title>Site</title><!-- /head -->
<script type="module" crossorigin src="/assets/index.js"></script>
</head><body><!-- page --><div id="root"><img></div><!-- /page --></body></html>`;
const manifest = {
  'index.html': { file: 'assets/index.js' },
  'src/site/home/HomeContent.tsx': { file: 'assets/HomeContent.js' },
  'src/site/catalogue/tours/ToursContent.tsx': { file: 'assets/ToursContent.js' },
  'src/site/catalogue/tours/TourContent.tsx': { file: 'assets/TourContent.js' },
  'src/site/catalogue/villas/VillasContent.tsx': { file: 'assets/VillasContent.js' },
  'src/site/catalogue/villas/VillaContent.tsx': { file: 'assets/VillaContent.js' },
  'src/site/layout/Footer.tsx': { file: 'assets/Footer.js' },
  'src/site/booking/BookingCard.tsx': { file: 'assets/BookingCard.js' },
  'src/site/forms/dates/Calendar.tsx': { file: 'assets/Calendar.js' },
  'src/site/catalogue/filters/FilterBar.tsx': { file: 'assets/FilterBar.js' },
  'src/site/catalogue/visit/VisitForm.tsx': { file: 'assets/VisitForm.js' },
  'src/site/transfers/TransferMap.tsx': { file: 'assets/TransferMap.js' },
  'src/site/transfers/TransferForm.tsx': { file: 'assets/TransferForm.js' },
  'src/ui/Toasts.tsx': { file: 'assets/Toasts.js' },
  'src/site/legal/LegalContent.tsx': { file: 'assets/LegalContent.js' },
};

const { AsyncLocalStorage } = await vi.importActual<{ AsyncLocalStorage: new () => LocaleStorage }>(
  'node:async_hooks',
);
const now = Date.UTC(2026, 10, 22, 3, 4);
const errors: string[] = [];
let isDown: boolean;
/** What the lists are checked with cannot be read. */
let isOccupancyDown: boolean;
const stored = {
  tours: sampleTours,
  villas: sampleVillas,
  terms: [],
  ratings: [] as { slug: string; offers: object }[],
  // The first villa is taken from December 5 to 7.
  occupancy: [
    {
      slug: '2026-12',
      nights: { [sampleVillas[0]!.slug]: ['2026-12-05', '2026-12-06'] },
      seats: {},
    },
  ],
};
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
    if (isDown || (isOccupancyDown && collection === 'occupancy')) throw new Error('down');
    if (collection === 'currencies') return { id: slug, data: { rates: currencies } };
    return stored[collection].filter((one) => one.slug === slug).map(document)[0];
  },
};
const site = createSite({
  template,
  manifest,
  offers,
  localeStorage: new AsyncLocalStorage(),
  onError: (error, path) => errors.push(`${path}: ${String(error)}`),
});
const get = async (address: string) => {
  const { status, headers, body } = await site(address, now);
  return { status, cacheControl: headers['Cache-Control'], html: body };
};

beforeEach(() => {
  isDown = false;
  isOccupancyDown = false;
  currencies = [];
  errors.length = 0;
});

const publicCache = 'public, max-age=0, s-maxage=50';

it('renders a page whose scripts are deferred', async () => {
  const answered = await site('/villas', now);
  expect(answered.headers['Content-Security-Policy']).toBe('script-src none');
  const { status, cacheControl, html } = await get('/villas');
  expect([status, cacheControl]).toEqual([200, publicCache]);
  expect(html).toContain(sampleVillas[0]!.name);
  expect(html).toContain(`<title>Luxury Villas in Bali · ${company.name}</title>`);
  expect(html).not.toContain('<title>Site</title>');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('data-entry="/assets/index.js"');
});

it('returns the same page for an hour, unless its data changes', async () => {
  const first = await site('/tours', now);
  const later = await site('/tours', now + 50 * 60_000);
  expect(later.body).toBe(first.body);
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

it('has the ratings on the cards, with one read for all', async () => {
  const [tour, villa] = [sampleTours[0]!, sampleVillas[0]!];
  const numbers: Record<string, { count: number; sum: number }> = {
    [`tours_${tour.slug}`]: { count: 3, sum: 14 },
    [`villas_${villa.slug}`]: { count: 1, sum: 4 },
  };
  stored.ratings = [{ slug: 'offers', offers: numbers }];
  const find = vi.spyOn(offers, 'find');
  const [home, tours, villas] = await Promise.all([get('/'), get('/tours'), get('/villas')]);
  stored.ratings = [];
  expect(errors).toEqual([]);
  expect(find.mock.calls.filter(([collection]) => collection === 'ratings')).toHaveLength(3);
  /** With the testimonials, which are listed beside the reviews. */
  const countsOf = (prefix: string, listed: readonly { slug: string }[]) =>
    listed.flatMap(({ slug }) => {
      const count = listedRating(slug, numbers[`${prefix}_${slug}`])?.count ?? 0;
      return count > 0 ? [`${count} review${count > 1 ? 's' : ''}<`] : [];
    });
  const ofTours = countsOf('tours', sampleTours);
  const ofVillas = countsOf('villas', sampleVillas);
  const counts = (html: string) => html.match(/\d reviews?</g)?.toSorted();
  expect(ofTours).toContain('3 reviews<');
  expect(ofVillas).toContain('2 reviews<');
  expect(counts(home.html)).toEqual([...ofTours, ...ofVillas].toSorted());
  expect(counts(tours.html)).toEqual(ofTours.toSorted());
  expect(counts(villas.html)).toEqual(ofVillas.toSorted());
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

it('sends a list without the texts that only the page of an offer shows', async () => {
  const { shortDescription, fullDescription, facts } = sampleTours[0]!;
  for (const address of ['/', '/tours']) {
    const { html } = await get(address);
    expect(html).toContain(shortDescription);
    expect(html).not.toContain(fullDescription);
    expect(html).not.toContain(facts!.hostAbout);
  }
});

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

/** The villas on a page, by name. */
const villasOn = (html: string) =>
  sampleVillas.map(({ name }) => name).filter((name) => html.includes(`>${name}</h2>`));

describe('a list for the days and guests of its address', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const [first] = sampleVillas;
  const fitting = sampleVillas.filter(({ capacity }) => capacity >= 4).map(({ name }) => name);

  it('shows what can be booked, and is neither cached nor listed', async () => {
    const {
      status,
      headers,
      body: html,
    } = await site('/villas?from=2026-12-06&to=2026-12-09&guests=4', now);
    expect([status, headers['Cache-Control']]).toEqual([200, 'no-store']);
    expect(headers['X-Robots-Tag']).toBe('noindex');
    expect(html).toContain('<link rel="canonical" href="https://bali.example/villas"/>');
    expect(villasOn(html)).toEqual(fitting.filter((name) => name !== first!.name));
    const tooSmall = sampleVillas.filter(({ capacity }) => capacity < 4).length;
    expect(html).toContain(
      `1 already booked${tooSmall ? `, ${tooSmall} too small for your group` : ''}`,
    );
    // Without script, filters and days keep each other.
    expect(html).toContain('<input type="hidden" name="from" value="2026-12-06"/>');
  });

  it('shows the villa again from the day on which the others leave', async () => {
    const { html } = await get('/villas?from=2026-12-07&to=2026-12-09&guests=4');
    expect(villasOn(html)).toEqual(fitting);
  });

  it.each([
    ['in the past', 'from=2026-11-01&to=2026-11-03&guests=2', 'This date has passed'],
    ['reversed', 'from=2026-12-09&to=2026-12-06', 'Check-out must be later than check-in.'],
    ['400 nights', 'from=2026-12-01&to=2028-01-05', 'For stays of more than 60 nights'],
    ['no dates', 'from=x&to=1', 'Please select a first and a last day.'],
    ['99 guests', 'from=2026-12-06&to=2026-12-09&guests=99', 'Online you can book for 1 to 10'],
    ['no guests', 'from=2026-12-06&to=2026-12-09&guests=0', 'Online you can book for 1 to 10'],
  ])('says what is wrong and shows all: %s', async (_, query, message) => {
    const { status, html } = await get(`/villas?${query}`);
    expect(status).toBe(200);
    expect(html).toContain(message);
    expect(html).toContain('All villas are shown.');
    expect(villasOn(html)).toHaveLength(sampleVillas.length);
  });

  it('says that it could not be checked, and shows all', async () => {
    isOccupancyDown = true;
    const { html } = await get('/villas?from=2026-12-06&to=2026-12-09&guests=4');
    expect(html).toContain('We could not check your days just now, so all villas are shown.');
    expect(villasOn(html)).toHaveLength(sampleVillas.length);
  });

  it('leads to the page of a tour on a day within, at the price of the group', async () => {
    const { html } = await get('/id/tours?from=2026-12-06&to=2026-12-09&guests=3');
    expect(html).toMatch(
      /href="\/id\/tours\/[\w-]+\?from=2026-12-06&amp;to=2026-12-06&amp;guests=3"/,
    );
    expect(html).toContain('3 tamu');
    expect((await get('/tours/no-tour?from=2026-12-06')).cacheControl).toBe('no-store');
  });
});

it('has a sitemap and robots.txt', async () => {
  expect((await get('/sitemap.xml')).html).toContain('<urlset');
  expect((await get('/robots.txt')).html).toContain('Sitemap: ');
});
