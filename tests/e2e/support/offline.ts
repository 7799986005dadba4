import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, PATIENCE_MS, SITE_URL } from './person.ts';

/** A browser with the service worker that caches the site for offline use, as guests have it. */
export async function newOfflineContext(
  browser: Browser,
  { url = SITE_URL, viewport = DESKTOP } = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    reducedMotion: 'reduce',
    timezoneId: 'America/New_York',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  // Local suites have no worker by default: see web/src/main.tsx.
  await context.addInitScript(() => {
    // An empty page has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('worker', 'on');
    // Chromium resets the offline state on the next page.
    Object.defineProperty(Navigator.prototype, 'onLine', {
      get: () => !document.cookie.includes('line=lost'),
    });
  });
  return { context, page: await context.newPage() };
}

/** Goes offline: open pages, future pages and the worker. */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'line', value: 'lost', url: SITE_URL }]);
  await context.setOffline(true);
}

/** Goes back online. */
export async function goOnline(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: 'line' });
  await context.setOffline(false);
  for (const page of context.pages()) {
    await page
      .evaluate(() => window.dispatchEvent(new Event('online')))
      .catch((error: unknown) => {
        // A page that loads again at once leaves this without its answer.
        if (!String(error).includes('because of a navigation')) throw error;
      });
  }
}

/** Waits until the site is cached. */
export async function untilCached(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), {
      timeout: PATIENCE_MS,
    })
    .toBe('activated');
}

/** Waits until a page opens offline. */
export async function untilPageCached(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate((path) => caches.match(path).then(Boolean), path), {
      timeout: PATIENCE_MS,
    })
    .toBe(true);
}

/** Everything that the browser caches of the site: URLs and their texts. */
export async function cachedFiles(page: Page): Promise<{ address: string; text: string }[]> {
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
