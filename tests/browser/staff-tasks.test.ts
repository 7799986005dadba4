// What staff do every day, from the dashboard: docs/staff-tasks.md says how many inputs each task takes, and here the
// browser counts them.
import { randomInt, randomUUID } from 'node:crypto';
import { addDays } from '@selasar/domain/core';
import { Timestamp } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { inDays, tourRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { typeDate } from '../e2e/support/dates.ts';
import { dayOf } from '../e2e/support/day.ts';
import { type Desk, deskOf } from '../e2e/support/hands.ts';
import { countInputs, inputsOf } from '../e2e/support/inputs.ts';
import { cell, dialog, createOffer } from '../e2e/support/calendarGrid.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { enter, newPerson, type Person } from '../e2e/support/person.ts';
import { taskRows } from '../e2e/support/taskRows.ts';

const suite = openSuite();
const { db, later } = suite;
const guest = await suite.caller();
const colleague = await suite.caller('staff');
const browser = await openBrowser();
const day = dayOf(suite, inDays(1));
const [tour, villa] = [await createOffer(suite, 'tours'), await createOffer(suite, 'villas')];
later(async () => {
  const blocks = await db.collection('blocks').where('villaId', '==', villa.slug).get();
  await Promise.all(blocks.docs.map(({ ref }) => ref.delete()));
});

/** Performs a task; what it returns looks at the outcome. */
type Task = (desk: Desk) => Promise<() => Promise<unknown>>;

const button = (on: Page | Locator, name: string | RegExp) =>
  on.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const newName = () => `Hannah ${randomUUID().slice(0, 8)}`;
const stored = async (place: string, field: string) => (await db.doc(place).get()).get(field);
/** Longer ago than anything else in the suite. */
const longAgo = Timestamp.fromDate(new Date('2020-01-01'));

/** A tour that was just booked. */
async function bookedTour(change: object = {}) {
  const customerName = newName();
  const [place = ''] = await day.put('bookings', [
    day.tour({ tourId: tour.slug, itemName: tour.name, customerName, ...change }),
  ]);
  return { customerName, place };
}
/** The same as the server stores it, with a trip, and found by search. */
async function confirmedTour(change: object) {
  const request = { ...tourRequest(suite, tour.slug), ...change };
  const { requestId: id } = request;
  const { tripKey: key } = (await guest.call('createBooking', request)) as { tripKey: string };
  await colleague.call('setBookingStatus', { bookingId: id, from: 'pending', to: 'confirmed' });
  return { id, key };
}
const inTwoWeeks = { startDate: inDays(14), endDate: inDays(14) };
const recent = (page: Page, { customerName }: { customerName: string }) =>
  page.getByRole('link').filter({ hasText: customerName });

const tasks: Readonly<Record<string, Task>> = {
  async oldest({ page, press }) {
    const { customerName, place } = await bookedTour({ status: 'pending', createdAt: longAgo });
    await press(link(page, 'Answer the bookings'));
    await dialog(page).getByText(customerName).first().waitFor();
    await press(button(dialog(page), 'Confirm Booking'));
    await page.getByText('Booking confirmed successfully').waitFor();
    return async () => expect(await stored(place, 'status')).toBe('confirmed');
  },

  async ten({ page, press }) {
    const pending = Array.from({ length: 10 }, () => bookedTour({ status: 'pending' }));
    const places = (await Promise.all(pending)).map(({ place }) => place);
    await press(link(page, 'Review Bookings'));
    await press(page.getByLabel(/^Select all/));
    await press(button(page.getByRole('region', { name: 'Selection' }), 'Confirm 10'));
    await press(button(page.getByRole('alertdialog'), 'Confirm 10'));
    await page.getByText('10 bookings confirmed').waitFor();
    const statuses = () => Promise.all(places.map((place) => stored(place, 'status')));
    return async () => expect(new Set(await statuses())).toEqual(new Set(['confirmed']));
  },

  async tour({ page, press }) {
    const name = newName();
    await press(link(page, 'New booking'));
    await press(dialog(page).getByRole('combobox', { name: 'Villa or tour' }));
    await press(page.getByRole('option', { name: tour.name }));
    await typeDate(dialog(page), 'Date', inDays(5));
    await dialog(page).getByLabel('Name of the guest').fill(name);
    await dialog(page).getByLabel('Phone').fill('+62 812 3456 7890');
    await press(button(dialog(page), 'Book'));
    await page.getByText('The booking is created').waitFor();
    return async () =>
      expect(await tour.booked()).toContainEqual(
        expect.objectContaining({ customerName: name, startDate: inDays(5), totalPrice: 90 }),
      );
  },

  async transfer({ page, press }) {
    const name = newName();
    const made = () => db.collection('transfers').where('customerName', '==', name).get();
    later(async () => Promise.all((await made()).docs.map(({ ref }) => db.recursiveDelete(ref))));
    await press(link(page, 'New transfer'));
    await dialog(page).getByLabel('To').fill('Alaya Resort, Ubud');
    await typeDate(dialog(page), 'Date', inDays(5));
    await press(dialog(page).getByRole('combobox', { name: 'Time' }));
    await press(page.getByRole('option', { name: '14:00' }));
    await dialog(page).getByLabel('Name of the guest').fill(name);
    await dialog(page).getByLabel('Phone').fill('+62 812 3456 7890');
    await press(button(dialog(page), 'Book'));
    await page.getByText('The transfer is created').waitFor();
    return async () =>
      expect((await made()).docs.map((one) => one.get('destination'))).toEqual([
        'Alaya Resort, Ubud',
      ]);
  },

  async driver({ page, press }) {
    const driver = newName();
    const driverId = await day.driver(driver, '+62 812 3800 1009');
    const { customerName, place } = await bookedTour({ pickupTime: '07:30' });
    await press(link(page, 'Tomorrow'));
    await press(button(page, `Choose the driver: ${customerName}, ${tour.name}`));
    await press(dialog(page).getByRole('button').filter({ hasText: driver }));
    await page.getByText(`Driver: ${driver}`, { exact: true }).waitFor();
    return async () => expect(await stored(place, 'driverId')).toBe(driverId);
  },

  async move({ page, press }) {
    const booked = await bookedTour(inTwoWeeks);
    await press(recent(page, booked));
    await press(button(page, 'Edit'));
    const form = page.getByRole('dialog', { name: 'Edit booking' });
    await typeDate(form, 'Date', inDays(15));
    await press(button(form, 'Save'));
    await page.getByText('The booking is saved').waitFor();
    return async () => expect(await stored(booked.place, 'startDate')).toBe(inDays(15));
  },

  async payment({ page, press }) {
    const booked = await bookedTour(inTwoWeeks);
    await press(recent(page, booked));
    await press(button(page, 'Add a payment'));
    await page.getByLabel('Amount (USD)').fill('40');
    await press(button(page, 'Save the payment'));
    await page.getByText('The payment is recorded').waitFor();
    return async () =>
      expect(await stored(booked.place, 'payments')).toMatchObject([{ amount: 40 }]);
  },

  async block({ page, press }) {
    const { length } = await blocked();
    const from = addDays(inDays(1), length * 7);
    await press(link(page, 'Block nights'));
    await press(cell(page, villa.name, from));
    await press(cell(page, villa.name, addDays(from, 6)));
    await press(button(dialog(page), 'Block'));
    await page.getByText('The nights are blocked').waitFor();
    return async () =>
      expect(await blocked()).toContainEqual(
        expect.objectContaining({ startDate: from, endDate: addDays(from, 7) }),
      );
  },

  async answer({ page, press }) {
    const { id, key } = await confirmedTour({ customerName: newName() });
    const place = `bookings/${id}`;
    const written = { key, kind: 'bookings', id, messageId: randomUUID(), text: 'Is there shade?' };
    await guest.call('writeToUs', written);
    await db.doc(place).update({ lastMessageAt: longAgo });
    await press(link(page, 'Answer the inbox entries'));
    await page.getByText('Is there shade?').last().waitFor();
    await page.getByLabel('Write to the guest').fill('Yes, under the palms.');
    await press(button(page, 'Send'));
    await expect.poll(() => stored(place, 'unanswered')).not.toBe(true);
    return async () => undefined;
  },

  async find({ page, press }) {
    const digits = String(randomInt(100_000, 999_999));
    const customerName = newName();
    await confirmedTour({ customerName, customerPhone: `+62 857 ${digits}` });
    await press(button(page, 'Search everything'));
    await page.getByRole('combobox', { name: 'Search everything' }).fill(digits);
    await page.getByRole('option').filter({ hasText: customerName }).waitFor();
    return async () => undefined;
  },

  async print({ page, press }) {
    const names = [newName(), newName()];
    for (const name of names) {
      await bookedTour({ driverId: await day.driver(name, '+62 812 3800 1009') });
    }
    // There is no printer, so the test keeps the printed pages.
    await page.evaluate(() => {
      window.print = () => {
        document.title = document.querySelector('[data-manifest]')?.textContent ?? '';
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    await press(link(page, 'Tomorrow'));
    await press(button(page, 'Print'));
    await press(page.getByRole('menuitem', { name: 'A page for each driver' }));
    const printed = await page.title();
    return async () => {
      for (const name of names) expect(printed).toContain(`${name}, `);
    };
  },

  async season({ page, press }) {
    const { docs } = await db.collection('villas').get();
    const year = Number(inDays(0).slice(0, 4)) + 2;
    const season = { from: `${year}-07-01`, to: `${year}-08-31` };
    const prices = async () => {
      const { docs } = await db.collection('villas').get();
      return docs.map((one) => one.get('rules')?.seasons?.[`${season.from}/${season.to}`]);
    };
    await press(link(page, 'Season prices'));
    await typeDate(dialog(page), 'First day', season.from);
    await typeDate(dialog(page), 'Last day', season.to);
    await dialog(page).getByLabel('Percent').fill('20');
    await press(button(dialog(page), `Save for ${docs.length}`));
    await page.getByText(`${docs.length} villas: the season price is saved`).waitFor();
    return async () => {
      const dearer = docs.map((one) => Math.round(Number(one.get('pricePerNight')) * 1.2));
      expect(await prices()).toEqual(dearer);
      await button(page, 'Undo').click();
      await expect.poll(async () => new Set(await prices())).toEqual(new Set([undefined]));
    };
  },
};

const blocked = async () => {
  const found = await db.collection('blocks').where('villaId', '==', villa.slug).get();
  return found.docs.map((one) => one.data());
};

const rows = taskRows();

it('the page names every task of this file', () => {
  expect(rows.map(({ test }) => test).toSorted()).toEqual(Object.keys(tasks).toSorted());
});

it.each(rows)('$test: the numbers of the page are within its limit', (row) => {
  // What is written or named, such as a text, is not part of the limit.
  const free = row.limit.includes('and') ? 1 : 0;
  for (const { presses, fields } of [row.laptop, row.phone]) {
    expect(presses + fields - free).toBeLessThanOrEqual(Number.parseInt(row.limit, 10));
  }
});

// Requests of the demo data wait elsewhere meanwhile, so that ten are all that wait.
beforeAll(async () => {
  const { docs } = await db.collection('bookings').where('status', '==', 'pending').get();
  await Promise.all(docs.map(({ ref }) => ref.update({ status: 'cancelled' })));
  later(() => Promise.all(docs.map(({ ref }) => ref.update({ status: 'pending' }))));
});

const screens = {
  laptop: { viewport: { width: 1366, height: 768 }, more: {} },
  phone: { viewport: { width: 390, height: 844 }, more: { hasTouch: true, isMobile: true } },
};

describe.each(['laptop', 'phone'] as const)('on a %s', (screen) => {
  let person: Person;
  let desk: Desk;
  beforeAll(async () => {
    const { viewport, more } = screens[screen];
    person = await newPerson(browser, viewport, 'Asia/Makassar', more);
    await enter(person, DEMO_USERS.staff.email);
    await countInputs(person.context);
    desk = deskOf(person, screen === 'phone');
  });

  it.each(rows)('$test', async (row) => {
    await person.page.goto('/admin');
    await person.page.getByRole('navigation', { name: 'Daily work' }).waitFor();
    const check = await tasks[row.test]?.(desk);
    expect(await inputsOf(person.page)).toEqual(row[screen]);
    await check?.();
    expect(person.problems).toEqual([]);
  });
});
