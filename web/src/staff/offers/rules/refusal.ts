import { checkAvailability, problemText } from '@selasar/domain';
import type { Booking, Availability, OfferTerms } from '@selasar/domain';

/**
 * Why these rules would refuse an existing booking; undefined if they would not. The booking was made in time and holds
 * its own nights and seats, so only the lasting rules and other bookings count.
 */
export function refusalOf(
  terms: OfferTerms,
  booking: Pick<Booking, 'startDate' | 'endDate' | 'numberOfGuests'>,
  availability: Omit<Availability, 'now'> = {},
): string | undefined {
  const { rules } = terms;
  const permanentRules =
    rules && rules !== 'damaged'
      ? { ...rules, cutOffHours: undefined, startTime: undefined }
      : rules;
  const { refused } = checkAvailability({ ...terms, rules: permanentRules }, booking, {
    ...availability,
    now: new Date(),
  });
  if (!refused) return undefined;
  const { message: code, params: facts } = refused.problem;
  return problemText({ code, ...(facts ? { facts } : {}) });
}
