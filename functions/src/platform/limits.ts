import type { IncomingHttpHeaders } from 'node:http';
import { isIPv6 } from 'node:net';
import { collections } from '@selasar/domain/core';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import type { HttpsError } from 'firebase-functions/v2/https';
import { guestError } from './callError.ts';
import { endOfHour, hourOf } from './expiry.ts';
import { db } from './firestore.ts';
import { hashOf } from './hash.ts';
import { settings } from './settings.ts';

export const minutesLeft = (now: number): number =>
  Math.ceil((endOfHour(now).toMillis() - now) / 60_000);

/** At the next clock hour, the same for everybody, so it says nothing about who was counted. */
export const tooManyRequests = (now: number): HttpsError =>
  guestError({
    code: 'too-many-requests',
    facts: { minutes: minutesLeft(now) },
    retryAt: endOfHour(now).toDate().toISOString(),
  });

/** Lower bounds of the stored counters: an address known to be over the limit costs no read. */
const atLeast = new Map<string, number>();
const maxAddresses = 10_000;

export const addressCounter = async (address: string, now: number): Promise<DocumentReference> =>
  db.collection(collections.rateLimits).doc(`${await hashOf(`address ${address}`)}_${hourOf(now)}`);

/** Throws over the limit. Parallel requests each see at least their own count. `what` has a limit of its own. */
export async function limitAddress(from: string, what?: 'repeats' | 'ticks'): Promise<void> {
  const address = what === undefined ? from : `${what} of ${from}`;
  const now = Date.now();
  const most = settings.requestsPerAddress.value();
  const counter = await addressCounter(address, now);
  const known = (atLeast.get(counter.id) ?? 0) + 1;
  if (known > most) throw tooManyRequests(now);
  remember(counter.id, known);
  await increment(counter, now);
  const stored = Number((await counter.get()).get('count'));
  remember(counter.id, stored);
  if (stored > most) throw tooManyRequests(now);
}

const increment = (counter: DocumentReference, now: number) =>
  counter.set({ count: FieldValue.increment(1), expiresAt: endOfHour(now) }, { merge: true });

function remember(id: string, count: number): void {
  if (atLeast.size >= maxAddresses) atLeast.clear();
  atLeast.set(id, Math.max(count, atLeast.get(id) ?? 0));
}

// Only wrong guesses count: guests of one hotel share an address and may open their own trips any number of times.

export async function openedBy<Found>(
  { address }: { address: string },
  find: () => Promise<Found | undefined>,
  refusal: HttpsError,
): Promise<Found> {
  const now = Date.now();
  const counter = await addressCounter(`guesses of ${address}`, now);
  const guesses = Number((await counter.get()).get('count') ?? 0);
  if (guesses >= settings.guessesPerAddress.value()) throw tooManyRequests(now);
  const found = await find();
  if (found) return found;
  await increment(counter, now);
  throw refusal;
}

interface Request {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/** Only the last entry of X-Forwarded-For is Google's own. An IPv6 customer has a whole network. */
export function clientAddress({ headers, socket }: Request): string {
  const forwarded = headers['x-forwarded-for'];
  const list = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  const address = list?.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
  return isIPv6(address) && !address.includes('.') ? networkOf(address) : address;
}

/** The first 64 bits: '2001:db8::1' and '2001:db8:0:0:7::' both give '2001:db8:0:0'. */
function networkOf(address: string): string {
  const [before = '', after] = address.toLowerCase().split('::');
  const groups = (part = '') => (part === '' ? [] : part.split(':'));
  const left = groups(before);
  const right = groups(after);
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
