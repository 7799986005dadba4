import { collections, pathOf, pathWithin, subcollections } from '@selasar/domain/core';
import { type Receipt, receiptSchema } from '@selasar/domain/receipts';
import { type OwnReview, ownReviewSchema } from '@selasar/domain/reviews';
import {
  type ThreadMessage,
  threadMessageSchema,
  type TripRequest,
  tripRequestSchema,
} from '@selasar/domain/trips';
import {
  type DocumentReference,
  FieldValue,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { db, unlessChanged, writeUnlessChanged } from '../platform/firestore.ts';
import { requestsOf, tripDocument, tripSchema, viewDocument } from './trip.ts';

/** A larger document could not be written. The characters are of all messages together. */
const most = { messages: 50, receipts: 10, characters: 150_000 };

/** Of two at once one fails and retries: the first may have read before the newest change. */
export const publishTrip = (tripId: string): Promise<void> =>
  writeUnlessChanged(async (transaction) => {
    const trip = await tripDocument(tripId).get();
    if (!trip.exists) return;
    const { viewId, unproven } = tripSchema.parse(trip.data());
    const found = await requestsOf(tripId);
    const characters = most.characters / Math.max(1, found.length);
    const read = await Promise.all(found.map((one) => guestViewOf(one, characters)));
    const requests = read.filter((request) => request !== undefined);
    const now = FieldValue.serverTimestamp();
    transaction.update(trip.ref, { publishedAt: now }, unlessChanged(trip));
    transaction.set(viewDocument(viewId), { requests, updatedAt: now });
    if (!unproven) return;
    const own = requests.filter(({ id }) => unproven.requests.includes(id));
    const view = { requests: own, isUnproven: true, updatedAt: now };
    transaction.set(viewDocument(unproven.viewId), view);
  });

/** Older requests have no trip. */
export async function publishTripOf(tripId: unknown): Promise<void> {
  if (typeof tripId === 'string') await publishTrip(tripId);
}

async function guestViewOf(
  document: QueryDocumentSnapshot,
  characters: number,
): Promise<TripRequest | undefined> {
  const { ref, id } = document;
  const fields = document.data();
  const read = tripRequestSchema.safeParse({
    ...fields,
    kind: ref.parent.id,
    id,
    changedAt: fields['updatedAt'],
    thread: newestWithin(await threadOf(ref), characters),
    ...(await reviewOf(ref)),
    ...(await receiptsOf(fields['receiptNumbers'])),
  });
  return read.data;
}

async function reviewOf({ parent, id }: DocumentReference): Promise<{ review?: OwnReview }> {
  if (parent.id !== collections.bookings) return {};
  const stored = await db.doc(pathOf(collections.reviews, id)).get();
  const review = ownReviewSchema.safeParse(stored.data()).data;
  return review ? { review } : {};
}

/** The newest, so that the view does not grow without end. */
async function receiptsOf(numbers: readonly string[] = []): Promise<{ receipts?: Receipt[] }> {
  if (numbers.length === 0) return {};
  const shown = numbers.slice(-most.receipts);
  const found = await db.getAll(
    ...shown.map((number) => db.doc(pathOf(collections.receipts, number))),
  );
  return {
    receipts: found.flatMap((receipt) => receiptSchema.safeParse(receipt.data()).data ?? []),
  };
}

async function threadOf({ path }: DocumentReference): Promise<ThreadMessage[]> {
  const newest = db
    .collection(pathWithin(path, subcollections.thread))
    .orderBy('at', 'desc')
    .limit(most.messages);
  return (await newest.get()).docs
    .flatMap(
      (message) => threadMessageSchema.safeParse({ ...message.data(), id: message.id }).data ?? [],
    )
    .toReversed();
}

function newestWithin(thread: ThreadMessage[], characters: number): ThreadMessage[] {
  let left = characters;
  const from = thread.findLastIndex(({ text }) => (left -= text.length) < 0);
  return thread.slice(from + 1);
}
