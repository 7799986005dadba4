import type { z } from 'zod';
import { bookingFields, type BookingType } from '../bookings/booking.ts';
import { datesProblem } from '../bookings/bookingForm.ts';
import { baliDate, type CivilDate } from '../core/dates.ts';
import type { Refused } from '../offers/rules/judgeWish.ts';
import { noTransferTerms } from '../transfers/noTransferTerms.ts';
import type { TransferTerms } from '../transfers/terms.ts';
import { transfer, transferRouteFields } from '../transfers/transfer.ts';
import { pickupDateProblem, pickupTimeProblem } from '../transfers/transferForm.ts';

/** What of a booking a guest may ask to change; the last day of a tour is not read. */
export const bookingWishFields = bookingFields.pick({
  startDate: true,
  endDate: true,
  numberOfGuests: true,
});
export type BookingWish = z.infer<typeof bookingWishFields>;

/** What of a transfer. */
export const transferWishFields = transferRouteFields.pick({
  pickupDate: true,
  pickupTime: true,
  passengers: true,
  luggage: true,
});
export type TransferChangeWish = z.infer<typeof transferWishFields>;

/**
 * The form 'Ask for another date' of a booking, as the guest sees it and as the server judges it. `today` is Bali's.
 * `refuse` is as in the form of a booking.
 */
export const bookingWishSchema = (
  bookingType: BookingType,
  today: CivilDate,
  refuse: (wish: BookingWish) => Refused | undefined = () => undefined,
) =>
  bookingWishFields.superRefine((wish, context) => {
    const onDates = datesProblem({ ...wish, bookingType }, today);
    if (onDates) context.addIssue({ code: 'custom', path: [onDates.field], ...onDates.report });
    const refused = onDates ? undefined : refuse(wish);
    if (refused) context.addIssue({ code: 'custom', path: [refused.field], ...refused.problem });
  }) as z.ZodType<BookingWish, BookingWish>;

/** The same of a transfer. */
export const transferWishSchema = (now: Date, terms: TransferTerms = noTransferTerms) =>
  transferWishFields.superRefine((wish, context) => {
    const { pickupDate, pickupTime } = wish;
    const onDate = pickupDateProblem(pickupDate, baliDate(now));
    if (onDate) {
      context.addIssue({ code: 'custom', path: ['pickupDate'], ...onDate });
    } else if (transfer.pickupTimes.includes(pickupTime)) {
      const atTime = pickupTimeProblem(pickupDate, pickupTime, terms, now);
      if (atTime) context.addIssue({ code: 'custom', path: ['pickupTime'], ...atTime });
    }
  }) as z.ZodType<TransferChangeWish, TransferChangeWish>;
