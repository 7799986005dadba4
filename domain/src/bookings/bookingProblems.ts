import type { BookingType } from './booking.ts';

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
