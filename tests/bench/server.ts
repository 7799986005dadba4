// The rendering speed of the function `site` alone: without CDN, Hosting and Functions emulator.
import { Agent, get } from 'node:http';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { median, percentile } from './support/figures.ts';
import { processorSeconds } from './support/processes.ts';
import type { Row } from './support/row.ts';
import { startSite } from './support/startSite.ts';
import { anySuite } from './support/suites.ts';

const AT_ONCE = 20;
const ROUNDS = 30;

const paths = [
  '/',
  '/tours',
  '/villas',
  ...sampleTours.map(({ slug }) => `/tours/${slug}`),
  ...sampleVillas.map(({ slug }) => `/villas/${slug}`),
];

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** Milliseconds until the first byte of a page; resolves when the page is complete. */
function firstByteMs(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const request = get(url, { agent }, (response) => {
      const ms = performance.now() - startedAt;
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(ms);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    request.on('error', reject);
  });
}

/** The given number of parallel visitors, several times. The query string makes each page unique. */
async function visits(url: string, pathOf: (visitor: number, round: number) => string) {
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const visitors = Array.from({ length: AT_ONCE }, (_, visitor) =>
      firstByteMs(url + pathOf(visitor, round)),
    );
    all.push(...(await Promise.all(visitors)));
  }
  return all;
}

export const server: Row = {
  measures: `the function that draws pages, warm, ${AT_ONCE} visitors at once`,
  async run() {
    const { url, pid } = await startSite(await anySuite());
    const different = (visitor: number, round: number) =>
      `${paths[visitor % paths.length]}?visit=${round}-${visitor}`;
    await visits(url, different);
    const alone: number[] = [];
    for (const [index, page] of [...paths, ...paths].entries()) {
      alone.push(await firstByteMs(`${url}${page}?alone=${index}`));
    }
    const before = processorSeconds(pid);
    const ofDifferent = await visits(url, different);
    const seconds = processorSeconds(pid) - before;
    const ofSame = await visits(url, () => '/');
    const ofSite = await visits(url, (visitor) => paths[visitor % paths.length] ?? '/');
    return [
      {
        what: `first byte, p95, ${AT_ONCE} at once, the same page`,
        figure: percentile(ofSame, 0.95),
        unit: 'ms',
        target: 60,
      },
      {
        what: `first byte, p95, ${AT_ONCE} at once, all over the site`,
        figure: percentile(ofSite, 0.95),
        unit: 'ms',
        target: 60,
      },
      {
        what: `first byte, p95, ${AT_ONCE} at once, each drawn anew`,
        figure: percentile(ofDifferent, 0.95),
        unit: 'ms',
      },
      { what: 'first byte, median, one at a time', figure: median(alone), unit: 'ms' },
      { what: 'first byte, p95, one at a time', figure: percentile(alone, 0.95), unit: 'ms' },
      { what: 'pages drawn a second on one core', figure: ofDifferent.length / seconds, unit: '' },
    ];
  },
};
