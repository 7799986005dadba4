import { z } from 'zod';
import {
  contactProblem,
  newBookingFields,
  type NewBookingForm,
} from '../bookings/createBookingForGuest.ts';
import { datesProblem, datesProblems } from '../../pricing/rules/datesProblem.ts';
import type { BookingForm } from '../bookings/booking.ts';
import { withoutDefaults } from '../../core/fieldTable.ts';
import type { CivilDate } from '../../core/dates.ts';
import { overridableProblemSchema } from '../../pricing/rules/checkWithOverrides.ts';
import { seenSchema } from './seen.ts';

/** All are required: leaving one out would remove it. */
const { status: _, ...editable } = newBookingFields.shape;
export const editedBookingFields = z.object(withoutDefaults(editable));
export type EditedBookingForm = z.infer<typeof editedBookingFields>;

type Dates = Pick<BookingForm, 'bookingType' | 'startDate' | 'endDate'>;

/** An unchanged first day may have passed: a guest who is there can extend the stay. */
const firstDay = (form: Dates, stored: { startDate: CivilDate }, today: CivilDate): CivilDate =>
  form.startDate === stored.startDate && form.startDate < today ? stored.startDate : today;

export const editedDatesProblem = (
  form: Dates,
  stored: { startDate: CivilDate },
  today: CivilDate,
) => datesProblem(form, firstDay(form, stored, today));

export const editedBookingSchema = (stored: { startDate: CivilDate }, today: CivilDate) =>
  newBookingFields.superRefine((form, context) => {
    for (const { field, report } of datesProblems(form, firstDay(form, stored, today)))
      context.addIssue({ code: 'custom', path: [field], ...report });
    const missing = contactProblem(form);
    if (missing) context.addIssue({ code: 'custom', path: ['customerPhone'], ...missing });
  }) as z.ZodType<NewBookingForm, NewBookingForm>;

export const editBookingInputSchema = editedBookingFields.extend({
  id: z.uuid(),
  seen: seenSchema,
  overrides: z.array(overridableProblemSchema).max(overridableProblemSchema.options.length),
});
export type EditBookingInput = z.infer<typeof editBookingInputSchema>;

export const editAnswerSchema = z.object({
  /** US dollars. */
  total: z.number(),
  /** Absent if nothing changed. */
  eventId: z.string().optional(),
});
export type EditAnswer = z.infer<typeof editAnswerSchema>;
