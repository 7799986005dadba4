import { collections, foundBy, pathOf, subcollections } from '@selasar/domain/core';
import { type RequestKind, requestKinds } from '@selasar/domain/requests';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from 'firebase-admin/firestore';
import { publishCrew } from '../../crew/publishCrew.ts';
import { db, unlessChanged, writeUnlessChanged } from '../../platform/firestore.ts';
import { markRequest } from '../../requests/applyChange.ts';
import { publishTripOf } from '../../trips/publishTrip.ts';
import { deleteTrip, requestsOf, tripDocument, tripSchema } from '../../trips/trip.ts';
import { type Authorize, deleteAll } from './removeRecords.ts';
import { mailDocuments, mailsOfRecord, noticesOf } from './tracesOf.ts';
import { eventWithoutPerson, withoutPerson } from './withoutPerson.ts';

/** The trip is locked before its requests are read: one that joins meanwhile is seen or gets a new trip. */
async function leaveTrip(transaction: Transaction, request: DocumentSnapshot): Promise<void> {
  const tripId: unknown = request.get('tripId');
  if (typeof tripId !== 'string') return;
  const trip = await transaction.get(tripDocument(tripId));
  if (!trip.exists) return;
  const others = (await requestsOf(tripId)).filter(({ id }) => id !== request.id);
  if (others.length === 0) return deleteTrip(transaction, trip);
  const needed = new Set(others.map((other) => other.get('customerEmail')));
  const { emails } = tripSchema.parse(trip.data());
  transaction.update(trip.ref, { emails: emails.filter((email) => needed.has(email)) });
}

/** Safe to repeat: the record, which leads to the rest, comes last. Clears again what was written meanwhile. */
export async function removeRequest(
  kind: RequestKind,
  id: string,
  authorize?: Authorize,
): Promise<void> {
  const request = db.doc(pathOf(collections[kind], id));
  await clearAround(kind, request, authorize);
  const before = await writeUnlessChanged(async (transaction) => {
    await authorize?.(transaction);
    const stored = await request.get();
    if (stored.exists) await takeOut(transaction, kind, stored);
    return stored;
  });
  // At once: whoever repeats an interrupted removal no longer finds the request by its guest.
  await republish(before);
  await clearAround(kind, request, authorize);
}

async function takeOut(
  transaction: Transaction,
  kind: RequestKind,
  stored: DocumentSnapshot,
): Promise<void> {
  const data = { ...stored.data(), id: stored.id };
  const gone = withoutPerson(requestKinds[kind], data);
  if (Object.keys(gone).length === 0 && stored.get('removedAt')) return;
  await leaveTrip(transaction, stored);
  const now = FieldValue.serverTimestamp();
  const fields = { ...gone, removedAt: now, updatedAt: now };
  const found = foundBy<string>(requestKinds[kind].search, { ...data, ...fields });
  const written = { ...fields, ...found };
  markRequest(transaction, stored.ref, 'removal', written, unlessChanged(stored));
}

async function clearAround(
  kind: RequestKind,
  request: DocumentReference,
  authorize: Authorize | undefined,
): Promise<void> {
  const thread = await request.collection(subcollections.thread).listDocuments();
  const mails = mailDocuments(await mailsOfRecord(request.id));
  const counters = ['thread', 'message'].map((name) =>
    db.doc(pathOf(collections.rateLimits, `${name}_${request.id}`)),
  );
  const told = await noticesOf(request.id);
  await deleteAll([...thread, ...mails, ...told, ...counters], authorize);
  const { docs } = await request.collection(subcollections.events).get();
  const changed = docs
    .map((event) => [event.ref, eventWithoutPerson(requestKinds[kind], event.data())] as const)
    .filter(([, fields]) => Object.keys(fields).length > 0);
  if (changed.length === 0) return;
  await db.runTransaction(async (transaction) => {
    await authorize?.(transaction);
    for (const [event, fields] of changed) transaction.update(event, fields);
  });
}

async function republish(before: DocumentSnapshot): Promise<void> {
  await publishTripOf(before.get('tripId'));
  const crew = [before.get('driverId'), before.get('guideId')];
  await Promise.all(crew.filter((id) => typeof id === 'string').map(publishCrew));
}
