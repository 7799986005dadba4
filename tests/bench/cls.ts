// Layout shift of each public page, while it loads and while a visitor scrolls to its end.
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { DESKTOP, PHONE, poorPhone, quiet, withPage } from './support/browser.ts';
import type { Figure, Row } from './support/row.ts';
import { anySuite } from './support/suites.ts';

const routes = [
  '/',
  '/tours',
  '/villas',
  `/tours/${sampleTours[0]?.slug}`,
  `/villas/${sampleVillas[0]?.slug}`,
  '/testimonials',
  '/contact',
  '/privacy',
  '/terms',
  '/no-such-page',
];

declare global {
  interface Window {
    shifted?: number;
  }
}

async function scrollToEnd(page: Page): Promise<void> {
  const isLower = () =>
    page.evaluate(() => {
      const before = window.scrollY;
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
      return window.scrollY > before;
    });
  // Pictures come into view.
  while (await isLower()) await page.waitForTimeout(300);
}

/** The sum of all shifts, which is at least the score of Chromium's Core Web Vitals. */
const shiftOf = (url: string, options: BrowserContextOptions, prepare?: typeof poorPhone) =>
  withPage(options, async (page) => {
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          window.shifted = (window.shifted ?? 0) + entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await prepare?.(page);
    await page.goto(url, { waitUntil: 'commit' });
    await quiet(page);
    await scrollToEnd(page);
    await quiet(page, 1000);
    return page.evaluate(() => window.shifted ?? NaN);
  });

export const cls: Row = {
  measures: 'layout shift on every public route',
  async run() {
    const { cdnUrl } = await anySuite();
    const figures: Figure[] = [];
    for (const route of routes) {
      const phone = await shiftOf(cdnUrl + route, PHONE, poorPhone);
      const desktop = await shiftOf(cdnUrl + route, DESKTOP);
      figures.push({
        what: `layout shift, ${route}, phone or desktop`,
        figure: Math.max(phone, desktop),
        unit: '',
        target: 0.02,
      });
    }
    return figures;
  },
};
