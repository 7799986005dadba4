import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Guest } from '../platform/operation.ts';
import { guestError } from '../platform/callError.ts';
import { openedBy } from '../platform/requests/limitGuesses.ts';
import { tripSchema, trips, type Trip } from './trip.ts';

/** The trip of a key, if any. */
export async function findTrip(key: string): Promise<FoundTrip | undefined> {
  const [stored] = (await trips.where('key', '==', key).limit(1).get()).docs;
  return stored && { ...tripSchema.parse(stored.data()), id: stored.id, stored };
}

interface FoundTrip extends Trip {
  /** The trip as read. */
  stored: DocumentSnapshot;
}

/**
 * Finds the trip of a guest's key. Wrong, old and guessed keys throw the same error; so does every call from an address
 * with too many wrong guesses.
 */
export const tripOf = (key: string, guest: Guest): Promise<Trip> =>
  openedBy(guest, () => findTrip(key), guestError({ code: 'trip-not-found' }));
