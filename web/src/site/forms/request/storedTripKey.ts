import { browserKeys } from '../../../browserKeys.ts';
import { tabStorage } from '../../../browserStorage.ts';

const stored = browserKeys.trip;

/** A request with it joins the trip. */
export function storedTripKey(): { tripKey?: string } {
  const tripKey = tabStorage.read(stored);
  return tripKey ? { tripKey } : {};
}

export function storeTripKey(key: string | undefined): void {
  if (key) tabStorage.write(stored, key);
}
