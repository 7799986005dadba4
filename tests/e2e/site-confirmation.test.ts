import { randomUUID } from 'node:crypto';
import { reference } from '@selasar/domain/core';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { calendarOpeners, dayIn, fillTourBooking, openCalendar } from './support/forms.ts';
import { openBrowser } from './support/openBrowser.ts';
import { DESKTOP, newPerson, PHONE } from './support/person.ts';
import { loseAnswer } from './support/serverAnswer.ts';

const suite = openSuite();
const browser = await openBrowser();

const confirmation = (page: Page) => page.getByRole('region', { name: 'We have your request' });

async function book(page: Page, email = `${randomUUID()}@example.com`) {
  const earlier = new Set(await idsOf(email));
  const form = await fillTourBooking(page, email);
  await form.getByRole('button', { name: 'Book Now' }).click();
  if (earlier.size > 0) await form.getByRole('button', { name: 'Book a second one' }).click();
  await confirmation(page).getByText(email).waitFor();
  const fresh = async () => (await idsOf(email)).filter((id) => !earlier.has(id));
  await expect.poll(async () => (await fresh()).length).toBe(1);
  const [id = ''] = await fresh();
  const stored = await suite.db.doc(`bookings/${id}`).get();
  const trip = await suite.db.doc(`trips/${stored.get('tripId')}`).get();
  suite.later(() => suite.db.recursiveDelete(stored.ref));
  for (const field of ['viewId', 'unproven.viewId']) {
    suite.later(() => suite.db.doc(`tripViews/${trip.get(field)}`).delete());
  }
  suite.later(() => trip.ref.delete());
  return { email, id: stored.id, key: String(trip.get('unproven.key')) };
}
async function idsOf(email: string): Promise<string[]> {
  const found = await suite.db.collection('bookings').where('customerEmail', '==', email).get();
  return found.docs.map(({ id }) => id);
}
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const tripLink = (page: Page) =>
  confirmation(page).getByRole('link', { name: 'See your trip' }).getAttribute('href');

it.each([
  ['a phone', PHONE],
  ['a desk', DESKTOP],
])('on %s the confirmation appears in place and survives a reload', async (_, size) => {
  const { page, context, problems } = await newPerson(browser, size);
  const { id, key } = await book(page);
  expect(await focusedText(page)).toBe('We have your request');
  await expect
    .poll(async () => (await confirmation(page).boundingBox())?.y)
    .toSatisfy((y: number) => y >= 0 && y < size.height);
  for (const text of [reference(id), /usually answers by/, /Until then nothing is binding/]) {
    await confirmation(page).getByText(text).first().waitFor();
  }
  expect(await tripLink(page)).toBe(`/trip/${key}`);
  // On a phone it stands alone. It has one main action.
  expect(await page.getByRole('button', { name: 'Book Now' }).count()).toBe(size === PHONE ? 0 : 1);
  expect(await confirmation(page).locator('.MuiButton-contained').allTextContents()).toEqual([
    'See your trip',
  ]);

  await page.reload();
  await confirmation(page).getByText(reference(id), { exact: true }).waitFor();
  expect(await focusedText(page)).not.toBe('We have your request');

  await confirmation(page).getByRole('button', { name: 'Book another date' }).click();
  await expect.poll(() => confirmation(page).count()).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: 'Book Now' }).waitFor();
  expect(await confirmation(page).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

it('a second booking in the same browser joins the trip; a booking by another guest or in another browser does not', async () => {
  const { page, context } = await newPerson(browser, PHONE);
  const first = await book(page);
  const second = await book(page, first.email);
  expect(second.key).toBe(first.key);
  expect((await book(page)).key).not.toBe(first.key);
  const stranger = await newPerson(browser, PHONE);
  expect((await book(stranger.page)).key).not.toBe(first.key);
  await stranger.context.close();
  await context.close();
});

it('the confirmation offers a calendar file', async () => {
  const { page, context } = await newPerson(browser, PHONE);
  const { id, key } = await book(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    confirmation(page).getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  const text = (await (await file.createReadStream()).toArray()).join('').replaceAll('\r\n ', '');
  expect(text).toContain(`UID:${id}@`);
  // The key of the tab is not for long.
  expect(text).toMatch(/\/trip\b/);
  expect(text).not.toContain(key);
  await context.close();
});

// The last one: the day stays full.
it('a booking that was confirmed at once gets its answer when it is sent again, though it holds the last seats', async () => {
  const tour = suite.db.doc('tours/mount-batur-sunrise-trek');
  const { rules } = (await tour.get()).data() ?? {};
  suite.later(() => tour.update({ rules }));
  await tour.update({ rules: { ...rules, instantConfirmation: true, seats: 2 } });
  const { page, context } = await newPerson(browser, PHONE);
  const email = `${randomUUID()}@example.com`;
  const form = await fillTourBooking(page, email);
  await page.route('**/createBooking', loseAnswer);
  await form.getByRole('button', { name: 'Book Now' }).click();
  await page.getByText('Error submitting booking').waitFor();
  await page.unroute('**/createBooking');
  await expect.poll(async () => (await idsOf(email)).length).toBe(1);
  // The page learns that the day is full.
  const calendar = await openCalendar(calendarOpeners(form));
  await expect.poll(() => dayIn(calendar, '15').isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await calendar.waitFor({ state: 'hidden' });
  await form.getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('region', { name: 'Your booking is confirmed' }).getByText(email).waitFor();
  const [id = '', ...more] = await idsOf(email);
  expect(more).toEqual([]);
  const stored = await suite.db.doc(`bookings/${id}`).get();
  expect(stored.get('status')).toBe('confirmed');
  suite.later(() => suite.db.recursiveDelete(stored.ref));
  await context.close();
});
