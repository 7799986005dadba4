import { randomUUID } from 'node:crypto';
import { company, shortDate } from '@selasar/domain/core';
import type { NoticeKind } from '@selasar/domain/mail';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createBooking,
  createBookingForGuest,
} from '../../../functions/src/requests/createBooking.ts';
import { followDelivery } from '../../../functions/src/mail/followMail.ts';
import { sendNotices } from '../../../functions/src/mail/notices/sendNotices.ts';
import { setNotice } from '../../../functions/src/mail/settings.ts';
import { submitMessage } from '../../../functions/src/messages/submitMessage.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { onEntryCreated, onMessageWritten } from '../../../functions/src/triggers.ts';
import { answerGuest } from '../../../functions/src/requests/thread/answerGuest.ts';
import { paths } from '../../../web/src/paths.ts';
import { alternatives, inDays } from '../support/offer.ts';
import { callHere, enrolHere } from './callHere.ts';
import {
  addTour,
  asGuestsAndStaff,
  bookTour,
  bookTransfer,
  cancel,
  set,
  staff,
  stayFor,
  submitChange,
  write,
  type Held,
} from './trips/guestRequests.ts';

// Its own project, so that no trigger runs: the tests deliver the events.
vi.hoisted(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-notices');
  vi.stubEnv('SITE_ORIGIN', 'https://www.selasar.example');
});
vi.mock('firebase-functions/logger');

const origin = 'https://www.selasar.example';

asGuestsAndStaff();
const admin = { uid: randomUUID(), role: 'admin' as const };
beforeAll(() => enrolHere(admin));

const pace = db.doc('rateLimits/companyPace');
const emptied = ['mail', 'mailLog', 'notices', 'noticeSettings'].map((name) => db.collection(name));
beforeEach(async () => {
  await Promise.all([...emptied.map((one) => db.recursiveDelete(one)), pace.delete()]);
});
afterEach(() => void vi.useRealTimers());

type Run = { run: (event: object) => Promise<void> };
const run = (trigger: unknown, data: unknown): Promise<void> =>
  (trigger as Run).run({ id: randomUUID(), time: '', params: {}, data });
const deliver = (entry: DocumentSnapshot) => run(onEntryCreated, entry);

/** The history and thread of a request, in the order in which they were written. */
async function entriesOf({ kind, id }: Pick<Held, 'kind' | 'id'>): Promise<DocumentSnapshot[]> {
  const lists = await Promise.all(
    ['events', 'thread'].map((list) => db.collection(`${kind}/${id}/${list}`).get()),
  );
  return lists
    .flatMap(({ docs }) => docs)
    .toSorted((a, b) => a.createTime.toMillis() - b.createTime.toMillis());
}
/** Delivers every event of a request, one after the other. */
async function deliverAll(held: Pick<Held, 'kind' | 'id'>): Promise<void> {
  for (const entry of await entriesOf(held)) await deliver(entry);
}

interface Message {
  subject: string;
  text: string;
  html: string;
}
/** The mails to the company, oldest first. */
async function told(): Promise<Message[]> {
  const { docs } = await db.collection('mail').where('to', '==', company.email).get();
  return docs
    .toSorted((a, b) => a.createTime.toMillis() - b.createTime.toMillis())
    .map((mail) => mail.get('message') as Message);
}
const subjects = async () => (await told()).map(({ subject }) => subject);

/** Ahead of the database's clock: what is stored long after it happened is no news. */
const day = inDays(2);
const at = (time: string) =>
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T${time}Z`) });
const minute = () => sendNotices.run({ scheduleTime: new Date().toISOString() });

/** Bookings whose events have not been delivered yet. */
async function newEvents(count: number): Promise<DocumentSnapshot[]> {
  const batch = db.batch();
  const events = Array.from({ length: count }, () => {
    const booking = db.doc(`bookings/${randomUUID()}`);
    const event = booking.collection('events').doc();
    batch.create(booking, {
      bookingType: 'tour',
      tourId: 'none',
      itemName: 'Test Tour',
      customerName: 'Hannah Vogel',
      customerEmail: 'hannah@example.com',
      startDate: inDays(9),
      endDate: inDays(9),
      numberOfGuests: 2,
      totalPrice: 182,
      status: 'pending',
    });
    batch.create(event, { from: null, to: 'pending', by: 'guest', at: Timestamp.now() });
    return event;
  });
  await batch.commit();
  return db.getAll(...events);
}

describe('the company is told by mail', () => {
  it('of a request, with who, what, when, how many, how much, its status and its page', async () => {
    const held = await bookTour(await addTour(), 9, false);
    await deliverAll(held);
    const [mail, ...others] = await told();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(
      /^New booking: Hannah Vogel, Test Tour, \w{3} \d+, \d{4}, 2 guests, \$182, Pending$/,
    );
    for (const fact of ['Name: Hannah Vogel', 'Booking: Test Tour', 'Guests: 2', 'Total: $182'])
      expect(mail?.text).toContain(fact);
    expect(mail?.text).toContain(`${origin}${paths.admin.booking(held.id)}\n`);
  });

  it('of a booking that was confirmed at once, that it is confirmed', async () => {
    const held = await bookTour(await addTour({ instantConfirmation: true, seats: 8 }), 9, false);
    await deliverAll(held);
    expect(await subjects()).toEqual([expect.stringMatching(/^New booking: .*, Confirmed$/)]);
  });

  it('of a transfer and of what its guest does with it, with a link to it', async () => {
    const held = await bookTransfer();
    await write(held, 'Is there a child seat?');
    await deliverAll(held);
    const mails = await told();
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(
        /^New transfer: Hannah Vogel, airport transfer, .* 14:00, 2 passengers/,
      ),
      expect.stringMatching(/^Message from a guest: Hannah Vogel, airport transfer/),
    ]);
    for (const { text } of mails)
      expect(text).toContain(`${origin}${paths.admin.transfer(held.id)}\n`);
  });

  it('of a change request, of a wish to cancel, and of a cancellation', async () => {
    const free = await bookTour(await addTour({ freeCancellationDays: 1 }), 9);
    await submitChange(free, stayFor(10, 10, 3));
    await cancel(free);
    const late = await bookTour(await addTour(), 9);
    await cancel(late);
    for (const held of [free, late]) {
      await pace.delete();
      await deliverAll(held);
    }
    expect((await subjects()).map((subject) => subject.split(':')[0])).toEqual([
      'New booking',
      'Change request',
      'Cancelled by the guest',
      'New booking',
      'Change request',
    ]);
  });

  it('of what a change request asks for', async () => {
    const held = await bookTour(await addTour(), 9);
    await submitChange(held, stayFor(10, 10, 3));
    await deliverAll(held);
    const mail = (await told()).at(-1);
    const wish = `for ${shortDate(inDays(10))}, 3 guests, $`;
    expect(mail?.subject).toMatch(/^Change request: Hannah Vogel, .*, asks for /);
    expect(mail?.subject).toContain(wish);
    expect(mail?.text).toContain(`The guest asks: ${wish}`);
    await pace.delete();
    const late = await bookTour(await addTour(), 9);
    await cancel(late);
    await deliverAll(late);
    expect((await subjects()).at(-1)).toMatch(/, asks to cancel$/);
  });

  it('of a message of the contact page, without what it says', async () => {
    const requestId = randomUUID();
    const request = { ...alternatives.message(), requestId, email: 'hannah@example.com' };
    await callHere(submitMessage, request);
    const after = await db.doc(`messages/${requestId}`).get();
    const before = await db.doc('messages/none').get();
    await run(onMessageWritten, { before, after });
    // Staff read it.
    await run(onMessageWritten, { before: after, after });
    const [mail, ...others] = await told();
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Message from the site: Hannah Vogel, /);
    expect(mail?.text).toContain(`${origin}${paths.admin.message(requestId)}\n`);
    expect(JSON.stringify(mail)).not.toMatch(/trek|A question|hannah@example/);
  });

  it('of nothing that a stranger typed, but the name', async () => {
    const requestId = randomUUID();
    const itemId = await addTour({ instantConfirmation: true, seats: 8 });
    await callHere(createBooking, {
      ...alternatives.tour(),
      requestId,
      itemId,
      customerEmail: 'typed@example.com',
      customerPhone: '+49 30 7654321',
      hotelName: 'TYPED',
    });
    const held = { kind: 'bookings', id: requestId } as const;
    await deliverAll(held);
    expect(JSON.stringify(await told())).not.toMatch(/typed|7654321/i);
    expect(await subjects()).toHaveLength(1);
  });

  it('in English, whatever the guest speaks', async () => {
    const requestId = randomUUID();
    const request = { ...alternatives.tour(), itemId: await addTour(), requestId };
    const customerEmail = `${requestId}@example.com`;
    await callHere(createBooking, { ...request, customerEmail, language: 'id' });
    await deliverAll({ kind: 'bookings', id: requestId });
    const [mail] = await told();
    expect(mail?.html).toContain('<html lang="en">');
    expect(mail?.subject).toMatch(/^New booking: .*, 2 guests, /);
  });

  it('with names of older records that were not checked', async () => {
    const held = await bookTour(await addTour(), 9, false);
    const customerName = '<b>Eve</b> \u202Emoc.live evil.photography/pay';
    await db.doc(`bookings/${held.id}`).update({ customerName });
    await deliverAll(held);
    const [mail] = await told();
    expect(mail?.html).toContain('&lt;b&gt;Eve&lt;/b&gt;');
    expect(mail?.html).not.toContain('<b>');
    expect(JSON.stringify(mail)).not.toMatch(/\u202E|\.live|\.photography/);
  });

  it('and the log has the mail, for the record and for its failure', async () => {
    const held = await bookTour(await addTour(), 9, false);
    await deliverAll(held);
    const { docs } = await db.collection('mail').where('to', '==', company.email).get();
    const [mail] = docs;
    const error = 'Error: 550 5.1.1 Recipient address rejected: User unknown';
    await mail?.ref.update({ delivery: { state: 'ERROR', attempts: 1, error } });
    await followDelivery(await mail?.ref.get());
    expect((await db.doc(`mailLog/${mail?.id}`).get()).data()).toMatchObject({
      kind: 'bookings',
      requestId: held.id,
      to: company.email,
      state: 'failed',
    });
    expect((await db.doc(`bookings/${held.id}`).get()).get('status')).toBe('pending');
  });
});

describe('the company is not told', () => {
  it('of what staff do', async () => {
    await enrolHere(staff);
    const requestId = randomUUID();
    await callHere(
      createBookingForGuest,
      {
        ...alternatives.tour(),
        itemId: await addTour(),
        requestId,
        startDate: inDays(9),
        endDate: inDays(9),
        customerEmail: 'hannah@example.com',
        customerPhone: '',
        status: 'confirmed',
        overrides: [],
      },
      staff,
    );
    const held = { kind: 'bookings', id: requestId } as const;
    await set(held, 'confirmed', 'cancelled');
    await set(held, 'cancelled', 'confirmed');
    await callHere(answerGuest, { ...held, messageId: randomUUID(), text: 'See you' }, staff);
    expect(await entriesOf(held)).toHaveLength(4);
    await deliverAll(held);
    expect(await told()).toEqual([]);
  });

  it('of records that were imported', async () => {
    const event = db.doc(`bookings/${(await bookTour(await addTour(), 9, false)).id}/events/old`);
    const lastWeek = Timestamp.fromMillis(Date.now() - 7 * 86_400_000);
    await event.create({ from: null, to: 'pending', by: 'guest', at: lastWeek });
    await deliver(await event.get());
    expect(await told()).toEqual([]);
  });

  it('of a kind that an admin has switched off, and of all others', async () => {
    const held = await bookTour(await addTour(), 9, false);
    await write(held, 'Hello');
    const choose = (isOn: boolean, who: Parameters<typeof callHere>[2] = admin) =>
      callHere(setNotice, { kind: 'newBooking' satisfies NoticeKind, isOn }, who);
    await expect(choose(false, staff)).rejects.toMatchObject({ details: { code: 'admin-only' } });
    await choose(false);
    await choose(false);
    await deliverAll(held);
    expect(await subjects()).toEqual([expect.stringContaining('Message from a guest')]);
    await choose(true);
    await deliverAll(await bookTour(await addTour(), 9, false));
    expect(await subjects()).toEqual([
      expect.stringContaining('Message from a guest'),
      expect.stringContaining('New booking'),
    ]);
    const edits = await db.collection('edits').where('of', '==', 'noticeSettings/company').get();
    expect(edits.docs.map((edit) => edit.get('after') as object)).toEqual(
      expect.arrayContaining([{ newBooking: false }, { newBooking: true }]),
    );
    expect(edits.size).toBe(2);
  });
});

describe('an event', () => {
  it('that is delivered twice, one after the other or at once, is told once', async () => {
    const [first, second] = await newEvents(2);
    await deliver(first!);
    await deliver(first!);
    await Promise.all([deliver(second!), deliver(second!)]);
    expect(await told()).toHaveLength(2);
  });

  it('is told once after failures, which hurt nothing else', async () => {
    const [event] = await newEvents(1);
    await pace.set({ recent: 'damaged' });
    await expect(deliver(event!)).rejects.toThrow('recent');
    expect(await told()).toEqual([]);
    await pace.delete();
    await deliver(event!);
    await deliver(event!);
    expect(await told()).toHaveLength(1);
  });
});

describe('of more than three events within a quarter of an hour', () => {
  it('the others are told together at its end', async () => {
    const events = await newEvents(7);
    at('10:03:00');
    for (const event of events.slice(0, 5)) await deliver(event);
    expect(await told()).toHaveLength(3);
    at('10:14:59');
    await minute();
    expect(await told()).toHaveLength(3);
    at('10:15:00');
    await Promise.all([minute(), minute()]);
    await minute();
    const [, , , gathered, ...others] = await told();
    expect(others).toEqual([]);
    expect(gathered?.subject).toBe('2 events: 2 new bookings');
    for (const event of events.slice(3, 5))
      expect(gathered?.text).toContain(`open=${event.ref.parent.parent?.id}`);

    // It goes on, so what follows is gathered, too.
    at('10:16:00');
    await deliver(events[5]!);
    await minute();
    expect(await told()).toHaveLength(4);
    at('10:30:00');
    await minute();
    expect((await subjects()).at(-1)).toMatch(/^New booking: /);
    // It is calm again: at once.
    at('10:46:00');
    await deliver(events[6]!);
    expect(await told()).toHaveLength(6);
  });

  it('a flood makes four mails, and every event is told', async () => {
    const events = await newEvents(54);
    at('11:00:00');
    await Promise.all(events.map(deliver));
    expect(await told()).toHaveLength(3);
    at('11:15:00');
    await minute();
    await minute();
    const [, , , gathered, ...others] = await told();
    expect(others).toEqual([]);
    expect(gathered?.subject).toBe('51 events: 51 new bookings');
    expect((await db.collection('notices').where('waitsFor', '!=', null).get()).size).toBe(0);
  });

  it('those that came while the mail was written are told by the next', async () => {
    const events = await newEvents(5);
    at('12:00:00');
    for (const event of events) await deliver(event);
    // As if the mail had been written between reading and writing.
    await pace.set({ recent: [] });
    await minute();
    expect(await told()).toHaveLength(3);
    at('12:15:00');
    await minute();
    expect((await subjects()).at(-1)).toBe('2 events: 2 new bookings');
  });

  it('those whose record was deleted are left out', async () => {
    const events = await newEvents(5);
    at('13:00:00');
    for (const event of events) await deliver(event);
    for (const { ref } of events.slice(3)) await ref.parent.parent?.delete();
    at('13:15:00');
    await minute();
    expect(await told()).toHaveLength(3);
    expect((await db.collection('notices').where('waitsFor', '!=', null).get()).size).toBe(0);
  });
});
