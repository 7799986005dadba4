import { monthOf, nightsByMonth } from '@selasar/domain/core';
import { crewMemberSchema, crewViewSchema } from '@selasar/domain/crew';
import { contactMessageSchema } from '@selasar/domain/messages';
import { tourSchema, villaSchema } from '@selasar/domain/offers';
import { userProfileSchema } from '@selasar/domain/people';
import { calendarId, calendarSchema, seatsId, seatsSchema } from '@selasar/domain/pricing';
import {
  bookingSchema,
  bookingStatus,
  statusAfter,
  transferSchema,
  transferStatuses,
} from '@selasar/domain/requests';
import {
  latestOf,
  offerRatingsSchema,
  ratingIdOf,
  recentReviewsSchema,
  reviewSchema,
  reviewSummarySchema,
  summaryOf,
} from '@selasar/domain/reviews';
import { statsOverviewSchema } from '@selasar/domain/stats';
import { tripViewSchema } from '@selasar/domain/trips';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { bookingRows } from '../../scripts/seed/bookingRows.ts';
import { busyBookings, busyTransfers } from '../../scripts/seed/busyYear.ts';
import { seedDemoData, type Seeded } from '../../scripts/seed/demoData.ts';
import { openSuite, projectId } from './support/suite.ts';

const suite = openSuite();
let seeded: Seeded;
let begin: Date;

beforeAll(async () => {
  begin = new Date();
  seeded = await seedDemoData({ projectId });
});

const documentsOf = async (collection: string) =>
  (await suite.db.collection(collection).get()).docs.map((document) => ({
    id: document.id,
    ...document.data(),
  }));

describe('the seed', () => {
  it('fits the schemas', async () => {
    const tours = (await documentsOf('tours')).map((tour) => tourSchema.parse(tour).slug);
    expect(tours).toEqual(expect.arrayContaining(sampleTours.map(({ slug }) => slug)));
    const villas = (await documentsOf('villas')).map((villa) => villaSchema.parse(villa).slug);
    expect(villas).toEqual(expect.arrayContaining(sampleVillas.map(({ slug }) => slug)));
    const bookings = (await documentsOf('bookings')).map((booking) => bookingSchema.parse(booking));
    expect(bookings.length).toBeGreaterThanOrEqual(bookingRows.length);
    const transfers = (await documentsOf('transfers')).map((one) => transferSchema.parse(one));
    expect(transfers.length).toBeGreaterThan(0);
    const messages = (await documentsOf('messages')).map((one) => contactMessageSchema.parse(one));
    expect(messages.length).toBeGreaterThan(0);
    for (const { uid, role } of Object.values(DEMO_USERS)) {
      const stored = await suite.db.doc(`users/${uid}`).get();
      expect(userProfileSchema.parse({ uid, ...stored.data() })).toMatchObject({
        role,
        tokenRole: role,
        emailVerified: true,
      });
      expect((await suite.auth.getUser(uid)).emailVerified).toBe(true);
    }
  });

  it('ends with figures that a recount confirms', async () => {
    const overview = statsOverviewSchema.parse((await suite.db.doc('stats/overview').get()).data());
    expect(overview.recountedAt?.getTime()).toBeGreaterThanOrEqual(begin.getTime());
    expect(overview.bookings.total).toBeGreaterThanOrEqual(bookingRows.length);
  });

  it('changes nothing when it runs again', async () => {
    const before = await suite.db.doc('tours/ubud-jungle-adventure').get();
    expect((await seedDemoData({ projectId })).added).toEqual({
      tours: 0,
      villas: 0,
      bookings: 0,
      transfers: 0,
      messages: 0,
      trips: 0,
      threads: 0,
      crew: 0,
      reviews: 0,
      currencies: 0,
      users: 0,
    });
    const after = await suite.db.doc('tours/ubud-jungle-adventure').get();
    expect(after.updateTime).toEqual(before.updateTime);
  });

  it('never double-books or overfills a villa, even in a busy year', () => {
    const rows = [...bookingRows, ...busyBookings()];
    const nights = rows
      .filter(([, , , , , , status]) => status === 'confirmed')
      .flatMap(([slug, , starts, count]) =>
        Array.from({ length: count }, (_, night) => `${slug} ${starts + night}`),
      );
    expect(nights.length).toBeGreaterThan(500);
    expect(new Set(nights).size).toBe(nights.length);
    for (const [slug, , , , guests] of rows) {
      const villa = sampleVillas.find((sample) => sample.slug === slug);
      expect(guests).toBeLessThanOrEqual(villa?.capacity ?? 10);
    }
  });

  it('has 2,000 bookings and 500 transfers for a busy year, the same each time, newest first', () => {
    const bookings = busyBookings();
    const transfers = busyTransfers();
    expect([bookings.length, transfers.length]).toEqual([2000, 500]);
    expect(busyBookings()).toEqual(bookings);
    expect(new Set(bookings.map(([, guest]) => guest)).size).toBe(2000);
    for (const ages of [bookings.map((row) => row[5]), transfers.map((row) => row[7])]) {
      expect(ages).toEqual(ages.toSorted((a, b) => a - b));
    }
    const afterAnswer = bookingStatus[statusAfter.request].actions.map(({ to }) => to);
    for (const status of [statusAfter.request, ...afterAnswer]) {
      expect(bookings.filter((row) => row[6] === status).length).toBeGreaterThan(5);
    }
    for (const status of transferStatuses) {
      expect(transfers.filter((row) => row[8] === status).length).toBeGreaterThan(2);
    }
  });

  it('marks the nights of its confirmed stays as taken', async () => {
    const stays = (await documentsOf('bookings'))
      .filter(({ id }) => id.endsWith('-5e1a-4bae-8ba1-000000000000'))
      .map((booking) => bookingSchema.parse(booking))
      .filter(({ bookingType, status }) => bookingType === 'villa' && status === 'confirmed');
    expect(stays.length).toBeGreaterThan(0);
    for (const { id, villaId = '', startDate, endDate } of stays) {
      for (const [month, nights] of nightsByMonth({ startDate, endDate })) {
        const calendar = await suite.db.doc(`calendars/${calendarId(villaId, month)}`).get();
        expect(calendarSchema.parse(calendar.data()).nights).toMatchObject(
          Object.fromEntries(nights.map((night) => [night, true])),
        );
        const holders = await suite.db.doc(`nightHolders/${calendarId(villaId, month)}`).get();
        expect(holders.get('nights')).toMatchObject(
          Object.fromEntries(nights.map((night) => [night, id])),
        );
      }
    }
  });

  it('marks the seats of its confirmed tours as taken', async () => {
    const tours = (await documentsOf('bookings'))
      .filter(({ id }) => id.endsWith('-5e1a-4bae-8ba1-000000000000'))
      .map((booking) => bookingSchema.parse(booking))
      .filter(({ bookingType, status }) => bookingType === 'tour' && status === 'confirmed');
    expect(tours.length).toBeGreaterThan(0);
    for (const { id, tourId = '', startDate, numberOfGuests } of tours) {
      const holders = await suite.db.doc(`seatHolders/${tourId}_${startDate}`).get();
      expect(holders.get('seats')).toMatchObject({ [id]: numberOfGuests });
      const month = await suite.db.doc(`seats/${seatsId(tourId, monthOf(startDate))}`).get();
      expect(seatsSchema.parse(month.data()).taken[startDate]).toBeGreaterThanOrEqual(
        numberOfGuests,
      );
    }
  });

  it('shows drivers and guides their jobs', async () => {
    const crew = (await documentsOf('crew')).map((one) => crewMemberSchema.parse(one));
    expect(crew.some(({ drives }) => drives) && crew.some(({ guides }) => guides)).toBe(true);
    await expect
      .poll(async () =>
        (await documentsOf('crewViews')).map((view) => crewViewSchema.parse(view).jobs.length),
      )
      .toEqual(expect.arrayContaining([2, 3]));
  });

  it('has pending and published reviews', async () => {
    const reviews = (await documentsOf('reviews')).map((one) => reviewSchema.parse(one));
    const published = reviews.filter(({ status }) => status === 'published');
    expect(reviews.some(({ status }) => status === 'waiting')).toBe(true);
    const newest = await suite.db.doc('ratings/newest').get();
    expect(recentReviewsSchema.parse(newest.data()).latest).toEqual(latestOf(published));
    const numbers = await suite.db.doc('ratings/offers').get();
    const { offers } = offerRatingsSchema.parse(numbers.data());
    for (const review of published) {
      const { itemId } = review;
      const id = ratingIdOf(review);
      const rating = await suite.db.doc(`ratings/${id}`).get();
      const summary = summaryOf(published.filter((other) => other.itemId === itemId));
      expect(reviewSummarySchema.parse(rating.data())).toEqual(summary);
      expect(offers[id]).toEqual({ count: summary.count, sum: summary.sum });
    }
  });

  it('has guests with messages and change requests on their trip page', async () => {
    const changeRequest = (await documentsOf('bookings'))
      .map((booking) => bookingSchema.parse(booking))
      .flatMap((booking) =>
        booking.changeRequest ? [[booking.changeRequest.what, booking.unanswered]] : [],
      );
    expect(changeRequest).toEqual(
      expect.arrayContaining([
        ['change', true],
        ['cancel', true],
      ]),
    );
    await expect
      .poll(async () =>
        (await documentsOf('tripViews'))
          .flatMap((view) => tripViewSchema.parse(view).requests)
          .map(({ thread }) => thread.map(({ from }) => from).join(' ')),
      )
      .toEqual(expect.arrayContaining(['guest staff', 'guest staff guest']));
  });

  it('lets the demo people sign in, each with the right claim', async () => {
    const auth = getAuth(initializeApp({ projectId, apiKey: 'local' }, 'seed-test'));
    connectAuthEmulator(auth, `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`, {
      disableWarnings: true,
    });
    for (const { email, password, role } of seeded.signIns) {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      const { claims } = await user.getIdTokenResult();
      expect(claims['role']).toBe(role === 'pending' ? undefined : role);
    }
  });
});
