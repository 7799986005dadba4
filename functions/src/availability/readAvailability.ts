import { freeStaySearch, searchedNights, type Stay } from '@selasar/domain/core';
import {
  type Availability,
  type BookingRequest,
  type checkAvailability,
  type OfferTerms,
  suggestAlternatives,
  type Verdict,
  withoutOwn,
} from '@selasar/domain/pricing';
import type { Booking } from '@selasar/domain/requests';
import type { HttpsError } from 'firebase-functions/v2/https';
import { guestError } from '../platform/callError.ts';
import { plainReader, type ReadAll } from '../platform/firestore.ts';
import { readTakenNights } from './nights.ts';
import { readTakenSeats } from './seats.ts';

export interface BookedOffer extends OfferTerms {
  id: string;
  name: string;
  translatedName?: string;
  /** What a booking copies: what it was booked with holds. */
  copied: Pick<Booking, 'startTime' | 'minutes' | 'arrival'>;
}

export interface AvailabilityOptions {
  check?: typeof checkAvailability;
  now?: Date;
  /** The nights or seats that a confirmed booking holds: they count as free for it. */
  own?: BookingRequest | undefined;
}

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

export async function refuseUnavailable(
  offer: BookedOffer,
  requested: BookingRequest,
  { field, problem }: NonNullable<Verdict['refused']>,
  options?: AvailabilityOptions,
): Promise<HttpsError> {
  const searched = searchedNights(requested, freeStaySearch.withinDays);
  const availability = await readAvailability(plainReader, offer, searched, options);
  const instead = suggestAlternatives(offer, requested, availability, freeStaySearch);
  const { message: code, params: facts } = problem;
  if (code === 'some-nights-taken') {
    return guestError({
      code: 'nights-taken',
      field,
      facts: { villaName: offer.name, freeStays: instead },
      freeStays: instead,
    });
  }
  return guestError({
    code: 'not-bookable',
    field,
    problem: code,
    facts: { problem: { code, ...(facts ? { facts } : {}) } },
    freeStays: instead,
  });
}
