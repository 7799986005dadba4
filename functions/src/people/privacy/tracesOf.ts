import {
  bookingItemName,
  bookingSchema,
  collections,
  isOpenRequest,
  isPast,
  ownDocuments,
  pathOf,
  personPlaces,
  subcollections,
  transferSchema,
  type CivilDate,
  type FindPersonAnswer,
  type PersonCounts,
} from '@selasar/domain';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../../platform/firestore.ts';
import { hashOfPerson } from '../../platform/requests/hash.ts';
import { trips } from '../../trips/trip.ts';
import { mailsOfAddress, mailsOfRecord } from './mailsOf.ts';

/** A saved view of a staff member that names the guest. */
interface NamingView {
  of: DocumentReference;
  id: string;
}

/** Everything found about a guest by their email. */
export interface Traces {
  bookings: DocumentSnapshot[];
  transfers: DocumentSnapshot[];
  messages: DocumentSnapshot[];
  reviews: DocumentSnapshot[];
  trips: DocumentSnapshot[];
  /** Ids. */
  mails: string[];
  counters: DocumentReference[];
  views: NamingView[];
  hasAccount: boolean;
}

/** Searches all collections. The email is in lower case, as stored. */
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
    trips: (await trips.where('emails', 'array-contains', email).get()).docs,
    mails: [...new Set(mails.flat())],
    counters: (await by(collections.rateLimits, 'person', await hashOfPerson(email))).map(
      ({ ref }) => ref,
    ),
    views: await viewsNaming([email, ...[...requests, ...messages].flatMap(namesIn)]),
    hasAccount: accounts.length > 0,
  };
}

async function existing(references: readonly DocumentReference[]): Promise<DocumentSnapshot[]> {
  const found = references.length > 0 ? await db.getAll(...references) : [];
  return found.filter(({ exists }) => exists);
}

const namesIn = (record: DocumentSnapshot): string[] =>
  ['customerName', 'customerPhone', 'contactPerson', 'name', 'phone']
    .map((field) => record.get(field) as unknown)
    .filter((value): value is string => typeof value === 'string' && value !== '');

/** All saved views are read: there are few staff. */
async function viewsNaming(names: readonly string[]): Promise<NamingView[]> {
  const staff = await db.collection(collections.users).listDocuments();
  const views = await existing(
    staff.map((person) => person.collection(subcollections.own).doc(ownDocuments.views)),
  );
  const searched = new Set(names.map((name) => name.toLowerCase()));
  return views.flatMap((view) =>
    Object.entries((view.get('items') ?? {}) as Record<string, unknown>)
      .filter(([, item]) => searchesOf(item).some((text) => searched.has(text)))
      .map(([id]) => ({ of: view.ref, id })),
  );
}

/** The search text and the name of a view. */
function searchesOf(item: unknown): string[] {
  const { name = '', query = '' } = (item ?? {}) as { name?: unknown; query?: unknown };
  const parameters = [...new URLSearchParams(String(query)).values()];
  return [String(name), ...parameters].map((text) => text.trim().toLowerCase());
}

export const countsOf = (found: Traces): PersonCounts =>
  Object.fromEntries(personPlaces.map((place) => [place, found[place].length])) as PersonCounts;

/** Future requests and those that wait for an answer. An invalid record counts as open, so that staff check it. */
export function openOf(
  { bookings, transfers }: Traces,
  today: CivilDate,
): FindPersonAnswer['open'] {
  return [
    ...bookings.map((document) => {
      const { id } = document;
      const stored = bookingSchema.safeParse({ ...document.data(), id }).data;
      const isOpen = !stored || (isOpenRequest(stored.status) && !isPast(stored.endDate, today));
      const what = stored ? bookingItemName(stored) : 'A damaged booking';
      return { kind: collections.bookings, id, what, date: stored?.startDate ?? '', isOpen };
    }),
    ...transfers.map((document) => {
      const { id } = document;
      const stored = transferSchema.safeParse({ ...document.data(), id }).data;
      const isOpen = !stored || (isOpenRequest(stored.status) && !isPast(stored.pickupDate, today));
      const what = stored ? 'Airport transfer' : 'A damaged transfer';
      return { kind: collections.transfers, id, what, date: stored?.pickupDate ?? '', isOpen };
    }),
  ]
    .filter(({ isOpen }) => isOpen)
    .map(({ kind, id, what, date }) => ({ kind, id, what, date }));
}
