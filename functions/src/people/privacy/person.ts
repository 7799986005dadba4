import { randomUUID } from 'node:crypto';
import { baliDate, instantSchema, subcollections } from '@selasar/domain/core';
import type { ExportPersonAnswer, RemovePersonAnswer } from '@selasar/domain/people';
import { requestKindSchema } from '@selasar/domain/requests';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { isColleagueMail } from '../../mail/mailContent.ts';
import { recordSecurityEvent } from '../../platform/audit.ts';
import { callError } from '../../platform/callError.ts';
import { db } from '../../platform/firestore.ts';
import { currentRequestId } from '../../platform/log.ts';
import { implement, type Staff } from '../../platform/operation.ts';
import { deleteTrip, requestsOf, tripDocument } from '../../trips/trip.ts';
import { type Authorize, deleteAll, removeMessage, removeReview } from './removeRecords.ts';
import { removeRequest } from './removeRequest.ts';
import { countsOf, mailDocuments, openOf, type Traces, tracesOf } from './tracesOf.ts';

/** Logs the admin and the call id, not the guest. */
const writeDown = (kind: 'person-exported' | 'person-removed', staff: Staff): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const by = await staff.authorize(transaction);
    const what = { kind, ref: currentRequestId() ?? randomUUID() };
    recordSecurityEvent(transaction, db, { what, by });
  });

export const findPerson = implement('findPerson', async ({ email }) => {
  const found = await tracesOf(email);
  const { hasAccount, receipts } = found;
  const open = openOf(found, baliDate(new Date()));
  return { counts: countsOf(found), open, receipts: receipts.length, hasAccount };
});

export const exportPerson = implement('exportPerson', async ({ email }, staff) => {
  const answer = await exportOf(email);
  await writeDown('person-exported', staff);
  return answer;
});

export const removePerson = implement('removePerson', async ({ email, evenOpen }, staff) => {
  const answer = await removeAll(email, evenOpen, staff.authorize);
  await writeDown('person-removed', staff);
  return answer;
});

type Exported = Record<string, unknown>;

/** Derived data, keys that open a page for any reader, and attachments, which have the trip's address. */
const left: ReadonlySet<string> = new Set([
  'searchTerms',
  'customerNameKey',
  'key',
  'viewId',
  'attachments',
]);

/** The trip link in a mail: any reader of the file could open it. */
const tripKeys = /(?<=\/trip\/)[\w-]{20,}/g;

export async function exportOf(email: string): Promise<ExportPersonAnswer> {
  const found = await tracesOf(email);
  const { messages, reviews, receipts, trips, mails } = found;
  const requests = requestKindSchema.options.flatMap((kind) => found[kind]);
  const around = async (subcollection: string) =>
    (await Promise.all(requests.map(({ ref }) => ref.collection(subcollection).get()))).flatMap(
      ({ docs }) => docs,
    );
  const own = mailDocuments(mails.filter((id) => !isColleagueMail(id)));
  const sent = own.length > 0 ? await db.getAll(...own) : [];
  const places = {
    ...Object.fromEntries(requestKindSchema.options.map((kind) => [kind, found[kind]])),
    history: await around(subcollections.events),
    thread: await around(subcollections.thread),
    messages,
    reviews,
    receipts,
    trips,
    mails: sent.filter(({ exists }) => exists),
  };
  return {
    places: Object.fromEntries(
      Object.entries(places).map(([place, documents]) => [place, documents.map(exported)]),
    ),
  };
}

const exported = (document: DocumentSnapshot): Exported => ({
  path: document.ref.path,
  ...(plain(document.data()) as Exported),
});

function plain(value: unknown): unknown {
  const instant = instantSchema.safeParse(value).data;
  if (instant) return instant.toISOString();
  if (typeof value === 'string') return value.replaceAll(tripKeys, '…');
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !left.has(name))
      .map(([name, inner]) => [name, plain(inner)]),
  );
}

/** An interrupted run can be repeated. Requests sent meanwhile are found by the second search and kept. */
export async function removeAll(
  email: string,
  evenOpen: boolean,
  authorize: Authorize,
): Promise<RemovePersonAnswer> {
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
  for (const kind of requestKindSchema.options)
    for (const { id } of found[kind]) await removeRequest(kind, id, authorize);
  for (const { id } of found.trips) await removeFromTrip(id, email, authorize);
  /* oxlint-enable no-await-in-loop */
}

const removeFromTrip = (tripId: string, email: string, authorize: Authorize): Promise<void> =>
  db.runTransaction(async (transaction) => {
    await authorize(transaction);
    const trip = await transaction.get(tripDocument(tripId));
    if (!trip.exists) return;
    if ((await requestsOf(tripId)).length === 0) return deleteTrip(transaction, trip);
    transaction.update(trip.ref, { emails: FieldValue.arrayRemove(email) });
  });
