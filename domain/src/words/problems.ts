import { maxStayNights } from '../bookings/stays.ts';
import { shortDate, type CivilDate } from '../core/dates.ts';

/** The day, and the time, that it is in Bali: the guest's may be another, and their clock may be wrong. */
interface Today {
  today: CivilDate;
}
interface Now extends Today {
  time: string;
}
/** The bound that was missed. Zod tells it of each of its own checks. */
export interface Bound {
  limit: number;
}

/**
 * What the forms and the server say of each problem with what somebody typed, in English. The codes are those that
 * schemas may name; a sentence that needs facts says which. Another language is another object of the type
 * `ProblemWords`.
 */
export const problemWords = {
  // Fields for which a schema names nothing else. The forms do not let such input be sent.
  'field-missing': 'Please fill in this field.',
  'field-invalid': 'Please check this field.',
  'too-long': ({ limit }: Bound) => `Please use at most ${limit} characters.`,
  'too-large': ({ limit }: Bound) => `Please choose at most ${limit}.`,
  'too-small': ({ limit }: Bound) => `Please choose at least ${limit}.`,

  // What several forms ask for.
  'name-missing': 'Please enter your name',
  'email-missing': 'Please enter your email',
  'email-invalid': 'Please enter a valid email address',
  'phone-invalid': 'Please enter a phone number with its country code, such as +62 812 3456 7890',
  'web-address': 'Please leave out web addresses here.',
  'hidden-characters': 'Please type this anew: it has characters that one cannot see.',
  'slug-invalid': 'Small letters, digits and single hyphens only',
  'civil-date-invalid': 'Please enter a date as yyyy-MM-dd',
  'date-in-past': ({ today }: Today) =>
    `This date has passed: it is ${shortDate(today)} in Bali. Please select another date.`,
  'date-too-far': 'Please select a date within the next two years.',

  // A booking.
  'tour-date-missing': 'Please select a date',
  'stay-dates-missing': 'Please select a date',
  'check-out-missing': 'Please select a check-out date',
  'check-out-too-early': 'Check-out must be later than check-in.',
  'stay-too-long': `For stays of more than ${maxStayNights} nights, please contact us.`,
  'some-nights-taken': 'Some of these nights are taken. Please choose other dates.',
  'item-missing': 'Unable to process booking',

  // A transfer. The first two are said once for all fields that are empty.
  'route-incomplete': 'Pickup location, destination, pickup date, and pickup time are required',
  'customer-incomplete': 'Guest name, email, and phone are required',
  'pickup-date-invalid': 'Please select a date',
  'pickup-time-invalid': 'Please select a full hour',
  'time-in-past': ({ time, today }: Now) =>
    `This time has passed: it is ${time} on ${shortDate(today)} in Bali. Please select a later time.`,
  'same-place': 'This is the pickup location as well. Please enter another destination.',

  // A message.
  'subject-missing': 'Please enter a subject',
  'message-missing': 'Please enter your message',

  // Staff who log in or register.
  'full-name-missing': 'Please enter your full name',
  'password-missing': 'Please enter your password',
  'new-password-missing': 'Please enter a password',
  'new-password-short': 'Please use at least 6 characters',

  // A tour or a villa.
  'title-missing': 'Please enter a title',
  'villa-name-missing': 'Please enter a name',
  'short-description-missing': 'Please enter a short description',
  'full-description-missing': 'Please enter a full description',
  'duration-missing': 'Please enter a duration',
  'location-missing': 'Please enter a location',
  'text-too-long': ({ limit }: Bound) => `Please use at most ${limit} characters`,
  'too-many-rows': ({ limit }: Bound) => `Please keep at most ${limit}`,
  'number-not-whole': 'Please enter a whole number',
  'number-below-zero': 'Please enter 0 or more',
  'number-too-large': ({ limit }: Bound) => `Please use at most ${limit}`,
  'picture-not-ours': 'This is no picture of ours. Please upload one instead.',
};
export type ProblemCode = keyof typeof problemWords;
export type ProblemWords = {
  [Code in ProblemCode]: (typeof problemWords)[Code] extends string
    ? string
    : (typeof problemWords)[Code];
};

/** What a toast adds to the sentences of some problems. */
export const problemAdvice: Partial<Record<ProblemCode, string>> = {
  'tour-date-missing': 'Please select a date for your tour',
  'stay-dates-missing': 'Please select check-in and check-out dates',
  'check-out-missing': 'Both check-in and check-out dates are required for villa bookings',
  'item-missing': 'Missing item information. Please try again later.',
};
