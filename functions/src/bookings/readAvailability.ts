import {
  withoutOwn,
  type checkAvailability,
  type Availability,
  type OfferTerms,
  type Stay,
  type BookingRequest,
} from '@selasar/domain';
import type { ReadAll } from '../platform/firestore.ts';
import { readTakenNights } from './nights/takenNights.ts';
import { readTakenSeats } from './seats/takenSeats.ts';

/** A stored tour or villa, as far as its booking depends on it. */
export interface BookedOffer extends OfferTerms {
  /** The slug. */
  id: string;
  name: string;
  /** The same for its guest, where it has another name in their language. */
  translatedName?: string;
}

/** How something is judged that is changed, or booked by staff: as of when, by what, and without what it holds itself. */
export interface AvailabilityOptions {
  check?: typeof checkAvailability;
  now?: Date;
  /** The nights or seats that a confirmed booking holds: they count as free for it. */
  own?: BookingRequest | undefined;
}

/**
 * Availability of an offer for the requested days: taken nights of a villa, taken seats of a tour with limited seats.
 */
export async function readAvailability(
  readAll: ReadAll,
  { type, id, rules }: OfferTerms & { id: string },
  days: Stay,
  { now = new Date(), own }: AvailabilityOptions = {},
): Promise<Availability> {
  if (type === 'villa') {
    const takenNights = await readTakenNights(readAll, id, days);
    return { now, ...withoutOwn({ takenNights }, own) };
  }
  const hasSeats = rules !== 'damaged' && rules?.seats !== undefined;
  if (!hasSeats) return { now };
  const takenSeats = await readTakenSeats(readAll, id, days);
  return { now, ...withoutOwn({ takenSeats }, own) };
}
