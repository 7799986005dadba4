import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Guest } from '../platform/operation.ts';
import { guestError } from '../platform/callError.ts';
import { openedBy } from '../platform/requests/limitGuesses.ts';
import { tripSchema, trips, type Trip } from './trip.ts';

/** The trip that a key opens, if it opens one. */
export async function findTrip(key: string): Promise<FoundTrip | undefined> {
  const [stored] = (await trips.where('key', '==', key).limit(1).get()).docs;
  return stored && { ...tripSchema.parse(stored.data()), id: stored.id, stored };
}

interface FoundTrip extends Trip {
  /** As it was read. */
  stored: DocumentSnapshot;
}

/**
 * The trip of a guest's key. Refuses a wrong key, an old one and a guessed one in the same way, and an address that has
 * tried too many, whatever it comes with.
 */
export const tripOf = (key: string, guest: Guest): Promise<Trip> =>
  openedBy(guest, () => findTrip(key), guestError({ code: 'trip-not-found' }));
