import { useSyncExternalStore } from 'react';
import type {
  Arrival,
  ArrivalCollection,
} from '../../../data/records/arrivals/useArrivalsSince.ts';
import { arrivalCollections } from '../../../data/records/arrivals/useArrivalsSince.ts';
import { atSessionEnd } from '../../../data/firebase/lifetime.ts';
import { readStored, store } from '../../common/staffStorage.ts';

/**
 * Up to when each person has seen what came in, in this browser: the server's time of the newest that was on their
 * screen. What came later is new to them.
 */
const name = (uid: string, collection: ArrivalCollection): string => `seen.${collection}.${uid}`;

/** In milliseconds; undefined on a first visit. */
export function seenUpTo(uid: string, collection: ArrivalCollection): number | undefined {
  const stored = Number(readStored(name(uid, collection)));
  return Number.isFinite(stored) && stored > 0 ? stored : undefined;
}

type Arrivals = Readonly<Record<ArrivalCollection, readonly Arrival[]>>;
/** How many a person has not seen, of each collection. */
export type Counts = Readonly<Record<ArrivalCollection, number>>;
const noneUnseen: Counts = { bookings: 0, transfers: 0, messages: 0 };

const none: Arrivals = { bookings: [], transfers: [], messages: [] };

let arrivals = none;
let seenHere: Readonly<Partial<Record<ArrivalCollection, number>>> = {};
let counts: Counts = noneUnseen;
const watchers = new Set<() => void>();
atSessionEnd(() => {
  arrivals = none;
  seenHere = {};
  recount();
});

function recount(): void {
  const unseen = (collection: ArrivalCollection) =>
    arrivals[collection].filter(({ at }) => at > (seenHere[collection] ?? 0)).length;
  const now = {
    bookings: unseen('bookings'),
    transfers: unseen('transfers'),
    messages: unseen('messages'),
  };
  if (arrivalCollections.every((collection) => now[collection] === counts[collection])) return;
  counts = now;
  for (const tell of watchers) tell();
}

/** What has come in of a collection since the line at which the visit began. */
export function noteArrivals(collection: ArrivalCollection, found: readonly Arrival[]): void {
  arrivals = { ...arrivals, [collection]: found };
  recount();
}

/** Everything of a collection up to `at` was on this person's screen. */
export function noteSeen(uid: string, collection: ArrivalCollection, at: number): void {
  if (at <= (seenUpTo(uid, collection) ?? 0) && at <= (seenHere[collection] ?? 0)) return;
  store(name(uid, collection), String(Math.max(at, seenUpTo(uid, collection) ?? 0)));
  seenHere = { ...seenHere, [collection]: Math.max(at, seenHere[collection] ?? 0) };
  recount();
}

function subscribe(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** How many have come in that this person has not seen. */
export const useUnseen = (): Counts => useSyncExternalStore(subscribe, () => counts);

/** The same, of all collections together. */
export const useUnseenCount = (): number =>
  Object.values(useUnseen()).reduce((sum, one) => sum + one, 0);
