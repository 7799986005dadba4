import { randomUUID } from 'node:crypto';
import { shortDate } from '@selasar/domain/core';
import type { Locator, Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { openDesk } from '../e2e/support/desk.ts';
import {
  calendarOpeners,
  dayIn,
  openNextMonth,
  pickDay,
  pickVisit,
  untilShown,
} from '../e2e/support/forms.ts';
import { newPerson, PHONE, untilHydrated } from '../e2e/support/person.ts';
import { translatePage } from '../e2e/support/translatePage.ts';
import { addOffer, inDays, inNextMonth, tourRequest } from '../functions/support/offer.ts';

// In a page that the browser translates, each change has to arrive: prices above all.

const desk = await openDesk();
const { suite, guest, other, staff } = desk;
const { tourId, villaId } = await addOffer(suite);
const browser = staff.context.browser()!;

/** Not React's notice that it draws a part anew which was translated before it was hydrated. */
const isCrash = (problem: string) => !problem.includes('Minified React error #418');

/** A guest on a page that is translated before the guest's first interaction, or after it. */
async function openTranslated(path: string, isFirst = false) {
  const { page, problems } = await newPerson(browser, PHONE);
  await page.goto(path);
  if (!isFirst) await untilHydrated(page);
  const lost = await translatePage(page);
  await untilHydrated(page);
  return { page, lost, problems };
}

async function send(page: Page, form: Locator) {
  const email = `${randomUUID()}@example.com`;
  await form.getByLabel('Name').fill('Ana Pratiwi');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Book Now' }).click();
  await untilShown(page, 'Booking request submitted!');
  const stored = await suite.db.collection('bookings').where('customerEmail', '==', email).get();
  for (const { ref } of stored.docs) suite.later(() => suite.db.recursiveDelete(ref));
  return stored.docs.map((document) => document.data());
}

it.each([
  ['before the first interaction', true],
  ['after it', false],
])(
  'a villa, translated %s: the card follows the dates, and so does what is stored',
  async (_, isFirst) => {
    const { page, lost, problems } = await openTranslated(`/villas/${villaId}`, isFirst);
    const form = page.getByRole('form', { name: 'Book Test Villa' });
    const calendar = await openNextMonth(calendarOpeners(form).first());
    await dayIn(calendar, '15').click();
    await calendar.getByText('Choose your check-out').waitFor();
    await dayIn(calendar, '18').click();
    await calendar.getByText('3 nights · $630').waitFor();
    await calendar.getByRole('button', { name: 'Done' }).click();
    await untilShown(page, '3 nights × $210', 'Total $630');
    expect(await form.getByText('Total $210').count()).toBe(0);
    expect(await send(page, form)).toMatchObject([
      { startDate: inNextMonth(15), endDate: inNextMonth(18), totalPrice: 630 },
    ]);
    await page.getByRole('region', { name: 'We have your request' }).getByText('$630').waitFor();
    expect(await lost()).toEqual([]);
    expect(problems.filter(isCrash)).toEqual([]);
  },
);

it('a tour: the card follows the number of guests', async () => {
  const { page, lost, problems } = await openTranslated(`/tours/${tourId}`);
  const form = page.getByRole('form', { name: 'Book Test Tour' });
  await form.getByRole('combobox', { name: /Guests/ }).click();
  await page.getByRole('option', { name: '4 guests' }).click();
  await untilShown(page, '$91 × 4 guests', 'Total $364');
  await pickDay(await openNextMonth(calendarOpeners(form)), '15');
  expect(await send(page, form)).toMatchObject([{ numberOfGuests: 4, totalPrice: 364 }]);
  await page.getByRole('button', { name: 'Book another date' }).click();
  await untilShown(page, '$91 × 2 guests', 'Total $182');
  expect(await lost()).toEqual([]);
  expect(problems.filter(isCrash)).toEqual([]);
});

it.each([
  ['tours', 'Batur', /^1 of \d+ tours$/],
  ['villas', 'Karang', /^1 of \d+ villas$/],
])('the list of %s follows filters, dates and a currency', async (name, word, one) => {
  const { page, lost, problems } = await openTranslated(`/${name}`);
  const cards = page.getByRole('article');
  const all = await cards.count();
  const search = page.getByRole('searchbox', { name: 'Search' });
  if (!(await search.isVisible())) await page.getByText('Filters', { exact: true }).click();
  await search.fill(word);
  await page.getByText(one).waitFor();
  await search.fill('nothing like it');
  await page.getByText(`No ${name} found`).waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => cards.count()).toBe(all);

  await page.locator('summary', { hasText: 'Your dates and guests' }).click();
  const visit = page.getByRole('form', { name: 'Your dates and guests' });
  await pickVisit(page, /^(First day|Check-in) /, [inDays(20), inDays(22)]);
  await visit.locator('[name=guests]').fill('4');
  await visit.getByRole('button', { name: 'Show' }).click();
  await cards
    .first()
    .getByText(/^Total \$/)
    .waitFor();
  await page.locator('summary', { hasText: '4 guests' }).click();
  await visit.locator('[name=guests]').fill('3');
  await visit.getByRole('button', { name: 'Show' }).click();
  await cards
    .first()
    .getByText(/3 guests/)
    .waitFor();
  await page.getByRole('combobox', { name: /currency/i }).selectOption('EUR');
  await cards
    .first()
    .getByText(/about €/)
    .first()
    .waitFor();
  expect(await lost()).toEqual([]);
  expect(problems.filter(isCrash)).toEqual([]);
});

it('a transfer: the form shows what is chosen', async () => {
  const terms = suite.db.doc('terms/transfers');
  const minivan = { id: 'minivan', name: 'Minivan', passengers: 6, luggage: 6, priceUsd: 65 };
  await terms.set({ vehicles: [minivan], updatedAt: new Date() });
  onTestFinished(async () => {
    await terms.delete();
  });
  const { page, lost, problems } = await openTranslated('/');
  const route = page.getByRole('form', { name: 'Your Route' });
  await route.getByRole('combobox', { name: /Pickup Location/ }).fill('Airport (DPS)');
  await route.getByRole('combobox', { name: /Destination/ }).fill('Ubud');
  await pickDay(await openNextMonth(calendarOpeners(route)), '15');
  await route.getByRole('combobox', { name: /Pickup Time/ }).click();
  await page.getByRole('option', { name: '10:00' }).click();
  await route.getByRole('combobox', { name: /Vehicle/ }).click();
  await page.getByRole('option', { name: 'Minivan, $65' }).click();
  await route.getByRole('button', { name: 'CONTINUE BOOKING' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`Airport (DPS) to Ubud, ${shortDate(inNextMonth(15))} at 10:00`).waitFor();
  await dialog.getByText('1 passenger, 1 bag, Minivan').waitFor();
  await dialog.getByText('$65', { exact: true }).waitFor();
  expect(await lost()).toEqual([]);
  expect(problems.filter(isCrash)).toEqual([]);
});

it('a trip: every live change is shown', async () => {
  const input = tourRequest(suite, tourId);
  const { tripKey } = (await guest.call('createBooking', input)) as { tripKey: string };
  const { page, lost, problems } = await openTranslated(`/trip/${tripKey}`);
  const card = page.getByRole('article', { name: 'Test Tour' });
  const dialog = page.getByRole('dialog').first();
  const set = (from: string, to: string) =>
    other.call('setBookingStatus', { bookingId: input.requestId, from, to });
  await card.getByText('Pending').waitFor();
  await set('pending', 'confirmed');
  await card.getByText('Confirmed', { exact: true }).waitFor();
  expect(await card.getByText('Pending').count()).toBe(0);

  await card.getByText('More options').click();
  await card.getByRole('button', { name: 'Ask for another date' }).click();
  await calendarOpeners(dialog).click();
  await dayIn(page.getByRole('dialog').last(), inDays(4).slice(8).replace(/^0/, '')).click();
  await dialog.getByRole('combobox', { name: /Guests/ }).click();
  await page.getByRole('option', { name: '3 guests' }).click();
  await dialog.getByRole('button', { name: 'See the price' }).click();
  await dialog.getByText('$273').first().waitFor();
  await dialog.getByRole('button', { name: 'Ask for this change' }).click();
  await untilShown(page, 'We have your request');
  await card.getByText(/You asked to change this/).waitFor();
  await card.getByRole('button', { name: 'Withdraw request' }).click();
  await card.getByText(/You asked to change this/).waitFor({ state: 'detached' });

  await card.getByRole('button', { name: 'Write to us' }).click();
  await dialog.getByLabel('Your message').fill('Is lunch included?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByText('Is lunch included?').waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  await card.getByRole('button', { name: 'Messages (1)' }).waitFor();

  await card.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Ask to cancel' }).click();
  await dialog.getByText(/^We have your request to cancel/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await card.getByText('You asked us to cancel this.').waitFor();
  await set('confirmed', 'cancelled');
  await card.getByText('Cancelled', { exact: true }).waitFor();
  expect(await lost()).toEqual([]);
  expect(problems.filter(isCrash)).toEqual([]);
});

it('staff: requests arrive and change in the lists and in an open sheet', async () => {
  const { page, rowOf } = desk;
  const first = await desk.book();
  await page.goto('/admin/bookings');
  await rowOf(first.name).waitFor();
  const lost = await translatePage(page);
  const second = await desk.book();
  await rowOf(second.name).getByText('Pending').waitFor();
  await rowOf(second.name)
    .getByRole('button', { name: /Details/ })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(second.name).first().waitFor();
  await other.call('setBookingStatus', { bookingId: second.id, from: 'pending', to: 'confirmed' });
  await sheet.getByText('Confirmed', { exact: true }).first().waitFor();
  await sheet.getByRole('button', { name: 'Cancel Booking' }).waitFor();
  await page.keyboard.press('Escape');
  await rowOf(second.name).getByText('Confirmed').waitFor();

  await rowOf(first.name).hover();
  await desk.book();
  await page.getByRole('button', { name: '1 new · show' }).waitFor();
  await desk.book();
  await page.getByRole('button', { name: '2 new · show' }).click();
  await page
    .getByRole('checkbox', { name: /^Select/ })
    .nth(1)
    .click();
  await untilShown(page, '1 selected');
  await page
    .getByRole('checkbox', { name: /^Select/ })
    .nth(2)
    .click();
  await untilShown(page, '2 selected');

  await page.getByRole('link', { name: 'Airport Transfers' }).first().click();
  const ride = await desk.ride();
  await rowOf(ride.name).getByText('Pending').waitFor();
  await other.call('setTransferStatus', { transferId: ride.id, from: 'pending', to: 'cancelled' });
  await rowOf(ride.name).getByText('Cancelled').waitFor();
  for (const link of ['Dashboard', 'Calendar', 'Inbox', 'Bookings']) {
    await page.getByRole('navigation').getByRole('link', { name: link }).first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  expect(await lost()).toEqual([]);
  expect(staff.problems).toEqual([]);
});
