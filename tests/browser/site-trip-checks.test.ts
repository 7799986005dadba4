import { dayAndMonth, shortDate } from '@selasar/domain';
import { expect, it } from 'vitest';
import {
  addOffer,
  inDays,
  tourRequest,
  transferRequest,
  villaRequest,
} from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { untilHydrated, newPerson, PHONE } from '../e2e/support/person.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';

const suite = openSuite();
const guest = await suite.caller();
const { tourId, villaId } = await addOffer(suite);
const browser = await openBrowser();

it('a guest sees trip warnings live, and follows the suggested fix', async () => {
  const stay = villaRequest(suite, villaId);
  const { customerEmail } = stay;
  const tour = { ...tourRequest(suite, tourId), customerEmail };
  const transfer = { ...transferRequest(suite), customerEmail };
  const { tripKey } = (await guest.call('createBooking', stay)) as { tripKey: string };
  await guest.call('createBooking', { ...tour, startDate: inDays(4), tripKey });

  const { page, problems } = await newPerson(browser, PHONE);
  await page.goto(`/trip/${tripKey}`);
  const day = dayAndMonth(inDays(3));
  const missing = page.getByText(`when you arrive at Test Villa on ${day}.`);
  await missing.waitFor();
  await page.getByRole('link', { name: `Add a transfer for ${day}` }).click();
  await page.waitForURL('**/#airport-transfer');
  await untilHydrated(page);
  const route = page.getByRole('form', { name: 'Your Route' });
  await expect.poll(() => route.getByLabel('Destination').inputValue()).toBe('Test Villa');
  expect(await route.getByLabel('Pickup Location').inputValue()).toContain('(DPS)');
  expect(await route.getByText(shortDate(inDays(3))).count()).toBeGreaterThan(0);

  await page.goBack();
  await missing.waitFor();
  // The transfer arrives too late for the tour.
  const late = { ...transfer, pickupDate: inDays(4), pickupTime: '08:00', tripKey };
  await guest.call('createTransfer', late);
  await missing.waitFor({ state: 'detached' });
  await page.getByText('Test Tour is on the day you land').waitFor();
  const change = page.getByRole('link', { name: 'Change the date of Test Tour' });
  await change.click();
  await expect.poll(() => new URL(page.url()).hash).toBe(`#request-${tour.requestId}`);
  expect(await page.locator(`#request-${tour.requestId}`).count()).toBe(1);
  expect(problems).toEqual([]);
});

it('another device adds to the trip by its link, and forgets it for the next guest', async () => {
  const stay = villaRequest(suite, villaId);
  const { tripKey } = (await guest.call('createBooking', stay)) as { tripKey: string };
  const { page, problems } = await newPerson(browser, PHONE);
  const storedEntries = () => page.evaluate(() => Object.entries(localStorage));
  await page.goto(`/trip/${tripKey}`);
  await page.getByRole('link', { name: 'Add something to this trip' }).click();
  await page.waitForURL('**/tours');
  expect(await storedEntries()).toContainEqual(['trip', tripKey]);
  await page.goBack();
  await page.getByRole('button', { name: 'Forget this trip on this device' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await untilHydrated(page);
  expect((await storedEntries()).filter(([name]) => name.startsWith('trip'))).toEqual([]);
  await page.goBack();
  expect(page.url()).not.toContain(tripKey);
  expect(problems).toEqual([]);
});
