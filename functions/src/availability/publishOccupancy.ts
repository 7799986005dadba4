import { isDeepStrictEqual } from 'node:util';
import {
  addDays,
  baliDate,
  bookingHorizonDays,
  type CivilDate,
  collections,
  maxStayNights,
  monthOf,
  monthsOf,
  pathOf,
} from '@selasar/domain/core';
import { calendarSchema, type Occupancy, type Seats, seatsSchema } from '@selasar/domain/pricing';
import { bookingSchema, bookingStatus } from '@selasar/domain/requests';
import { type DocumentData, type DocumentSnapshot, FieldPath } from 'firebase-admin/firestore';
import { coalesce } from '../platform/concurrency.ts';
import { createOrUpdate } from '../platform/createOrUpdate.ts';
import { errorFacts } from '../platform/errorFacts.ts';
import { db, writeUnlessChanged } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';

const stored = bookingSchema
  .pick({ status: true, startDate: true, endDate: true, numberOfGuests: true })
  .extend(
    bookingSchema.pick({
      tourId: true,
      villaId: true,
      party: true,
      guestKinds: true,
      startTime: true,
    }).shape,
  );

function heldBy(data: DocumentData | undefined) {
  const { data: booking } = stored.safeParse(data);
  if (!booking || !bookingStatus[booking.status].holdsPlace) return undefined;
  const { status: _, ...held } = booking;
  return held;
}

const monthsHeld = ({ tourId, ...days }: NonNullable<ReturnType<typeof heldBy>>): string[] =>
  tourId === undefined ? monthsOf(days) : [monthOf(days.startDate)];

type Event = { data?: { before: DocumentSnapshot; after: DocumentSnapshot } | undefined };

export async function publishItsOccupancy({ data }: Event): Promise<void> {
  const [before, after] = [heldBy(data?.before.data()), heldBy(data?.after.data())];
  if (isDeepStrictEqual(before, after)) return;
  await publishOccupancy([before, after].flatMap((held) => (held ? monthsHeld(held) : [])));
}

/** A failure is only logged: the change stands, a job repairs it. */
export async function tryPublishOccupancy(months: readonly string[]): Promise<void> {
  try {
    await publishOccupancy(months);
  } catch (error) {
    logger.warn('occupancy could not be published', { months, ...errorFacts(error) });
  }
}

async function publishOccupancy(months: readonly string[]): Promise<void> {
  const current = monthOf(baliDate(new Date()));
  await Promise.all([...new Set(months)].filter((month) => month >= current).map(publish));
}

const publishers = new Map<string, () => Promise<void>>();

function publish(month: string): Promise<void> {
  const publisher = publishers.get(month) ?? coalesce(async () => void (await publishNow(month)));
  publishers.set(month, publisher);
  return publisher();
}

/** Returns false if it was published already. */
const publishNow = (month: string): Promise<boolean> =>
  writeUnlessChanged(async (transaction) => {
    // Read first: a change after this makes the write fail.
    const published = await db.doc(pathOf(collections.occupancy, month)).get();
    const occupancy = await readOccupancy(month);
    const { nights = {}, seats = {}, departures = {} } = published.data() ?? {};
    if (isDeepStrictEqual({ nights, seats, departures }, occupancy)) return false;
    createOrUpdate(transaction, published, occupancy);
    return true;
  });

async function readOccupancy(month: string): Promise<Occupancy> {
  const of = (collection: 'calendars' | 'seats') =>
    db.collection(collection).where('month', '==', month).get();
  const [calendars, seats] = await Promise.all([of(collections.calendars), of(collections.seats)]);
  const ofTours = <Name extends 'taken' | 'departures'>(name: Name) =>
    Object.fromEntries(
      seats.docs.flatMap((found) => {
        const { data } = seatsSchema.safeParse(found.data());
        const days = data?.[name] ?? {};
        return data && Object.keys(days).length > 0 ? [[data.tourId, days]] : [];
      }),
    ) as Record<string, NonNullable<Seats[Name]>>;
  return {
    nights: Object.fromEntries(
      calendars.docs.flatMap((found) => {
        const { data } = calendarSchema.safeParse(found.data());
        const nights = Object.keys(data?.nights ?? {}).sort();
        return data && nights.length > 0 ? [[data.villaId, nights]] : [];
      }),
    ),
    seats: ofTours('taken'),
    departures: ofTours('departures'),
  };
}

export async function republishOccupancy(today: CivilDate): Promise<string[]> {
  const past = db
    .collection(collections.occupancy)
    .where(FieldPath.documentId(), '<', monthOf(today));
  for (const month of (await past.get()).docs) await month.ref.delete();
  const furthest = addDays(today, bookingHorizonDays + maxStayNights);
  const late: string[] = [];
  for (const month of monthsOf({ startDate: today, endDate: furthest })) {
    if (await publishNow(month)) late.push(month);
  }
  logger.info('occupancy verified', { late });
  return late;
}
