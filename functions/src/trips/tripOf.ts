import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Guest } from '../platform/operation.ts';
import { guestError } from '../platform/callError.ts';
import { openedBy } from '../platform/limits/limitGuesses.ts';
import { tripSchema, trips, type Trip } from './trip.ts';

export interface OpenedTrip extends Trip {
  stored: DocumentSnapshot;
  /** What an unproven key opens; the other opens everything. */
  only: Trip['unproven'];
}

export async function findTrip(key: string): Promise<OpenedTrip | undefined> {
  const by = async (field: string) => (await trips.where(field, '==', key).limit(1).get()).docs[0];
  const stored = (await by('key')) ?? (await by('unproven.key'));
  if (!stored) return undefined;
  const trip = tripSchema.parse(stored.data());
  return { ...trip, id: stored.id, stored, only: trip.key === key ? undefined : trip.unproven };
}

/** Throws the same error for wrong, old and guessed keys, and after too many wrong guesses. */
export const tripOf = (key: string, guest: Guest): Promise<OpenedTrip> =>
  openedBy(guest, () => findTrip(key), guestError({ code: 'trip-not-found' }));

export const opens = ({ only }: OpenedTrip, requestId: string): boolean =>
  only?.requests.includes(requestId) ?? true;
