import { z } from 'zod';
import { emailSchema } from '../core/email.ts';
import { problem, type Report } from '../core/problem.ts';
import type { CivilDate } from '../core/dates.ts';
import { firstStatuses } from '../core/requestStatus.ts';
import { overridableProblemSchema } from '../offers/rules/checkWithOverrides.ts';
import { bookingFields } from './booking.ts';
import { datesProblem } from './bookingForm.ts';
import { bookingStatusSchema } from './bookingStatus.ts';
import { createBookingAnswerSchema } from './createBooking.ts';

/** What staff fill in for a guest who phones or writes: the guest's own form, an email or a phone number, and the status that it begins with. */
export const newBookingFields = bookingFields.extend({
  customerEmail: emailSchema(),
  customerPhone: bookingFields.shape.customerPhone.unwrap(),
  status: z.enum(firstStatuses),
});
export type NewBookingForm = z.infer<typeof newBookingFields>;

type Contact = Pick<NewBookingForm, 'customerEmail' | 'customerPhone'>;

/** Of one of the two staff have to be able to reach the guest. */
export const contactProblem = ({ customerEmail, customerPhone }: Contact): Report | undefined =>
  customerEmail || customerPhone ? undefined : problem('contact-missing');

/** The form as staff fill it in and as the server judges it. `today` is Bali's. */
export const newBookingSchema = (today: CivilDate) =>
  newBookingFields.superRefine((form, context) => {
    const found = datesProblem(form, today);
    if (found) context.addIssue({ code: 'custom', path: [found.field], ...found.report });
    const missing = contactProblem(form);
    if (missing) context.addIssue({ code: 'custom', path: ['customerPhone'], ...missing });
  }) as z.ZodType<NewBookingForm, NewBookingForm>;

/**
 * The callable `createBookingForGuest`, for staff: `requestId` is made once per filled form. `despite` are the rules of the offer
 * that staff have seen to refuse it, and set aside.
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
