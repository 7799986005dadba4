import { browserKeys } from '../../browserKeys.ts';
import { localStore } from '../../browserStorage.ts';

const stored = browserKeys.trip;

/** As a request carries it: the key of the trip that this browser has made requests for, which the next one joins. */
export function keptTrip(): { tripKey?: string } {
  const tripKey = localStore.read(stored);
  return tripKey ? { tripKey } : {};
}

/** The next request of this browser joins nothing. */
export const forgetTrip = (): void => localStore.remove(stored);

export function keepTrip(key: string | undefined): void {
  if (key) localStore.write(stored, key);
}
