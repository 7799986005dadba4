import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './person.ts';

export interface Desk {
  page: Page;
  /** A click, or a tap of a finger. */
  press: (target: Locator) => Promise<void>;
}
/** Live changes are drawn up to this long after the last ones (web/src/data/firebase/live/useLive.ts), in milliseconds. */
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
export function deskOf({ page }: Person, isPhone: boolean): Desk {
  return {
    page,
    press: async (target) => {
      await untilStill(target);
      await (isPhone ? target.tap() : target.click());
    },
  };
}
