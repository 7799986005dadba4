import { randomUUID } from 'node:crypto';
import { collections } from '@selasar/domain/core';
import { threadLimits } from '@selasar/domain/messages';
import { tripViewSchema } from '@selasar/domain/trips';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { answerGuest } from '../../../../functions/src/requests/thread/answerGuest.ts';
import { publishTrip } from '../../../../functions/src/trips/publishTrip.ts';
import { callHere } from '../callHere.ts';
import {
  asGuestsAndStaff,
  addTour,
  bookTour,
  bookTransfer,
  refusalOf,
  staff,
  stored,
  subjectsTo,
  write,
  type Held,
} from './guestRequests.ts';

vi.hoisted(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-trip-thread');
  vi.stubEnv('SITE_ORIGIN', 'https://site.example');
});
vi.mock('firebase-functions/logger');

asGuestsAndStaff();
// Messages are counted per hour: the clock stands still, so the hour does not end.
const halfPast = new Date('2026-11-22T09:30:00Z');
beforeEach(() => {
  vi.setSystemTime(halfPast);
});
afterEach(() => {
  vi.useRealTimers();
});

const reply = ({ kind, id }: Held, text: string, messageId: string = randomUUID()) =>
  callHere(answerGuest, { kind, id, text, messageId }, staff);

const threadOf = async ({ kind, id }: Held) =>
  (await db.collection(`${kind}/${id}/thread`).orderBy('at').get()).docs.map((one) => one.data());

describe('messages of a guest and staff', () => {
  it('are in one thread; staff see that an answer is due until they give one', async () => {
    const held = await bookTour(await addTour(), 9);
    await write(held, ' May we come later?\nOur flight is late. ');
    expect(await stored(held)).toMatchObject({
      unanswered: true,
      lastMessageAt: expect.any(Timestamp),
    });
    await reply(held, 'Yes, at ten.');
    expect(await stored(held)).not.toHaveProperty('unanswered');
    expect(await threadOf(held)).toMatchObject([
      { from: 'guest', text: 'May we come later?\nOur flight is late.' },
      { from: 'staff', text: 'Yes, at ten.', byName: 'Made Wirawan' },
    ]);
  });

  it('can be marked as needing no answer, without a mail', async () => {
    const held = await bookTour(await addTour(), 9);
    await write(held, 'Thank you!');
    const before = await subjectsTo(held);
    await reply(held, '');
    expect(await stored(held)).not.toHaveProperty('unanswered');
    expect(await threadOf(held)).toHaveLength(1);
    expect(await subjectsTo(held)).toEqual(before);
  });

  it('work for a transfer, too', async () => {
    const held = await bookTransfer();
    await write(held, 'Is there a child seat?');
    await reply(held, 'Yes.');
    expect(await threadOf(held)).toHaveLength(2);
  });

  it('are stored once if repeated; an id belongs to one message', async () => {
    const held = await bookTour(await addTour(), 9);
    const [own, theirs] = [randomUUID(), randomUUID()];
    await Promise.all([write(held, 'Hello', own), write(held, 'Hello', own)]);
    await reply(held, 'Hello', theirs);
    await reply(held, 'Hello', theirs);
    expect(await threadOf(held)).toHaveLength(2);
    for (const messageId of [own, theirs]) {
      expect(await refusalOf(write(held, 'Goodbye', messageId))).toMatchObject({
        code: 'request-id-reused',
      });
    }
  });

  it('are mailed for the first answer of an hour, with the link of the page', async () => {
    const held = await bookTour(await addTour(), 9);
    const answers = async () =>
      (await subjectsTo(held)).filter((subject) => subject.includes('A reply'));
    await reply(held, 'Yes, at ten.');
    await reply(held, 'Bring a hat.');
    expect(await answers()).toHaveLength(1);
    const { customerEmail, tripId } = await stored(held);
    const key = String((await db.doc(`trips/${tripId}`).get()).get('key'));
    const mails = await db.collection(collections.mail).where('to', '==', customerEmail).get();
    const texts = mails.docs.map((mail) => String(mail.get('message.text')));
    expect(texts).toContainEqual(
      expect.stringMatching(new RegExp(`Yes, at ten\\.[^]*https://site\\.example/trip/${key}`)),
    );
    vi.setSystemTime(halfPast.getTime() + 3_600_000);
    await reply(held, 'And water.');
    expect(await answers()).toHaveLength(2);
  });

  it('do not exist for a request without a trip', async () => {
    const held = await bookTour(await addTour(), 9);
    await db.doc(`bookings/${held.id}`).update({ tripId: FieldValue.delete() });
    expect(await refusalOf(reply(held, 'Hello'))).toMatchObject({ code: 'trip-not-found' });
    expect(await refusalOf(write(held, 'Hello'))).toMatchObject({ code: 'trip-not-found' });
    expect(await threadOf(held)).toEqual([]);
  });
});

describe('a flood', () => {
  it(`is stopped at ${threadLimits.perHour} messages an hour, even in parallel; staff can still write`, async () => {
    const held = await bookTour(await addTour(), 9);
    const sent = await Promise.all(
      Array.from({ length: threadLimits.perHour + 5 }, (_, n) =>
        refusalOf(write(held, `Message ${n}`)),
      ),
    );
    const taken = sent.filter((one) => 'answered' in one).length;
    // Some parallel messages may need a retry.
    for (let n = taken; n < threadLimits.perHour; n += 1) await write(held, `Again ${n}`);
    expect(await refusalOf(write(held, 'One more'))).toMatchObject({ code: 'too-many-requests' });
    expect(await threadOf(held)).toHaveLength(threadLimits.perHour);
    for (let n = 0; n < 3; n += 1) await reply(held, `Answer ${n}`);
    expect(await threadOf(held)).toHaveLength(threadLimits.perHour + 3);

    vi.setSystemTime(halfPast.getTime() + 3_600_000);
    expect(await refusalOf(write(held, 'The next hour'))).toHaveProperty('answered');
  });

  it(`is stopped permanently at ${threadLimits.inAll}`, async () => {
    const held = await bookTour(await addTour(), 9);
    await write(held, 'Hello');
    const counter = db.doc(`${collections.rateLimits}/thread_${held.id}`);
    await counter.update({ inAll: threadLimits.inAll });
    expect(await refusalOf(write(held, 'One more'))).toMatchObject({ code: 'too-many-messages' });
    // It never expires: it has no expiry date.
    expect((await counter.get()).data()).not.toHaveProperty('expiresAt');
  });

  it('of the longest messages keeps the trip view small enough to store', async () => {
    const held = await bookTour(await addTour(), 9);
    const tripId = String((await stored(held))['tripId']);
    const text = '字'.repeat(threadLimits.text);
    // The maximum of requests in one trip, each with more messages than its share.
    for (let n = 0; n < 8; n += 1) {
      const copy = db.doc(`bookings/${randomUUID()}`);
      const writer = db.batch().create(copy, await stored(held));
      for (let m = 0; m < 50; m += 1) {
        const at = new Date(halfPast.getTime() + m);
        writer.create(copy.collection('thread').doc(randomUUID()), { from: 'guest', text, at });
      }
      await writer.commit();
    }
    await publishTrip(tripId);
    const { viewId } = (await db.doc(`trips/${tripId}`).get()).data() ?? {};
    const view = tripViewSchema.parse((await db.doc(`tripViews/${viewId}`).get()).data());
    const shown = view.requests.flatMap(({ thread }) => thread);
    expect(view.requests).toHaveLength(9);
    expect(shown.length).toBeGreaterThan(8);
    expect(Buffer.byteLength(JSON.stringify(view))).toBeLessThan(1_000_000);
  });
});
