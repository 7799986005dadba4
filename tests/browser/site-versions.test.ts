import path from 'node:path';
import { sampleTours } from '@selasar/domain/samples';
import { build } from 'esbuild';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/suite/root.ts';
import { openChangingHost, type ChangingHost } from '../e2e/support/changingHost.ts';
import {
  cachedFiles,
  untilCached,
  goOffline,
  newOfflineContext,
  untilPageCached,
} from '../e2e/support/offline.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { SITE_URL, untilHydrated } from '../e2e/support/person.ts';

/** A host that changes while pages are open: a new version, the removed worker, a hotel's login page, errors. */
const browser = await openBrowser();
let host: ChangingHost;
let context: BrowserContext;
let page: Page;

/** Whether the page shows its age. */
const saysWhen = (): Promise<boolean> =>
  page
    .getByText(/You last saw this page on/)
    .first()
    .isVisible();

beforeEach(async () => {
  host = await openChangingHost(SITE_URL);
  ({ context, page } = await newOfflineContext(browser, { url: host.url }));
});
afterEach(async () => {
  await context.close();
  await host.close();
});

const tourPath = `/tours/${sampleTours[0]?.slug}`;
const heading = (name: string, of = page) => of.getByRole('heading', { level: 1, name });
const newVersion = (of = page) => of.getByText('A new version is available.');
const entry = (of = page) => of.locator('script[type="module"]').getAttribute('src');

async function visit(path: string, of = page): Promise<void> {
  await of.goto(path);
  await untilHydrated(of);
  await untilCached(of);
}

/** The browser's periodic update check. */
const lookForUpdate = (of = page) =>
  of.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

const html = (body: string, status = 200) => ({ status, type: 'text/html; charset=utf-8', body });

describe('a new version', () => {
  it('does not disturb a half-filled form, whose files stay available', async () => {
    await visit(tourPath);
    const form = page.getByRole('form', { name: /^Book / });
    await form.getByLabel(/Name/).first().fill('Hannah Vogel');
    const before = await entry();
    host.publish('v2-');
    await lookForUpdate();
    await newVersion().waitFor();
    host.requestedPaths.length = 0;
    // The menu is a file of the old version, which the host no longer has.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await form.getByLabel(/Name/).first().inputValue()).toBe('Hannah Vogel');
    expect(await entry()).toBe(before);
    expect(host.requestedPaths.filter((asked) => asked.includes('NavMenu'))).toEqual([]);
  });

  it('loads on request and keeps typed text', async () => {
    await visit(tourPath);
    const form = page.getByRole('form', { name: /^Book / });
    await form.getByLabel(/Name/).first().fill('Hannah Vogel');
    host.publish('v2-');
    await lookForUpdate();
    await newVersion().waitFor();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => page.locator('[data-entry*="v2-"]').count()).toBe(1);
    await untilHydrated(page);
    await expect.poll(() => form.getByLabel(/Name/).first().inputValue()).toBe('Hannah Vogel');
    expect(await newVersion().count()).toBe(0);
  });

  it('loads with the next page', async () => {
    await visit('/terms');
    host.publish('v2-');
    await lookForUpdate();
    await newVersion().waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await heading('Contact Us').waitFor();
    await expect.poll(() => page.locator('[data-entry*="v2-"]').count()).toBe(1);
  });

  it('in one tab keeps the other tab’s version; old files are deleted when no page is open', async () => {
    await visit('/terms');
    host.publish('v2-');
    const other = await context.newPage();
    await visit('/villas', other);
    await expect.poll(() => other.locator('[data-entry*="v2-"]').count()).toBe(1);
    await newVersion().waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();

    const openPages = () =>
      context.serviceWorkers()[0]?.evaluate(async () => {
        const worker = self as unknown as { clients: { matchAll(of: object): Promise<unknown[]> } };
        return (await worker.clients.matchAll({ includeUncontrolled: true })).length;
      });
    const caches = (of: Page) =>
      of.evaluate(async () =>
        (await window.caches.keys()).filter((name) => name.startsWith('files')),
      );
    expect(await caches(other)).toHaveLength(2);
    await page.close();
    // A page visited in the previous version is now of the new one, too.
    await visit('/terms', other);
    const terms = async () =>
      (await cachedFiles(other)).find(({ address }) => address.endsWith('/terms'))?.text;
    await expect.poll(terms).toContain('v2-');
    await other.goto('about:blank');
    // Browsers release a page a moment after it is closed.
    await expect.poll(openPages).toBe(0);
    await other.goto('/villas');
    await expect.poll(async () => (await caches(other)).length).toBe(1);
  });
});

it('a page visited in the previous version still opens and works offline', async () => {
  await visit('/villas');
  await untilPageCached(page, '/villas');
  host.publish('v2-');
  await visit('/terms');
  await lookForUpdate();
  await page.goto('about:blank');
  await visit('/terms');
  await goOffline(context);
  await page.goto('/villas');
  await untilHydrated(page);
  await expect.poll(saysWhen).toBe(true);
  expect(await page.locator('[data-entry*="v2-"]').count()).toBe(0);
});

it('a page that is reported twice is fetched once', async () => {
  await visit('/villas');
  host.requestedPaths.length = 0;
  await page.evaluate(() => {
    const view = { page: '/terms', pictures: [] };
    navigator.serviceWorker.controller?.postMessage(view);
    navigator.serviceWorker.controller?.postMessage(view);
  });
  await untilPageCached(page, '/terms');
  expect(host.requestedPaths.filter((path) => path === '/terms')).toEqual(['/terms']);
});

describe('a response that is not from the site', () => {
  const portal = html('<title>Hotel</title><h1>Welcome to the hotel</h1>');

  it('is shown, so the guest can sign in there, and never cached', async () => {
    await visit('/villas');
    await untilPageCached(page, '/villas');
    host.answer(() => portal);
    await page.goto('/villas');
    await heading('Welcome to the hotel').waitFor();
    await page.goto('/contact');
    await heading('Welcome to the hotel').waitFor();
    host.answer();
    await goOffline(context);
    await page.goto('/villas');
    await heading('Luxury Villas in Bali').waitFor();
    for (const { address, text } of await cachedFiles(page)) {
      expect({ address, isHotel: text.includes('the hotel') }).toEqual({ address, isHotel: false });
    }
  });

  it('in place of a file is not taken for a version of the site', async () => {
    await visit('/villas');
    await untilPageCached(page, '/villas');
    host.publish('v2-');
    // The worker is new, and all its files are the hotel's page.
    host.answer((path) => (path.includes('/assets/') ? portal : undefined));
    await lookForUpdate().catch(() => undefined);
    await expect
      .poll(() => host.requestedPaths.filter((path) => path.includes('v2-')).length)
      .toBeGreaterThan(0);
    expect(await newVersion().count()).toBe(0);
    await goOffline(context);
    await page.reload();
    await heading('Luxury Villas in Bali').waitFor();
    await untilHydrated(page);
  });

  it.each([404, 500, 503])('with the status %i is shown but not cached', async (status) => {
    await visit('/villas');
    await untilPageCached(page, '/villas');
    host.answer((path) => (path === '/villas' ? html('<h1>Trouble</h1>', status) : undefined));
    await page.reload();
    await heading('Trouble').waitFor();
    await goOffline(context);
    await page.reload();
    await expect.poll(() => heading('Luxury Villas in Bali').isVisible()).toBe(true);
  });
});

it('a visited page does not wait for a silent host', async () => {
  await visit('/villas');
  await untilPageCached(page, '/villas');
  host.answer((path) => (path === '/villas' ? 'silence' : undefined));
  await page.reload();
  await heading('Luxury Villas in Bali').waitFor();
  await expect.poll(saysWhen).toBe(true);
});

it('the worker and its caches are removed if the host serves the removal worker', async () => {
  await visit('/villas');
  await untilPageCached(page, '/villas');
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, 'web/src/worker/unregister.ts')],
    bundle: true,
    write: false,
  });
  const code = outputFiles[0]?.text ?? '';
  host.answer((asked) =>
    asked === '/worker.js' ? { status: 200, type: 'text/javascript', body: code } : undefined,
  );
  // Only the browser checks for it.
  await page.reload();
  await expect.poll(() => cachedFiles(page)).toEqual([]);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  await heading('Luxury Villas in Bali').waitFor();
});

it('the worker loads after everything for the first view, and is revalidated each time', async () => {
  await page.goto('/');
  await untilHydrated(page);
  await untilCached(page);
  const before = host.requestedPaths.slice(0, host.requestedPaths.indexOf('/worker.js'));
  expect(before.filter((asked) => asked.startsWith('/images/')).length).toBeGreaterThan(0);
  expect(before.filter((asked) => /^\/assets\/index-.*\.js$/.test(asked)).length).toBeGreaterThan(
    0,
  );
  const { headers } = await fetch(`${SITE_URL}/worker.js`);
  expect(headers.get('Cache-Control')).toBe('no-cache');
  expect(headers.get('Content-Type')).toContain('javascript');
});
