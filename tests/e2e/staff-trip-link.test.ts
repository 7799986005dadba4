import { expect, it } from 'vitest';
import { addOffer, tourRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { openStaff } from './support/openBrowser.ts';
import { newPerson, PHONE, SITE_URL } from './support/person.ts';

const suite = openSuite();
const caller = await suite.caller();
const { tourId } = await addOffer(suite);
const { browser, staff, page } = await openStaff();

it('staff replace a leaked link, and pages opened with it close', async () => {
  const tour = tourRequest(suite, tourId);
  await caller.call('createBooking', tour);
  const booking = await suite.db.doc(`bookings/${tour.requestId}`).get();
  const trip = await suite.db.doc(`trips/${booking.get('tripId')}`).get();
  const tripKey = String(trip.get('key'));
  const guest = await newPerson(browser, PHONE);
  await guest.page.goto(`/trip/${tripKey}`);
  await guest.page.getByRole('article', { name: 'Test Tour' }).waitFor();

  await page.goto(`/admin/bookings?open=${tour.requestId}`);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Show the trip link' }).click();
  const link = sheet.getByRole('textbox', { name: 'Trip link' });
  expect(await link.inputValue()).toBe(`${SITE_URL}/trip/${tripKey}`);
  await sheet.getByRole('button', { name: 'Replace the link' }).click();
  await page
    .getByRole('alertdialog', { name: 'Replace the link?' })
    .getByRole('button', { name: 'Replace' })
    .click();
  await expect.poll(() => link.inputValue()).not.toContain(tripKey);

  await guest.page.getByRole('heading', { name: 'This link does not lead to a trip' }).waitFor();
  expect(await guest.page.getByText('Test Tour').count()).toBe(0);
  await guest.page.goto(await link.inputValue());
  await guest.page.getByRole('article', { name: 'Test Tour' }).waitFor();
  expect(staff.problems).toEqual([]);
  await guest.context.close();
});

it('staff choose who stays in a trip with several emails', async () => {
  const [own, other] = [tourRequest(suite, tourId), tourRequest(suite, tourId)];
  await caller.call('createBooking', own);
  await caller.call('createBooking', other);
  const booking = suite.db.doc(`bookings/${own.requestId}`);
  const tripId: unknown = (await booking.get()).get('tripId');
  const second = suite.db.doc(`bookings/${other.requestId}`);
  await second.update({ tripId, customerEmail: 'second@example.com' });

  await page.goto(`/admin/bookings?open=${own.requestId}`);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Show the trip link' }).click();
  await sheet.getByRole('button', { name: 'Replace the link' }).click();
  const question = page.getByRole('alertdialog', { name: 'Replace the link?' });
  const replace = question.getByRole('button', { name: 'Replace' });
  const boxes = question.getByRole('group', { name: 'Keep in this trip' });
  await boxes.getByRole('checkbox', { name: own.customerEmail }).uncheck();
  await boxes.getByRole('checkbox', { name: 'second@example.com' }).uncheck();
  // At least one guest must stay.
  expect(await replace.isDisabled()).toBe(true);
  await boxes.getByRole('checkbox', { name: own.customerEmail }).check();
  await replace.click();
  await page.getByText('Link replaced').waitFor();
  expect((await booking.get()).get('tripId')).toBe(tripId);
  expect((await second.get()).get('tripId')).not.toBe(tripId);
  expect(staff.problems).toEqual([]);
});
