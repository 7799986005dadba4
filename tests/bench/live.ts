// The time from a guest's booking to its row on a staff screen, with few and with many bookings, side by side.
import type { Page } from 'playwright-core';
import { DESKTOP } from './support/browser.ts';
import { percentile } from './support/figures.ts';
import { book, withStaff } from './support/people.ts';
import type { Figure, Row } from './support/row.ts';
import { type BenchSuite, suiteOf } from './support/suites.ts';

const sizes = [100, 100_000] as const;
const BOOKINGS = 40;
const REST_MS = 800;

async function openGrid(page: Page): Promise<void> {
  await page.goto('/admin/bookings');
  await page.locator('[role=row][data-id]').first().waitFor();
  // Nobody uses the grid, so it shows new rows at once.
  await page.getByRole('searchbox').first().focus();
  await page.mouse.move(5, 700);
}

interface Times {
  /** Milliseconds from sending the booking, and from storing it, until its row is on screen. */
  readonly sent: number;
  readonly stored: number;
}

/** The time when a row other than the known one is first and painted. */
const newRowAt = (page: Page, known: string | null): Promise<number> =>
  page.evaluate(
    (known) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          const first = document.querySelector('[role=row][data-id]');
          if (!first || first.getAttribute('data-id') === known) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(Date.now()));
        });
        observer.observe(document.body, { childList: true, subtree: true, attributes: true });
      }),
    known,
  );

async function timesOf(suite: BenchSuite, page: Page): Promise<Times> {
  const known = await page.locator('[role=row][data-id]').first().getAttribute('data-id');
  const sentAt = Date.now();
  const [shownAt, { id }] = await Promise.all([newRowAt(page, known), book(suite)]);
  const stored = await suite.db.doc(`bookings/${id}`).get();
  const storedAt = stored.createTime?.toMillis() ?? NaN;
  // Later work, such as counting all bookings, must not affect the next run.
  await page.waitForTimeout(REST_MS);
  return { sent: shownAt - sentAt, stored: shownAt - storedAt };
}

export const live: Row = {
  measures: "a booking made until its row is on the staff's screen",
  async run() {
    const [small, large] = [await suiteOf(sizes[0]), await suiteOf(sizes[1])];
    const found = await withStaff(small, DESKTOP, (smallPage) =>
      withStaff(large, DESKTOP, async (largePage) => {
        const desks = [
          { suite: small, page: smallPage, times: [] as Times[] },
          { suite: large, page: largePage, times: [] as Times[] },
        ];
        for (const { page } of desks) await openGrid(page);
        // The first run of each starts the functions.
        for (let count = 0; count <= BOOKINGS; count++) {
          for (const { suite, page, times } of desks) {
            const one = await timesOf(suite, page);
            if (count > 0) times.push(one);
          }
        }
        return desks.map(({ times }) => times);
      }),
    );
    const at = (index: number, share: number, key: keyof Times) =>
      percentile(found[index]?.map((one) => one[key]) ?? [], share);
    const ofSize = (size: number, index: number): Figure[] => [
      {
        what: 'live: sent → row, p50',
        bookings: size,
        figure: at(index, 0.5, 'sent'),
        unit: 'ms',
      },
      {
        what: 'live: sent → row, p95',
        bookings: size,
        figure: at(index, 0.95, 'sent'),
        unit: 'ms',
        target: 400,
      },
      {
        what: 'live: stored → row, p95',
        bookings: size,
        figure: at(index, 0.95, 'stored'),
        unit: 'ms',
      },
    ];
    return [
      ...sizes.flatMap(ofSize),
      {
        what: 'live: p50, of that with few',
        figure: at(1, 0.5, 'sent') / at(0, 0.5, 'sent'),
        unit: '',
        target: 1.2,
      },
      {
        what: 'live: p95, of that with few',
        figure: at(1, 0.95, 'sent') / at(0, 0.95, 'sent'),
        unit: '',
        target: 1.2,
      },
    ];
  },
};
