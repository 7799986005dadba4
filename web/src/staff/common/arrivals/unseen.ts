import { useSyncExternalStore } from 'react';
import {
  type Arrival,
  type ArrivalCollection,
  arrivalCollections,
} from '../../../data/requests/useArrivalsSince.ts';
import { atSessionEnd } from '../../../data/firebase/lifetime.ts';
import { readStored, store } from '../staffStorage.ts';

/** In this browser: the server time of the newest entry that was on the user's screen. */
const name = (uid: string, collection: ArrivalCollection): string => `seen.${collection}.${uid}`;

/** In milliseconds; undefined on a first visit. */
export function seenUpTo(uid: string, collection: ArrivalCollection): number | undefined {
  const stored = Number(readStored(name(uid, collection)));
  return Number.isFinite(stored) && stored > 0 ? stored : undefined;
}

type Arrivals = Readonly<Record<ArrivalCollection, readonly Arrival[]>>;
export type Counts = Readonly<Record<ArrivalCollection, number>>;
const noCounts: Counts = { bookings: 0, transfers: 0, messages: 0 };

const none: Arrivals = { bookings: [], transfers: [], messages: [] };

let arrivals = none;
let seenUntil: Readonly<Partial<Record<ArrivalCollection, number>>> = {};
let counts: Counts = noCounts;
const watchers = new Set<() => void>();
atSessionEnd(() => {
  arrivals = none;
  seenUntil = {};
  recount();
});

function recount(): void {
  const unseen = (collection: ArrivalCollection) =>
    arrivals[collection].filter(({ at }) => at > (seenUntil[collection] ?? 0)).length;
  const now = {
    bookings: unseen('bookings'),
    transfers: unseen('transfers'),
    messages: unseen('messages'),
  };
  if (arrivalCollections.every((collection) => now[collection] === counts[collection])) return;
  counts = now;
  for (const notify of watchers) notify();
}

/** Stores the entries of a collection since the start of the visit. */
export function noteArrivals(collection: ArrivalCollection, found: readonly Arrival[]): void {
  arrivals = { ...arrivals, [collection]: found };
  recount();
}

/** Everything in a collection up to `at` was on this user's screen. */
export function noteSeen(uid: string, collection: ArrivalCollection, at: number): void {
  if (at <= (seenUpTo(uid, collection) ?? 0) && at <= (seenUntil[collection] ?? 0)) return;
  store(name(uid, collection), String(Math.max(at, seenUpTo(uid, collection) ?? 0)));
  seenUntil = { ...seenUntil, [collection]: Math.max(at, seenUntil[collection] ?? 0) };
  recount();
}

function subscribe(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}

export const useUnseen = (): Counts => useSyncExternalStore(subscribe, () => counts);

export const useUnseenCount = (): number =>
  Object.values(useUnseen()).reduce((sum, one) => sum + one, 0);
