import { gzipSync } from 'node:zlib';
import { paths } from '../../web/src/paths.ts';
import { expect, it } from 'vitest';
import { openStaff } from '../e2e/support/openBrowser.ts';

/** The scripts that a staff page loads until it shows its rows. `npm run bench` measures times, not this test. */
const { page } = await openStaff();

/**
 * In bytes, gzip, with the report of its speed, which loads last. React, the grid, reactfire, Firestore and Auth are 495,000
 * of them. Some code is in the two files of public pages, which are apart so that a visitor loads the second with the first
 * touch.
 */
const BOOKINGS = { files: 19, bytes: 785_300 };
const DASHBOARD = { files: 17, bytes: 617_700 };
/** Scripts that the page from the host does not name, and so load after the first ones have run. */
const MOST_LATE_FILES = 7;

/**
 * The scripts for which the host is asked. What `import()` loads is fetched first, and then comes from the browser's cache
 * (fetchedFirst.ts): the browser reports that as another request.
 */
async function followAsked(): Promise<string[]> {
  const asked: string[] = [];
  const network = await page.context().newCDPSession(page);
  const cached = new Set<string>();
  network.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  network.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, fromDiskCache } = response;
    if (!url.endsWith('.js') || fromDiskCache || cached.has(requestId)) return;
    asked.push(new URL(url).pathname);
  });
  await network.send('Network.enable');
  await network.send('Network.clearBrowserCache');
  return asked;
}

it.each([
  [paths.admin.bookings, BOOKINGS, '[role="gridcell"]'],
  [paths.admin.dashboard, DASHBOARD, 'text=Recent Bookings'],
])('%s loads few scripts, each once, most of them at once', async (path, most, content) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    scripts.set(new URL(response.url()).pathname, response.body());
  });
  const asked = await followAsked();
  await page.goto(path);
  await page.locator(content).first().waitFor();
  const html = await (await page.request.get(path)).text();
  const bodies = await Promise.all(scripts.values());
  page.removeAllListeners('response');
  expect(asked.toSorted()).toEqual([...scripts.keys()].toSorted());
  expect(bodies.length).toBeGreaterThan(0);
  expect(bodies.length).toBeLessThanOrEqual(most.files);
  expect([...scripts.keys()].filter((url) => !html.includes(url)).length).toBeLessThanOrEqual(
    MOST_LATE_FILES,
  );
  const sum = bodies.reduce((total, body) => total + gzipSync(body).length, 0);
  expect(sum).toBeLessThan(most.bytes);
});
