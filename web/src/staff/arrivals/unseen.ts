import { useSyncExternalStore } from 'react';
import type { Arrival, ArrivalKind } from '../../data/arrivals/useArrivalsSince.ts';
import { arrivalKinds } from '../../data/arrivals/useArrivalsSince.ts';
import { atSessionEnd } from '../../data/core/lifetime.ts';
import { readStored, store } from '../common/browserStorage.ts';

/**
 * Up to when each person has seen what came in, in this browser: the server's time of the newest that was on their
 * screen. What came later is new to them.
 */
const name = (uid: string, kind: ArrivalKind): string => `seen.${kind}.${uid}`;

/** In milliseconds; undefined on a first visit. */
export function seenUpTo(uid: string, kind: ArrivalKind): number | undefined {
  const stored = Number(readStored(name(uid, kind)));
  return Number.isFinite(stored) && stored > 0 ? stored : undefined;
}

type Arrivals = Readonly<Record<ArrivalKind, readonly Arrival[]>>;
const none: Arrivals = { bookings: [], transfers: [], messages: [] };

let arrivals = none;
let seenHere: Readonly<Partial<Record<ArrivalKind, number>>> = {};
let count = 0;
const watchers = new Set<() => void>();
atSessionEnd(() => {
  arrivals = none;
  seenHere = {};
  recount();
});

function recount(): void {
  const unseen = arrivalKinds.map(
    (kind) => arrivals[kind].filter(({ at }) => at > (seenHere[kind] ?? 0)).length,
  );
  const now = unseen.reduce((sum, one) => sum + one, 0);
  if (now === count) return;
  count = now;
  for (const tell of watchers) tell();
}

/** What has come in of a kind since the line at which the visit began. */
export function noteArrivals(kind: ArrivalKind, found: readonly Arrival[]): void {
  arrivals = { ...arrivals, [kind]: found };
  recount();
}

/** Everything of a kind up to `at` was on this person's screen. */
export function noteSeen(uid: string, kind: ArrivalKind, at: number): void {
  if (at <= (seenUpTo(uid, kind) ?? 0) && at <= (seenHere[kind] ?? 0)) return;
  store(name(uid, kind), String(Math.max(at, seenUpTo(uid, kind) ?? 0)));
  seenHere = { ...seenHere, [kind]: Math.max(at, seenHere[kind] ?? 0) };
  recount();
}

function subscribe(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** How many have come in that this person has not seen. */
export const useUnseenCount = (): number => useSyncExternalStore(subscribe, () => count);
