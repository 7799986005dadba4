import type { z } from 'zod';
import { addDays, isCivilDate, isPast, nightsBetween, type CivilDate } from '../core/dates.ts';
import { bookingHorizonDays } from '../core/limits.ts';
import { problem, type Report } from '../core/problem.ts';
import { bookingFields, type BookingForm } from './booking.ts';
import { maxStayNights, takenNightsOf } from './stays.ts';

/** What is wrong with a start date, if anything. */
const startDateProblem = (form: BookingForm, today: CivilDate): Report | undefined => {
  if (!isCivilDate(form.startDate)) {
    return problem(form.bookingType === 'villa' ? 'stay-dates-missing' : 'tour-date-missing');
  }
  if (isPast(form.startDate, today)) return problem('date-in-past', { today });
  if (form.startDate > addDays(today, bookingHorizonDays)) return problem('date-too-far');
  return undefined;
};

/** What is wrong with a stay's check-out date, given a good check-in date. */
const endDateProblem = (form: BookingForm): Report | undefined => {
  if (!isCivilDate(form.endDate)) return problem('check-out-missing');
  const nights = nightsBetween(form.startDate, form.endDate);
  if (nights < 1) return problem('check-out-too-early');
  return nights > maxStayNights ? problem('stay-too-long') : undefined;
};

/**
 * The booking form as the guest sees it and as the server judges it. `today` is Bali's. `taken` are the nights known to
 * be taken; the server looks for itself when it books. A form has a value in each field: defaults are for older ones.
 */
export const bookingFormSchema = (today: CivilDate, taken: ReadonlySet<CivilDate> = new Set()) =>
  bookingFields.superRefine((form, context) => {
    const report = (path: keyof BookingForm, found: Report | undefined) => {
      if (found) context.addIssue({ code: 'custom', path: [path], ...found });
      return found !== undefined;
    };
    if (report('startDate', startDateProblem(form, today))) return;
    if (form.bookingType === 'tour' || report('endDate', endDateProblem(form))) return;
    if (takenNightsOf(form, taken).length > 0) report('startDate', problem('some-nights-taken'));
  }) as z.ZodType<BookingForm, BookingForm>;
