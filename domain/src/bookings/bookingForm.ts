import type { z } from 'zod';
import { bookingHorizonDays, maxStayNights } from '../core/constants.ts';
import { addDays, isCivilDate, isPast, nightsBetween, type CivilDate } from '../core/dates.ts';
import { dateInPastMessage, dateTooFarMessage, nightsTakenMessage } from '../core/dateMessages.ts';
import { bookingFields, type BookingForm } from './booking.ts';
import { bookingProblems } from './bookingProblems.ts';
import { takenNightsOf } from './stays.ts';

/** What is wrong with a start date, if anything. */
const startDateProblem = (form: BookingForm, today: CivilDate): string | undefined => {
  if (!isCivilDate(form.startDate)) return bookingProblems.tourDate.title;
  if (isPast(form.startDate, today)) return dateInPastMessage(today);
  if (form.startDate > addDays(today, bookingHorizonDays)) return dateTooFarMessage;
  return undefined;
};

/** What is wrong with a stay's check-out date, given a good check-in date. */
const endDateProblem = (form: BookingForm): string | undefined => {
  if (!isCivilDate(form.endDate)) return bookingProblems.checkOut.title;
  const nights = nightsBetween(form.startDate, form.endDate);
  if (nights < 1) return 'Check-out must be later than check-in.';
  if (nights > maxStayNights) {
    return `For stays of more than ${maxStayNights} nights, please contact us.`;
  }
  return undefined;
};

/**
 * The booking form as the guest sees it and as the server judges it. `today` is Bali's. `taken` are the nights known to
 * be taken; the server looks for itself when it books. A form has a value in each field: defaults are for older ones.
 */
export const bookingFormSchema = (today: CivilDate, taken: ReadonlySet<CivilDate> = new Set()) =>
  bookingFields.superRefine((form, context) => {
    const report = (path: keyof BookingForm, message: string | undefined) => {
      if (message) context.addIssue({ code: 'custom', path: [path], message });
      return message !== undefined;
    };
    if (report('startDate', startDateProblem(form, today))) return;
    if (form.bookingType === 'tour' || report('endDate', endDateProblem(form))) return;
    if (takenNightsOf(form, taken).length > 0) report('startDate', nightsTakenMessage);
  }) as z.ZodType<BookingForm, BookingForm>;
