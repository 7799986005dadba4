import { useSyncExternalStore } from 'react';
import { browserKeys } from '../../browserKeys.ts';
import { localStore } from '../../browserStorage.ts';

const stored = browserKeys.trip;

/** The key of this browser's trip for the input of a request, which then joins the trip. */
export function storedTripKey(): { tripKey?: string } {
  const tripKey = localStore.read(stored);
  return tripKey ? { tripKey } : {};
}

const watchOtherTabs = (notify: () => void) => {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
};

/** The key of this browser's trip, until another tab forgets it. */
export const useStoredTripKey = (): string | undefined =>
  useSyncExternalStore(
    watchOtherTabs,
    () => storedTripKey().tripKey,
    // The server has none.
    () => undefined,
  );

/** Forgets the trip: unless this browser has another one, its next request starts a new one. */
export function removeTripKey(key: string): void {
  if (localStore.read(stored) === key) localStore.remove(stored);
}

export function storeTripKey(key: string | undefined): void {
  if (key) localStore.write(stored, key);
}
