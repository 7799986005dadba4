import {
  freeStaySearch,
  searchedNights,
  suggestAlternatives,
  type Verdict,
  type BookingRequest,
} from '@selasar/domain';
import type { HttpsError } from 'firebase-functions/v2/https';
import { guestError } from '../platform/callError.ts';
import { plainReader } from '../platform/firestore.ts';
import {
  readAvailability,
  type BookedOffer,
  type AvailabilityOptions,
} from './readAvailability.ts';

/** The error for an unavailable request, with the nearest available alternatives. */
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
