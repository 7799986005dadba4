import { reference, shortDate } from '@selasar/domain/core';
import { randomInt, randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { villaRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { dateField, textIn, typeDate } from '../e2e/support/dates.ts';
import { untilShown } from '../e2e/support/forms.ts';
import {
  button,
  cell,
  day,
  dialog,
  createOffer,
  openWeek,
  type,
} from '../e2e/support/calendarGrid.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { newPerson, PHONE, enter } from '../e2e/support/person.ts';

const suite = openSuite();
const { db } = suite;
const guest = await suite.caller();
const { browser, staff, page } = await openStaff();
beforeEach(() => {
  staff.problems.splice(0);
});

it('a refusing rule is shown and can be overridden; pending requests are named', async () => {
  const villa = await createOffer(suite, 'villas');
  const request = { ...villaRequest(suite, villa.slug), startDate: day(2), endDate: day(4) };
  await guest.call('createBooking', { ...request, customerName: 'Wayan Putra' });
  await db.doc(`villas/${villa.slug}`).update({ rules: { leastNights: 4 } });
  await openWeek(page);
  await cell(page, villa.name, day(1)).dblclick();
  await page.getByRole('tab', { name: 'New booking' }).click();
  await dialog(page).getByText('Rule: Please stay at least 4 nights.').waitFor();
  await typeDate(dialog(page), 'Check-out', day(3));
  await dialog(page).getByText('Wayan Putra is waiting for an answer').waitFor();
  await type(page, 'Name of the guest', 'Ketut Sari');
  await type(page, 'Email', 'ketut@example.com');
  await button(page, 'Book anyway').click();
  await untilShown(page, 'The booking is created');
  const createdBooking = (await villa.booked()).find(
    ({ customerName }) => customerName === 'Ketut Sari',
  );
  expect(createdBooking).toMatchObject({ status: 'confirmed', totalPrice: 420 });
  expect(staff.problems).toEqual([]);
});

it('staff tap a tour day and book it; if another booking is first, they see it and keep the form', async () => {
  const tour = await createOffer(suite, 'tours', { seats: 3 });
  await openWeek(page);
  await cell(page, tour.name, day(5)).click();
  await dialog(page).getByRole('heading', { name: 'New booking' }).waitFor();
  await dialog(page).getByText('2 guests × $45 = $90').waitFor();
  await type(page, 'Name of the guest', 'Ketut Sari');
  await type(page, 'Phone', '+62 812 3456 7890');
  const colleague = await suite.caller('staff');
  const request = { ...villaRequest(suite, tour.slug), bookingType: 'tour', startDate: day(5) };
  const more = { status: 'confirmed', overrides: [], customerPhone: '' };
  await colleague.call('createBookingForGuest', { ...request, ...more });
  await button(page, 'Book').click();
  await dialog(page).getByText('Only one place is left on this day.').waitFor();
  expect(await dialog(page).getByLabel('Name of the guest').inputValue()).toBe('Ketut Sari');

  // A closed tab keeps the form for the same person.
  await page.reload();
  await page.locator('table[aria-busy=false]').waitFor();
  await cell(page, tour.name, day(6)).click();
  await dialog(page)
    .getByText(/^You have unsaved changes from/)
    .waitFor();
  expect(await dialog(page).getByLabel('Phone').inputValue()).toBe('+62 812 3456 7890');
  expect(await textIn(dateField(dialog(page), 'Date'))).toBe(shortDate(day(6)));
  await button(page, 'Book').click();
  await untilShown(page, 'The booking is created');
  expect(await tour.booked()).toHaveLength(2);
  await cell(page, tour.name, day(4)).click();
  await dialog(page).getByRole('heading', { name: 'New booking' }).waitFor();
  expect(await dialog(page).getByLabel('Phone').inputValue()).toBe('');
  await button(page, 'Cancel').click();
  const expected = /^(400|Failed to load resource.*400)/;
  expect(staff.problems.filter((problem) => !expected.test(problem))).toEqual([]);
});

it('from the list of bookings, on a phone: any tour or villa, later found by phone number', async () => {
  const phone = await newPerson(browser, PHONE);
  const { page } = phone;
  await enter(phone, DEMO_USERS.staff.email);
  const villa = await createOffer(suite, 'villas');
  await page.goto('/admin/bookings');
  await page.getByRole('button', { name: 'New booking' }).click();
  await dialog(page).getByLabel('Villa or tour').click();
  await page.getByRole('option', { name: villa.name }).click();
  await typeDate(dialog(page), 'Check-in', day(1));
  await typeDate(dialog(page), 'Check-out', day(2));
  const name = `Made ${randomUUID().slice(0, 8)}`;
  await type(page, 'Name of the guest', name);
  const digits = String(randomInt(10_000_000, 99_999_999));
  await type(page, 'Phone', `+62 857 ${digits}`);
  await dialog(page).getByText('1 night × $210 = $210').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await button(page, 'Book').click();
  await untilShown(page, 'The booking is created');
  await page.getByRole('searchbox').fill(`0857${digits}`);
  // Search results replace the list under the finger.
  await page.waitForURL(new RegExp(`0857${digits}`));
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  const [booking] = (await db.collection('bookings').where('customerName', '==', name).get()).docs;
  const arrow = page.getByRole('button', { name: `Details of ${reference(booking?.id ?? '')}` });
  await arrow.click();
  await dialog(page).getByText('Booked for the guest: confirmed').waitFor();
  await dialog(page)
    .getByRole('link', { name: `+62 857 ${digits}` })
    .waitFor();
  expect(phone.problems).toEqual([]);
  await phone.context.close();
});
