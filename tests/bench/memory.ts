// The memory of a staff tab after a day of changes: after ten live changes and after a thousand.
import type { Page } from 'playwright-core';
import { DESKTOP } from './support/browser.ts';
import { withStaff } from './support/people.ts';
import type { Row } from './support/row.ts';
import { anySuite, type BenchSuite } from './support/suites.ts';

const FEW = 10;
const MANY = 1000;

/** Changes a booking on the first page repeatedly; each change has arrived before the next. */
async function change(suite: BenchSuite, page: Page, times: number): Promise<void> {
  const row = page.locator('[role=row][data-id]').first();
  const booking = suite.db.doc(`bookings/${await row.getAttribute('data-id')}`);
  for (let time = 0; time < times; time++) {
    const customerName = `Guest ${Math.random().toString(36).slice(2)}`;
    await booking.update({ customerName });
    await page.waitForFunction((name) => document.body.innerText.includes(name), customerName);
  }
}

/** The size of the page's objects in MB, after garbage collection. */
async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_000_000;
}

export const memory: Row = {
  measures: 'memory of a tab of the staff over many live changes',
  async run() {
    const suite = await anySuite();
    return withStaff(suite, DESKTOP, async (page) => {
      await page.goto('/admin/bookings');
      await page.locator('[role=row][data-id]').first().waitFor();
      await change(suite, page, FEW);
      const few = await heapMb(page);
      await change(suite, page, MANY - FEW);
      const many = await heapMb(page);
      return [
        { what: `memory: after ${FEW} live changes`, figure: few, unit: 'MB' },
        { what: `memory: after ${MANY} live changes`, figure: many, unit: 'MB' },
        { what: 'memory: many, of few', figure: many / few, unit: '', target: 1.2 },
      ];
    });
  },
};
