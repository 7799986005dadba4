// The grid of bookings in use, with some thousands and with many, side by side.
import type { Page } from 'playwright-core';
import { DESKTOP } from './support/browser.ts';
import { median } from './support/figures.ts';
import { book, withStaff } from './support/people.ts';
import type { Figure, Row } from './support/row.ts';
import { type BenchSuite, suiteOf } from './support/suites.ts';

const sizes = [2000, 100_000] as const;
const TIMES = 9;

const rows = (page: Page) => page.locator('[role=row][data-id]');

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Waits until the first row is a different one. */
async function untilChanged(page: Page, work: () => Promise<unknown>): Promise<number> {
  const before = await rows(page).first().getAttribute('data-id');
  return milliseconds(async () => {
    await work();
    await page.waitForFunction((known) => {
      const first = document.querySelector('[role=row][data-id]')?.getAttribute('data-id');
      return first && first !== known;
    }, before);
  });
}

const steps = {
  open: (page) =>
    milliseconds(async () => {
      await page.goto('/admin/bookings');
      await rows(page).first().waitFor();
    }),
  'next page': (page) =>
    untilChanged(page, () => page.getByRole('button', { name: 'Go to next page' }).click()),
  sort: async (page) => {
    await page.goto('/admin/bookings');
    await rows(page).first().waitFor();
    return untilChanged(page, () =>
      page
        .getByRole('columnheader', { name: /Customer/ })
        .first()
        .click(),
    );
  },
  search: async (page) => {
    await page.goto('/admin/bookings');
    await rows(page).first().waitFor();
    return untilChanged(page, async () => {
      await page.getByRole('searchbox').first().fill('turtle');
    });
  },
  'status change': async (page, suite) => {
    const { name } = await book(suite);
    await page.goto('/admin/bookings');
    const row = rows(page).filter({ hasText: name });
    await row.getByRole('button', { name: /^Details/ }).click();
    const confirm = page.getByRole('button', { name: 'Confirm Booking' });
    await confirm.waitFor();
    return milliseconds(async () => {
      await confirm.click();
      await row.getByText('Confirmed').waitFor();
    });
  },
} satisfies Record<string, (page: Page, suite: BenchSuite) => Promise<number>>;

export const grid: Row = {
  measures: 'the grid of bookings, with some and with many',
  async run() {
    const [small, large] = [await suiteOf(sizes[0]), await suiteOf(sizes[1])];
    return withStaff(small, DESKTOP, (smallPage) =>
      withStaff(large, DESKTOP, async (largePage) => {
        const figures: Figure[] = [];
        for (const [name, step] of Object.entries(steps)) {
          const [few, many]: [number[], number[]] = [[], []];
          // The first run of each is cold.
          for (let time = 0; time <= TIMES; time++) {
            const [ofFew, ofMany] = [await step(smallPage, small), await step(largePage, large)];
            if (time === 0) continue;
            few.push(ofFew);
            many.push(ofMany);
          }
          figures.push(
            { what: `grid: ${name}`, bookings: sizes[0], figure: median(few), unit: 'ms' },
            { what: `grid: ${name}`, bookings: sizes[1], figure: median(many), unit: 'ms' },
            {
              what: `grid: ${name}, of that with some`,
              figure: median(many) / median(few),
              unit: '',
              target: 1.2,
            },
          );
        }
        return figures;
      }),
    );
  },
};
