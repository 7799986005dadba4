import { company } from '../core/company.ts';
import { dayAndMonth, nightsBetween, type CivilDate } from '../core/dates.ts';
import { listOf } from '../i18n/intl.ts';
import { plural, t } from '../i18n/t.ts';
import type { TripWarningCode, TripWarningFacts, SuggestedFix, FixCode } from './checks/warning.ts';

/** The text for the guest of the trip, and for the staff who plan it. */
type TextFor<Facts> = Record<'guest' | 'staff', (facts: Facts) => string>;

export type TripWarningMessages = { [Code in TripWarningCode]: TextFor<TripWarningFacts[Code]> };
export type FixMessages = { [Code in FixCode]: TextFor<Extract<SuggestedFix, { code: Code }>> };

interface Flight {
  flight: CivilDate;
  time: string;
}
/** 'on Dec 14 at 14:00' */
const onFlight = ({ flight, time }: Flight): string =>
  t('on {date} at {time}', { date: dayAndMonth(flight), time });

interface Nights {
  from: CivilDate;
  to: CivilDate;
}
/** 'the night of Dec 14', 'the 3 nights from Dec 14 to Dec 17' */
function nights({ from, to }: Nights): string {
  const count = nightsBetween(from, to);
  return plural(
    count,
    t('the night of {date}', { date: dayAndMonth(from) }),
    'the {count} nights from {from} to {to}',
    { from: dayAndMonth(from), to: dayAndMonth(to) },
  );
}

/** Two stays at one villa: names it once. */
const twoVillas = ([one, other]: readonly [string, string]): string =>
  one === other ? t('{villa}, twice', { villa: one }) : t('{one} and {other}', { one, other });

const sameForBoth = <Facts>(sentence: (facts: Facts) => string): TextFor<Facts> => ({
  guest: sentence,
  staff: sentence,
});

/** What is impossible on a day on which nobody may leave the house. */
function whatCannotBe({ what, date }: TripWarningFacts['nothing-runs']): string {
  const day = dayAndMonth(date);
  if ('tour' in what) return t('{tour} cannot run on {day}', { tour: what.tour, day });
  if ('checkIn' in what)
    return t('Check-in at {villa} is not possible on {day}', { villa: what.checkIn, day });
  if ('checkOut' in what)
    return t('Check-out from {villa} is not possible on {day}', { villa: what.checkOut, day });
  return t('No car may drive on {day} at {time}', { day, time: what.pickup });
}

/** The text of each trip warning; in English for staff. */
export const tripWarningMessages: TripWarningMessages = {
  'tour-before-landing': {
    guest: ({ tour, date, ...flight }) =>
      t('{tour} is on {date}, but we meet you at the airport {flight}.', {
        tour,
        date: dayAndMonth(date),
        flight: onFlight(flight),
      }),
    staff: ({ tour, date, ...flight }) =>
      `${tour} is on ${dayAndMonth(date)}, before the landing ${onFlight(flight)}.`,
  },
  'tour-on-landing-day': {
    guest: ({ tour, ...flight }) =>
      t(
        '{tour} is on the day you land: we meet you at the airport {flight}. Most tours start early and take all day.',
        { tour, flight: onFlight(flight) },
      ),
    staff: ({ tour, ...flight }) => `${tour} is on the day of the landing ${onFlight(flight)}.`,
  },
  'tour-on-departure-day': {
    guest: ({ tour, ...flight }) =>
      t(
        '{tour} is on the day you leave: your car to the airport comes {flight}. Most tours take all day.',
        { tour, flight: onFlight(flight) },
      ),
    staff: ({ tour, ...flight }) =>
      `${tour} is on the day of the departure: the pickup is ${onFlight(flight)}.`,
  },
  'tour-after-departure': {
    guest: ({ tour, date, ...flight }) =>
      t('{tour} is on {date}, but your car to the airport comes {flight}.', {
        tour,
        date: dayAndMonth(date),
        flight: onFlight(flight),
      }),
    staff: ({ tour, date, ...flight }) =>
      `${tour} is on ${dayAndMonth(date)}, after the departure ${onFlight(flight)}.`,
  },
  'stay-before-landing': {
    guest: ({ villa, date, ...flight }) =>
      t(
        '{villa} is yours from {date}, but we meet you at the airport {flight}. Please check both dates.',
        { villa, date: dayAndMonth(date), flight: onFlight(flight) },
      ),
    staff: ({ villa, date, ...flight }) =>
      `${villa} is booked from ${dayAndMonth(date)}, but the landing is ${onFlight(flight)}.`,
  },
  'stay-after-departure': {
    guest: ({ villa, date, ...flight }) =>
      t(
        '{villa} is yours until {date}, but your car to the airport comes {flight}. Please check both dates.',
        { villa, date: dayAndMonth(date), flight: onFlight(flight) },
      ),
    staff: ({ villa, date, ...flight }) =>
      `${villa} is booked until ${dayAndMonth(date)}, but the departure is ${onFlight(flight)}.`,
  },
  'tours-on-one-day': {
    guest: ({ date, tours }) =>
      t('You have {tours} on one day, {date}. Most tours take all day.', {
        tours: listOf(tours),
        date: dayAndMonth(date),
      }),
    staff: ({ date, tours }) => `${listOf(tours)} are on one day, ${dayAndMonth(date)}.`,
  },
  'pickup-elsewhere': {
    guest: ({ date, place, villa }) =>
      t('Your pickup on {date} is at “{place}”, but you are staying at {villa} then.', {
        date: dayAndMonth(date),
        place,
        villa,
      }),
    staff: ({ date, place, villa }) =>
      `The pickup on ${dayAndMonth(date)} is at “${place}”, but the guest stays at ${villa} then.`,
  },
  'drop-off-elsewhere': {
    guest: ({ date, place, villa }) =>
      t('Your car on {date} goes to “{place}”, but you are staying at {villa} that night.', {
        date: dayAndMonth(date),
        place,
        villa,
      }),
    staff: ({ date, place, villa }) =>
      `The car on ${dayAndMonth(date)} goes to “${place}”, but the guest stays at ${villa} that night.`,
  },
  'no-arrival-transfer': {
    guest: ({ date, villa }) =>
      t('No one is meeting you at the airport yet when you arrive at {villa} on {date}.', {
        villa,
        date: dayAndMonth(date),
      }),
    staff: ({ date, villa }) =>
      `No transfer is booked for the arrival at ${villa} on ${dayAndMonth(date)}.`,
  },
  'no-bed': {
    guest: (gap) =>
      t('You have no villa for {nights}. If you are staying elsewhere, all is well.', {
        nights: nights(gap),
      }),
    staff: (gap) => `No villa is booked for ${nights(gap)}, between two stays.`,
  },
  'two-villas': {
    guest: ({ villas, ...both }) =>
      t('You have two bookings for {nights}: {villas}.', {
        nights: nights(both),
        villas: twoVillas(villas),
      }),
    staff: ({ villas, ...both }) => `Two stays for ${nights(both)}: ${twoVillas(villas)}.`,
  },
  'nothing-runs': sameForBoth((facts) => {
    const { day, expected } = facts;
    const sentence = t('{what}: all of Bali stays at home for {occasion}.', {
      what: whatCannotBe(facts),
      occasion: day,
    });
    return expected
      ? `${sentence} ${t('The government has not confirmed this date yet.')}`
      : sentence;
  }),
};

type Changed = Extract<SuggestedFix, { code: 'change-date' }>['what'];
const changedName = (what: Changed): string =>
  typeof what === 'string'
    ? what
    : t('the transfer on {date}', { date: dayAndMonth(what.transferOn) });

/** The link text of each suggested fix. */
export const fixMessages: FixMessages = {
  'add-transfer': {
    guest: ({ date }) => t('Add a transfer for {date}', { date: dayAndMonth(date) }),
    staff: ({ date }) => `Offer a transfer for ${dayAndMonth(date)}`,
  },
  'add-stay': {
    guest: ({ from }) => t('Find a villa for {date}', { date: dayAndMonth(from) }),
    staff: ({ from }) => `Offer a villa for ${dayAndMonth(from)}`,
  },
  'change-date': {
    guest: ({ what }) => t('Change the date of {what}', { what: changedName(what) }),
    staff: ({ what }) => `Offer another date for ${changedName(what)}`,
  },
  'ask-us': { guest: () => t('Write to us'), staff: () => 'Ask the guest' },
};

/** Texts of a chat or mail about warnings, between guest and staff. */
export const warningMailText = {
  fromGuest: (sentence: string) =>
    t('Hello {company}, I see on my trip page: “{sentence}” Can you help me?', {
      company: company.name,
      sentence,
    }),
  /** The paragraphs in a mail about something else. */
  inMail: (sentences: readonly string[]) =>
    sentences.length === 0
      ? []
      : [
          sentences.length === 1
            ? t('One thing about your trip: {what}', { what: sentences.join(' ') })
            : t('Some things about your trip: {what}', { what: sentences.join(' ') }),
          t('If you would like to change something, please reply to this email.'),
        ],
  subject: 'Your trip to Bali',
  fromStaff: (name: string, sentence: string) =>
    `Hello ${name}, we looked at your trip. ${sentence} Shall we change something?`,
};
