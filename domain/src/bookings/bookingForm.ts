import { z } from 'zod';
import { bookingTypeSchema, type BookingType } from './booking.ts';
import { bookingHorizonDays, guests, maxStayNights } from '../core/constants.ts';
import { addDays, isCivilDate, isPast, nightsBetween, type CivilDate } from '../core/dates.ts';
import { dateInPastMessage, dateTooFarMessage, nightsTakenMessage } from '../core/dateMessages.ts';
import { emailSchema } from '../core/email.ts';
import { limits } from '../core/limits.ts';
import { isSlug } from '../core/slug.ts';
import { takenNightsOf } from './stays.ts';
import { plainLineSchema } from '../core/text.ts';

/** What can be wrong with the form. The description goes beneath the title in the toast. */
export const bookingProblems = {
  tourDate: {
    title: 'Please select a date',
    description: 'Please select a date for your tour',
  },
  villaDates: {
    title: 'Please select a date',
    description: 'Please select check-in and check-out dates',
  },
  checkOut: {
    title: 'Please select a check-out date',
    description: 'Both check-in and check-out dates are required for villa bookings',
  },
  item: {
    title: 'Unable to process booking',
    description: 'Missing item information. Please try again later.',
  },
} as const;

/** The description that belongs to a message of the schema; some have none. */
export const bookingProblemDescription = (
  title: string,
  bookingType: BookingType,
): string | undefined => {
  if (title === bookingProblems.tourDate.title) {
    const problem = bookingType === 'villa' ? bookingProblems.villaDates : bookingProblems.tourDate;
    return problem.description;
  }
  return [bookingProblems.checkOut, bookingProblems.item].find((problem) => problem.title === title)
    ?.description;
};

/** The fields for themselves, whatever day it is. */
export const bookingFields = z.object({
  bookingType: bookingTypeSchema,
  /** The slug of the tour or villa. */
  itemId: z.string().refine(isSlug, bookingProblems.item.title),
  startDate: z.string(),
  /** Check-out; not read for a tour, which ends on the day it starts. */
  endDate: z.string(),
  numberOfGuests: z.number().int().min(guests.min).max(guests.max),
  customerName: plainLineSchema(limits.name).min(1, 'Please enter your name'),
  customerEmail: emailSchema('Please enter your email'),
});
export type BookingForm = z.infer<typeof bookingFields>;

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
 * be taken; the server looks for itself when it books.
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
  });
