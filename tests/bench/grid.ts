// The grid of bookings in use, with some thousands and with many, side by side.
import type { Page } from 'playwright-core';
import { DESKTOP } from './support/browser.ts';
import { median } from './support/figures.ts';
import { book, withStaff } from './support/people.ts';
import type { Figure, Row } from './support/row.ts';
import { type BenchSuite, suiteOf } from './support/suites.ts';

const sizes = [2000, 100_000] as const;
const TIMES = 9;

interface Step {
  readonly mostMs: number;
  /** Takes this many milliseconds. */
  readonly run: (page: Page, suite: BenchSuite) => Promise<number>;
}

const rows = (page: Page) => page.locator('[role=row][data-id]');

declare global {
  interface Window {
    pressedAt?: number;
  }
}

async function open(page: Page): Promise<number> {
  const startedAt = performance.now();
  await page.goto('/admin/bookings');
  await rows(page).first().waitFor();
  return performance.now() - startedAt;
}

interface Awaited {
  readonly selector: string;
  readonly text?: string;
  /** Any other row than this one. */
  readonly notId?: string | null;
}

/**
 * Milliseconds from a press or input until an element is there. By the page's clock: the driver presses a button only
 * after its animations.
 */
async function sincePress(page: Page, press: () => Promise<unknown>, awaited: Awaited) {
  await page.evaluate(() => {
    delete window.pressedAt;
    for (const name of ['click', 'input']) {
      addEventListener(name, () => (window.pressedAt = performance.now()), {
        capture: true,
        once: true,
      });
    }
  });
  const passed = page.waitForFunction(({ selector, text = '', notId }) => {
    if (window.pressedAt === undefined) return undefined;
    const isThere = Array.from(document.querySelectorAll<HTMLElement>(selector)).some(
      ({ textContent, dataset }) =>
        textContent.includes(text) && (!notId || dataset['id'] !== notId),
    );
    return isThere ? performance.now() - window.pressedAt : undefined;
  }, awaited);
  await press();
  return (await (await passed).jsonValue()) ?? NaN;
}

/** Until the first row is a different one. */
async function untilChanged(page: Page, press: () => Promise<unknown>): Promise<number> {
  const notId = await rows(page).first().getAttribute('data-id');
  return sincePress(page, press, { selector: '[role=row][data-rowindex="0"]', notId });
}

/** Opens the grid with a new request; resolves to the selector of its row, and its button. */
async function openWithNew(page: Page, suite: BenchSuite) {
  const { id, name } = await book(suite);
  await page.goto('/admin/bookings');
  const details = rows(page)
    .filter({ hasText: name })
    .getByRole('button', { name: /^Details/ });
  await details.waitFor();
  return { selector: `[role=row][data-id="${id}"]`, details };
}

const steps: Record<string, Step> = {
  open: { mostMs: 1000, run: open },
  'open with an empty cache': {
    mostMs: 1000,
    run: async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.clearBrowserCache');
      await session.detach();
      return open(page);
    },
  },
  'next page': {
    mostMs: 250,
    run: (page) =>
      untilChanged(page, () => page.getByRole('button', { name: 'Go to next page' }).click()),
  },
  sort: {
    mostMs: 250,
    run: async (page) => {
      await open(page);
      return untilChanged(page, () =>
        page
          .getByRole('columnheader', { name: /Customer/ })
          .first()
          .click(),
      );
    },
  },
  search: {
    mostMs: 400,
    run: async (page) => {
      await open(page);
      return untilChanged(page, () => page.getByRole('searchbox').first().fill('turtle'));
    },
  },
  sheet: {
    mostMs: 100,
    run: async (page, suite) => {
      const { details } = await openWithNew(page, suite);
      return sincePress(page, () => details.click(), {
        selector: 'button',
        text: 'Confirm Booking',
      });
    },
  },
  'status change': {
    mostMs: 250,
    run: async (page, suite) => {
      const { selector, details } = await openWithNew(page, suite);
      await details.click();
      const confirm = page.getByRole('button', { name: 'Confirm Booking' });
      return sincePress(page, () => confirm.click(), { selector, text: 'confirmed' });
    },
  },
};

export const grid: Row = {
  measures: 'the grid of bookings, with some and with many',
  async run() {
    const [small, large] = [await suiteOf(sizes[0]), await suiteOf(sizes[1])];
    return withStaff(small, DESKTOP, (smallPage) =>
      withStaff(large, DESKTOP, async (largePage) => {
        const figures: Figure[] = [];
        for (const [name, { mostMs, run }] of Object.entries(steps)) {
          const [few, many]: [number[], number[]] = [[], []];
          // The first run of each is cold.
          for (let time = 0; time <= TIMES; time++) {
            const [ofFew, ofMany] = [await run(smallPage, small), await run(largePage, large)];
            if (time === 0) continue;
            few.push(ofFew);
            many.push(ofMany);
          }
          figures.push(
            ...[median(few), median(many)].map((figure, i) => ({
              what: `grid: ${name}`,
              bookings: sizes[i],
              figure,
              unit: 'ms',
              target: mostMs,
            })),
            {
              what: `grid: ${name}, of that with some`,
              figure: median(many) / median(few),
              unit: '',
              target: 1.1,
            },
          );
        }
        return figures;
      }),
    );
  },
};
