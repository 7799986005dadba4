import { baliDate, type RemovePersonAnswer } from '@selasar/domain';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { callError } from '../../platform/callError.ts';
import { db } from '../../platform/firestore.ts';
import { requestsOf } from '../../trips/requestsOf.ts';
import { tripDocument, tripSchema, viewDocument } from '../../trips/trip.ts';
import { deleteAll, type Authorize } from './deleteAll.ts';
import { mailDocuments } from './mailsOf.ts';
import { removeMessage, removeReview } from './removeRecords.ts';
import { removeRequest } from './removeRequest.ts';
import { countsOf, openOf, tracesOf, type Traces } from './tracesOf.ts';

interface Removal {
  /** In small letters. */
  email: string;
  /** Also what is still to come. */
  evenOpen: boolean;
  authorize?: Authorize;
}

/**
 * Takes a guest out of everything: records that figures count from lose what tells of them, all else goes. Then it looks
 * again. One that was cut half-way is run again. What the guest sends meanwhile is found by the second look, and left.
 */
export async function removePerson({
  email,
  evenOpen,
  authorize,
}: Removal): Promise<RemovePersonAnswer> {
  const found = await tracesOf(email);
  const open = openOf(found, baliDate(new Date()));
  if (open.length > 0 && !evenOpen) {
    throw callError({ code: 'person-expected', facts: { requests: open } });
  }
  await removeTraces(found, email, authorize);
  return { removed: countsOf(found), left: countsOf(await tracesOf(email)) };
}

/** One after the other: several of one trip would stand in each other's way. */
async function removeTraces(found: Traces, email: string, authorize: Authorize): Promise<void> {
  /* oxlint-disable no-await-in-loop */
  for (const { id } of found.reviews) await removeReview(id, authorize);
  await forgetViews(found.views, authorize);
  await deleteAll([...mailDocuments(found.mails), ...found.counters], authorize);
  for (const { id } of found.messages) await removeMessage(id, authorize);
  for (const { id } of found.bookings) await removeRequest('bookings', id, authorize);
  for (const { id } of found.transfers) await removeRequest('transfers', id, authorize);
  for (const { id } of found.trips) await forgetInTrip(id, email, authorize);
  /* oxlint-enable no-await-in-loop */
}

/** A trip that none of the guest's requests belongs to, any more or at all. */
const forgetInTrip = (tripId: string, email: string, authorize: Authorize): Promise<void> =>
  db.runTransaction(async (transaction) => {
    await authorize?.(transaction);
    const trip = await transaction.get(tripDocument(tripId));
    if (!trip.exists) return;
    const requests = await requestsOf(tripId);
    if (requests.length > 0) {
      transaction.update(trip.ref, { emails: FieldValue.arrayRemove(email) });
      return;
    }
    transaction.delete(trip.ref);
    transaction.delete(viewDocument(tripSchema.parse(trip.data()).viewId));
  });

async function forgetViews(views: Traces['views'], authorize: Authorize): Promise<void> {
  if (views.length === 0) return;
  await db.runTransaction(async (transaction) => {
    await authorize?.(transaction);
    for (const { of, id } of views) {
      transaction.update(of, new FieldPath('items', id), FieldValue.delete());
    }
  });
}
