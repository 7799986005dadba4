import { useEffect, useState } from 'react';
import { atSessionEnd } from '../../data/firebase/lifetime.ts';
import {
  type Arrival,
  type ArrivalCollection,
  arrivalCollections,
} from '../../data/requests/useArrivalsSince.ts';
import { usePageVisible } from '../../ui/browser.ts';
import { signal } from '../../ui/signal.ts';
import { usePendingPage } from './links.ts';
import { useOwnUid } from './session.tsx';
import { readStored, store } from './staffStorage.ts';

/**
 * In milliseconds; on a first visit only entries that arrive during it are new. Rows on a visible screen count as seen
 * from the next visit on, if the list contains all new entries; a list that is hidden while the next page loads is not
 * visible.
 */
export function useLastVisit(
  collection: ArrivalCollection,
  rows: readonly { createdAt?: Date | undefined }[] | undefined,
  hasAll = true,
): number {
  const uid = useOwnUid() ?? '';
  const isLeaving = usePendingPage() !== undefined;
  const visible = usePageVisible() && !isLeaving;
  const latest = rows?.reduce(
    (most, { createdAt }) => Math.max(most, createdAt?.getTime() ?? 0),
    0,
  );
  const [since] = useState(() => seenUpTo(uid, collection) ?? Date.now());
  useEffect(() => {
    if (visible && hasAll && latest) noteSeen(uid, collection, latest);
  }, [uid, collection, visible, hasAll, latest]);
  return since;
}

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
const counts = signal(noCounts);
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
  if (arrivalCollections.some((collection) => now[collection] !== counts.get()[collection]))
    counts.set(now);
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

export const useUnseen = counts.use;

export const useUnseenCount = (): number =>
  Object.values(useUnseen()).reduce((sum, one) => sum + one, 0);
