import type { NewBookingForm } from '@selasar/domain';

/** What nights, seats and the price depend on. */
const names = ['bookingType', 'itemId', 'startDate', 'endDate', 'numberOfGuests'] as const;

/** Whether two forms ask for the same offer, days and guests. */
export const isSameRequest = (one: NewBookingForm, other: NewBookingForm): boolean =>
  names.every((name) => one[name] === other[name]);
