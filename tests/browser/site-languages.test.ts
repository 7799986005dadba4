import { languages } from '@selasar/domain/i18n';
import { otherSamples } from '@selasar/brand/samples/others';
import id from '@selasar/domain/languages/id';
import { sampleTours, sampleVillas, testimonials } from '@selasar/domain/samples';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { DESKTOP, newPerson, PHONE, SITE_URL, untilHydrated } from '../e2e/support/person.ts';

const browser = await openBrowser();

const pages = [
  '/',
  '/tours',
  `/tours/${sampleTours[0]?.slug}`,
  '/villas',
  `/villas/${sampleVillas[0]?.slug}`,
  '/contact',
  '/testimonials',
  '/privacy',
  '/terms',
  '/trip',
  '/trip/no-such-key-0000000000',
  '/crew/no-such-key-0000000000',
  '/no-such-page',
];
const inIndonesian = (path: string) => `/id${path}`.replace(/\/$/, '');

/** All text that a person sees or hears on the page. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const all = document.createTreeWalker(document.body);
    for (let node = all.nextNode(); node; node = all.nextNode()) {
      const within = node.parentElement;
      // Text marked with another language is intentional.
      const language = within?.closest('[lang]')?.getAttribute('lang');
      if (within?.closest('script, style, noscript') || language !== document.documentElement.lang)
        continue;
      if (node instanceof Text) texts.push(node.data.trim());
      if (node instanceof Element)
        for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
          texts.push(node.getAttribute(name)?.trim() ?? '');
    }
    return texts.filter((text) => /\p{L}{2}/u.test(text));
  });

/** English texts that differ in Indonesian and are no names of ours. */
const english = new Set(
  Object.entries(id)
    .filter(([sentence, words]) => sentence !== words && !sentence.includes('{'))
    .map(([sentence]) => sentence),
);
/** Untranslated text: names, places, and texts by staff and guests. */
const written = new Set(
  [...sampleTours, ...sampleVillas, ...testimonials].flatMap((one) =>
    Object.values(one).flatMap((value) => (Array.isArray(value) ? value : [value])),
  ),
);

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('on a %s', (_, viewport) => {
  it.each(pages)('%s is in Indonesian and fits the window', async (path) => {
    const { page, context } = await newPerson(browser, viewport);
    await page.goto(inIndonesian(path));
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('lang')).toBe('id');
    const texts = await textsOf(page);
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => english.has(text) && !written.has(text))).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await context.close();
  });
});

const translated = await otherSamples.id?.();
const [tour] = sampleTours;
const [villa] = sampleVillas;

it.each([
  ['/tours', tour!, translated?.tours],
  ['/villas', villa!, translated?.villas],
])('a page of %s is all Indonesian in Indonesian, and all English in English', async (...one) => {
  const [list, offer, texts] = one;
  const { page, context } = await newPerson(browser);
  const read = async (path: string) => {
    await page.goto(path);
    await untilHydrated(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const alts = await page
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => Reflect.get(one, 'alt')));
    return `${await page.locator('body').innerText()} ${alts.join(' ')}`.replaceAll(/\s+/g, ' ');
  };
  // A caption follows the address of its picture.
  const shown = (line: unknown) => String(line).replace(/^\/images\/\S+ /, '');
  // Only the list shows the short description.
  const missingOn = async (path: string, wanted: object) => {
    const text = (await read(path)) + (await read(`${path}/${offer.slug}`));
    return Object.values(wanted)
      .flat()
      .filter((line) => !text.includes(shown(line)));
  };
  const indonesian = texts?.[offer.slug] ?? {};
  const names = Object.keys(indonesian);
  expect(names.length).toBeGreaterThan(2);
  const english = Object.fromEntries(
    Object.entries(offer).filter(([name]) => names.includes(name)),
  );
  expect(await missingOn(`/id${list}`, indonesian)).toEqual([]);
  expect(await missingOn(list, english)).toEqual([]);
  await context.close();
});

it('a page links to itself in each language, and its links keep the language', async () => {
  const { page, context, problems } = await newPerson(browser);
  await page.goto('/id/tours');
  await untilHydrated(page);
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/id\/tours$/);
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Bahasa' });
  await expect
    .poll(() =>
      links.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('lang'))),
    )
    .toEqual(['en', 'de', 'ja', 'zh']);
  expect(await links.getByRole('link', { name: 'English' }).getAttribute('href')).toBe('/tours');
  await page.getByRole('banner').getByRole('link', { name: 'Vila' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/id/villas');
  await page.getByRole('heading', { level: 1, name: 'Vila Mewah di Bali' }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

it('the switch opens the same page, and / redirects to the chosen language', async () => {
  const { page, context } = await newPerson(browser);
  await page.goto('/tours?category=family');
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'EN: Language' }).click();
  const first = page.getByRole('contentinfo').locator('a[hreflang]').first();
  await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true);
  await expect
    .poll(() => first.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: languages.id.name }).click();
  await page.waitForURL(`${SITE_URL}/id/tours?category=family`);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForURL(`${SITE_URL}/id`);
  // A shared link keeps its language.
  await page.goto('/villas');
  await untilHydrated(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.getByRole('contentinfo').getByRole('link', { name: languages.id.name }).click();
  await page.waitForURL(`${SITE_URL}/id/villas`);
  await untilHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: languages.en.name }).click();
  await page.waitForURL(`${SITE_URL}/villas`);
  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/');
  await context.close();
});

it('a visitor with an Indonesian browser is asked once on the home page, and not redirected', async () => {
  const context = await browser.newContext({ baseURL: SITE_URL, locale: 'id-ID' });
  const page = await context.newPage();
  await page.goto('/tours');
  await untilHydrated(page);
  const invitation = page.getByText('Halaman ini juga tersedia dalam bahasa Indonesia.');
  expect(await invitation.count()).toBe(0);
  await page.goto('/');
  await untilHydrated(page);
  await invitation.waitFor();
  await page.getByRole('button', { name: languages.en.name }).click();
  await expect.poll(() => invitation.count()).toBe(0);
  await page.reload();
  await untilHydrated(page);
  expect(await invitation.count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/');
  await context.close();
});

it('the staff area is English only, and the footer links to it', async () => {
  const { page, context } = await newPerson(browser);
  await page.goto('/id');
  const link = page.getByRole('contentinfo').getByRole('link', { name: id['Admin Dashboard'] });
  expect(await link.first().getAttribute('href')).toBe('/auth');
  expect((await page.request.get('/id/admin')).status()).toBe(404);
  await context.close();
});

it('the sitemap lists each page in each language', async () => {
  const xml = await (await fetch(`${SITE_URL}/sitemap.xml`)).text();
  for (const address of ['/tours</loc>', '/id/tours</loc>', '/id</loc>'])
    expect(xml).toContain(address);
  expect(xml).toContain('hreflang="x-default"');
});

it('a switch before hydration is not reverted', async () => {
  const { page, context } = await newPerson(browser);
  // The page's scripts do not load.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/id', { waitUntil: 'domcontentloaded' });
  await page.evaluate((code) => localStorage.setItem('language', code), 'id');
  await page.getByRole('contentinfo').getByRole('link', { name: languages.en.name }).click();
  await page.waitForURL(`${SITE_URL}/`, { waitUntil: 'commit' });
  await page
    .getByRole('heading', { level: 1, name: 'Bali, from the veranda of a friend' })
    .waitFor();
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  await context.close();
});
