import { randomUUID } from 'node:crypto';
import { addDays, type CivilDate, collections } from '@selasar/domain/core';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createBooking } from '../../../functions/src/requests/createBooking.ts';
import { remindGuests } from '../../../functions/src/mail/remindGuests.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { askForReviews } from '../../../functions/src/reviews/askForReviews.ts';
import { alternatives } from '../support/offer.ts';
import { callHere } from './callHere.ts';
import { addTour, asGuestsAndStaff } from './trips/guestRequests.ts';

// Its own project, so that no trigger runs.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-mails-by-jobs'));
vi.mock('firebase-functions/logger');

asGuestsAndStaff();
const most = 10;
beforeAll(() => void vi.stubEnv('MAILS_PER_EMAIL', String(most)));
afterEach(() => void vi.useRealTimers());

const day: CivilDate = '2027-03-10';
/** An hour of the day in Bali. */
const at = (date: CivilDate, hour: number) =>
  new Date(Date.parse(`${date}T00:00:00+08:00`) + hour * 3_600_000);

async function run(job: typeof remindGuests | typeof askForReviews, when: Date): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: when });
  await job.run({ scheduleTime: when.toISOString() });
}
const textsTo = async (email: string) =>
  (await db.collection(collections.mail).where('to', '==', email).get()).docs.map((mail) =>
    JSON.stringify(mail.get('message')),
  );

/** Bookings with somebody else's email, confirmed at once; nobody has looked at them. */
async function bookedForVictim(count: number) {
  const customerEmail = `${randomUUID()}@example.com`;
  const trip = db.collection(collections.trips).doc();
  await trip.create({ key: randomUUID(), viewId: randomUUID(), emails: [customerEmail] });
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  const one = {
    ...times,
    tripId: trip.id,
    bookingType: 'tour',
    tourId: 'none',
    itemName: 'Test Tour',
    customerName: 'URGENT pay at once',
    customerEmail,
    startDate: day,
    endDate: day,
    numberOfGuests: 2,
    totalPrice: 182,
    status: 'confirmed',
    unverified: true,
  };
  const bookings = Array.from({ length: count }, () => db.doc(`bookings/${randomUUID()}`));
  await Promise.all(bookings.map((booking) => booking.create(one)));
  return {
    customerEmail,
    end: () => Promise.all(bookings.map((booking) => booking.update({ status: 'cancelled' }))),
  };
}

it('88 bookings with one email cause no more mails on any day than the limit, and no name', async () => {
  const { customerEmail, end } = await bookedForVictim(88);
  const dayBefore = addDays(day, -1);
  await run(remindGuests, at(dayBefore, 17));
  expect(await textsTo(customerEmail)).toHaveLength(most);
  // A retry of the job is on the same day, also in the next hour.
  await run(remindGuests, at(dayBefore, 18));
  expect(await textsTo(customerEmail)).toHaveLength(most);

  for (const [index, date] of [1, 2].map((days) => addDays(day, days)).entries()) {
    await run(askForReviews, at(date, 10));
    expect(await textsTo(customerEmail)).toHaveLength((index + 2) * most);
  }
  const texts = await textsTo(customerEmail);
  expect(texts.filter((text) => text.includes('How was Test Tour?'))).toHaveLength(2 * most);
  expect(texts.filter((text) => text.includes('URGENT'))).toEqual([]);
  await end();
});

it('mails by calls of a day leave no room for mails by schedule', async () => {
  const { customerEmail, end } = await bookedForVictim(1);
  const itemId = await addTour();
  vi.useFakeTimers({ toFake: ['Date'], now: at(addDays(day, -1), 9) });
  for (let n = 0; n < most; n += 1) {
    const own = { requestId: randomUUID(), customerEmail, isSecond: true };
    const request = { ...alternatives.tour(), itemId, ...own };
    await callHere(createBooking, { ...request, startDate: day });
  }
  expect(await textsTo(customerEmail)).toHaveLength(most);
  await run(remindGuests, at(addDays(day, -1), 17));
  expect(await textsTo(customerEmail)).toHaveLength(most);
  // On the next day there is room again.
  await run(askForReviews, at(addDays(day, 1), 10));
  expect(await textsTo(customerEmail)).toHaveLength(most + 1);
  await end();
});

it('guests with addresses of their own are all reminded', async () => {
  const guests = await Promise.all(Array.from({ length: 12 }, () => bookedForVictim(1)));
  await run(remindGuests, at(addDays(day, -1), 17));
  for (const { customerEmail, end } of guests) {
    expect(await textsTo(customerEmail)).toHaveLength(1);
    await end();
  }
});
