import {
  collections,
  ownReviewSchema,
  pathOf,
  pathWithin,
  subcollections,
  threadMessageSchema,
  tripRequestSchema,
  type OwnReview,
  type ThreadMessage,
  type TripRequest,
} from '@selasar/domain';
import {
  FieldValue,
  type DocumentReference,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { db, unlessChanged, writeUnlessChanged } from '../platform/firestore.ts';
import { requestsOf } from './requestsOf.ts';
import { tripDocument, tripSchema, viewDocument } from './trip.ts';

/**
 * The most messages shown per request, and the most characters of all messages together: a larger document could not be
 * written.
 */
const most = { messages: 50, characters: 150_000 };

/**
 * Rewrites the guest's view of a trip from what is stored. Safe to run repeatedly. Of two at once one fails and
 * retries, because the first may have read before the newest change.
 */
export const publishTrip = (tripId: string): Promise<void> =>
  writeUnlessChanged(async (transaction) => {
    const trip = await tripDocument(tripId).get();
    if (!trip.exists) return;
    const { viewId } = tripSchema.parse(trip.data());
    const found = await requestsOf(tripId);
    const characters = most.characters / Math.max(1, found.length);
    const requests = await Promise.all(found.map((one) => guestViewOf(one, characters)));
    const now = FieldValue.serverTimestamp();
    transaction.update(trip.ref, { publishedAt: now }, unlessChanged(trip));
    transaction.set(viewDocument(viewId), {
      requests: requests.filter((request) => request !== undefined),
      updatedAt: now,
    });
  });

/** Older requests have no trip. */
export async function publishTripOf(tripId: unknown): Promise<void> {
  if (typeof tripId === 'string') await publishTrip(tripId);
}

/** The fields of a booking or transfer that its guest sees; undefined for an invalid record. */
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
  });
  return read.data;
}

/** The review has the id of its booking. Invalid ones are left out. */
async function reviewOf({ parent, id }: DocumentReference): Promise<{ review?: OwnReview }> {
  if (parent.id !== collections.bookings) return {};
  const stored = await db.doc(pathOf(collections.reviews, id)).get();
  const review = ownReviewSchema.safeParse(stored.data()).data;
  return review ? { review } : {};
}

/** The newest messages, oldest first. */
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

/** The newest messages that fit into the given number of characters. */
function newestWithin(thread: ThreadMessage[], characters: number): ThreadMessage[] {
  let left = characters;
  const from = thread.findLastIndex(({ text }) => (left -= text.length) < 0);
  return thread.slice(from + 1);
}
