import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { addDays, baliDate } from '@selasar/domain/core';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { holdAnswers, untilShown } from '../e2e/support/forms.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import {
  DESKTOP,
  newPerson,
  PHONE,
  enter,
  SITE_URL,
  untilHydrated,
} from '../e2e/support/person.ts';
import { DEMO_USERS } from '../../scripts/demo.ts';

const TABLE = '/admin/currencies';
const TABLET = { width: 768, height: 1024 };
const SCREENSHOTS = path.join(import.meta.dirname, '..', 'screenshots');

const suite = openSuite();
const table = suite.db.doc('currencies/table');
const seeded = (await table.get()).data();
const today = baliDate(new Date());
const euro = { code: 'EUR', perUsd: 0.93, asOf: today };
const rupiah = { code: 'IDR', perUsd: 16_350, asOf: addDays(today, -3) };
const { browser, staff, page } = await openStaff();

const keep = (rates: unknown) => table.set({ rates, updatedAt: new Date() });
beforeEach(() => keep([euro, rupiah]));
afterAll(() => (seeded ? table.set(seeded) : table.delete()));

const row = (on: Page, number = 1) => on.getByRole('group', { name: `Currency ${number}` });
const rate = (on: Page, number = 1) => row(on, number).getByLabel('One US dollar is');
const save = (on: Page) => on.getByRole('button', { name: 'Save Currencies' }).click();
const rates = async () => (await table.get()).get('rates') as unknown;

/** A guest whose browser has a language, and whether it reads the table from Firestore. */
async function newGuest(locale: string, viewport = PHONE) {
  const context = await browser.newContext({
    baseURL: SITE_URL,
    locale,
    viewport,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const reads: string[] = [];
  page.on('request', (request) => {
    // The request body contains the document's name.
    const requestText = request.url() + (request.postData() ?? '');
    if (requestText.includes('currencies/table')) reads.push(requestText);
  });
  return { context, page, reads };
}
const ubud = (on: Page) => on.getByRole('article').filter({ hasText: 'Ubud Jungle Adventure' });
const choice = (on: Page) => on.getByRole('combobox', { name: 'Currency' });

async function open(on: Page, address: string): Promise<void> {
  await on.goto(address);
  await untilHydrated(on);
}

describe('the table', () => {
  it('keeps what is typed while it is saved, which is no change by someone else', async () => {
    await page.goto(TABLE);
    await rate(page).fill('0.94');
    const release = await holdAnswers(page, '**/setCurrencies');
    await save(page);
    await page.getByRole('button', { name: 'Saving...' }).waitFor();
    await rate(page).fill('0.95');
    await expect.poll(async () => await rates()).toMatchObject([{ perUsd: 0.94 }, rupiah]);
    release();
    await untilShown(page, 'Currencies saved');
    expect(await page.getByText(/Someone else/).count()).toBe(0);
    expect(await rate(page).inputValue()).toBe('0.95');
    await save(page);
    await expect.poll(async () => await rates()).toMatchObject([{ perUsd: 0.95 }, rupiah]);
    // The page has seen it: nothing unsaved is left for the next visit.
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
    await expect.poll(drafts).toEqual([]);
  });

  it('is maintained by staff: guests see a new currency at once', async () => {
    await page.goto('/admin');
    await page.getByRole('navigation').getByRole('link', { name: 'Setup' }).click();
    await page.getByRole('link', { name: 'Currencies' }).click();
    await row(page, 2).waitFor();
    await page.getByRole('button', { name: 'Add currency' }).click();
    await row(page, 3).getByRole('combobox', { name: 'Currency' }).click();
    await page.getByRole('option', { name: 'CHF, Swiss Franc' }).click();
    await rate(page, 3).fill('0,80');
    await save(page);
    await page.getByText(/^Please enter a number from 0.1 to 100000/).waitFor();
    await rate(page, 3).fill('0.80');
    await row(page, 3).getByText('$100 is about CHF 80').waitFor();
    await save(page);
    await untilShown(page, 'Currencies saved');
    expect(await rates()).toEqual([euro, rupiah, { code: 'CHF', perUsd: 0.8, asOf: today }]);
    expect(staff.problems).toEqual([]);

    const { context, page: guest, reads } = await newGuest('de-CH');
    await open(guest, '/tours');
    await ubud(guest).getByText('about CHF 68').waitFor();
    expect(await choice(guest).inputValue()).toBe('CHF');
    expect(reads).toEqual([]);
    await context.close();
  });

  it('keeps a colleague’s input when the other saves first', async () => {
    const other = await newPerson(browser, DESKTOP);
    await enter(other, DEMO_USERS.admin.email);
    await Promise.all([page.goto(TABLE), other.page.goto(TABLE)]);
    await rate(page).fill('0.95');
    await rate(other.page).fill('0.97');
    await save(other.page);
    await untilShown(other.page, 'Currencies saved');
    await page.getByText(/^EUR 0.97 \(.*\); IDR 16350 \(.*\)$/).waitFor();
    expect(await rate(page).inputValue()).toBe('0.95');
    expect(await page.getByRole('button', { name: 'Save Currencies' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await expect.poll(() => rate(page).inputValue()).toBe('0.97');
    await rate(page).fill('0.96');
    await save(page);
    await untilShown(page, 'Currencies saved');
    expect(await rates()).toEqual([{ ...euro, perUsd: 0.96 }, rupiah]);
    await expect.poll(() => rate(other.page).inputValue()).toBe('0.96');
    expect([...staff.problems, ...other.problems]).toEqual([]);
    await other.context.close();
  });

  it('marks old or invalid rates for staff; guests do not see them', async () => {
    await keep([
      { ...euro, asOf: addDays(today, -61) },
      { ...rupiah, perUsd: 1e9 },
    ]);
    const { context, page: guest } = await newGuest('de-DE');
    await open(guest, '/tours');
    await ubud(guest).getByText('From $85 / person', { exact: true }).waitFor();
    expect(await guest.getByText(/^about/).count()).toBe(0);
    expect(await choice(guest).count()).toBe(0);

    await page.goto(TABLE);
    await page.getByText('One currency is damaged: guests do not see it.').waitFor();
    await page.getByText('Outdated rates, hidden from guests: EUR.').waitFor();
    await row(page).getByText('Outdated: hidden from guests').waitFor();
    await rate(page).fill('0.94');
    await save(page);
    await untilShown(page, 'Currencies saved');
    await page.getByText(/damaged/).waitFor({ state: 'detached' });
    expect(await rates()).toEqual([{ ...euro, perUsd: 0.94 }]);
    await open(guest, '/tours');
    await ubud(guest).getByText('about €80').waitFor();
    await context.close();
  });
});

describe('a guest', () => {
  it('from the United States sees only dollars; a chosen currency is remembered', async () => {
    const { context, page: guest, reads } = await newGuest('en-US');
    await open(guest, '/tours');
    await ubud(guest).getByText('From $85 / person', { exact: true }).waitFor();
    expect(await guest.getByText(/^about/).count()).toBe(0);
    await choice(guest).selectOption('EUR');
    await ubud(guest).getByText('about €79').waitFor();
    await open(guest, '/tours/ubud-jungle-adventure');
    const card = guest.getByRole('form', { name: 'Book Ubud Jungle Adventure' });
    await card.getByText('Total $170').locator('..').getByText('about €158').waitFor();
    // Printed pages have dollars only.
    await guest.emulateMedia({ media: 'print' });
    expect(await guest.getByText('about €158').isVisible()).toBe(false);
    await guest.emulateMedia({ media: 'screen' });
    expect(reads).toEqual([]);

    // A page without the table loads it when the next page has prices.
    await open(guest, '/contact');
    expect(await choice(guest).count()).toBe(0);
    await guest.getByRole('contentinfo').getByRole('link', { name: 'Villas' }).click();
    await guest
      .getByText(/^about €/)
      .first()
      .waitFor();
    expect(reads).toHaveLength(1);
    await context.close();
  });

  it('sees only dollars after staff remove their currency', async () => {
    const { context, page: guest } = await newGuest('en-US');
    await open(guest, '/villas');
    await choice(guest).selectOption('IDR');
    await guest
      .getByText(/^about IDR/)
      .first()
      .waitFor();
    await keep([euro]);
    await open(guest, '/villas');
    await expect.poll(() => choice(guest).inputValue()).toBe('USD');
    expect(await guest.getByText(/^about/).count()).toBe(0);
    await context.close();
  });

  it('sees no layout shift when the amounts appear, in rupiah on a small phone', async () => {
    const { context, page: guest } = await newGuest('id-ID');
    await guest.addInitScript(() => {
      const noted = { shifts: 0 };
      Object.assign(window, { noted });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          noted.shifts += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const address of ['/tours', '/villas']) {
      await open(guest, address);
      const amounts = guest.getByText(/^about IDR\s[\d,]+,000$/);
      await amounts.first().waitFor();
      // Each is on one line, after the separator.
      const lines = await amounts.evaluateAll((all) =>
        all.map((one) => {
          const boxes = Array.from(one.parentElement?.getClientRects() ?? []);
          return new Set(boxes.map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(new Set(lines)).toEqual(new Set([1]));
      const shifts = await guest.evaluate(
        () => (window as unknown as { noted: { shifts: number } }).noted.shifts,
      );
      expect(shifts).toBe(0);
    }
    await context.close();
  });

  it('without JavaScript sees only dollars and no dead control', async () => {
    const context = await browser.newContext({
      baseURL: SITE_URL,
      locale: 'de-DE',
      javaScriptEnabled: false,
    });
    const guest = await context.newPage();
    await guest.goto('/tours');
    await guest.getByText('From $85 / person', { exact: true }).first().waitFor();
    expect(await guest.getByText(/^about/).count()).toBe(0);
    expect(await guest.getByText('Currency').isVisible()).toBe(false);
    await context.close();
  });
});

describe('the screens', () => {
  it('of staff and of guests fit any width, and are accessible', async () => {
    await mkdir(SCREENSHOTS, { recursive: true });
    const { context, page: guest } = await newGuest('id-ID');
    await keep([euro, { ...rupiah, asOf: addDays(today, -80) }]);
    await page.goto(TABLE);
    for (const viewport of [PHONE, TABLET, DESKTOP]) {
      await page.setViewportSize(viewport);
      await rate(page, 2).waitFor();
      await page.screenshot({
        path: path.join(SCREENSHOTS, `currencies-${viewport.width}.png`),
        fullPage: true,
      });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      const areDatesWhole = () =>
        page
          .locator('.MuiPickersSectionList-root')
          .evaluateAll((all) => all.map((one) => one.scrollWidth <= one.clientWidth));
      await expect.poll(areDatesWhole).toEqual([true, true]);
      await expect.poll(() => axeViolations(page)).toEqual([]);
    }
    await keep([euro, rupiah]);
    await open(guest, '/tours');
    await guest
      .getByText(/^about IDR/)
      .first()
      .waitFor();
    await expect.poll(() => axeViolations(guest)).toEqual([]);
    await context.close();
  });
});
