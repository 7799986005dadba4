import { personOf } from '@selasar/domain/core';
import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { replaceKey } from '../platform/capability.ts';
import { unlessChanged } from '../platform/firestore.ts';
import {
  countRequestsOf,
  endUnproven,
  findTrip,
  newTrip,
  requestsOf,
  tripDocument,
  tripSchema,
  viewDocument,
} from './trip.ts';

export interface JoinedTrip {
  id: string;
  /** For mails. */
  key: string;
  /** For the browser that sent the request. */
  browserKey: string;
}

/** An email alone joins no trip; nor does the next guest at a hotel's computer with the old key. */
export async function joinTrip(
  transaction: Transaction,
  { requestId, key, email }: { requestId: string; key: string | undefined; email: string },
): Promise<JoinedTrip> {
  const known = key ? await findTrip(key) : undefined;
  const isOfIt = known?.emails.some((one) => personOf(one) === personOf(email)) ?? false;
  if (key && known && isOfIt && (await countRequestsOf(known.id)) < mostJoined) {
    const emails = [...new Set([...known.emails, email])];
    const { id, only } = known;
    const unproven = only && { ...only, requests: [...only.requests, requestId] };
    const fields = unproven ? { emails, unproven } : { emails };
    transaction.update(tripDocument(id), fields, unlessChanged(known.stored));
    if (!only) endUnproven(transaction, known);
    return { id, key: known.key, browserKey: key };
  }
  const trip = newTrip(transaction, email, { requestId });
  return { id: trip.id, key: trip.key, browserKey: trip.unproven?.key ?? '' };
}

/** A full trip gets no more requests, because each change reads the whole trip. */
const mostJoined = 20;

/** Who once saw the trip could repeat a request, so that gets only its own or the unproven key. */
export async function tripKeyFor(
  { requestId, tripKey }: { requestId: string; tripKey?: string | undefined },
  { tripId }: DocumentData,
  joined: JoinedTrip | undefined,
): Promise<{ tripKey?: string }> {
  if (joined && joined.id === tripId) return { tripKey: joined.browserKey };
  if (typeof tripId !== 'string') return {};
  const trip = tripSchema.safeParse((await tripDocument(tripId).get()).data()).data;
  if (tripKey !== undefined && trip?.key === tripKey) return { tripKey };
  return trip?.unproven?.requests.includes(requestId) ? { tripKey: trip.unproven.key } : {};
}

export const tripKeyOf = async (
  request: DocumentSnapshot,
  tripKey?: string,
): Promise<{ tripKey?: string }> =>
  tripKeyFor({ requestId: request.id, tripKey }, request.data() ?? {}, undefined);

export async function keyOfTrip(tripId: unknown): Promise<{ tripKey?: string }> {
  if (typeof tripId !== 'string') return {};
  const key: unknown = (await tripDocument(tripId).get()).get('key');
  return typeof key === 'string' ? { tripKey: key } : {};
}

interface Moved {
  id: string;
  tripId?: string | undefined;
  customerEmail: string;
  /** '' means none. */
  to: string;
}

/** If no other request has the old email, its link ends, and the trip's new key is returned. */
export async function moveEmail(
  transaction: Transaction,
  { id, tripId, customerEmail: from, to }: Moved,
): Promise<string | undefined> {
  if (tripId === undefined || from === to) return undefined;
  const trip = await tripDocument(tripId).get();
  if (!trip.exists) return undefined;
  const stored = tripSchema.parse(trip.data());
  const { emails } = stored;
  const others = (await requestsOf(tripId)).filter((request) => request.id !== id);
  const isNeeded = others.some((request) => request.get('customerEmail') === from);
  const remaining = emails.filter((email) => (email !== from || isNeeded) && email !== to);
  const after = { emails: [...remaining, ...(to ? [to] : [])] };
  transaction.update(trip.ref, after, unlessChanged(trip));
  if (isNeeded || from === '' || personOf(from) === personOf(to)) return undefined;
  endUnproven(transaction, { ...stored, id: trip.id });
  return replaceKey(transaction, trip, viewDocument);
}
