import { dayAndMonth, shortDate } from '@selasar/domain/core';
import type { Page } from 'playwright-core';
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
  const { page, context, problems } = await newPerson(browser, PHONE);
  const storedEntries = () => page.evaluate(() => Object.entries(sessionStorage));
  await page.goto(`/trip/${tripKey}`);
  await page.getByRole('link', { name: 'Add something to this trip' }).click();
  await page.waitForURL('**/tours');
  expect(await storedEntries()).toContainEqual(['trip', tripKey]);
  // Nothing of it is left for the tabs of the next person.
  const local = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(local).not.toContain(tripKey);
  const next = await context.newPage();
  await next.goto('/trip');
  await untilHydrated(next);
  expect(await next.evaluate(() => sessionStorage.getItem('trip'))).toBeNull();
  expect(await next.content()).not.toContain(tripKey);
  await next.close();
  await page.goBack();
  await page.getByRole('button', { name: 'Forget this trip on this device' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await untilHydrated(page);
  expect((await storedEntries()).filter(([name]) => name.startsWith('trip'))).toEqual([]);
  await page.goBack();
  expect(page.url()).not.toContain(tripKey);
  expect(problems).toEqual([]);
});

it('a trip that one tab forgets is gone in the others, also after a reload', async () => {
  const request = transferRequest(suite);
  const answer = (await guest.call('createTransfer', request)) as { tripKey: string };
  const { tripKey } = answer;
  const { page, context, problems } = await newPerson(browser, PHONE);
  const forget = 'Forget this trip on this device';
  const openTrip = async (tab: Page) => {
    await tab.goto(`/trip/${tripKey}`);
    await tab.getByRole('button', { name: forget }).waitFor();
  };
  const leftOf = (tab: Page) =>
    tab.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) =>
        /^(?:trip|confirmation)/.test(name),
      ),
    );
  const [second, third] = [await context.newPage(), await context.newPage()];
  await openTrip(second);

  // A tab with the confirmation of a request.
  await third.goto('/#airport-transfer');
  await third.evaluate(
    ([key, booked]) => {
      sessionStorage.setItem('trip', key!);
      sessionStorage.setItem('confirmation:booked/transfer', booked!);
    },
    [tripKey, JSON.stringify({ ...request, ...answer, at: Date.now() })],
  );
  await third.reload();
  const another = third.getByRole('button', { name: 'Book another transfer' });
  await another.waitFor();

  await openTrip(page);
  await page.getByRole('button', { name: forget }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await second.waitForURL((url) => url.pathname === '/');
  await another.waitFor({ state: 'detached' });
  await third.getByRole('form', { name: 'Your Route' }).waitFor();
  for (const tab of [second, third]) {
    await tab.reload();
    await untilHydrated(tab);
    expect(await leftOf(tab)).toEqual([]);
  }
  expect(await third.getByRole('form', { name: 'Your Route' }).isVisible()).toBe(true);

  // Who opens the link again has the trip again.
  await openTrip(second);
  expect(await leftOf(second)).toEqual([]);
  expect(problems).toEqual([]);
});
