import { randomUUID } from 'node:crypto';
import { addDays, baliDate } from '@selasar/domain/core';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { holdAnswers, untilShown } from '../e2e/support/forms.ts';
import { addTour, addVilla, edit, field } from '../e2e/support/offerForms.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';

const suite = openSuite();
const { db } = suite;

const { page } = await openStaff();

it('a reinterpreted number shows a hint, and a changed price needs confirmation', async () => {
  const villa = await addVilla(suite);
  const reference = db.doc(`villas/${villa.slug}`);
  const form = await edit(page, 'villas', villa.slug);
  const price = field(form, 'Price per night (USD)');
  const save = form.getByRole('button', { name: 'Save Changes' });
  const question = page.getByRole('alertdialog', { name: 'Save this price?' });
  await field(form, 'Bedrooms').fill('3 and a half');
  await form.getByText('Will be saved as 3 (you typed “3 and a half”)').waitFor();
  await price.fill('-5');
  await save.click();
  await form.getByText('Please enter 0 or more').waitFor();
  await price.fill('85.50');
  await form.getByText('Will be saved as 85 (you typed “85.50”)').waitFor();
  await save.click();
  await question.getByText('The price will be $85. You typed “85.50”. Save anyway?').waitFor();
  await question.getByRole('button', { name: 'Change it' }).click();
  await question.waitFor({ state: 'hidden' });
  expect((await reference.get()).get('pricePerNight')).not.toBe(85);
  await price.fill('');
  await save.click();
  await question.getByText('The price will be $0. Save anyway?').waitFor();
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await untilShown(page, 'Villa updated successfully');
  expect((await reference.get()).data()).toMatchObject({ pricePerNight: 0, bedrooms: 3 });

  // No question for the price as typed, nor for one that was 0 before.
  await edit(page, 'villas', villa.slug);
  await field(form, 'Bathrooms').fill('2');
  await save.click();
  await form.waitFor({ state: 'hidden' });
  expect((await reference.get()).get('bathrooms')).toBe(2);
});

it('what is typed while an offer is saved stays, and the save is no change by someone else', async () => {
  const tour = await addTour(suite);
  const form = await edit(page, 'tours', tour.slug);
  const location = field(form, 'Location');
  await location.fill('Lovina');
  const release = await holdAnswers(page, /documents:commit/);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.getByRole('button', { name: 'Saving...' }).waitFor();
  await location.fill('Lovina Beach');
  const stored = async () => (await db.doc(`tours/${tour.slug}`).get()).get('location') as unknown;
  await expect.poll(stored).toBe('Lovina');
  release();
  await untilShown(page, 'Tour updated successfully');
  expect(await form.getByText(/Someone else/).count()).toBe(0);
  expect(await location.inputValue()).toBe('Lovina Beach');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.waitFor({ state: 'hidden' });
  expect(await stored()).toBe('Lovina Beach');
});

it('a refused row at the edge of the form is shown with its message', async () => {
  const tour = await addTour(suite);
  const form = await edit(page, 'tours', tour.slug);
  const row = field(form, 'Inclusions 2');
  await row.fill('x'.repeat(501));
  await row.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await form.getByRole('button', { name: 'Save Changes' }).click();
  const message = form.getByText('Please use at most 500 characters');
  const isUncovered = () =>
    message.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect();
      return element === document.elementFromPoint(left + 1, bottom - 1);
    });
  await expect.poll(isUncovered).toBe(true);
  expect(await row.evaluate((element) => element === document.activeElement)).toBe(true);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await form.waitFor({ state: 'hidden' });
});

it('values stored before the rules existed are shown safely, and fixed by the next edit', async () => {
  const bad = {
    location: 'Ubud\r\nBcc: all@example.com',
    itinerary: ['', 'Walk\0'],
    image: 'javascript:alert(1)',
    gallery: ['', 'https://example.com/a.webp'],
  };
  const tour = await addTour(suite, bad);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('example.com')) foreign.push(request.url());
  });
  const form = await edit(page, 'tours', tour.slug);
  expect(await field(form, 'Location').inputValue()).toBe('Ubud Bcc: all@example.com');
  expect(await form.getByRole('img', { name: 'Main image' }).getAttribute('src')).toBe(
    '/images/placeholder.svg',
  );
  await field(form, 'Duration').fill('3 hours');
  const save = form.getByRole('button', { name: 'Save Changes' });
  await save.click();
  await expect
    .poll(() => form.getByText('This is no picture of ours. Please upload one instead.').count())
    .toBe(2);
  await db.doc(`tours/${tour.slug}`).update({ image: '' });
  await untilShown(page, 'Someone else has just changed: Main image. You see the new values.');
  await form.getByRole('textbox', { name: 'Gallery 1' }).fill('');
  await save.click();
  await untilShown(page, 'Tour updated successfully');
  expect((await db.doc(`tours/${tour.slug}`).get()).data()).toMatchObject({
    location: 'Ubud Bcc: all@example.com',
    itinerary: ['Walk'],
    gallery: [],
    duration: '3 hours',
  });
  expect(foreign).toEqual([]);
});

it('deleting shows the number of open bookings of the offer', async () => {
  const tour = await addTour(suite);
  const today = baliDate(new Date());
  const book = async (status: string, endDate: string) => {
    const reference = db.doc(`bookings/${randomUUID()}`);
    const at = Timestamp.now();
    await reference.create({
      bookingType: 'tour',
      tourId: tour.slug,
      itemName: tour.title,
      customerName: 'Hannah',
      customerEmail: 'hannah@example.com',
      startDate: endDate,
      endDate,
      numberOfGuests: 2,
      totalPrice: 182,
      status,
      createdAt: at,
      updatedAt: at,
    });
    suite.later(() => reference.delete());
  };
  await book('pending', today);
  await book('confirmed', addDays(today, 9));
  await book('cancelled', addDays(today, 9));
  await book('confirmed', addDays(today, -1));
  await page.goto(`/admin/tours?q=${tour.title}`);
  const remove = page
    .getByRole('row')
    .filter({ hasText: tour.title })
    .getByRole('button', { name: 'Delete' });
  const question = page.getByRole('alertdialog', { name: 'Delete this tour?' });

  const counting = /runAggregationQuery/;
  await page.route(counting, (route) => route.fulfill({ status: 500, body: '{}' }));
  await remove.click();
  await question.getByText('The open bookings that name it could not be counted.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute(counting);
  await question.waitFor({ state: 'hidden' });

  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(counting, (route) => held.then(() => route.continue()));
  await remove.click();
  await question.getByText('Counting the open bookings that name it…').waitFor();
  expect(await question.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
  release();
  await question.getByText('2 open bookings name it: they stay').waitFor();
  await question.getByRole('button', { name: 'Delete' }).click();
  await untilShown(page, 'Tour deleted successfully');
});

it('a button recounts the figures, one run at a time', async () => {
  // A figure that no other test checks.
  const wrong = { weeks: { '2001-01-01': { bookings: 7 } } };
  await db.doc('stats/weeks').set(wrong, { merge: true });
  await page.goto('/admin');
  const calls: string[] = [];
  await page.route('**/repairStats', (route) => {
    calls.push(route.request().method());
    return route.continue();
  });
  const prove = page.getByRole('button', { name: 'Recount now' });
  await prove.click();
  expect(await page.getByRole('button', { name: 'Recounting...' }).isDisabled()).toBe(true);
  await page.getByText(/corrected: .*bookings of the week of 2001-01-01 \(7 → 0\)/).waitFor();
  expect(calls).toEqual(['POST']);
  await page.unroute('**/repairStats');
  await page.route('**/repairStats', (route) => route.abort());
  await prove.click();
  await page
    .getByText('The figures could not be recounted. The server could not be reached.')
    .waitFor();
  expect(await prove.isEnabled()).toBe(true);
  await page.unroute('**/repairStats');
});
