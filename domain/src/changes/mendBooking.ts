import { z } from 'zod';
import {
  contactProblem,
  madeBookingFields,
  type MadeBookingForm,
} from '../bookings/makeBooking.ts';
import { datesProblem } from '../bookings/bookingForm.ts';
import type { BookingForm } from '../bookings/booking.ts';
import type { CivilDate } from '../core/dates.ts';
import { softProblemSchema } from '../offers/rules/judgeDespite.ts';
import { seenSchema } from './seen.ts';

const { hotelName, pickupTime } = madeBookingFields.shape;

/** What staff can mend of a booking: all that they fill in when they make one. Nothing is left out: that would remove it. */
export const mendedBookingFields = madeBookingFields.omit({ status: true }).extend({
  hotelName: hotelName.unwrap(),
  pickupTime: pickupTime.unwrap(),
});
export type MendedBookingForm = z.infer<typeof mendedBookingFields>;

/** What is wrong with the dates. A first day that stays may have passed: a guest who is there can stay longer. */
export const mendedDatesProblem = (
  form: Pick<BookingForm, 'bookingType' | 'startDate' | 'endDate'>,
  stored: { startDate: CivilDate },
  today: CivilDate,
) => {
  const stays = form.startDate === stored.startDate && form.startDate < today;
  return datesProblem(form, stays ? stored.startDate : today);
};

/** The form as staff fill it in, and as the server judges it: that of a new booking, but its status stays. */
export const mendedBookingSchema = (stored: { startDate: CivilDate }, today: CivilDate) =>
  madeBookingFields.superRefine((form, context) => {
    const found = mendedDatesProblem(form, stored, today);
    if (found) context.addIssue({ code: 'custom', path: [found.field], ...found.report });
    const missing = contactProblem(form);
    if (missing) context.addIssue({ code: 'custom', path: ['customerPhone'], ...missing });
  }) as z.ZodType<MadeBookingForm, MadeBookingForm>;

/** The callable `mendBooking`, for staff. `despite` are the rules of the offer that they have seen, and set aside. */
export const mendBookingInputSchema = mendedBookingFields.extend({
  id: z.uuid(),
  seen: seenSchema,
  despite: z.array(softProblemSchema).max(softProblemSchema.options.length),
});
export type MendBookingInput = z.infer<typeof mendBookingInputSchema>;

export const mendAnswerSchema = z.object({
  /** US dollars that it costs now. */
  total: z.number(),
  /** Of what the history tells; none when nothing is another. */
  eventId: z.string().optional(),
});
export type MendAnswer = z.infer<typeof mendAnswerSchema>;
