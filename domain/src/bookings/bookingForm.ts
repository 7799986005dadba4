import type { z } from 'zod';
import { addDays, isCivilDate, isPast, nightsBetween, type CivilDate } from '../core/dates.ts';
import { bookingHorizonDays, maxStayNights } from '../core/limits.ts';
import { problem, type Report } from '../core/problem.ts';
import type { Refused } from '../offers/rules/checkAvailability.ts';
import type { BookingRequest } from '../offers/rules/terms.ts';
import { bookingFields, type BookingForm } from './booking.ts';

type Dates = Pick<BookingForm, 'bookingType' | 'startDate' | 'endDate'>;

/** The problem of a start date, if any. */
const startDateProblem = (form: Dates, today: CivilDate): Report | undefined => {
  if (!isCivilDate(form.startDate)) {
    return problem(form.bookingType === 'villa' ? 'stay-dates-missing' : 'tour-date-missing');
  }
  if (isPast(form.startDate, today)) return problem('date-in-past', { today });
  if (form.startDate > addDays(today, bookingHorizonDays)) return problem('date-too-far');
  return undefined;
};

/** The problem of a check-out date, if any, given a valid check-in date. */
const endDateProblem = (form: Dates): Report | undefined => {
  if (!isCivilDate(form.endDate)) return problem('check-out-missing');
  const nights = nightsBetween(form.startDate, form.endDate);
  if (nights < 1) return problem('check-out-too-early');
  return nights > maxStayNights ? problem('stay-too-long') : undefined;
};

/** The problem of the dates, if any, and its field. `today` is Bali's. */
export function datesProblem(
  form: Dates,
  today: CivilDate,
): { field: 'startDate' | 'endDate'; report: Report } | undefined {
  const atStart = startDateProblem(form, today);
  if (atStart) return { field: 'startDate', report: atStart };
  const atEnd = form.bookingType === 'villa' ? endDateProblem(form) : undefined;
  return atEnd && { field: 'endDate', report: atEnd };
}

/**
 * The booking form, as the guest sees it and as the server validates it. `today` is Bali's. `refuse` checks a booking
 * request with valid dates against the offer; the server calls it after reading the offer. A form has a value in each
 * field: the defaults are for older forms.
 */
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
