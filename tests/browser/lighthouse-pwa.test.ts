import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import {
  goOnline,
  untilCached,
  goOffline,
  newOfflineContext,
  untilPageCached,
} from '../e2e/support/offline.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { PHONE, SITE_URL, untilHydrated } from '../e2e/support/person.ts';

// The list for progressive web apps that Lighthouse had up to version 11, a test for each row; before those the rows
// that earlier versions had besides. https://developer.chrome.com/docs/lighthouse/pwa
// is-on-https and redirects-http are Hosting's: it serves by HTTPS alone, and firebase.json has HSTS (policy.test.ts).

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}
interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly display: string;
  readonly theme_color: string;
  readonly background_color: string;
  readonly prefer_related_applications?: boolean;
  readonly icons: readonly Icon[];
}

const browser = await openBrowser();
let context: BrowserContext;
let page: Page;
let manifest: Manifest;
let manifestType: string;

it('is kept by the browser that visits it', async () => {
  ({ context, page } = await newOfflineContext(browser, { viewport: PHONE }));
  await page.goto('/');
  await untilHydrated(page);
  await untilCached(page);
  await untilPageCached(page, '/');
  const link = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await fetch(SITE_URL + link);
  manifestType = answer.headers.get('Content-Type') ?? '';
  manifest = (await answer.json()) as Manifest;
  expect(manifest.name).not.toBe('');
});
afterAll(() => context.close());

const contentOf = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content');

it('installable-manifest', async () => {
  expect(manifestType).toMatch(/manifest\+json|application\/json/);
  const session = await context.newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  // Chrome's own list, which a browser without a window does not go through: https://web.dev/articles/install-criteria
  expect(manifest.short_name).not.toBe('');
  expect(['standalone', 'minimal-ui', 'fullscreen']).toContain(manifest.display);
  expect(manifest.prefer_related_applications).not.toBe(true);
  expect(new URL(manifest.start_url, SITE_URL).href).toBe(`${SITE_URL}/`);
  for (const size of [192, 512]) {
    const icon = manifest.icons.find(({ sizes }) => sizes === `${size}x${size}`);
    const answer = await fetch(new URL(icon?.src ?? '', SITE_URL));
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: size, height: size });
  }
});

it('service-worker', async () => {
  const { scope, state } = await page.evaluate(async () => {
    const { scope, active } = await navigator.serviceWorker.ready;
    return { scope, state: active?.state };
  });
  expect({ scope, state }).toEqual({ scope: `${SITE_URL}/`, state: 'activated' });
});

it('splash-screen', () => {
  expect(manifest.name).not.toBe('');
  expect(manifest.background_color).toMatch(/^#[\da-f]{6}$/);
  expect(manifest.theme_color).toMatch(/^#[\da-f]{6}$/);
  expect(
    manifest.icons.some(({ sizes, type }) => sizes === '512x512' && type === 'image/png'),
  ).toBe(true);
});

it('themed-omnibox', async () => {
  expect(await contentOf('theme-color')).toBe(manifest.theme_color);
});

it('content-width', async () => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

it('viewport', async () => {
  expect(await contentOf('viewport')).toBe('width=device-width, initial-scale=1');
});

it('maskable-icon', async () => {
  const [icon] = manifest.icons.filter(({ purpose }) => purpose?.split(' ').includes('maskable'));
  const answer = await fetch(SITE_URL + icon?.src);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
});

it('apple-touch-icon', async () => {
  const src = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  expect((await fetch(SITE_URL + src)).status).toBe(200);
});

it('works-offline and offline-start-url', async () => {
  await goOffline(context);
  const answer = await page.goto(manifest.start_url);
  expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([200, true]);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await goOnline(context);
});

it('without-javascript', async () => {
  const without = await browser.newContext({ baseURL: SITE_URL, javaScriptEnabled: false });
  const plain = await without.newPage();
  await plain.goto('/');
  expect((await plain.locator('main').innerText()).length).toBeGreaterThan(200);
  await without.close();
});

it('pwa-each-page-has-url', async () => {
  const paths = ['/', '/tours', '/villas', '/testimonials', '/contact', '/privacy', '/terms'];
  const titles = new Set<string>();
  for (const path of paths) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(paths.length);
});
