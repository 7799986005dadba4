import { company, region } from '@selasar/domain/core';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { openBrowser } from './support/openBrowser.ts';
import { DESKTOP, newPerson, PHONE, SITE_URL, untilHydrated } from './support/person.ts';
import { serverAnswer } from './support/serverAnswer.ts';

const suite = openSuite();
const browser = await openBrowser();
const tour = sampleTours[0]!;
const villa = sampleVillas[0]!;

/** A page as a client without scripts gets it. */
async function get(path: string) {
  const answer = await fetch(SITE_URL + path, { redirect: 'manual' });
  const { status, headers } = answer;
  return { status, headers, html: await answer.text() };
}
const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];

const pages = [
  ['/', 'Bali, from the veranda of a friend'],
  ['/tours', 'Bali Tour Packages'],
  [`/tours/${tour.slug}`, tour.title],
  ['/villas', 'Luxury Villas in Bali'],
  [`/villas/${villa.slug}`, villa.name],
  ['/testimonials', 'Guest Testimonials'],
  ['/contact', 'Contact Us'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
] as const;

it.each(pages)('the server sends %s fully rendered', async (path, heading) => {
  const { status, html } = await get(path);
  expect(status).toBe(200);
  expect(headingOf(html)).toBe(heading);
  expect(html).toMatch(new RegExp(`<title>.+ · ${company.name}</title>`));
});

it('the HTML from the server contains prices and descriptions', async () => {
  const { html } = await get(`/tours/${tour.slug}`);
  expect(html).toContain(`$${tour.priceFrom}`);
  expect(html).toContain(tour.fullDescription.slice(0, 60));
  for (const { title } of sampleTours) expect((await get('/tours')).html).toContain(title);
});

it('the server filters a list by its URL', async () => {
  const family = sampleTours.filter(({ category }) => category === 'family');
  const { html } = await get('/tours?category=family');
  const body = html.slice(html.indexOf('id="content"'), html.indexOf('<footer'));
  for (const one of sampleTours) {
    expect(body.includes(`href="/tours/${one.slug}"`)).toBe(family.includes(one));
  }
});

it.each(['/no-such-page', '/tours/no-such-tour', '/villas/no-such-villa', '/index.html'])(
  '%s is not found',
  async (path) => {
    const { status, html } = await get(path);
    expect(status).toBe(404);
    expect(headingOf(html)).toBe('Oops! Page not found');
  },
);

it.each([
  ['/tours/', '/tours'],
  ['/Tours/Ubud-Jungle-Adventure/?q=a', '/tours/ubud-jungle-adventure?q=a'],
  ['/contact/', '/contact'],
  ['/Contact', '/contact'],
  ['//evil.example/', '/evil.example'],
  [String.raw`/\evil.example/`, '/evil.example'],
])('%s redirects permanently to %s', async (path, to) => {
  const { status, headers } = await get(path);
  expect(status).toBe(301);
  expect(new URL(headers.get('Location') ?? '', SITE_URL).href).toBe(new URL(to, SITE_URL).href);
});

it.each(['/admin', '/admin/bookings', '/auth'])(
  '%s is rendered by the browser only',
  async (path) => {
    const { status, html } = await get(path);
    expect(status).toBe(200);
    expect(headingOf(html)).toBeUndefined();
  },
);

it('other methods are refused', async () => {
  const answer = await fetch(`${SITE_URL}/tours`, { method: 'POST', body: 'x' });
  expect(answer.status).toBe(405);
});

it('the CDN caches a page for less than a minute, and a client with the current page gets 304', async () => {
  const { headers } = await get('/tours');
  expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=50');
  // Directly from the function: local Hosting is no CDN and always requests the whole page.
  const functions = `http://${process.env['FUNCTIONS_EMULATOR_HOST']}`;
  const site = `${functions}/${process.env['GCLOUD_PROJECT']}/${region}/site`;
  const { context } = await newPerson(browser);
  const again = await context.request.get(`${site}/tours`, {
    headers: { 'If-None-Match': headers.get('ETag') ?? '' },
  });
  expect(again.status()).toBe(304);
});

it('the page has a price right after staff change it', async () => {
  const document = suite.db.doc(`tours/${tour.slug}`);
  const before = (await document.get()).get('priceFrom') as number;
  suite.later(() => document.update({ priceFrom: before }));
  await document.update({ priceFrom: 1234 });
  expect((await get(`/tours/${tour.slug}`)).html).toContain('$1,234');
});

it('a text cannot break out of the JSON data of a page', async () => {
  const slug = 'walk-with-script';
  const title = 'Walk </script><script>alert(1)</script> & <!-- so on';
  const now = new Date();
  await suite.db.doc(`tours/${slug}`).set({ ...tour, slug, title, createdAt: now, updatedAt: now });
  suite.later(() => suite.db.doc(`tours/${slug}`).delete());
  const { html } = await get(`/tours/${slug}`);
  expect(html).not.toContain('<script>alert(1)');
  const { page, problems } = await newPerson(browser);
  await page.goto(`/tours/${slug}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(problems).toEqual([]);
});

/** Browsers with a wrong clock in another time zone. */
const persons = [
  [PHONE, 'Pacific/Kiritimati', '2031-01-01T00:30:00Z'],
  [DESKTOP, 'America/Los_Angeles', '2019-12-31T23:30:00Z'],
] as const;

it.each(persons)('hydration has no errors and requests no data again', async (size, zone, now) => {
  const { page, problems } = await newPerson(browser, size, zone);
  await page.clock.setFixedTime(new Date(now));
  const requested: string[] = [];
  page.on('request', (request) => {
    const isRead = request.url().includes('/documents');
    // The card reads the taken nights, which the page does not contain.
    if (isRead && !request.postData()?.includes('/calendars/')) requested.push(request.url());
  });
  for (const [path, heading] of pages) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await untilHydrated(page);
  }
  expect(requested).toEqual([]);
  expect(problems).toEqual([]);
});

it('without JavaScript all content is readable, and forms say how to book instead', async () => {
  const context = await browser.newContext({
    viewport: PHONE,
    baseURL: SITE_URL,
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Tours' }).click();
  expect(new URL(page.url()).pathname).toBe('/tours');
  await page.getByText('Filters', { exact: true }).click();
  await page.locator('select[name=category]').selectOption({ label: 'Family' });
  await page.getByRole('button', { name: 'Show' }).click();
  expect(new URL(page.url()).searchParams.get('category')).toBe('family');
  const family = sampleTours.find(({ category }) => category === 'family')!;
  await page.locator('main').getByRole('link', { name: family.title }).click();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(family.title);
  const card = page.locator('#book');
  expect(await card.innerText()).toContain(
    'Without JavaScript this page cannot take your booking.',
  );
  expect(await card.innerText()).toContain(
    'Pickup: Canggu and Ubud: $15 per car for up to 5 guests',
  );
  // Its reviews, and three ways to write or call.
  expect(await card.getByRole('link').count()).toBe(4);
  expect(await card.getByRole('button').count()).toBe(0);
  await page.goto('/contact');
  const text = () => page.locator('main').innerText();
  expect(await text()).toContain('Without JavaScript this page cannot send your message.');
  await page.goto('/');
  expect(await text()).toContain('Without JavaScript this page cannot book your transfer.');
  await context.close();
});

it('a page of an outdated version reloads', async () => {
  const { page } = await newPerson(browser);
  let requested = 0;
  await page.route(`${SITE_URL}/terms`, async (route) => {
    const response = await serverAnswer(route);
    const body = await response.text();
    requested += 1;
    // The first response is from another version.
    const old = requested === 1 ? body.replaceAll(/index-[\w-]+\.js/g, 'index-gone.js') : body;
    await route.fulfill({ response, body: old });
  });
  await page.goto('/terms');
  await untilHydrated(page);
  expect(requested).toBe(3);
});
