import type { z } from 'zod';
import { bookingFields, type BookingType } from '../bookings/booking.ts';
import { datesProblem } from '../bookings/bookingForm.ts';
import { baliDate, type CivilDate } from '../core/dates.ts';
import type { Refused } from '../offers/rules/checkAvailability.ts';
import { noTransferTerms } from '../transfers/noTransferTerms.ts';
import type { TransferTerms } from '../transfers/terms.ts';
import { transfer, transferRouteFields } from '../transfers/transfer.ts';
import { pickupDateProblem, pickupTimeProblem } from '../transfers/transferForm.ts';

/** The fields of a booking that a guest may ask to change; the last day of a tour is ignored. */
export const bookingChangeFields = bookingFields.pick({
  startDate: true,
  endDate: true,
  numberOfGuests: true,
});
export type BookingChangeForm = z.infer<typeof bookingChangeFields>;

/** The same for a transfer. */
export const transferChangeFields = transferRouteFields.pick({
  pickupDate: true,
  pickupTime: true,
  passengers: true,
  luggage: true,
});
export type TransferRouteChange = z.infer<typeof transferChangeFields>;

/**
 * The form 'Ask for another date' of a booking, as the guest sees it and as the server validates it. `today` is Bali's.
 * `refuse` is as in the booking form.
 */
export const bookingChangeSchema = (
  bookingType: BookingType,
  today: CivilDate,
  refuse: (requested: BookingChangeForm) => Refused | undefined = () => undefined,
) =>
  bookingChangeFields.superRefine((requested, context) => {
    const onDates = datesProblem({ ...requested, bookingType }, today);
    if (onDates) context.addIssue({ code: 'custom', path: [onDates.field], ...onDates.report });
    const refused = onDates ? undefined : refuse(requested);
    if (refused) context.addIssue({ code: 'custom', path: [refused.field], ...refused.problem });
  }) as z.ZodType<BookingChangeForm, BookingChangeForm>;

/** The same of a transfer. */
export const transferChangeSchema = (now: Date, terms: TransferTerms = noTransferTerms) =>
  transferChangeFields.superRefine((requested, context) => {
    const { pickupDate, pickupTime } = requested;
    const onDate = pickupDateProblem(pickupDate, baliDate(now));
    if (onDate) {
      context.addIssue({ code: 'custom', path: ['pickupDate'], ...onDate });
    } else if (transfer.pickupTimes.includes(pickupTime)) {
      const atTime = pickupTimeProblem(pickupDate, pickupTime, terms, now);
      if (atTime) context.addIssue({ code: 'custom', path: ['pickupTime'], ...atTime });
    }
  }) as z.ZodType<TransferRouteChange, TransferRouteChange>;
