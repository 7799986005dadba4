import { baliDate, baliTime, shortDate, type CivilDate } from './dates.ts';

/**
 * What the forms say of a date or a time that cannot be booked. They say what it is in Bali, because the guest's day may
 * be another and their clock may be wrong.
 */
export const dateInPastMessage = (today: CivilDate): string =>
  `This date has passed: it is ${shortDate(today)} in Bali. Please select another date.`;
export const timeInPastMessage = (now: Date): string =>
  `This time has passed: it is ${baliTime(now)} on ${shortDate(baliDate(now))} in Bali. Please select a later time.`;
export const dateTooFarMessage = 'Please select a date within the next two years.';
export const nightsTakenMessage = 'Some of these nights are taken. Please choose other dates.';
