import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './person.ts';

export interface Desk {
  page: Page;
  /** A click, or a tap of a finger. */
  press: (target: Locator) => Promise<void>;
  drag: (from: Locator, to: Locator) => Promise<void>;
}
/** Live changes are drawn up to this long after the last ones (web/src/data/firebase/live/pace.ts), in milliseconds. */
const settledMs = 300;

/** Resolves when the target rests: a press while it moves misses it, and is repeated. */
async function untilStill(target: Locator): Promise<void> {
  let before: string | undefined;
  const rests = async () => {
    const now = JSON.stringify(await target.boundingBox());
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(rests, { interval: settledMs }).toBe(true);
}

/** A person with a mouse, or with a finger. */
export function deskOf({ page, context }: Person, isPhone: boolean): Desk {
  const centre = async (of: Locator) => {
    const { x, y, width, height } = (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  };
  return {
    page,
    press: async (target) => {
      await untilStill(target);
      await (isPhone ? target.tap() : target.click());
    },
    async drag(from, to) {
      await to.scrollIntoViewIfNeeded();
      await from.scrollIntoViewIfNeeded();
      const [start, end] = [await centre(from), await centre(to)];
      if (!isPhone) {
        await page.mouse.move(start.x, start.y);
        await page.mouse.down();
        await page.mouse.move(end.x, end.y, { steps: 5 });
        await page.mouse.up();
        return;
      }
      const finger = await context.newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: typeof start) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
      await touch('touchStart', start);
      await page.locator('td[data-chosen]').waitFor();
      await touch('touchMove', { x: (start.x + end.x) / 2, y: start.y });
      await touch('touchMove', end);
      await expect.poll(() => page.locator('td[data-chosen]').count()).toBe(7);
      await touch('touchEnd');
    },
  };
}
