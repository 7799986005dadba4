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
  /** In lower case. */
  email: string;
  /** Whether to remove future and open requests too. */
  evenOpen: boolean;
  authorize?: Authorize;
}

/**
 * Removes a guest: anonymizes records that figures count, deletes everything else, then searches once more. An
 * interrupted run can be repeated. Requests that the guest sends meanwhile are found by the second search and kept.
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

/** One after the other: requests of one trip would conflict. */
async function removeTraces(found: Traces, email: string, authorize: Authorize): Promise<void> {
  /* oxlint-disable no-await-in-loop */
  for (const { id } of found.reviews) await removeReview(id, authorize);
  await removeViews(found.views, authorize);
  await deleteAll([...mailDocuments(found.mails), ...found.counters], authorize);
  for (const { id } of found.messages) await removeMessage(id, authorize);
  for (const { id } of found.bookings) await removeRequest('bookings', id, authorize);
  for (const { id } of found.transfers) await removeRequest('transfers', id, authorize);
  for (const { id } of found.trips) await removeFromTrip(id, email, authorize);
  /* oxlint-enable no-await-in-loop */
}

/** Removes the guest's email from a trip with other requests; deletes a trip without any. */
const removeFromTrip = (tripId: string, email: string, authorize: Authorize): Promise<void> =>
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

async function removeViews(views: Traces['views'], authorize: Authorize): Promise<void> {
  if (views.length === 0) return;
  await db.runTransaction(async (transaction) => {
    await authorize?.(transaction);
    for (const { of, id } of views) {
      transaction.update(of, new FieldPath('items', id), FieldValue.delete());
    }
  });
}
