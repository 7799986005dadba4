import { randomUUID } from 'node:crypto';
import { collections, nightsOf } from '@selasar/domain/core';
import type { OfferRules } from '@selasar/domain/pricing';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, vi } from 'vitest';
import { createBooking } from '../../../../functions/src/requests/createBooking.ts';
import {
  setBookingStatus,
  setTransferStatus,
} from '../../../../functions/src/requests/setStatus.ts';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { createTransfer } from '../../../../functions/src/requests/createTransfer.ts';
import { resolveChangeRequest } from '../../../../functions/src/requests/change/resolveChangeRequest.ts';
import {
  requestChange,
  withdrawChangeRequest,
} from '../../../../functions/src/requests/change/requestChange.ts';
import { cancelRequest } from '../../../../functions/src/requests/change/cancelRequest.ts';
import { writeToUs } from '../../../../functions/src/requests/thread/writeToUs.ts';
import { inDays, alternatives } from '../../support/offer.ts';
import { callHere, enrolHere } from '../callHere.ts';
import { plainTour, plainVilla } from '../../../support/plainOffers.ts';

export const staff = { uid: randomUUID(), role: 'staff' as const };

/** Prepares a file's tests: lifts the limits per person. */
export function asGuestsAndStaff(): void {
  beforeAll(async () => {
    vi.stubEnv('REQUESTS_PER_ADDRESS', '1000000');
    vi.stubEnv('GUESSES_PER_ADDRESS', '1000000');
    vi.stubEnv('REQUESTS_PER_EMAIL', '1000');
    vi.stubEnv('OPEN_REQUESTS_PER_EMAIL', '100');
    vi.stubEnv('SITE_ORIGINS', '[]');
    await enrolHere(staff);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await deleteApp(getApp());
  });
}

/** A request with the key that its guest has. */
export interface Held {
  key: string;
  kind: 'bookings' | 'transfers';
  id: string;
}

const times = () => ({ createdAt: Timestamp.now(), updatedAt: Timestamp.now() });

/** A tour for one test at 91 dollars per person. */
export async function addTour(rules: OfferRules = {}): Promise<string> {
  const tourId = `tour-${randomUUID()}`;
  const fields = { slug: tourId, title: 'Test Tour', priceFrom: 91, rules, ...times() };
  await db.doc(`tours/${tourId}`).create({ ...plainTour, ...fields });
  return tourId;
}

/** A villa for one test, for 4 guests at 210 dollars per night. */
export async function addVilla(rules: OfferRules = {}): Promise<string> {
  const villaId = `villa-${randomUUID()}`;
  const fields = { slug: villaId, name: 'Test Villa', pricePerNight: 210, capacity: 4 };
  await db.doc(`villas/${villaId}`).create({ ...plainVilla, ...fields, rules, ...times() });
  return villaId;
}

const ofGuest = () => ({ requestId: randomUUID(), customerEmail: `${randomUUID()}@example.com` });

/** Of a tour for two. */
export const tourInput = (itemId: string, startDate: string, change: object = {}) => ({
  ...alternatives.tour(),
  ...ofGuest(),
  itemId,
  startDate,
  ...change,
});

export async function bookWith(input: ReturnType<typeof tourInput>): Promise<Held> {
  const { tripKey = '' } = await callHere(createBooking, input);
  return { kind: 'bookings', id: input.requestId, key: tripKey };
}

async function book(input: object, isConfirmed: boolean): Promise<Held> {
  const guest = ofGuest();
  const { bookingId, tripKey } = await callHere(createBooking, { ...input, ...guest });
  if (isConfirmed) await set({ id: bookingId }, 'pending', 'confirmed');
  return { key: tripKey ?? '', kind: 'bookings', id: bookingId };
}

/** A booking of a tour for two, the given number of days from today. */
export const bookTour = (tourId: string, day: number, isConfirmed = true): Promise<Held> =>
  book({ ...alternatives.tour(), itemId: tourId, startDate: inDays(day) }, isConfirmed);

/** A booking of a villa for two, between two days. */
export const bookVilla = (
  villaId: string,
  [from, to]: readonly [number, number],
  isConfirmed = true,
): Promise<Held> => {
  const stay = { startDate: inDays(from), endDate: inDays(to) };
  return book(
    { ...alternatives.tour(), bookingType: 'villa', itemId: villaId, ...stay },
    isConfirmed,
  );
};

export async function bookTransfer(isConfirmed = true): Promise<Held> {
  const input = { ...alternatives.transfer(), ...ofGuest() };
  const { transferId, tripKey } = await callHere(createTransfer, input);
  if (isConfirmed) await ride(transferId, 'pending', 'confirmed');
  return { key: tripKey ?? '', kind: 'transfers', id: transferId };
}

export const set = ({ id }: { id: string }, from: string, to: string) =>
  callHere(setBookingStatus, { bookingId: id, from, to }, staff);
export const ride = (transferId: string, from: string, to: string) =>
  callHere(setTransferStatus, { transferId, from, to }, staff);

export const cancel = (held: Held) => callHere(cancelRequest, held);
export const withdraw = (held: Held) => callHere(withdrawChangeRequest, held);
export const submitChange = (held: Held, requested: object, more: object = {}) =>
  callHere(requestChange, { ...held, requested, ...more });
export const write = (held: Held, text: string, messageId: string = randomUUID()) =>
  callHere(writeToUs, { ...held, text, messageId });

/** Dates for two guests, between two days. */
export const stayFor = (from: number, to: number, numberOfGuests = 2) => ({
  startDate: inDays(from),
  endDate: inDays(to),
  numberOfGuests,
});

export const stored = async ({ kind, id }: Pick<Held, 'kind' | 'id'>) =>
  (await db.doc(`${kind}/${id}`).get()).data() ?? {};

/** Staff answer the current change request, or the one of a given time. */
export async function answer(held: Held, accept: boolean, at?: number) {
  const { kind, id } = held;
  const requestedAt = at ?? (await requestedAtOf(held));
  return callHere(resolveChangeRequest, { kind, id, requestedAt, accept }, staff);
}
export const requestedAtOf = async (held: Held): Promise<number> =>
  ((await stored(held))['changeRequest']?.at as Timestamp | undefined)?.toMillis() ?? 0;

export const eventsOf = async ({ kind, id }: Held) =>
  (await db.collection(`${kind}/${id}/events`).orderBy('at').get()).docs.map((event) => ({
    ...event.data(),
    id: event.id,
  })) as { id: string; from: string | null; to: string; by: string; changeRequest?: object }[];

/** The subjects of a guest's waiting and sent mails, in no order. */
export async function subjectsTo(held: Held): Promise<string[]> {
  const email = (await stored(held))['customerEmail'];
  const waiting = await db.collection(collections.mailQueue).where('mail.to', '==', email).get();
  const sent = await db.collection(collections.mail).where('to', '==', email).get();
  return [
    ...sent.docs.map((mail) => String(mail.get('message.subject'))),
    ...waiting.docs.map((mail) => String(mail.get('mail.message.subject'))),
  ];
}

/** The held nights of a villa with their holders, and the public taken nights. */
export async function nightsOfVilla(villaId: string) {
  const nights = async (collection: string): Promise<Record<string, unknown>> => {
    const months = await db.collection(collection).where('villaId', '==', villaId).get();
    return Object.assign({}, ...months.docs.map((month) => month.get('nights')));
  };
  const [held, taken] = [await nights('nightHolders'), await nights('calendars')];
  return { held, taken: Object.keys(taken).sort() };
}

/** The nights of some stays in a villa, by booking. */
export const nightsBy = (...stays: readonly (readonly [{ id: string }, number, number])[]) =>
  Object.fromEntries(
    stays.flatMap(([{ id }, from, to]) => nightsOf(stayFor(from, to)).map((night) => [night, id])),
  );

/** The seats of a tour on a day by booking, and the public number of taken seats. */
export async function seatsOfTour(tourId: string, day: number) {
  const date = inDays(day);
  const held = await db.doc(`seatHolders/${tourId}_${date}`).get();
  const shown = await db.doc(`seats/${tourId}_${date.slice(0, 7)}`).get();
  return { held: held.get('seats') ?? {}, shown: shown.get(`taken.${date}`) ?? 0 };
}

/** The details of the error that a call ends with. */
export const refusalOf = async (call: Promise<unknown>): Promise<Record<string, unknown>> =>
  call.then(
    (answered) => ({ answered }),
    (error: { details?: Record<string, unknown> }) => error.details ?? { error },
  );
