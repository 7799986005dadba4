import { randomUUID } from 'node:crypto';
import { addDays, baliDate, foundBy, reference } from '@selasar/domain/core';
import { bookingSearch } from '@selasar/domain/requests';
import { Timestamp } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { openDay } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { dateField, textIn, typeDate } from '../e2e/support/dates.ts';
import { untilShown } from '../e2e/support/forms.ts';
import { addTour, addVilla, edit, field } from '../e2e/support/offerForms.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { DESKTOP, newPerson, PHONE, enter } from '../e2e/support/person.ts';

const suite = openSuite();
const { db } = suite;
const { browser, staff, page } = await openStaff();
const other = await newPerson(browser);
await enter(other, DEMO_USERS.admin.email);

const rulesOf = async (path: string): Promise<unknown> => (await db.doc(path).get()).get('rules');
const save = (form: Locator) => form.getByRole('button', { name: 'Save Changes' }).click();
const section = (form: Locator) => form.getByRole('button', { name: /^Booking rules/ });
const day = (form: Locator, rule: string, name: string) =>
  form.getByRole('group', { name: rule }).getByRole('button', { name });

/** Opens the form with its rules visible. */
async function editRules(at: Page, list: 'tours' | 'villas', slug: string): Promise<Locator> {
  const form = await edit(at, list, slug);
  await section(form).waitFor();
  if ((await section(form).getAttribute('aria-expanded')) === 'false') await section(form).click();
  return form;
}

/** A booking by a guest. */
async function addBooking(item: object, startDate: string, endDate: string) {
  const id = randomUUID();
  const guest = { customerName: `Guest ${id.slice(0, 6)}`, customerEmail: `${id}@example.com` };
  const now = Timestamp.now();
  await db.doc(`bookings/${id}`).create({
    ...guest,
    ...item,
    startDate,
    endDate,
    numberOfGuests: 2,
    totalPrice: 100,
    status: 'confirmed',
    createdAt: now,
    updatedAt: now,
    ...foundBy(bookingSearch, { id, ...guest, itemName: 'Made' }),
  });
  suite.later(() => db.doc(`bookings/${id}`).delete());
  return { id, ...guest };
}

it('rules are edited, previewed and stored; removing the last one removes the field', async () => {
  const villa = await addVilla(suite, { pricePerNight: 100 });
  const path = `villas/${villa.slug}`;
  const form = await edit(page, 'villas', villa.slug);
  expect(await section(form).getAttribute('aria-expanded')).toBe('false');
  await section(form).click();
  await day(form, 'Check-in on', 'Fri').click();
  await field(form, 'Weekend surcharge').fill('50');
  await form.getByText(/^A weekend in December \(.*: 2 nights × \$150 = \$300$/).waitFor();
  await field(form, 'Least nights').fill('3');
  await form.getByText('It cannot be booked: Please stay at least 3 nights.').waitFor();
  await field(form, 'Most nights').fill('2');
  await form.getByText('An example follows once these rules are complete.').waitFor();
  await form.getByRole('button', { name: 'Add season' }).click();
  await typeDate(form, 'Season prices 1: first day', '2026-12-20');
  await typeDate(form, 'Season prices 1: last day', '2026-12-10');
  await form.getByLabel('Season prices 1: price').fill('180');
  await save(form);
  await untilShown(page, 'Please enter as many nights as the least, or more');
  await untilShown(page, 'Please enter a first day and a last day, in this order');
  await field(form, 'Most nights').fill('9');
  await typeDate(form, 'Season prices 1: last day', '2027-01-05');
  await form.getByRole('button', { name: 'Add group price' }).click();
  await form.getByRole('combobox', { name: 'Group prices 1: guests' }).click();
  await page.getByRole('option', { name: '6 guests' }).click();
  await form.getByLabel('Group prices 1: percent').fill('12.5');
  await save(form);
  await untilShown(page, 'Villa updated successfully');
  expect(await rulesOf(path)).toEqual({
    arrivalDays: [5],
    leastNights: 3,
    mostNights: 9,
    weekendSurcharge: 50,
    seasons: { '2026-12-20/2027-01-05': 180 },
    groups: { 6: 12.5 },
  });

  await db.doc(path).update({ rules: { mostNights: 9 } });
  const again = await edit(page, 'villas', villa.slug);
  await again.getByText('1 rule', { exact: true }).waitFor();
  await field(again, 'Most nights').fill('');
  await save(again);
  await again.waitFor({ state: 'hidden' });
  expect((await db.doc(path).get()).data()).not.toHaveProperty('rules');
  expect(staff.problems).toEqual([]);
});

it('two people can change different rules at once; for the same rule one must choose', async () => {
  const tour = await addTour(suite, { rules: { seats: 8, deposit: 10 } });
  const path = `tours/${tour.slug}`;
  const mine = await edit(page, 'tours', tour.slug);
  const theirs = await edit(other.page, 'tours', tour.slug);
  await field(mine, 'Seats a day').fill('12');
  await field(theirs, 'Deposit').fill('30');
  await day(theirs, 'Runs on', 'Tue').click();
  await Promise.all([save(mine), save(theirs)]);
  await mine.waitFor({ state: 'hidden' });
  await theirs.waitFor({ state: 'hidden' });
  expect(await rulesOf(path)).toEqual({ seats: 12, deposit: 30, weekdays: [2] });
  // The second save was refused and retried automatically.
  staff.problems.splice(0);

  const form = await edit(page, 'tours', tour.slug);
  await field(form, 'Seats a day').fill('20');
  await db.doc(path).update({ 'rules.seats': 15, 'rules.weekdays': [2, 5] });
  await untilShown(page, 'Someone else has just changed: Runs on. You see the new values.');
  await form.getByText('Someone else has changed “Seats a day”', { exact: false }).waitFor();
  expect(await form.getByRole('button', { name: 'Save Changes' }).isDisabled()).toBe(true);
  await form.getByRole('button', { name: 'Keep mine' }).click();
  await save(form);
  await form.waitFor({ state: 'hidden' });
  expect(await rulesOf(path)).toEqual({ seats: 20, deposit: 30, weekdays: [2, 5] });
});

it('edited rules are kept in a draft', async () => {
  const tour = await addTour(suite, { rules: { seats: 8 } });
  const form = await edit(page, 'tours', tour.slug);
  await field(form, 'Seats a day').fill('9');
  await form.getByRole('button', { name: 'Add closed period' }).click();
  await typeDate(form, 'Closed periods 1: first day', '2027-02-01');
  page.once('dialog', (requestedUrls) => void requestedUrls.accept());
  await page.reload();
  await form.getByText(/^You have unsaved changes from/).waitFor();
  expect(await field(form, 'Seats a day').inputValue()).toBe('9');
  expect(await textIn(dateField(form, 'Closed periods 1: first day'))).toBe('Feb 1, 2027');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await form.waitFor({ state: 'hidden' });
});

it('invalid rules are marked and can be replaced', async () => {
  const tour = await addTour(suite, { rules: { seats: 'twelve', moonPhases: ['full'] } });
  const form = await edit(page, 'tours', tour.slug);
  await form.getByText('The stored rules cannot be read.', { exact: false }).waitFor();
  await field(form, 'Location').fill('Lovina');
  await save(form);
  await untilShown(page, 'Please begin with empty rules first');
  await form.getByRole('button', { name: 'Begin with empty rules' }).click();
  await field(form, 'Seats a day').fill('12');
  await save(form);
  await form.waitFor({ state: 'hidden' });
  const stored = (await db.doc(`tours/${tour.slug}`).get()).data();
  expect(stored?.['location']).toBe('Lovina');
  expect(stored?.['rules']).toEqual({ seats: 12 });
});

it('the form lists bookings that new rules would refuse, and the sheet explains it', async () => {
  const tour = await addTour(suite);
  const tomorrow = openDay(addDays(baliDate(new Date()), 1));
  const late = openDay(addDays(tomorrow, 8));
  const item = { bookingType: 'tour', tourId: tour.slug, itemName: tour.title };
  const stopped = await addBooking(item, tomorrow, tomorrow);
  const possible = await addBooking(item, late, late);
  const form = await editRules(page, 'tours', tour.slug);
  await form.getByRole('button', { name: 'Add closed period' }).click();
  await typeDate(form, 'Closed periods 1: first day', tomorrow);
  await typeDate(form, 'Closed periods 1: last day', addDays(tomorrow, 2));
  // Before saving, with reasons; the bookings are read once.
  await form.getByText('1 booking would no longer be possible').waitFor();
  await form.getByRole('button', { name: 'Show' }).click();
  await form.getByRole('link', { name: reference(stopped.id) }).waitFor();
  await form.getByText(/^This is not offered from /).waitFor();
  expect(await form.getByRole('link', { name: reference(possible.id) }).count()).toBe(0);
  await typeDate(form, 'Closed periods 1: last day', addDays(late, 1));
  await form.getByText('2 bookings would no longer be possible').waitFor();
  await typeDate(form, 'Closed periods 1: last day', addDays(tomorrow, 2));
  await field(form, 'Book at least').fill('720');
  await form.getByText('1 booking would no longer be possible').waitFor();
  await save(form);
  const refusedDialog = page.getByRole('dialog', {
    name: 'Bookings that the new rules would refuse',
  });
  await refusedDialog.getByText(stopped.customerName, { exact: false }).waitFor();
  await refusedDialog.getByText(/^This is not offered from /).waitFor();
  expect(await refusedDialog.getByRole('listitem').count()).toBe(1);

  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (!/:(batchGet|runQuery)/.test(request.url())) return;
    const { documents } = request.postDataJSON() as { documents: string[] };
    requestedUrls.push(...documents.map((name) => name.split('/documents/').at(-1) ?? ''));
  });
  await refusedDialog.getByRole('link', { name: reference(stopped.id) }).click();
  const sheet = page.getByRole('dialog', { name: `Booking ${reference(stopped.id)}` });
  await sheet
    .getByText('Under the current rules, this could not be booked: ', { exact: false })
    .waitFor();
  // Changes appear live without further reads.
  await db.doc(`bookings/${stopped.id}`).update({ customerName: 'Wayan Adler' });
  await sheet.getByText('Wayan Adler').waitFor();
  expect(requestedUrls).toEqual([`tours/${tour.slug}`]);

  await page.goto(`/admin/bookings?open=${possible.id}`);
  await page.getByRole('dialog').getByText(possible.customerName).first().waitFor();
  await expect.poll(() => requestedUrls).toHaveLength(2);
  expect(await page.getByText('Under the current rules', { exact: false }).count()).toBe(0);
  expect(staff.problems).toEqual([]);
});

it('rules can be edited on a phone without clipped content', async () => {
  const villa = await addVilla(suite, { rules: { seasons: { '2026-12-20/2027-01-05': 180 } } });
  await page.setViewportSize(PHONE);
  const form = await edit(page, 'villas', villa.slug);
  await form.getByRole('button', { name: 'Add closed period' }).click();
  await typeDate(form, 'Closed periods 1: first day', '2027-02-01');
  await typeDate(form, 'Closed periods 1: last day', '2027-02-03');
  await day(form, 'Check-out on', 'Sun').click();
  const right = await form.evaluate((dialog) =>
    Math.max(
      ...[...dialog.querySelectorAll('input, button')].map(
        (one) => one.getBoundingClientRect().right,
      ),
    ),
  );
  expect(right).toBeLessThanOrEqual(PHONE.width);
  const toggle = await day(form, 'Check-out on', 'Sun').boundingBox();
  expect(toggle?.width).toBeGreaterThanOrEqual(36);
  expect(toggle?.height).toBeGreaterThanOrEqual(40);
  await save(form);
  await form.waitFor({ state: 'hidden' });
  expect(await rulesOf(`villas/${villa.slug}`)).toEqual({
    seasons: { '2026-12-20/2027-01-05': 180 },
    closed: ['2027-02-01/2027-02-03'],
    departureDays: [7],
  });
  await page.setViewportSize(DESKTOP);
});

it('rules can be edited with the keyboard only', async () => {
  const tour = await addTour(suite);
  const form = await edit(page, 'tours', tour.slug);
  const { keyboard } = page;
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      // The parts of a date are in a group with its name.
      const on =
        activeElement?.role === 'spinbutton'
          ? activeElement.closest('[role=group]')
          : activeElement;
      return on?.getAttribute('aria-label') ?? on?.textContent;
    });
  const tabTo = async (name: string) => {
    for (let count = 0; count < 30 && (await focused()) !== name; count += 1) {
      await keyboard.press('Tab');
    }
    expect(await focused()).toBe(name);
  };
  await section(form).focus();
  await keyboard.press('Enter');
  await field(form, 'Seats a day').waitFor();
  await tabTo('Mon');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  expect(await focused()).toBe('Wed');
  await keyboard.press('Space');
  await tabTo('Add closed period');
  await keyboard.press('Enter');
  // The focus moves to a new row, and to the add button when a row is removed.
  await dateField(form, 'Closed periods 1: first day').waitFor();
  await expect.poll(focused).toBe('Closed periods 1: first day');
  await keyboard.type('02012027');
  await tabTo('Closed periods 1: last day');
  await keyboard.type('02032027');
  await tabTo('Add closed period');
  await keyboard.press('Enter');
  await expect.poll(focused).toBe('Closed periods 2: first day');
  await tabTo('Remove closed periods 2');
  await keyboard.press('Enter');
  await expect.poll(focused).toBe('Add closed period');
  await tabTo('Add season');
  await tabTo('Save Changes');
  await keyboard.press('Enter');
  await form.waitFor({ state: 'hidden' });
  expect(await rulesOf(`tours/${tour.slug}`)).toEqual({
    weekdays: [3],
    closed: ['2027-02-01/2027-02-03'],
  });
});
