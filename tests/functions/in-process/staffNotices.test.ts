import { randomUUID } from 'node:crypto';
import { addDays, baliDate, shortDate } from '@selasar/domain/core';
import type { SetOwnNoticesInput } from '@selasar/domain/mail';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noticeOfDeposit } from '../../../functions/src/mail/notices/noticeOf.ts';
import { sendMornings } from '../../../functions/src/mail/notices/sendMornings.ts';
import { sendNotices, tell } from '../../../functions/src/mail/notices/sendNotices.ts';
import { setNotice, setOwnNotices } from '../../../functions/src/mail/settings.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { onBookingWritten, onEntryCreated } from '../../../functions/src/triggers.ts';
import { callHere, enrolHere } from './callHere.ts';
import { asGuestsAndStaff } from './trips/guestRequests.ts';

// Its own project, so that no trigger runs: the tests deliver the events.
vi.hoisted(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-staff-notices');
  vi.stubEnv('SITE_ORIGIN', 'https://www.selasar.example');
});
vi.mock('firebase-functions/logger');

asGuestsAndStaff();
const ayu = { uid: randomUUID(), role: 'staff' as const };
const made = { uid: randomUUID(), role: 'admin' as const };
const emailOf = async ({ uid }: { uid: string }): Promise<string> =>
  (await db.doc(`users/${uid}`).get()).get('email') as string;

const emptied = ['mail', 'mailLog', 'notices', 'noticeSettings', 'rateLimits', 'bookings'];
beforeEach(async () => {
  await Promise.all(emptied.map((name) => db.recursiveDelete(db.collection(name))));
  await Promise.all([enrolHere(ayu), enrolHere(made)]);
});
afterEach(() => void vi.useRealTimers());

const choose = (chosen: SetOwnNoticesInput, who: typeof ayu | typeof made = ayu) =>
  callHere(setOwnNotices, chosen, who);
/** Ahead of the database's clock: what is stored long after it happened is no news. 23:00 in UTC is seven of the next day. */
const yesterday = addDays(baliDate(new Date()), 2);
const today = addDays(yesterday, 1);
const at = (time: string) =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${yesterday}T${time}Z`) });
const event = () => ({ scheduleTime: new Date().toISOString() });
const minute = () => sendNotices.run(event());
const seven = () => sendMornings.run(event());

const run = (trigger: unknown, data: unknown): Promise<void> =>
  (trigger as { run: (event: object) => Promise<void> }).run({ id: randomUUID(), time: '', data });
const deliver = (entry: DocumentSnapshot) => run(onEntryCreated, entry);

const booking = (startDate: string) => ({
  bookingType: 'tour',
  tourId: 'none',
  itemName: 'Test Tour',
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
  startDate,
  endDate: startDate,
  numberOfGuests: 2,
  totalPrice: 182,
  status: 'pending',
  createdAt: Timestamp.now(),
  updatedAt: Timestamp.now(),
});

/** The event of a new booking, not delivered yet. */
async function newEvent(startDate = addDays(today, 30)): Promise<DocumentSnapshot> {
  const stored = db.doc(`bookings/${randomUUID()}`);
  const created = stored.collection('events').doc();
  await stored.create(booking(startDate));
  await created.create({ from: null, to: 'pending', by: 'guest', at: Timestamp.now() });
  return created.get();
}

async function told(who: { uid: string } = ayu): Promise<string[]> {
  const { docs } = await db
    .collection('mail')
    .where('to', '==', await emailOf(who))
    .get();
  return docs
    .toSorted((a, b) => a.createTime.toMillis() - b.createTime.toMillis())
    .map((mail) => mail.get('message.subject') as string);
}

describe('a member of staff', () => {
  it('hears nothing until they choose, and then what they have chosen', async () => {
    await deliver(await newEvent());
    expect(await told()).toEqual([]);
    await choose({ pace: 'atOnce' });
    await deliver(await newEvent());
    await choose({ newBooking: false });
    await choose({ newBooking: false });
    await deliver(await newEvent());
    expect(await told()).toEqual([expect.stringMatching(/^New booking: Hannah Vogel/)]);
    expect((await db.doc(`users/${ayu.uid}`).get()).get('notices')).toEqual({
      pace: 'atOnce',
      newBooking: false,
    });
    // The company hears as before.
    expect((await db.collection('notices').where('to', '==', 'company').get()).size).toBe(3);
  });

  it('hears of an event once, though it is delivered twice at once', async () => {
    await Promise.all([choose({ pace: 'atOnce' }), choose({ pace: 'atOnce' }, made)]);
    const created = await newEvent();
    await Promise.all([deliver(created), deliver(created)]);
    await deliver(created);
    expect([(await told()).length, (await told(made)).length]).toEqual([1, 1]);
  });

  it('does not miss an event because the mail to a colleague fails', async () => {
    await Promise.all([choose({ pace: 'atOnce' }), choose({ pace: 'atOnce' }, made)]);
    const created = await newEvent();
    const pace = db.doc(`rateLimits/${made.uid}Pace`);
    await pace.set({ recent: 'damaged' });
    await expect(deliver(created)).rejects.toThrow('recent');
    expect([(await told()).length, (await told(made)).length]).toEqual([1, 0]);
    await pace.delete();
    await deliver(created);
    expect([(await told()).length, (await told(made)).length]).toEqual([1, 1]);
  });

  it('hears together at the end of each quarter of an hour, if they want that', async () => {
    await choose({ pace: 'quarterHour' });
    at('10:03:00');
    await deliver(await newEvent());
    await deliver(await newEvent());
    at('10:14:59');
    await minute();
    expect(await told()).toEqual([]);
    at('10:15:00');
    await Promise.all([minute(), minute()]);
    await minute();
    expect(await told()).toEqual(['2 events: 2 new bookings']);
  });

  it('hears what waits when it was due, once, though they change the pace meanwhile', async () => {
    await choose({ pace: 'quarterHour' });
    at('10:03:00');
    await deliver(await newEvent());
    await choose({ pace: 'morning' });
    await deliver(await newEvent());
    await choose({ pace: 'quarterHour' });
    at('10:15:00');
    await minute();
    expect(await told()).toEqual([expect.stringMatching(/^New booking/)]);
    at('23:00:00');
    await Promise.all([minute(), seven(), seven()]);
    await seven();
    expect(await told()).toEqual([
      expect.stringMatching(/^New booking/),
      expect.stringMatching(/^New booking/),
    ]);
  });

  it('who has left, or wants no mails, hears nothing more, not even what waits', async () => {
    await choose({ pace: 'quarterHour' });
    await choose({ pace: 'morning' }, made);
    at('10:03:00');
    await deliver(await newEvent());
    await db.doc(`users/${ayu.uid}`).update({ role: 'pending' });
    await choose({ pace: 'never' }, made);
    at('23:00:00');
    await Promise.all([minute(), seven()]);
    await deliver(await newEvent());
    expect([...(await told()), ...(await told(made))]).toEqual([]);
    const waiting = db.collection('notices').where('to', '!=', 'company');
    expect((await waiting.get()).docs.map((one) => one.get('waitsFor') as unknown)).toEqual([
      null,
      null,
    ]);
    await expect(choose({ pace: 'atOnce' })).rejects.toMatchObject({
      details: { code: 'staff-only' },
    });
  });
});

describe('at seven in Bali', () => {
  it('the list of the day comes with what happened, once, without what strangers typed', async () => {
    await choose({ pace: 'morning' });
    at('12:00:00');
    await deliver(await newEvent());
    const created = await newEvent(today);
    const tour = created.ref.parent.parent!;
    await tour.update({ status: 'confirmed', pickupTime: '07:30', hotelName: 'TYPED' });
    const ride = { status: 'cancelled', customerName: 'Nobody' };
    await db.doc(`bookings/${randomUUID()}`).create({ ...booking(today), ...ride });
    at('23:00:00');
    expect(baliDate(new Date())).toBe(today);
    await Promise.all([seven(), seven()]);
    // The job is run again, and somebody books meanwhile.
    await deliver(await newEvent());
    await seven();
    expect(await told()).toEqual([`${shortDate(today)}: 1 job, 1 new booking`]);
    const [mail] = (
      await db
        .collection('mail')
        .where('to', '==', await emailOf(ayu))
        .get()
    ).docs;
    const text = mail?.get('message.text') as string;
    expect(text).toContain('07:30: Tour, Test Tour, Hannah Vogel, 2 guests, Confirmed');
    expect(text).toContain(`/admin/bookings?open=${tour.id}`);
    expect(text).not.toMatch(/TYPED|Nobody/);
    vi.setSystemTime(new Date(`${today}T23:00:00Z`));
    await seven();
    expect((await told()).at(-1)).toMatch(/^New booking/);
  });

  it('a day without jobs and news has no mail', async () => {
    await choose({ pace: 'morning' });
    at('23:00:00');
    await seven();
    expect(await told()).toEqual([]);
  });
});

describe('reviews and deposits', () => {
  it('a review is told once, when it is written', async () => {
    await choose({ pace: 'atOnce' });
    const stored = (await newEvent()).ref.parent.parent!;
    const review = { rating: 4, text: 'It was a very good day.', name: 'Hannah V.', country: '' };
    const of = { tripId: 't', bookingType: 'tour', itemId: 'none', itemName: 'Test Tour' };
    await db
      .doc(`reviews/${stored.id}`)
      .create({ ...review, ...of, month: '2026-12', status: 'waiting' });
    const before = await stored.get();
    await stored.update({ reviewWaits: true });
    const after = await stored.get();
    for (const change of [
      { before, after },
      { before, after },
      { before: after, after },
    ])
      await run(onBookingWritten, change);
    expect(await told()).toEqual(['New review: Hannah V., Test Tour, 4 of 5 stars']);
    expect(JSON.stringify((await db.collection('mail').get()).docs)).not.toContain('very good day');
  });

  it('an unpaid deposit is told once for each day on which it was due, to the company if an admin wants that', async () => {
    await choose({ pace: 'atOnce' });
    const { id } = (await newEvent()).ref.parent.parent!;
    const due = addDays(baliDate(new Date()), -1);
    for (const day of [due, due, addDays(due, 1)]) await tell(noticeOfDeposit('bookings', id, day));
    expect(await told()).toHaveLength(2);
    expect((await told())[0]).toMatch(/^Deposit not paid: Hannah Vogel, Test Tour/);
    expect((await db.collection('notices').where('to', '==', 'company').get()).size).toBe(0);
    await callHere(setNotice, { kind: 'unpaidDeposit', isOn: true }, made);
    await tell(noticeOfDeposit('bookings', id, due));
    expect((await db.collection('notices').where('to', '==', 'company').get()).size).toBe(1);
  });
});
