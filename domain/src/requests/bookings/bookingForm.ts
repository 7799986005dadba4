import type { z } from 'zod';
import type { CivilDate } from '../../core/dates.ts';
import type { Report } from '../../core/problem.ts';
import type { Refused } from '../../pricing/rules/checkAvailability.ts';
import { datesProblem } from '../../pricing/rules/datesProblem.ts';
import type { BookingRequest } from '../../pricing/rules/terms.ts';
import { bookingFields, type BookingForm } from './booking.ts';

/** `today` is Bali's. `refuse` gets valid dates. The defaults of the fields are for older forms. */
export const bookingFormSchema = (
  today: CivilDate,
  refuse: (requested: BookingRequest) => Refused | undefined = () => undefined,
) =>
  bookingFields.superRefine((form, context) => {
    const report = (path: keyof BookingForm, found: Report) =>
      context.addIssue({ code: 'custom', path: [path], ...found });
    const onDates = datesProblem(form, today);
    const refused = onDates ? undefined : refuse(form);
    if (onDates) report(onDates.field, onDates.report);
    if (refused) report(refused.field, refused.problem);
  }) as z.ZodType<BookingForm, BookingForm>;
