import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { calendarOpeners } from '../e2e/support/forms.ts';
import {
  cachedFiles,
  goOnline,
  untilCached,
  goOffline,
  newOfflineContext,
  untilPageCached,
} from '../e2e/support/offline.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { SITE_URL, untilHydrated } from '../e2e/support/person.ts';

/** The public site offline. */
const browser = await openBrowser();
let context: BrowserContext;
let page: Page;

/** Whether the page contains a text. */
const isShown = (text: string | RegExp): Promise<boolean> =>
  page.getByText(text).first().isVisible();

beforeEach(async () => {
  ({ context, page } = await newOfflineContext(browser));
});
afterEach(async () => {
  await context.close();
});

const [tour] = sampleTours;
const [villa] = sampleVillas;
const tourPath = `/tours/${tour?.slug}`;
const villaPath = `/villas/${villa?.slug}`;
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const seenLast = /You last saw this page on/;

async function visit(path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
  await untilCached(page);
  await untilPageCached(page, path);
}

describe('a visited page', () => {
  it('opens with its data and pictures, and shows its age', async () => {
    await visit(villaPath);
    await page.waitForLoadState('networkidle');
    await goOffline(context);
    await page.reload();
    await heading(villa?.name ?? '').waitFor();
    await untilHydrated(page);
    const when = /You are offline\. You last saw this page on \w{3} \d+, \d{4}.*\(Bali time\)/;
    await expect.poll(() => isShown(when)).toBe(true);
    expect(await isShown('Prices and free days may have changed since.')).toBe(true);
    const picture = page.getByRole('main').getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // The menu and the phone numbers of the company.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^\+62 / })
      .first()
      .waitFor();
  });

  it('opens from a link, too, and Back works', async () => {
    await visit(villaPath);
    await visit('/villas');
    await goOffline(context);
    await page.getByRole('link', { name: villa?.name }).first().click();
    await heading(villa?.name ?? '').waitFor();
    await expect.poll(() => isShown(seenLast)).toBe(true);
    await page.goBack();
    await heading('Luxury Villas in Bali').waitFor();
  });

  it('rendered by the browser equals the server’s page', async () => {
    await visit('/terms');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tours', exact: true }).click();
    await heading('Bali Tour Packages').waitFor();
    await untilPageCached(page, '/tours');
    await goOffline(context);
    await page.reload();
    await heading('Bali Tour Packages').waitFor();
    await expect.poll(() => isShown(seenLast)).toBe(true);
  });

  it('shows current data when the connection is back', async () => {
    await visit('/tours');
    await goOffline(context);
    await page.reload();
    await expect.poll(() => isShown(seenLast)).toBe(true);
    await goOnline(context);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => page.getByText(seenLast).count()).toBe(0);
    await heading('Bali Tour Packages').waitFor();
  });
});

describe('a page that was not visited', () => {
  it('says so and lists available pages; it loads when the connection is back', async () => {
    await visit('/villas');
    await goOffline(context);
    await page.goto(villaPath);
    await heading('You are offline').waitFor();
    const cachedLink = page.getByRole('link', { name: /^Luxury Villas in Bali/ });
    await expect.poll(() => cachedLink.isVisible()).toBe(true);
    await goOnline(context);
    await expect.poll(() => heading(villa?.name ?? '').isVisible()).toBe(true);
  });

  it('opens anyway if it needs no data, with the contact numbers', async () => {
    await visit('/terms');
    await goOffline(context);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect.poll(() => heading('Contact Us').isVisible()).toBe(true);
    await page.goto('/privacy');
    await expect.poll(() => heading('Privacy Policy').isVisible()).toBe(true);
  });

  it('shows the built-in tours for a filtered list of tours', async () => {
    await visit('/terms');
    await goOffline(context);
    await page.goto('/tours?category=family');
    await heading('Bali Tour Packages').waitFor();
    await expect.poll(() => isShown(/this is our regular selection/)).toBe(true);
  });
});

it('offline pages and the offline message are in the language of the page', async () => {
  await visit('/id/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tur', exact: true }).click();
  await heading('Paket Tur Bali').waitFor();
  await untilPageCached(page, '/id/tours');
  await goOffline(context);
  await page.reload();
  await heading('Paket Tur Bali').waitFor();
  await expect
    .poll(() => isShown(/Anda terakhir melihat halaman ini pada .* \(waktu Bali\)/))
    .toBe(true);
  await page.goto(`/id${villaPath}`);
  await heading('Anda sedang luring').waitFor();
  await expect.poll(() => isShown('Yang dapat Anda baca sekarang')).toBe(true);
});

it('a form keeps its text offline, even over a reload', async () => {
  await visit(tourPath);
  const form = page.getByRole('form', { name: /^Book / });
  await form.getByLabel(/Name/).first().fill('Hannah Vogel');
  await calendarOpeners(form).first().waitFor();
  await goOffline(context);
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => form.getByLabel(/Name/).first().inputValue()).toBe('Hannah Vogel');
});

it('Back works offline', async () => {
  await visit('/tours');
  await visit('/villas');
  await goOffline(context);
  await page.goBack();
  await expect.poll(() => heading('Bali Tour Packages').isVisible()).toBe(true);
  await page.goForward();
  await expect.poll(() => heading('Luxury Villas in Bali').isVisible()).toBe(true);
});

it('errors, missing pages and unknown paths are not cached', async () => {
  await visit('/terms');
  for (const path of ['/no-page', '/tours/no-tour', '/sitemap.xml']) await page.goto(path);
  await visit('/contact');
  const addresses = (await cachedFiles(page)).map(({ address }) => new URL(address).pathname);
  for (const path of ['/no-page', '/tours/no-tour', '/sitemap.xml', '/reports']) {
    expect(addresses).not.toContain(path);
  }
  expect(addresses).toContain('/contact');
});

it('with a full disk the site still works online, without a message', async () => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: SITE_URL, quotaSize: 20_000 });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto('/villas');
  await untilHydrated(page);
  await page.getByRole('link', { name: villa?.name }).first().click();
  await heading(villa?.name ?? '').waitFor();
  expect(problems).toEqual([]);
});
