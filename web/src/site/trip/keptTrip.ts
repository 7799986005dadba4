import { browserKeys } from '../../browserKeys.ts';

const stored = browserKeys.trip;

/** Where there is no storage it lasts as long as the page. */
let inMemory: string | undefined;

function keptKey(): string | undefined {
  try {
    return localStorage.getItem(stored) ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** As a request carries it: the key of the trip that this browser has made requests for, which the next one joins. */
export function keptTrip(): { tripKey?: string } {
  const tripKey = keptKey();
  return tripKey ? { tripKey } : {};
}

/** The next request of this browser joins nothing. */
export function forgetTrip(): void {
  inMemory = undefined;
  try {
    localStorage.removeItem(stored);
  } catch {
    // Then nothing was kept.
  }
}

export function keepTrip(key: string | undefined): void {
  if (!key) return;
  inMemory = key;
  try {
    localStorage.setItem(stored, key);
  } catch {
    // Private windows may refuse; the page's memory has it.
  }
}
