import { z } from 'zod';
import { emailSchema } from '../../core/email.ts';
import { limits } from '../../core/limits.ts';
import { staffPhoneSchema } from '../../core/phone.ts';
import { problem, type Report } from '../../core/problem.ts';
import type { CivilDate } from '../../core/dates.ts';
import { firstStatuses } from '../requestStatus.ts';
import { plainLineSchema } from '../../core/text.ts';
import { overridableProblemSchema } from '../../pricing/rules/checkWithOverrides.ts';
import { bookingFields } from './booking.ts';
import { datesProblems } from '../../pricing/rules/datesProblem.ts';
import { bookingStatusSchema } from './bookingStatus.ts';
import { createBookingAnswerSchema } from './createBooking.ts';

export const guestNameSchema = () =>
  plainLineSchema(limits.name).min(1, problem('guest-name-missing'));

export const newBookingFields = bookingFields.extend({
  customerName: guestNameSchema(),
  customerEmail: emailSchema(),
  customerPhone: staffPhoneSchema(),
  status: z.enum(firstStatuses),
});
export type NewBookingForm = z.infer<typeof newBookingFields>;

type Contact = Pick<NewBookingForm, 'customerEmail' | 'customerPhone'>;

export const contactProblem = ({ customerEmail, customerPhone }: Contact): Report | undefined =>
  customerEmail || customerPhone ? undefined : problem('contact-missing');

/** `today` is Bali's. */
export const newBookingSchema = (today: CivilDate) =>
  newBookingFields.superRefine((form, context) => {
    for (const { field, report } of datesProblems(form, today))
      context.addIssue({ code: 'custom', path: [field], ...report });
    const missing = contactProblem(form);
    if (missing) context.addIssue({ code: 'custom', path: ['customerPhone'], ...missing });
  }) as z.ZodType<NewBookingForm, NewBookingForm>;

/** `requestId` is created once per filled form. */
export const createBookingForGuestInputSchema = newBookingFields.extend({
  requestId: z.uuid(),
  overrides: z.array(overridableProblemSchema).max(overridableProblemSchema.options.length),
});
export type CreateBookingForGuestInput = z.input<typeof createBookingForGuestInputSchema>;

export const createBookingForGuestAnswerSchema = createBookingAnswerSchema.extend({
  status: bookingStatusSchema,
});
export type CreateBookingForGuestAnswer = z.infer<typeof createBookingForGuestAnswerSchema>;
