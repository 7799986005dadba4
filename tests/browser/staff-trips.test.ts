import { dayAndMonth } from '@selasar/domain/core';
import { expect, it } from 'vitest';
import {
  addOffer,
  inDays,
  tourRequest,
  transferRequest,
  villaRequest,
} from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';

const suite = openSuite();
const guest = await suite.caller();
const { tourId, villaId } = await addOffer(suite);
const { staff, page } = await openStaff();

const sheet = () => page.getByRole('dialog');
const link = (name: string) => sheet().getByRole('link', { name });
const trip = () => sheet().getByRole('heading', { name: 'Trip', exact: true });

it('staff see the whole trip live in the sheet of each request, with its warnings', async () => {
  const stay = villaRequest(suite, villaId);
  const { customerEmail } = stay;
  const tour = { ...tourRequest(suite, tourId), customerEmail };
  const transfer = { ...transferRequest(suite), customerEmail };
  const { tripKey } = (await guest.call('createBooking', stay)) as { tripKey: string };
  await guest.call('createBooking', { ...tour, tripKey });
  const day = dayAndMonth(inDays(3));

  await page.goto(`/admin/bookings?open=${stay.requestId}`);
  const missing = sheet().getByText(
    `No transfer is booked for the arrival at Test Villa on ${day}.`,
  );
  await missing.waitFor();
  const suggestedFix = await link(`Offer a transfer for ${day}`).getAttribute('href');
  expect(suggestedFix).toMatch(`mailto:${stay.customerEmail}?`);
  expect(decodeURIComponent(suggestedFix ?? '')).toContain(
    `No one is meeting you at the airport yet when you arrive at Test Villa on ${day}.`,
  );
  await link('Test Tour').waitFor();

  // The guest adds a request while the sheet is open.
  await guest.call('createTransfer', { ...transfer, tripKey });
  await missing.waitFor({ state: 'detached' });
  const early = sheet().getByText(`Test Tour is on the day of the landing on ${day} at 14:00.`);
  await early.waitFor();

  await link('Airport (DPS) → Ubud').click();
  await page.waitForURL(`**/admin/airport-transfers?open=${transfer.requestId}`);
  await link('Test Villa').waitFor();
  await early.waitFor();

  // A colleague cancels the tour.
  const colleague = await suite.caller('staff');
  const change = { bookingId: tour.requestId, from: 'pending', to: 'cancelled' };
  await colleague.call('setBookingStatus', change);
  await early.waitFor({ state: 'detached' });
  expect(await trip().count()).toBe(1);
  expect(staff.problems).toEqual([]);
});

it('the sheet of a single request without warnings shows no trip', async () => {
  const transfer = transferRequest(suite);
  await guest.call('createTransfer', transfer);
  await page.goto(`/admin/airport-transfers?open=${transfer.requestId}`);
  await sheet().getByText('Requested', { exact: true }).first().waitFor();
  expect(await trip().count()).toBe(0);
  expect(staff.problems).toEqual([]);
});
