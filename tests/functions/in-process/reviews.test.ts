import { randomUUID } from 'node:crypto';
import { baliDate, countryName } from '@selasar/domain/core';
import {
  reviewSchema,
  reviewStatus,
  type ReviewStatus,
  reviewStatuses,
} from '@selasar/domain/reviews';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firestore.ts';
import { requestReviews } from '../../../functions/src/reviews/askForReviews.ts';
import { setReviewStatus } from '../../../functions/src/reviews/setReviewStatus.ts';
import { writeReview } from '../../../functions/src/reviews/writeReview.ts';
import { randomFrom } from '../fuzz/counters/events.ts';
import { inDays } from '../support/offer.ts';
import { addTrip, guestReview } from '../support/travel.ts';
import { callHere, enrolHere } from './callHere.ts';
import { guard } from './guarded.ts';

vi.hoisted(() => {
  // Its own project, so that no trigger runs.
  vi.stubEnv('GCLOUD_PROJECT', 'demo-reviews');
  vi.stubEnv('REQUESTS_PER_ADDRESS', '10000');
  vi.stubEnv('GUESSES_PER_ADDRESS', '10000');
  vi.stubEnv('SITE_ORIGIN', 'https://bali.example');
});

// Everything is real; only the negative control removes the write preconditions.
vi.mock('../../../functions/src/platform/firestore.ts', async (original) => {
  const { guarded } = await import('./guarded.ts');
  return guarded(original);
});
vi.mock('firebase-functions/logger');

const changes = process.env['FULL'] ? 500 : 60;
const seed = Number(process.env['SEED'] ?? 1);
const staff = { uid: randomUUID(), role: 'staff' as const };

beforeAll(() => enrolHere(staff));
beforeEach(() => {
  guard.isOn = true;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await deleteApp(getApp());
});

const write = (key: string, bookingId: string, form: object = guestReview()) =>
  callHere(writeReview, { ...form, key, bookingId });
const set = (bookingId: string, from: ReviewStatus, to: ReviewStatus) =>
  callHere(setReviewStatus, { bookingId, from, to }, staff);
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => 'taken',
    ({ details }: { details: { code: string } }) => details.code,
  );
const stored = async (id: string) => (await db.doc(`reviews/${id}`).get()).data();
const seen = async (tourId: string) => (await db.doc(`ratings/tours_${tourId}`).get()).data();
const numbers = async (tourId: string) =>
  ((await db.doc('ratings/offers').get()).get('offers') as Record<string, object>)[
    `tours_${tourId}`
  ];
const newest = async () => (await db.doc('ratings/newest').get()).get('latest') as object[];
const mailOf = async (id: string) => (await db.doc(`mail/review_${id}`).get()).data();

describe('a review', () => {
  it('is accepted from a guest who has travelled, with fields of the booking', async () => {
    const { key, tripId, book } = await addTrip(db);
    const stay = { bookingType: 'villa', villaId: 'sawah', itemName: 'Villa Sawah' };
    const dates = { startDate: '2026-10-30', endDate: '2026-11-02' };
    const id = await book({ ...stay, ...dates });
    expect(await write(key, id)).toEqual({ bookingId: id, status: 'waiting' });
    expect(await stored(id)).toEqual({
      ...guestReview(),
      tripId,
      bookingType: 'villa',
      itemId: expect.any(String),
      itemName: 'Villa Sawah',
      month: '2026-10',
      status: 'waiting',
      createdAt: expect.any(Timestamp),
      updatedAt: expect.any(Timestamp),
    });
  });

  it('is stored once: a repeated one succeeds, a different one is refused', async () => {
    const { key, book } = await addTrip(db);
    const id = await book();
    await write(key, id);
    expect(
      await write(key, id, guestReview({ text: ' The best morning of our whole journey. ' })),
    ).toEqual({ bookingId: id, status: 'waiting' });
    expect(
      await refusal(write(key, id, guestReview({ text: 'It rained the whole day long.' }))),
    ).toBe('already-reviewed');
    expect(await refusal(write(key, id, guestReview({ rating: 1 })))).toBe('already-reviewed');
    expect(await stored(id)).toMatchObject(guestReview());
  });

  it('is stored once for parallel calls', async () => {
    const { key, book } = await addTrip(db);
    const id = await book();
    const sent = Array.from({ length: 8 }, (_, n) =>
      refusal(write(key, id, guestReview({ text: `The best morning of all, ${n}.` }))),
    );
    const outcomes = await Promise.all(sent);
    expect(outcomes.toSorted()).toEqual([
      ...Array.from({ length: 7 }, () => 'already-reviewed'),
      'taken',
    ]);
  });

  it.each([
    ['that was cancelled', { status: 'cancelled' }, 'not-travelled'],
    ['that nobody has confirmed', { status: 'pending' }, 'not-travelled'],
    ['that ends today', { endDate: inDays(0) }, 'not-travelled'],
    ['that is still to come', { startDate: inDays(3), endDate: inDays(3) }, 'not-travelled'],
    ['of another trip', { tripId: 'another', endDate: inDays(-9) }, 'trip-not-found'],
  ])('is refused for a booking %s', async (_, change, code) => {
    const { key, book } = await addTrip(db);
    const id = await book(change);
    expect(await refusal(write(key, id))).toBe(code);
    expect(await stored(id)).toBeUndefined();
  });

  it('is refused without a booking, and with a wrong or replaced key', async () => {
    const { key, tripId, book } = await addTrip(db);
    const id = await book();
    expect(await refusal(write(key, randomUUID()))).toBe('trip-not-found');
    expect(await refusal(write('x'.repeat(32), id))).toBe('trip-not-found');
    await db.doc(`trips/${tripId}`).update({ key: randomUUID() });
    expect(await refusal(write(key, id))).toBe('trip-not-found');
    expect(await stored(id)).toBeUndefined();
  });

  it('is refused with missing fields', async () => {
    const { key, book } = await addTrip(db);
    const id = await book();
    for (const form of [
      guestReview({ rating: 6 }),
      guestReview({ rating: undefined }),
      guestReview({ text: 'Too short.' }),
      guestReview({ name: '' }),
      guestReview({ country: 'Germany' }),
    ]) {
      expect(await refusal(write(key, id, form))).toBe('invalid-input');
    }
    expect(await stored(id)).toBeUndefined();
  });

  it('is stored as plain text', async () => {
    const { key, book } = await addTrip(db);
    const tourId = `tour-${randomUUID()}`;
    const id = await book({ tourId });
    const text = '<img src=x onerror=alert(1)> "quoted"\n& more';
    await write(key, id, guestReview({ text }));
    await set(id, 'waiting', 'published');
    expect(await seen(tourId)).toMatchObject({ latest: [{ text }] });
  });
});

describe('staff', () => {
  it('see on the booking that its review waits, until they decide', async () => {
    const { key, book } = await addTrip(db);
    const id = await book({ tourId: `tour-${randomUUID()}` });
    const booking = async () => (await db.doc(`bookings/${id}`).get()).data();
    await write(key, id);
    expect(await booking()).toMatchObject({ reviewWaits: true });
    await set(id, 'waiting', 'hidden');
    expect(await booking()).not.toHaveProperty('reviewWaits');
  });

  it('publish and hide, with the author in the history', async () => {
    const { key, book } = await addTrip(db);
    const tourId = `tour-${randomUUID()}`;
    const id = await book({ tourId, itemName: 'Reef' });
    await write(key, id);
    expect(await seen(tourId)).toBeUndefined();

    await set(id, 'waiting', 'published');
    const { country: _, ...shown } = guestReview();
    const latest = [
      {
        ...shown,
        country: 'Germany',
        month: inDays(-1).slice(0, 7),
        bookingType: 'tour',
        itemId: tourId,
        itemName: 'Reef',
      },
    ];
    expect(await seen(tourId)).toEqual({ count: 1, sum: 5, latest });
    expect(await numbers(tourId)).toEqual({ count: 1, sum: 5 });
    expect((await newest())[0]).toEqual(latest[0]);

    await set(id, 'published', 'hidden');
    expect(await seen(tourId)).toEqual({ count: 0, sum: 0, latest: [] });
    expect(JSON.stringify(await newest())).not.toContain(tourId);

    const events = await db.collection(`reviews/${id}/events`).orderBy('at').get();
    expect(events.docs.map((event) => event.data())).toEqual(
      [
        ['waiting', 'published'],
        ['published', 'hidden'],
      ].map(([from, to]) => ({
        from,
        to,
        by: staff.uid,
        byName: 'Made Wirawan',
        byEmail: `${staff.uid}@example.com`,
        at: expect.any(Timestamp),
      })),
    );
  });

  it('are refused for an outdated view or a forbidden transition', async () => {
    const { key, book } = await addTrip(db);
    const id = await book();
    await write(key, id);
    expect(await refusal(set(id, 'published', 'hidden'))).toBe('status-stale');
    await set(id, 'waiting', 'hidden');
    expect(await refusal(set(id, 'waiting', 'published'))).toBe('status-stale');
    expect(await refusal(set(id, 'hidden', 'waiting'))).toBe('status-not-allowed');
    expect(await refusal(set(randomUUID(), 'waiting', 'published'))).toBe('review-not-found');
  });

  it('update the trip page by repeating a call that failed after its write', async () => {
    const { key, tripId, book } = await addTrip(db);
    const id = await book();
    await write(key, id);
    // The status was written, and the server ended before it published the trip.
    await db.doc(`reviews/${id}`).update({ status: 'published' });
    expect(await refusal(set(id, 'waiting', 'published'))).toBe('status-stale');
    const viewId = String((await db.doc(`trips/${tripId}`).get()).get('viewId'));
    const requests = (await db.doc(`tripViews/${viewId}`).get()).get('requests') as object[];
    expect(requests).toMatchObject([{ id, review: { status: 'published' } }]);
  });

  it('are the only ones who may', async () => {
    const { key, book } = await addTrip(db);
    const id = await book();
    await write(key, id);
    const input = { bookingId: id, from: 'waiting', to: 'published' };
    expect(await refusal(callHere(setReviewStatus, input))).toBe('sign-in-required');
    const waiting = { uid: randomUUID(), role: 'pending' as const };
    expect(await refusal(callHere(setReviewStatus, input, waiting))).toBe('staff-only');
    expect(await stored(id)).toMatchObject({ status: 'waiting' });
  });
});

/** Pending reviews of two tours. */
async function reviewsOf(tours: readonly string[], count: number) {
  const ids = Array.from({ length: count }, () => randomUUID());
  const batch = db.batch();
  ids.forEach((id, n) => {
    const at = Timestamp.fromMillis(Date.now() + n);
    batch.create(db.doc(`reviews/${id}`), {
      ...guestReview({ rating: 1 + (n % 5), text: `What guest ${n} has to say of it.` }),
      tripId: 'trip',
      bookingType: 'tour',
      itemId: tours[n % tours.length],
      itemName: 'Test Tour',
      month: '2026-11',
      status: 'waiting',
      createdAt: at,
      updatedAt: at,
    });
  });
  await batch.commit();
  return ids;
}

/** The expected public ratings of a tour, or of all, counted by separate code. */
async function recount(tourId?: string) {
  const all = db.collection('reviews');
  const { docs } = await (tourId ? all.where('itemId', '==', tourId) : all).get();
  const published = docs
    .map((found) => reviewSchema.parse({ ...found.data(), id: found.id }))
    .filter(({ status }) => status === 'published')
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  let sum = 0;
  for (const { rating } of published) sum += rating;
  return {
    count: published.length,
    sum,
    latest: published
      .slice(0, 10)
      .map(({ rating, text, name, country, month, bookingType, itemId, itemName }) => ({
        rating,
        text,
        name,
        country: countryName(country),
        month,
        bookingType,
        itemId,
        itemName,
      })),
  };
}

it(`after ${changes} random changes, some in parallel, the public ratings equal a recount, seed ${seed}`, async () => {
  const random = randomFrom(seed);
  const tours = [`tour-${randomUUID()}`, `tour-${randomUUID()}`];
  const ids = await reviewsOf(tours, 30);
  for (let n = 0; n < changes; n += 6) {
    const chosen = ids.toSorted(() => random() - 0.5).slice(0, 6);
    const steps = await Promise.all(
      chosen.map(async (id) => {
        const { status } = reviewSchema.parse({ ...(await stored(id)), id });
        const { actions } = reviewStatus[status];
        return { id, from: status, to: actions[Math.floor(random() * actions.length)]!.to };
      }),
    );
    await Promise.all(steps.map(({ id, from, to }) => set(id, from, to)));
    for (const tourId of tours) {
      const { latest, ...counted } = await recount(tourId);
      expect(await seen(tourId)).toEqual({ ...counted, latest });
      expect(await numbers(tourId)).toEqual(counted);
    }
    expect(await newest()).toEqual((await recount()).latest);
  }
  const statuses = await Promise.all(ids.map(async (id) => (await stored(id))?.['status']));
  expect(new Set(statuses).size).toBe(reviewStatuses.length);
});

it('would drift without the write preconditions', async () => {
  const tourId = `tour-${randomUUID()}`;
  const [first = '', ...ids] = await reviewsOf([tourId], 20);
  await set(first, 'waiting', 'published');
  guard.off(ids.length);
  await Promise.all(ids.map((id) => set(id, 'waiting', 'published')));
  expect((await recount(tourId)).count).toBe(20);
  expect(await seen(tourId)).not.toEqual(await recount(tourId));
  // The next change corrects it.
  guard.isOn = true;
  await set(first, 'published', 'hidden');
  expect(await seen(tourId)).toEqual(await recount(tourId));
});

describe('a guest who has travelled', () => {
  const today = baliDate(new Date());

  it('is asked once for a review, on the day after, with the link of the trip', async () => {
    const { key, email, book } = await addTrip(db);
    const id = await book();
    await requestReviews(today);
    const mail = await mailOf(id);
    expect(mail).toMatchObject({ to: email });
    expect(mail).toMatchObject({
      message: {
        subject: expect.stringContaining('Ubud Walk'),
        text: expect.stringContaining(`https://bali.example/trip/${key}`),
      },
    });
    await db.doc(`mail/review_${id}`).update({ delivery: 'sent' });
    await requestReviews(today);
    expect(await mailOf(id)).toMatchObject({ delivery: 'sent' });
  });

  it('is asked later if a morning was missed', async () => {
    const { book } = await addTrip(db);
    const id = await book({ startDate: inDays(-3), endDate: inDays(-3) });
    await requestReviews(today);
    expect(await mailOf(id)).toBeDefined();
  });

  it.each([
    ['the booking was cancelled', { status: 'cancelled' }],
    ['the booking was never confirmed', { status: 'pending' }],
    ['the stay has not ended', { endDate: inDays(0) }],
    ['the trip was long ago', { startDate: inDays(-9), endDate: inDays(-9) }],
    ['the booking has no trip', { tripId: undefined }],
  ])('is not asked if %s', async (_, change) => {
    const { book } = await addTrip(db);
    const id = await book(change);
    await requestReviews(today);
    expect(await mailOf(id)).toBeUndefined();
  });

  it('is not asked after writing a review', async () => {
    const { key, book } = await addTrip(db);
    const id = await book();
    await write(key, id);
    await requestReviews(today);
    expect(await mailOf(id)).toBeUndefined();
  });

  it('is asked even if another mail fails', async () => {
    const { book } = await addTrip(db);
    const damaged = await book({ tripId: 'no-such-trip' });
    const id = await book();
    await expect(requestReviews(today)).rejects.toThrow(/^\[/);
    await db.doc(`bookings/${damaged}`).delete();
    expect(await mailOf(damaged)).toBeUndefined();
    expect(await mailOf(id)).toBeDefined();
  });
});
