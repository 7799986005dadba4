import { z } from 'zod';
import {
  contactProblem,
  newBookingFields,
  type NewBookingForm,
} from '../bookings/createBookingForGuest.ts';
import { datesProblem } from '../bookings/bookingForm.ts';
import type { BookingForm } from '../bookings/booking.ts';
import { withoutDefaults } from '../core/fieldTable.ts';
import type { CivilDate } from '../core/dates.ts';
import { overridableProblemSchema } from '../offers/rules/checkWithOverrides.ts';
import { seenSchema } from './seen.ts';

/**
 * The fields of a booking that staff can edit: those of a new booking. All are required: leaving one out would remove
 * it.
 */
const { status: _, ...editable } = newBookingFields.shape;
export const editedBookingFields = z.object(withoutDefaults(editable));
export type EditedBookingForm = z.infer<typeof editedBookingFields>;

/**
 * The problem of the dates, if any. An unchanged first day may have passed: a guest who is there can extend the stay.
 */
export const editedDatesProblem = (
  form: Pick<BookingForm, 'bookingType' | 'startDate' | 'endDate'>,
  stored: { startDate: CivilDate },
  today: CivilDate,
) => {
  const stays = form.startDate === stored.startDate && form.startDate < today;
  return datesProblem(form, stays ? stored.startDate : today);
};

/** The form as staff fill it in and as the server validates it: that of a new booking, without the status. */
export const editedBookingSchema = (stored: { startDate: CivilDate }, today: CivilDate) =>
  newBookingFields.superRefine((form, context) => {
    const found = editedDatesProblem(form, stored, today);
    if (found) context.addIssue({ code: 'custom', path: [found.field], ...found.report });
    const missing = contactProblem(form);
    if (missing) context.addIssue({ code: 'custom', path: ['customerPhone'], ...missing });
  }) as z.ZodType<NewBookingForm, NewBookingForm>;

/** The callable `editBooking`, for staff. `despite` are the rules of the offer that they override. */
export const editBookingInputSchema = editedBookingFields.extend({
  id: z.uuid(),
  seen: seenSchema,
  overrides: z.array(overridableProblemSchema).max(overridableProblemSchema.options.length),
});
export type EditBookingInput = z.infer<typeof editBookingInputSchema>;

export const editAnswerSchema = z.object({
  /** The new price in US dollars. */
  total: z.number(),
  /** Id of the event in the history; absent if nothing changed. */
  eventId: z.string().optional(),
});
export type EditAnswer = z.infer<typeof editAnswerSchema>;
