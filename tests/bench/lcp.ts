// First and largest contentful paint on a slow phone, compared with the same site rendered by the browser from one
// chunk.
import { sampleTours } from '@selasar/domain/samples';
import { PHONE, poorPhone, quiet, withPage } from './support/browser.ts';
import { median, sideBySide } from './support/figures.ts';
import { oneChunkOf } from './support/oneChunk.ts';
import type { Figure, Row } from './support/row.ts';
import { anySuite } from './support/suites.ts';

const pages = [
  ['/', '/', 1.8],
  ['a tour', `/tours/${sampleTours[0]?.slug}`, 2.2],
] as const;
const ofOneChunk = 0.3;

declare global {
  interface Window {
    largestPaintMs?: number;
  }
}

/** Seconds until the first and the largest contentful paint of a page. */
const paintsOf = (url: string) =>
  withPage(PHONE, async (page) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) window.largestPaintMs = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await poorPhone(page);
    await page.goto(url, { waitUntil: 'commit' });
    await quiet(page);
    return page.evaluate(() => ({
      first: (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN) / 1000,
      largest: (window.largestPaintMs ?? NaN) / 1000,
    }));
  });

export const lcp: Row = {
  measures: 'first and largest paint on a poor phone',
  async run() {
    const suite = await anySuite();
    const oneChunkUrl = await oneChunkOf(suite);
    const figures: Figure[] = [];
    for (const [name, path, target] of pages) {
      const urls = [suite.cdnUrl + path, oneChunkUrl + path];
      const found = await sideBySide(urls.map((url) => () => paintsOf(url)));
      for (const [key, paint, bound] of [
        ['first', 'first contentful paint', undefined],
        ['largest', 'LCP', target],
      ] as const) {
        const [ours = NaN, other = NaN] = found.map((all) => median(all.map((one) => one[key])));
        figures.push(
          { what: `${paint}, ${name}`, figure: ours, unit: 's', target: bound },
          { what: `${paint}, ${name}, one chunk`, figure: other, unit: 's' },
          {
            what: `${paint}, ${name}, of one chunk`,
            figure: ours / other,
            unit: '',
            target: ofOneChunk,
          },
        );
      }
    }
    return figures;
  },
};
