import { addDays, baliDate } from '@selasar/domain';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { addTrip } from '../functions/support/travel.ts';
import { wrongKey } from '../support/wrongKey.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import {
  cachedFiles,
  goOnline,
  untilCached,
  goOffline,
  newOfflineContext,
} from '../e2e/support/offline.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { DESKTOP, PHONE, SITE_URL, untilHydrated } from '../e2e/support/person.ts';

/** A guest's trip offline: as this browser showed it last, without controls that would not work. */
const { db } = openSuite();
const browser = await openBrowser();
let context: BrowserContext;
let page: Page;

/** The whole page, or a text on it. */
const untilShown = (text: string | RegExp) => page.getByText(text).first().waitFor();

beforeEach(async () => {
  ({ context, page } = await newOfflineContext(browser, { viewport: PHONE }));
});
afterEach(async () => {
  await context.close();
});

const later = addDays(baliDate(new Date()), 20);
const card = () => page.getByRole('article', { name: 'Ubud Walk' });
const copies = () =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('trip-copy:')));

async function openTrip() {
  const trip = await addTrip(db);
  const bookingId = await trip.book({ startDate: later, endDate: later });
  await page.goto(`/trip/${trip.key}`);
  await card().waitFor();
  await untilCached(page);
  await expect.poll(async () => (await copies()).length).toBe(1);
  return { ...trip, bookingId };
}

async function openOffline(key: string): Promise<void> {
  await goOffline(context);
  await page.goto(`/trip/${key}`);
}

it('opens offline with its full content and age, without online controls', async () => {
  const { key } = await openTrip();
  await card().getByText('More options').click();
  expect(await card().getByRole('button', { name: 'Cancel' }).count()).toBe(1);
  await openOffline(key);
  await untilShown(/Last updated on \w{3} \d+, \d{4}.*\(Bali time\)\. You are offline\./);
  expect(await card().innerText()).toContain('$91');
  const buttons = await page.getByRole('main').getByRole('button').allInnerTexts();
  expect(buttons.map((name) => name.trim())).toEqual([
    'Add to calendar',
    'Share',
    'Print voucher',
    'Forget this trip on this device',
  ]);
  expect(await page.getByRole('main').getByRole('link').allInnerTexts()).toEqual([
    '+62 361 555 0123',
  ]);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    expect(await axeViolations(page)).toEqual([]);
  }
});

it('is live again when the connection is back', async () => {
  const { key, bookingId } = await openTrip();
  await openOffline(key);
  await untilShown(/Last updated on/);
  await db.doc(`bookings/${bookingId}`).update({ status: 'cancelled' });
  await goOnline(context);
  await expect.poll(() => card().innerText(), { timeout: 40_000 }).toContain('Cancelled');
  expect(await page.getByText(/Last updated on/).count()).toBe(0);
});

it('is encrypted: without its link, the browser reveals neither trip nor key', async () => {
  const { key } = await openTrip();
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  const files = JSON.stringify(await cachedFiles(page));
  for (const secret of [key, 'Hannah Vogel', 'Ubud Walk']) {
    expect({ secret, isStored: stored.includes(secret) }).toEqual({ secret, isStored: false });
  }
  for (const secret of [key, 'Hannah Vogel']) {
    expect({ secret, isKept: files.includes(secret) }).toEqual({ secret, isKept: false });
  }
});

it('does not open with another key or in another browser', async () => {
  const { key } = await openTrip();
  await openOffline(wrongKey(key));
  await untilShown('Your trip could not be loaded');
  expect(await card().count()).toBe(0);
});

it('is deleted when its key was replaced', async () => {
  const { key, tripId } = await openTrip();
  await db.doc(`trips/${tripId}`).update({ key: `${key}-new` });
  await page.goto(`/trip/${key}`);
  await page.getByRole('heading', { name: 'This link does not lead to a trip' }).waitFor();
  await expect.poll(copies).toEqual([]);
  await openOffline(key);
  await untilShown('Your trip could not be loaded');
});

it('is deleted some time after it is over, by any page', async () => {
  await openTrip();
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith('trip-copy:')) continue;
      const copy = JSON.parse(localStorage.getItem(name) ?? '{}') as object;
      localStorage.setItem(name, JSON.stringify({ ...copy, until: '2026-01-01' }));
    }
  });
  await page.goto(`${SITE_URL}/contact`);
  await untilHydrated(page);
  await expect.poll(copies).toEqual([]);
});
