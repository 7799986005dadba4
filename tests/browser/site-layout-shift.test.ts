import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, PHONE, untilHydrated } from '../e2e/support/person.ts';
import { publicRoutes } from '../e2e/support/publicRoutes.ts';

/** What moves by itself while a guest reads, by the browser's own measure. */
const browser = await openBrowser();

/** The sum of all shifts of a visit. */
const MOST_SHIFT = 0.02;

declare global {
  interface Window {
    shifts?: { value: number; moved: string }[];
  }
}

/** Collects the shifts of the page, with what moved. */
function collectShifts(): void {
  const shifts: { value: number; moved: string }[] = [];
  window.shifts = shifts;
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? `<${node.localName}>` : '';
        return `${name} '${node?.textContent?.slice(0, 40)}' from ${previousRect.y} (${previousRect.height}) to ${currentRect.y} (${currentRect.height})`;
      });
      shifts.push({ value, moved: moved.join('; ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function scrollToEnd(page: Page): Promise<void> {
  const isLower = () =>
    page.evaluate(async () => {
      const before = window.scrollY;
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
      // Pictures come into view, and what depends on them is drawn.
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 100));
      });
      return window.scrollY > before;
    });
  while (await isLower());
}

it.each([...publicRoutes, '/id/villas', '/no-such-page'])(
  '%s stays in place while it loads, at the first touch, and down to its end',
  async (path) => {
    // Amounts in another currency come with the code.
    const { page, context } = await newPerson(browser, PHONE, undefined, {
      locale: 'id-ID',
      isMobile: true,
      hasTouch: true,
    });
    await page.addInitScript(collectShifts);
    // Fonts arrive late, and break lines elsewhere than those in their place.
    await page.route('**/*.woff2', async (route) => {
      await delay(400);
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // Scrolls before the parts of the page have their code, which the touch brings.
    await page.evaluate(() => {
      const card = document.querySelector('#book');
      if (card) card.scrollIntoView({ behavior: 'instant' });
      else window.scrollBy({ top: 120, behavior: 'instant' });
    });
    await page.touchscreen.tap(4, PHONE.height / 2);
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await scrollToEnd(page);
    await page.waitForLoadState('networkidle');
    const shifts = (await page.evaluate(() => window.shifts)) ?? [];
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    // What moved is in the message.
    expect(sum > MOST_SHIFT ? shifts : []).toEqual([]);
    await context.close();
  },
);
