import {
  bookingSchema,
  bookingSearch,
  bookingPersonalData,
  collections,
  foundBy,
  pathOf,
  subcollections,
  transferSchema,
  transferSearch,
  transferPersonalData,
  type RequestKind,
} from '@selasar/domain';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { db, unlessChanged, writeUnlessChanged } from '../../platform/firestore.ts';
import { publishCrew } from '../../crew/publishCrew.ts';
import { publishTrip } from '../../trips/publishTrip.ts';
import { deleteAll, type Authorize } from './deleteAll.ts';
import { leaveTrip } from './leaveTrip.ts';
import { mailDocuments, mailsOfRecord, noticesOf } from './mailsOf.ts';
import { eventWithoutPerson, withoutPerson } from './withoutPerson.ts';

const schemas = {
  bookings: { schema: bookingSchema, personalData: bookingPersonalData, search: bookingSearch },
  transfers: { schema: transferSchema, personalData: transferPersonalData, search: transferSearch },
} as const;

/**
 * Anonymizes a booking or transfer and everything that belongs to it. Fields that figures count stay. Safe to repeat:
 * the record itself, which leads to the rest, comes last. Afterwards it searches once more for data written meanwhile.
 */
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
  await clearAround(kind, request, authorize);
  await republish(before);
}

async function takeOut(
  transaction: Transaction,
  kind: RequestKind,
  stored: DocumentSnapshot,
): Promise<void> {
  const { search, ...known } = schemas[kind];
  const data = { ...stored.data(), id: stored.id };
  const gone = withoutPerson(known, data);
  if (Object.keys(gone).length === 0 && stored.get('removedAt')) return;
  await leaveTrip(transaction, stored);
  const now = FieldValue.serverTimestamp();
  const fields = { ...gone, removedAt: now, updatedAt: now };
  const found = foundBy<string>(search, { ...data, ...fields });
  transaction.update(stored.ref, { ...fields, ...found }, unlessChanged(stored));
}

/** Deletes thread, mails and counters; the history keeps who did what. */
async function clearAround(
  kind: RequestKind,
  request: DocumentReference,
  authorize: Authorize,
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
    .map((event) => [event.ref, eventWithoutPerson(schemas[kind], event.data())] as const)
    .filter(([, fields]) => Object.keys(fields).length > 0);
  if (changed.length === 0) return;
  await db.runTransaction(async (transaction) => {
    await authorize?.(transaction);
    for (const [event, fields] of changed) transaction.update(event, fields);
  });
}

/** Updates the pages that show the guest, before success is reported. */
async function republish(before: DocumentSnapshot): Promise<void> {
  const tripId: unknown = before.get('tripId');
  if (typeof tripId === 'string') await publishTrip(tripId);
  const crew = [before.get('driverId'), before.get('guideId')];
  await Promise.all(crew.filter((id) => typeof id === 'string').map(publishCrew));
}
