import { problemText } from '@selasar/domain/core';
import { type Availability, checkAvailability, type OfferTerms } from '@selasar/domain/pricing';
import type { Booking } from '@selasar/domain/requests';

/** The booking was in time and holds its own nights and seats: only lasting rules and other bookings count. */
export function refusalOf(
  terms: OfferTerms,
  booking: Pick<Booking, 'startDate' | 'endDate' | 'numberOfGuests' | 'party'>,
  availability: Omit<Availability, 'now'> = {},
): string | undefined {
  const { rules } = terms;
  const permanentRules =
    rules && rules !== 'damaged'
      ? { ...rules, cutOffHours: undefined, startTime: undefined }
      : rules;
  // Its extras are sold, whatever the offer has now.
  const requested = { ...booking, chosenExtras: undefined };
  const { refused } = checkAvailability({ ...terms, rules: permanentRules }, requested, {
    ...availability,
    now: new Date(),
  });
  if (!refused) return undefined;
  const { message: code, params: facts } = refused.problem;
  return problemText({ code, ...(facts ? { facts } : {}) });
}
