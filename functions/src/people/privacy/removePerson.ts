import { baliDate } from '@selasar/domain/core';
import type { RemovePersonAnswer, RemovePersonInput } from '@selasar/domain/people';
import { FieldValue } from 'firebase-admin/firestore';
import { callError } from '../../platform/callError.ts';
import { db } from '../../platform/firestore.ts';
import { requestsOf, tripDocument, tripSchema, viewsOf } from '../../trips/trip.ts';
import { deleteAll, type Authorize, removeMessage, removeReview } from './removeRecords.ts';
import { mailDocuments, countsOf, openOf, tracesOf, type Traces } from './tracesOf.ts';
import { removeRequest } from './removeRequest.ts';

interface Removal extends RemovePersonInput {
  authorize: Authorize;
}

/** An interrupted run can be repeated. Requests sent meanwhile are found by the second search and kept. */
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
  await deleteAll([...mailDocuments(found.mails), ...found.counters], authorize);
  for (const { id } of found.messages) await removeMessage(id, authorize);
  for (const { id } of found.bookings) await removeRequest('bookings', id, authorize);
  for (const { id } of found.transfers) await removeRequest('transfers', id, authorize);
  for (const { id } of found.trips) await removeFromTrip(id, email, authorize);
  /* oxlint-enable no-await-in-loop */
}

const removeFromTrip = (tripId: string, email: string, authorize: Authorize): Promise<void> =>
  db.runTransaction(async (transaction) => {
    await authorize(transaction);
    const trip = await transaction.get(tripDocument(tripId));
    if (!trip.exists) return;
    const requests = await requestsOf(tripId);
    if (requests.length > 0) {
      transaction.update(trip.ref, { emails: FieldValue.arrayRemove(email) });
      return;
    }
    transaction.delete(trip.ref);
    for (const view of viewsOf(tripSchema.parse(trip.data()))) transaction.delete(view);
  });
