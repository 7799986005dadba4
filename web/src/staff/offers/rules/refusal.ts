import { problemText } from '@selasar/domain/core';
import {
  type Availability,
  type BookingRequest,
  checkWithOverrides,
  type OfferTerms,
} from '@selasar/domain/pricing';

const checkLasting = checkWithOverrides(['booked-too-late', 'starts-too-soon']);

/** The booking was in time and holds its own nights and seats: only lasting rules and other bookings count. */
export function refusalOf(
  terms: OfferTerms,
  booking: BookingRequest,
  availability: Omit<Availability, 'now'> = {},
): string | undefined {
  // Its extras are sold, whatever the offer has now.
  const requested = { ...booking, chosenExtras: undefined };
  const { refused } = checkLasting(terms, requested, { ...availability, now: new Date() });
  if (!refused) return undefined;
  const { message: code, params: facts } = refused.problem;
  return problemText({ code, ...(facts ? { facts } : {}) });
}
