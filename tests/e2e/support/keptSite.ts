import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, SITE_URL } from './person.ts';

/** A browser that keeps the site for when there is no line, as browsers of guests do. */
export async function newKeeper(
  browser: Browser,
  { url = SITE_URL, viewport = DESKTOP } = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  });
  context.setDefaultTimeout(20_000);
  // Local suites have no worker unless somebody asks for it: see web/src/app/worker/usesWorker.ts.
  await context.addInitScript(() => {
    // An empty page has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('worker', 'on');
    // With its next page, Chromium forgets that it was told of a lost line.
    Object.defineProperty(Navigator.prototype, 'onLine', {
      get: () => !document.cookie.includes('line=lost'),
    });
  });
  return { context, page: await context.newPage() };
}

/** The line is lost, for the open pages, for those to come and for the worker. */
export async function loseLine(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'line', value: 'lost', url: SITE_URL }]);
  await context.setOffline(true);
}

/** The line is back. */
export async function findLine(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: 'line' });
  await context.setOffline(false);
  for (const page of context.pages()) {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  }
}

/** Until the site is kept. */
export async function kept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 40_000 })
    .toBe('activated');
}

/** Until a page opens without a line. */
export async function pageKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate((path) => caches.match(path).then(Boolean), path), {
      timeout: 20_000,
    })
    .toBe(true);
}

/** All that a browser keeps of the site: addresses, and the texts that they are kept with. */
export async function allKept(page: Page): Promise<{ address: string; text: string }[]> {
  return page.evaluate(async () => {
    const found: { address: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        found.push({ address: request.url, text });
      }
    }
    return found;
  });
}
