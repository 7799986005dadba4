import { z } from 'zod';
import { bookingTypeSchema } from './booking.ts';
import { bookingHorizonDays, guests, maxStayNights } from '../core/constants.ts';
import { addDays, isCivilDate, isPast, nightsBetween, type CivilDate } from '../core/dates.ts';
import { emailSchema } from '../core/email.ts';
import { limits } from '../core/limits.ts';
import { problem, type Report } from '../core/problem.ts';
import { isSlug } from '../core/slug.ts';
import { takenNightsOf } from './stays.ts';
import { plainLineSchema } from '../core/text.ts';

/** The fields for themselves, whatever day it is. */
export const bookingFields = z.object({
  bookingType: bookingTypeSchema,
  /** The slug of the tour or villa. */
  itemId: z.string().refine(isSlug, problem('item-missing')),
  startDate: z.string(),
  /** Check-out; not read for a tour, which ends on the day it starts. */
  endDate: z.string(),
  numberOfGuests: z.number().int().min(guests.min).max(guests.max),
  customerName: plainLineSchema(limits.name).min(1, problem('name-missing')),
  customerEmail: emailSchema('email-missing'),
});
export type BookingForm = z.infer<typeof bookingFields>;

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
 * be taken; the server looks for itself when it books.
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
  });
