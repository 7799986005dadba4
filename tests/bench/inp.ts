// The time from an interaction to the next paint, on a processor four times slower.
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, quiet, slowProcessor, withPage } from './support/browser.ts';
import { median, sideBySide } from './support/figures.ts';
import { book, withStaff } from './support/people.ts';
import type { Row } from './support/row.ts';
import { anySuite, type BenchSuite } from './support/suites.ts';

declare global {
  interface Window {
    interactionsMs?: number[];
  }
}

/** The slowest interaction of some work, in milliseconds until the next paint. */
async function slowest(page: Page, work: () => Promise<unknown>): Promise<number> {
  await slowProcessor(page);
  await page.evaluate(() => {
    const all: number[] = (window.interactionsMs = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) all.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await work();
  // An interaction is reported after its paint.
  await page.waitForTimeout(1000);
  // Interactions below the threshold are not reported.
  return page.evaluate(() => Math.max(16, ...(window.interactionsMs ?? [])));
}

const typing = (suite: BenchSuite) =>
  withPage(PHONE, async (page) => {
    await page.goto(`${suite.siteUrl}/tours`);
    await quiet(page);
    const search = page.getByRole('searchbox').first();
    return slowest(page, () => search.pressSequentially('temple', { delay: 150 }));
  });

const dialog = (suite: BenchSuite) =>
  withStaff(suite, DESKTOP, async (page) => {
    await page.goto('/admin/bookings');
    const details = page
      .getByRole('row')
      .getByRole('button', { name: /^Details/ })
      .first();
    await details.waitFor();
    await quiet(page);
    return slowest(page, async () => {
      await details.click();
      await page.getByRole('dialog').waitFor();
    });
  });

const statusChange = (suite: BenchSuite) =>
  withStaff(suite, DESKTOP, async (page) => {
    const { name } = await book(suite);
    await page.goto('/admin/bookings');
    const row = page.getByRole('row').filter({ hasText: name });
    await row.waitFor();
    await quiet(page);
    await row.getByRole('button', { name: /^Details/ }).click();
    const confirm = page.getByRole('button', { name: 'Confirm Booking' });
    await confirm.waitFor();
    return slowest(page, async () => {
      await confirm.click();
      await row.getByText('Confirmed').waitFor();
    });
  });

const interactions = [
  ['typing in a filter of /tours', typing],
  ['opening the details of a booking', dialog],
  ['a status change in the grid', statusChange],
] as const;

export const inp: Row = {
  measures: 'interaction to next paint, processor four times slower',
  async run() {
    const suite = await anySuite();
    const found = await sideBySide(
      interactions.map(
        ([, measure]) =>
          () =>
            measure(suite),
      ),
    );
    return interactions.map(([what], index) => ({
      what: `interaction to next paint: ${what}`,
      figure: median(found[index] ?? []),
      unit: 'ms',
      target: 200,
    }));
  },
};
