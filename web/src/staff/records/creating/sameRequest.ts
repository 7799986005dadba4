import type { NewBookingForm } from '@selasar/domain';

/** The fields that determine nights, seats and price. */
const names = ['bookingType', 'itemId', 'startDate', 'endDate', 'numberOfGuests'] as const;

/** Whether two forms ask for the same offer, days and guests. */
export const isSameRequest = (one: NewBookingForm, other: NewBookingForm): boolean =>
  names.every((name) => one[name] === other[name]);
