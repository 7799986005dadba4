import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';

const { shiftClock } = createRequire(import.meta.url)(
  '../../../scripts/suite/clock/shiftClock.cjs',
) as { shiftClock: (ms: number) => void };

/** Gives all pages of a browser the time of this process, which may have been moved: see scripts/suite/clock/clock.ts. */
export function atOurTime(browser: Browser, ms = Number(process.env.CLOCK_SHIFT_MS)): Browser {
  if (!ms) return browser;
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(shiftClock, ms);
    return context;
  };
  return browser;
}
