import { expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { addOffer, tourRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { cachedFiles, untilCached, goOffline, newOfflineContext } from '../e2e/support/offline.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { signIn } from '../e2e/support/person.ts';

/** The staff area caches its shell, and no data of guests. */
const suite = openSuite();
const { tourId } = await addOffer(suite);
const browser = await openBrowser();

const ours =
  /^\/(assets\/[\w.-]+|shell|favicon\.svg|images\/.+|icons\/.+|v0\/b\/.+|tours(\/.+)?|villas(\/.+)?)?$/;

it('opens offline, and no data of guests is cached', async () => {
  const { context, page } = await newOfflineContext(browser);
  const guest = await suite.caller();
  const request = { ...tourRequest(suite, tourId), customerName: 'Wayan Offline Guest' };
  await guest.call('createBooking', request);
  await signIn({ context, page, problems: [] }, DEMO_USERS.staff.email);
  await untilCached(page);
  for (const path of ['/admin/bookings', '/admin/inbox', '/admin']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await page.getByText('Wayan Offline Guest').first().waitFor();

  const found = await cachedFiles(page);
  expect(found.length).toBeGreaterThan(0);
  expect(
    found.map(({ address }) => new URL(address).pathname).filter((path) => !ours.test(path)),
  ).toEqual([]);
  expect(found.filter(({ text }) => text.includes('Wayan Offline Guest'))).toEqual([]);

  await goOffline(context);
  await page.reload();
  await expect
    .poll(() => page.locator('body').innerText(), { timeout: 40_000 })
    .toMatch(/offline|connection/i);
  expect(await page.getByText('Wayan Offline Guest').count()).toBe(0);
  await context.close();
});
