import { collections } from '@selasar/domain/core';
import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { db } from '../firestore.ts';
import { settings } from '../settings.ts';
import { hashOf } from './hash.ts';
import { endOfHour, hourOf, tooManyRequests } from './hour.ts';

/** Lower bounds of the stored counters: an address known to be over the limit costs no read. */
const atLeast = new Map<string, number>();
const maxAddresses = 10_000;

export const addressCounter = async (address: string, now: number): Promise<DocumentReference> =>
  db.collection(collections.rateLimits).doc(`${await hashOf(`address ${address}`)}_${hourOf(now)}`);

/** Throws over the limit. Parallel requests each see at least their own count. */
export async function limitAddress(address: string): Promise<void> {
  const now = Date.now();
  const most = settings.requestsPerAddress.value();
  const counter = await addressCounter(address, now);
  const known = (atLeast.get(counter.id) ?? 0) + 1;
  if (known > most) throw tooManyRequests(now);
  remember(counter.id, known);
  await counter.set({ count: FieldValue.increment(1), expiresAt: endOfHour(now) }, { merge: true });
  const stored = Number((await counter.get()).get('count'));
  remember(counter.id, stored);
  if (stored > most) throw tooManyRequests(now);
}

function remember(id: string, count: number): void {
  if (atLeast.size >= maxAddresses) atLeast.clear();
  atLeast.set(id, Math.max(count, atLeast.get(id) ?? 0));
}
