import { dayAndMonth, type CivilDate } from '../../core/dates.ts';
import { listOf, t } from '../../i18n/t.ts';
import type { Journey } from './journeys.ts';

type Reader = 'guest' | 'staff';
type TextFor<Facts> = Record<Reader, (facts: Facts) => string>;

const onFlight = ({ flight, time }: Pick<TourAndLanding, 'flight' | 'time'>): string =>
  t('on {date} at {time}', { date: dayAndMonth(flight), time });

const tripWarningMessages: { [Code in TripWarningCode]: TextFor<TripWarningFacts[Code]> } = {
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
    guest: ({ tour, from, ...flight }) =>
      from
        ? t('{tour} starts at {time} on the day you land: we meet you at the airport {flight}.', {
            tour,
            time: from,
            flight: onFlight(flight),
          })
        : t(
            '{tour} is on the day you land: we meet you at the airport {flight}. Most tours start early and take all day.',
            { tour, flight: onFlight(flight) },
          ),
    staff: ({ tour, from, ...flight }) =>
      `${tour}${from ? ` at ${from}` : ''} is on the day of the landing ${onFlight(flight)}.`,
  },
  'tours-on-one-day': {
    guest: ({ date, tours, isTimed }) => {
      const facts = { tours: listOf(tours), date: dayAndMonth(date) };
      return isTimed
        ? t('You have {tours} at the same time on {date}.', facts)
        : t('You have {tours} on one day, {date}. Most tours take all day.', facts);
    },
    staff: ({ date, tours, isTimed }) =>
      `${listOf(tours)} are ${isTimed ? 'at the same time' : 'on one day'}, ${dayAndMonth(date)}.`,
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
};

const fixMessages: { [Code in FixCode]: TextFor<Extract<SuggestedFix, { code: Code }>> } = {
  'add-transfer': {
    guest: ({ date }) => t('Add a transfer for {date}', { date: dayAndMonth(date) }),
    staff: ({ date }) => `Offer a transfer for ${dayAndMonth(date)}`,
  },
  'change-date': {
    guest: ({ what }) => t('Change the date of {what}', { what }),
    staff: ({ what }) => `Offer another date for ${what}`,
  },
};

export const warningMailText = {
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

/** The landing is known from its transfer: the time of the pickup at the airport. */
export interface TourAndLanding {
  tour: string;
  /** The start of the tour, if known: 'HH:mm'. */
  from?: string;
  flight: CivilDate;
  time: string;
}

interface Facts {
  'tour-before-landing': TourAndLanding;
  'tour-on-landing-day': TourAndLanding;
  /** `isTimed`: their hours are known, and overlap. */
  'tours-on-one-day': { tours: string[]; isTimed: boolean };
  'no-arrival-transfer': { villa: string };
}
export type TripWarningCode = keyof Facts;

/** `date` is the day of the tours, or of the check-in. */
export type TripWarningFacts = { [Code in TripWarningCode]: Facts[Code] & { date: CivilDate } };

export type SuggestedFix =
  | { code: 'add-transfer'; date: CivilDate; to: string }
  | { code: 'change-date'; request: string; what: string };
export type FixCode = SuggestedFix['code'];

interface WarningOf<Code extends TripWarningCode> {
  code: Code;
  /** Ids. Without one of them the warning does not apply. */
  requests: string[];
  facts: TripWarningFacts[Code];
  suggestedFix: SuggestedFix;
}
export type TripWarning = { [Code in TripWarningCode]: WarningOf<Code> }[TripWarningCode];

export type TripCheck = (journey: Journey) => TripWarning[];

// Each code has its own facts; TypeScript cannot infer that the message has the same code.

export function warningText({ code, facts }: TripWarning, reader: Reader): string {
  const words = tripWarningMessages[code][reader] as (facts: TripWarning['facts']) => string;
  return words(facts);
}

export function fixText(suggestedFix: SuggestedFix, reader: Reader): string {
  const words = fixMessages[suggestedFix.code][reader] as (suggestedFix: SuggestedFix) => string;
  return words(suggestedFix);
}
