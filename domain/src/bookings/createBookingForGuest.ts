import { z } from 'zod';
import { emailSchema } from '../core/email.ts';
import { staffPhoneSchema } from '../core/phone.ts';
import { problem, type Report } from '../core/problem.ts';
import type { CivilDate } from '../core/dates.ts';
import { firstStatuses } from '../core/requestStatus.ts';
import { overridableProblemSchema } from '../offers/rules/checkWithOverrides.ts';
import { bookingFields } from './booking.ts';
import { datesProblem } from './bookingForm.ts';
import { bookingStatusSchema } from './bookingStatus.ts';
import { createBookingAnswerSchema } from './createBooking.ts';

/**
 * The form of staff for a guest who phones or writes: the guest's fields, an email or a phone number, and the first
 * status.
 */
export const newBookingFields = bookingFields.extend({
  customerEmail: emailSchema(),
  customerPhone: staffPhoneSchema(),
  status: z.enum(firstStatuses),
});
export type NewBookingForm = z.infer<typeof newBookingFields>;

type Contact = Pick<NewBookingForm, 'customerEmail' | 'customerPhone'>;

/** Staff need one of the two to contact the guest. */
export const contactProblem = ({ customerEmail, customerPhone }: Contact): Report | undefined =>
  customerEmail || customerPhone ? undefined : problem('contact-missing');

/** The form as staff fill it in and as the server validates it. `today` is Bali's. */
export const newBookingSchema = (today: CivilDate) =>
  newBookingFields.superRefine((form, context) => {
    const found = datesProblem(form, today);
    if (found) context.addIssue({ code: 'custom', path: [found.field], ...found.report });
    const missing = contactProblem(form);
    if (missing) context.addIssue({ code: 'custom', path: ['customerPhone'], ...missing });
  }) as z.ZodType<NewBookingForm, NewBookingForm>;

/**
 * The callable `createBookingForGuest`, for staff: `requestId` is created once per filled form. `despite` are the rules
 * of the offer that refused the request and that staff override.
 */
export const createBookingForGuestInputSchema = newBookingFields.extend({
  requestId: z.uuid(),
  overrides: z.array(overridableProblemSchema).max(overridableProblemSchema.options.length),
});
export type CreateBookingForGuestInput = z.input<typeof createBookingForGuestInputSchema>;

export const createBookingForGuestAnswerSchema = createBookingAnswerSchema.extend({
  status: bookingStatusSchema,
});
export type CreateBookingForGuestAnswer = z.infer<typeof createBookingForGuestAnswerSchema>;
