import type { AnswerDue } from './answerBy.ts';
import { shortDate, weekdayNames, type CivilDate } from './dates.ts';
import { formatUsd } from './money.ts';
import { maxBlockNights, maxStayNights, rateLimits } from './limits.ts';
import { enumerated, plural, t, bagCount, passengerCount } from '../i18n/t.ts';
import type { PlainMessage } from '../i18n/languages.ts';

/** The date and time in Bali: the guest's zone may differ, and their clock may be wrong. */
interface Today {
  today: CivilDate;
}
interface Now extends Today {
  time: string;
}
interface Times {
  /** 'HH:mm' */
  times: readonly string[];
}
interface SeatsTaken {
  left: number;
  /** Of a tour with several start times, and its other times with room. */
  startTime?: string | undefined;
  others?: readonly string[];
}
interface Weekdays {
  days: readonly number[];
}
interface Nights {
  nights: number;
}
interface Pickup {
  pickupDate: CivilDate;
  pickupTime: string;
}
interface Next {
  next: Pickup | undefined;
}
/** Zod reports it for each of its own checks. */
export interface Bound {
  limit: number;
}

interface Room {
  passengers: number;
  luggage: number;
}
interface FullVehicle extends Room {
  name: string;
  larger: string | undefined;
}

const at = ({ pickupTime, pickupDate }: Pickup) => ({
  time: pickupTime,
  date: shortDate(pickupDate),
});
const together = (...sentences: readonly (string | undefined)[]): string =>
  sentences.filter(Boolean).join(' ');

const nightsText = (count: number): string => plural(count, 'one night', '{count} nights');
const hoursText = (count: number): string => plural(count, 'an hour', '{count} hours');

export const vehicleRoom = ({ passengers, luggage }: Room): string =>
  t('takes up to {passengers} and {luggage}', {
    passengers: passengerCount(passengers),
    luggage: bagCount(luggage),
  });

const leftAt = (left: number, time: string): string =>
  left === 0
    ? t('The tour at {time} is fully booked.', { time })
    : plural(left, 'Only one place is left at {time}.', 'Only {count} places are left at {time}.', {
        time,
      });

export const problemMessages = {
  // Fields for which a schema names no other code. The forms do not send such input.
  'field-missing': 'Please fill in this field.',
  'field-invalid': 'Please check this field.',
  'too-long': ({ limit }: Bound) => t('Please use at most {limit} characters.', { limit }),
  'too-large': ({ limit }: Bound) => t('Please choose at most {limit}.', { limit }),
  'too-small': ({ limit }: Bound) => t('Please choose at least {limit}.', { limit }),

  'name-missing': 'Please enter your name',
  'guest-name-missing': 'Please enter the name of the guest',
  'email-missing': 'Please enter your email',
  'email-invalid': 'Please enter a valid email address',
  'phone-invalid': 'Please enter a phone number with its country code, such as +62 812 3456 7890',
  'web-address': 'Please leave out web addresses here.',
  'hidden-characters': 'Please type this again: it contains invisible characters.',
  'slug-invalid': 'Small letters, digits and single hyphens only',
  'civil-date-invalid': 'Please enter a date',
  'date-in-past': ({ today }: Today) =>
    t('This date has passed: it is {today} in Bali. Please select another date.', {
      today: shortDate(today),
    }),
  'time-invalid': 'Please enter a time as HH:mm, such as 07:30',
  'date-too-far': 'Please select a date within the next two years.',

  'amount-in-cents': 'Please use at most two decimals',
  'amount-missing': 'Please enter an amount',
  'reason-missing': 'Please say why',
  'payment-in-future': ({ today }: Today) =>
    t('This day is yet to come: it is {today} in Bali.', { today: shortDate(today) }),
  'refund-too-large': ({ paid }: { paid: number }) =>
    paid > 0 ? `At most ${formatUsd(paid)}: that is what was paid` : 'Nothing was paid',
  'contact-missing': 'Please enter a phone number or an email',
  'tour-date-missing': 'Please select a date',
  'stay-dates-missing': 'Please select a date',
  'check-out-missing': 'Please select a check-out date',
  'check-out-too-early': 'Check-out must be later than check-in.',
  'stay-too-long': () =>
    t('For stays of more than {nights} nights, please contact us.', { nights: maxStayNights }),
  'visit-days-missing': 'Please select a first and a last day.',
  'last-day-too-early': 'The last day must not be before the first.',
  'guests-out-of-range': ({ min, max }: { min: number; max: number }) =>
    t('Online you can book for {min} to {max} guests. Please contact us for more.', { min, max }),
  'adult-missing': 'At least one adult must come along.',
  'party-invalid': 'Please choose how many guests of each kind come along.',
  'extras-invalid': 'Not all of these extras are offered any more. Please choose again.',
  'extra-too-late': ({ name, hours }: { name: string; hours: number }) =>
    t(
      '{name} must be booked at least {hours} before the day begins in Bali. Please leave it out, or contact us.',
      { name, hours: hoursText(hours) },
    ),
  'extras-closed':
    'Extras and the pickup area can be changed until the day before. Please contact us.',
  'some-nights-taken': 'Some of these nights are taken. Please choose other dates.',
  'item-missing': 'Unable to process booking',
  'nothing-changes': 'This is what you have already. Please choose something else.',

  'rules-damaged': 'This cannot be booked online at the moment. Please contact us.',
  'closed-in-bali': ({ guest }: { guest: string }) => guest,
  'offer-closed': ({ from, to }: { from: CivilDate; to: CivilDate }) =>
    from === to
      ? t('This is not offered on {date}. Please select another date.', { date: shortDate(from) })
      : t('This is not offered from {from} to {to}. Please select another date.', {
          from: shortDate(from),
          to: shortDate(to),
        }),
  'weekday-not-offered': ({ days }: Weekdays) =>
    t('This tour runs on {days}.', { days: weekdayNames(days) }),
  'arrival-day': ({ days }: Weekdays) => t('Check-in is on {days}.', { days: weekdayNames(days) }),
  'departure-day': ({ days }: Weekdays) =>
    t('Check-out is on {days}.', { days: weekdayNames(days) }),
  'booked-too-late': ({ hours }: { hours: number }) =>
    t('Please book at least {hours} before the day begins in Bali, or contact us.', {
      hours: hoursText(hours),
    }),
  'starts-too-soon': ({ startTime, due }: { startTime: string; due: AnswerDue }) =>
    t(
      'This tour starts at {startTime}, before we can answer: we usually answer by {time} on {date} (Bali time). Please select another date, or contact us.',
      { startTime, time: due.time, date: shortDate(due.date) },
    ),
  'no-departure': 'This tour does not run on this day. Please select another date.',
  'departure-missing': ({ times }: Times) =>
    t('Please choose a start time: {times}.', { times: enumerated(times) }),
  'departure-not-offered': ({ times }: Times) =>
    times.length === 0
      ? t('The start times of this tour have changed. Please load the page again.')
      : t('On this day, the tour starts at {times}. Please choose one of these times.', {
          times: enumerated(times),
        }),
  'seats-taken': ({ left, startTime, others = [] }: SeatsTaken) => {
    if (startTime) {
      const hint =
        others.length > 0
          ? t('There is room at {times}.', { times: enumerated(others) })
          : t('Please select another date or fewer guests.');
      return `${leftAt(left, startTime)} ${hint}`;
    }
    return left === 0
      ? t('This day is fully booked. Please select another date.')
      : plural(
          left,
          'Only one place is left on this day. Please select another date or fewer guests.',
          'Only {count} places are left on this day. Please select another date or fewer guests.',
        );
  },
  'stay-too-short': ({ nights }: Nights) =>
    t('Please stay at least {nights}.', { nights: nightsText(nights) }),
  'stay-longer-than-offered': ({ nights }: Nights) =>
    t('Please stay at most {nights}, or contact us.', { nights: nightsText(nights) }),

  'block-start-missing': 'Please choose the first night',
  'block-end-missing': 'Please choose the day when the villa is free again',
  'block-end-too-early':
    'The villa can be free again on the day after the first night at the earliest.',
  'block-too-long': () =>
    t('Please block at most {nights} nights at once.', { nights: maxBlockNights }),
  'block-note-missing': 'Please say why in a note',

  'paypal-invalid':
    'Please enter an email address, or a link that begins with https://paypal.me/ or https://www.paypal.com/',
  'payment-link-invalid':
    'Please paste the whole link from the payment provider, which begins with https://',

  'feed-name-missing': 'Please say which portal it is, such as Airbnb',
  'feed-url-missing': 'Please paste the address of the calendar',
  'feed-url-invalid': 'Please paste the whole address of the calendar, which begins with https://',

  // The first two are shown once for all empty fields.
  'route-incomplete': 'Pickup location, destination, pickup date, and pickup time are required',
  'customer-incomplete': 'Guest name, email, and phone are required',
  'pickup-date-invalid': 'Please select a date',
  'pickup-time-invalid': 'Please select a full hour',
  'time-in-past': ({ time, today }: Now) =>
    t('This time has passed: it is {time} on {today} in Bali. Please select a later time.', {
      time,
      today: shortDate(today),
    }),
  'too-soon': ({ leadHours, next }: Next & { leadHours: number }) =>
    together(
      t('We need {hours} to send a car.', { hours: plural(leadHours, '1 hour', '{count} hours') }),
      next && t('The earliest pickup is at {time} on {date} (Bali time).', at(next)),
    ),
  'outside-service': ({ from, to }: { from: string; to: string }) =>
    t(
      to < from
        ? 'Our first pickup is at {from}, our last at {to} the next morning (Bali time). Please select a time in between.'
        : 'Our first pickup is at {from}, our last at {to} (Bali time). Please select a time in between.',
      { from, to },
    ),
  'roads-closed': ({ guest, next }: Next & { guest: string }) =>
    together(guest, next && t('The next pickup is at {time} on {date} (Bali time).', at(next))),
  'vehicle-missing': 'Please choose a vehicle.',
  'vehicle-gone': 'This vehicle is no longer offered. Please choose another.',
  'vehicle-too-small': ({ name, larger, ...room }: FullVehicle) =>
    larger
      ? t('{name} {room}. Please choose another, such as {larger}.', {
          name,
          room: vehicleRoom(room),
          larger,
        })
      : t('{name} {room}. We have none that takes so many: please contact us.', {
          name,
          room: vehicleRoom(room),
        }),
  'same-place': 'This is the pickup location as well. Please enter another destination.',

  'vehicle-name-missing': 'Please enter a name',

  'partner-name-missing': 'Please enter a name',
  'partner-twice': 'This partner is in the list already',

  'currency-missing': 'Please choose a currency',
  'currency-twice': 'This currency is in the table already',
  'rate-invalid': () =>
    t('Please enter a number from {least} to {most}, such as 0.92 or 16350', {
      least: rateLimits.min,
      most: rateLimits.max,
    }),
  'rate-in-future': ({ today }: Today) =>
    t('This day is yet to come: it is {today} in Bali.', { today: shortDate(today) }),

  'crew-name-missing': 'Please enter a name',
  'crew-phone-missing': 'Please enter a phone number',
  'crew-role-missing': 'Please say whether they drive, guide or do both',

  'subject-missing': 'Please enter a subject',
  'message-missing': 'Please enter your message',

  'placeholder-unknown': ({ unknown }: { unknown: readonly string[] }) =>
    `Nothing is known by the name of ${unknown.map((word) => `{${word}}`).join(', ')}. Please choose from the list.`,
  'placeholder-open': 'Please fill in what stands in braces, or leave it out.',

  'rating-missing': 'Please choose one to five stars',
  'review-too-short': ({ limit }: Bound) =>
    t('Please write at least {limit} characters', { limit }),

  'full-name-missing': 'Please enter your full name',
  'password-missing': 'Please enter your password',
  'new-password-missing': 'Please enter a password',
  'new-password-short': 'Please use at least 6 characters',

  'title-missing': 'Please enter a title',
  'villa-name-missing': 'Please enter a name',
  'short-description-missing': 'Please enter a short description',
  'full-description-missing': 'Please enter a full description',
  'duration-missing': 'Please enter a duration',
  'location-missing': 'Please enter a location',
  'text-too-long': ({ limit }: Bound) => t('Please use at most {limit} characters', { limit }),
  'too-many-rows': ({ limit }: Bound) => t('Please keep at most {limit}', { limit }),
  'number-not-whole': 'Please enter a whole number',
  'number-below-zero': 'Please enter 0 or more',
  'number-too-large': ({ limit }: Bound) => t('Please use at most {limit}', { limit }),
  'number-too-small': ({ limit }: Bound) => t('Please use at least {limit}', { limit }),
  'number-missing': 'Please enter a number, such as 1000 or 12.50',
  'period-invalid': 'Please enter a first day and a last day, in this order',
  'weekdays-missing': 'Please choose at least one day',
  'seasons-overlap': 'Two of these seasons have a day in common',
  'groups-equal': 'Two of these begin with as many guests',
  'ages-crossed': 'Please enter the higher age last',
  'guest-price-invalid':
    'Please enter US dollars such as 25, or a part of the adult price such as 50%',
  'guest-kinds-equal': 'Two of these are the same kind of guest',
  'start-times-equal': 'Two of these start at the same time',
  'group-missing': 'Please choose from how many guests on',
  'extra-name-missing': 'Please enter a name',
  'rules-unset': 'Please begin with empty rules first',
  'nights-crossed': 'Please enter as many nights as the least, or more',
  'picture-not-ours': 'This is no picture of ours. Please upload one instead.',
} as const satisfies Record<string, PlainMessage | ((facts: never) => string)>;
export type ProblemCode = keyof typeof problemMessages;
export type ProblemMessages = typeof problemMessages;

export const problemAdvice: Partial<Record<ProblemCode, PlainMessage>> = {
  'tour-date-missing': 'Please select a date for your tour',
  'stay-dates-missing': 'Please select check-in and check-out dates',
  'check-out-missing': 'Both check-in and check-out dates are required for villa bookings',
  'item-missing': 'Missing item information. Please try again later.',
};
