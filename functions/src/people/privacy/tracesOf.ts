import { type CivilDate, collections, isPast, pathOf } from '@selasar/domain/core';
import { type FindPersonAnswer, type PersonCounts, personPlaces } from '@selasar/domain/people';
import {
  type Booking,
  bookingItemName,
  isOpenRequest,
  type RequestKind,
  requestKinds,
  requestKindSchema,
  type RequestStatus,
} from '@selasar/domain/requests';
import type { DocumentReference, DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { mailQueue } from '../../mail/mailQueue.ts';
import { notices } from '../../mail/notices/sendNotices.ts';
import { mailLog, mails } from '../../mail/writeMail.ts';
import { db } from '../../platform/firestore.ts';
import { hashOfPerson } from '../../platform/hash.ts';
import { trips } from '../../trips/trip.ts';

export interface Traces extends Record<RequestKind, DocumentSnapshot[]> {
  messages: DocumentSnapshot[];
  reviews: DocumentSnapshot[];
  /** Not removed: tax law requires them. */
  receipts: DocumentSnapshot[];
  trips: DocumentSnapshot[];
  mails: string[];
  counters: DocumentReference[];
  hasAccount: boolean;
}

/** The email is in lower case, as stored. */
export async function tracesOf(email: string): Promise<Traces> {
  const by = (collection: string, field: string, value = email) =>
    db
      .collection(collection)
      .where(field, '==', value)
      .get()
      .then(({ docs }) => docs);
  const [bookings, transfers, messages, accounts] = await Promise.all([
    by(collections.bookings, 'customerEmail'),
    by(collections.transfers, 'customerEmail'),
    by(collections.messages, 'email'),
    by(collections.users, 'email'),
  ]);
  const requests = [...bookings, ...transfers];
  const mails = await Promise.all([
    mailsOfAddress(email),
    ...[...requests, ...messages].map(({ id }) => mailsOfRecord(id)),
  ]);
  return {
    bookings,
    transfers,
    messages,
    reviews: await existing(bookings.map(({ id }) => db.doc(pathOf(collections.reviews, id)))),
    receipts: await existing(requests.flatMap(receiptsOf)),
    trips: (await trips.where('emails', 'array-contains', email).get()).docs,
    mails: [...new Set(mails.flat())],
    counters: (await by(collections.rateLimits, 'person', await hashOfPerson(email))).map(
      ({ ref }) => ref,
    ),
    hasAccount: accounts.length > 0,
  };
}

const receiptsOf = (request: DocumentSnapshot): DocumentReference[] => {
  const numbers: readonly string[] = request.get('receiptNumbers') ?? [];
  return numbers.map((number) => db.doc(pathOf(collections.receipts, number)));
};

async function existing(references: readonly DocumentReference[]): Promise<DocumentSnapshot[]> {
  const found = references.length > 0 ? await db.getAll(...references) : [];
  return found.filter(({ exists }) => exists);
}

export const countsOf = (found: Traces): PersonCounts =>
  Object.fromEntries(personPlaces.map((place) => [place, found[place].length])) as PersonCounts;

/** An invalid record counts as open, so that staff check it. */
export const openOf = (found: Traces, today: CivilDate): FindPersonAnswer['open'] =>
  requestKindSchema.options.flatMap((kind) =>
    found[kind].flatMap((document) => {
      const { schema, noun, day, lastDay } = requestKinds[kind];
      const stored = schema.safeParse({ ...document.data(), id: document.id }).data;
      if (stored && !isExpected(stored.status, String(document.get(lastDay)), today)) return [];
      const what = stored ? nameOf[kind](document) : `A damaged ${noun}`;
      const date = stored ? String(document.get(day)) : '';
      return [{ kind, id: document.id, what, date }];
    }),
  );

const nameOf: Record<RequestKind, (document: DocumentSnapshot) => string> = {
  bookings: (document) => bookingItemName(document.data() as Booking),
  transfers: () => 'Airport transfer',
};

const isExpected = (status: RequestStatus, last: CivilDate, today: CivilDate): boolean =>
  isOpenRequest(status) && !isPast(last, today);

/** Mail, mail queue and mail log share their ids. */
export const mailsOfRecord = (id: string): Promise<string[]> =>
  idsOf(
    mailLog.where('requestId', '==', id),
    mailLog.where('about', 'array-contains', id),
    mailQueue.where('requestId', '==', id),
  );

export async function noticesOf(id: string): Promise<DocumentReference[]> {
  const all = [notices, db.collection(collections.crewNotices)];
  const found = await Promise.all(all.map((one) => one.where('recordId', '==', id).get()));
  return found.flatMap(({ docs }) => docs.map(({ ref }) => ref));
}

export const mailsOfAddress = (email: string): Promise<string[]> =>
  idsOf(
    mailLog.where('to', '==', email),
    mails.where('to', '==', email),
    mails.where('replyTo', '==', email),
    mailQueue.where('mail.to', '==', email),
    mailQueue.where('mail.replyTo', '==', email),
  );

export const mailDocuments = (ids: readonly string[]): DocumentReference[] =>
  ids.flatMap((id) => [mailQueue.doc(id), mails.doc(id), mailLog.doc(id)]);

async function idsOf(...queries: Query[]): Promise<string[]> {
  const found = await Promise.all(queries.map((query) => query.get()));
  return [...new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)))];
}
