import { company } from '../core/company.ts';
import { dayAndMonth, nightsBetween, type CivilDate } from '../core/dates.ts';
import type {
  TripFindingCode,
  TripFindingFacts,
  WayOut,
  WayOutCode,
} from '../trips/checks/finding.ts';

/** The sentence for the guest whose trip it is, and for the staff who plan it. */
type Told<Facts> = Record<'guest' | 'staff', (facts: Facts) => string>;

export type TripFindingWords = { [Code in TripFindingCode]: Told<TripFindingFacts[Code]> };
export type WayOutWords = { [Code in WayOutCode]: Told<Extract<WayOut, { code: Code }>> };

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });

interface Flight {
  flight: CivilDate;
  time: string;
}
/** 'on Dec 14 at 14:00' */
const onFlight = ({ flight, time }: Flight): string => `on ${dayAndMonth(flight)} at ${time}`;

interface Nights {
  from: CivilDate;
  to: CivilDate;
}
/** 'the night of Dec 14', 'the 3 nights from Dec 14 to Dec 17' */
function nights({ from, to }: Nights): string {
  const count = nightsBetween(from, to);
  return count === 1
    ? `the night of ${dayAndMonth(from)}`
    : `the ${count} nights from ${dayAndMonth(from)} to ${dayAndMonth(to)}`;
}

/** Two stays at one villa are told by its name alone. */
const twoVillas = ([one, other]: readonly [string, string]): string =>
  one === other ? `${one}, twice` : `${one} and ${other}`;

const sameForBoth = <Facts>(sentence: (facts: Facts) => string): Told<Facts> => ({
  guest: sentence,
  staff: sentence,
});

/** What does not happen on a day on which nobody may leave the house. */
function whatCannotBe({ what, date }: TripFindingFacts['nothing-runs']): string {
  const day = dayAndMonth(date);
  if ('tour' in what) return `${what.tour} cannot run on ${day}`;
  if ('checkIn' in what) return `Check-in at ${what.checkIn} is not possible on ${day}`;
  if ('checkOut' in what) return `Check-out from ${what.checkOut} is not possible on ${day}`;
  return `No car may drive on ${day} at ${what.pickup}`;
}

/** What is said of each thing that does not fit in a trip, in English. */
export const tripFindingWords: TripFindingWords = {
  'tour-before-landing': {
    guest: ({ tour, date, ...flight }) =>
      `${tour} is on ${dayAndMonth(date)}, but we meet you at the airport ${onFlight(flight)}.`,
    staff: ({ tour, date, ...flight }) =>
      `${tour} is on ${dayAndMonth(date)}, before the landing ${onFlight(flight)}.`,
  },
  'tour-on-landing-day': {
    guest: ({ tour, ...flight }) =>
      `${tour} is on the day you land: we meet you at the airport ${onFlight(flight)}. Most tours begin early and take the day.`,
    staff: ({ tour, ...flight }) => `${tour} is on the day of the landing ${onFlight(flight)}.`,
  },
  'tour-on-departure-day': {
    guest: ({ tour, ...flight }) =>
      `${tour} is on the day you leave: your car to the airport comes ${onFlight(flight)}. Most tours take the day.`,
    staff: ({ tour, ...flight }) =>
      `${tour} is on the day of the departure: the pickup is ${onFlight(flight)}.`,
  },
  'tour-after-departure': {
    guest: ({ tour, date, ...flight }) =>
      `${tour} is on ${dayAndMonth(date)}, but your car to the airport comes ${onFlight(flight)}.`,
    staff: ({ tour, date, ...flight }) =>
      `${tour} is on ${dayAndMonth(date)}, after the departure ${onFlight(flight)}.`,
  },
  'stay-before-landing': {
    guest: ({ villa, date, ...flight }) =>
      `${villa} is yours from ${dayAndMonth(date)}, but we meet you at the airport ${onFlight(flight)}. Please check both dates.`,
    staff: ({ villa, date, ...flight }) =>
      `${villa} is booked from ${dayAndMonth(date)}, but the landing is ${onFlight(flight)}.`,
  },
  'stay-after-departure': {
    guest: ({ villa, date, ...flight }) =>
      `${villa} is yours until ${dayAndMonth(date)}, but your car to the airport comes ${onFlight(flight)}. Please check both dates.`,
    staff: ({ villa, date, ...flight }) =>
      `${villa} is booked until ${dayAndMonth(date)}, but the departure is ${onFlight(flight)}.`,
  },
  'tours-on-one-day': {
    guest: ({ date, tours }) =>
      `You have ${inWords.format(tours)} on one day, ${dayAndMonth(date)}. Most tours take the day.`,
    staff: ({ date, tours }) => `${inWords.format(tours)} are on one day, ${dayAndMonth(date)}.`,
  },
  'pickup-elsewhere': {
    guest: ({ date, place, villa }) =>
      `Your pickup on ${dayAndMonth(date)} is at “${place}”, but you stay at ${villa} then.`,
    staff: ({ date, place, villa }) =>
      `The pickup on ${dayAndMonth(date)} is at “${place}”, but the guest stays at ${villa} then.`,
  },
  'drop-off-elsewhere': {
    guest: ({ date, place, villa }) =>
      `Your car on ${dayAndMonth(date)} goes to “${place}”, but you stay at ${villa} that night.`,
    staff: ({ date, place, villa }) =>
      `The car on ${dayAndMonth(date)} goes to “${place}”, but the guest stays at ${villa} that night.`,
  },
  'no-arrival-transfer': {
    guest: ({ date, villa }) =>
      `Nobody meets you at the airport yet when you come to ${villa} on ${dayAndMonth(date)}.`,
    staff: ({ date, villa }) =>
      `No transfer is booked for the arrival at ${villa} on ${dayAndMonth(date)}.`,
  },
  'no-bed': {
    guest: (gap) => `You have no villa for ${nights(gap)}. If you sleep elsewhere, all is well.`,
    staff: (gap) => `No villa is booked for ${nights(gap)}, between two stays.`,
  },
  'two-villas': {
    guest: ({ villas, ...both }) =>
      `You have two bookings for ${nights(both)}: ${twoVillas(villas)}.`,
    staff: ({ villas, ...both }) => `Two stays for ${nights(both)}: ${twoVillas(villas)}.`,
  },
  'nothing-runs': sameForBoth((facts) => {
    const { day, expected } = facts;
    const sure = expected ? ' The government has not confirmed this date yet.' : '';
    return `${whatCannotBe(facts)}: all of Bali stays at home for ${day}.${sure}`;
  }),
};

type Changed = Extract<WayOut, { code: 'change-date' }>['what'];
const changedName = (what: Changed): string =>
  typeof what === 'string' ? what : `the transfer on ${dayAndMonth(what.transferOn)}`;

/** What leads out of it: a link's text. */
export const wayOutWords: WayOutWords = {
  'add-transfer': {
    guest: ({ date }) => `Add a transfer for ${dayAndMonth(date)}`,
    staff: ({ date }) => `Offer a transfer for ${dayAndMonth(date)}`,
  },
  'add-stay': {
    guest: ({ from }) => `Find a villa for ${dayAndMonth(from)}`,
    staff: ({ from }) => `Offer a villa for ${dayAndMonth(from)}`,
  },
  'change-date': {
    guest: ({ what }) => `Change the date of ${changedName(what)}`,
    staff: ({ what }) => `Offer another date for ${changedName(what)}`,
  },
  'ask-us': { guest: () => 'Write to us', staff: () => 'Ask the guest' },
};

/** What stands in the chat or mail when one writes to the other about findings. */
export const findingLetters = {
  fromGuest: (sentence: string) =>
    `Hello ${company.name}, I see on my trip page: “${sentence}” Can you help me?`,
  /** The paragraphs of a letter that is about something else. */
  inMail: (sentences: readonly string[]) =>
    sentences.length === 0
      ? []
      : [
          `${sentences.length === 1 ? 'One thing' : 'Some things'} about your trip: ${sentences.join(' ')}`,
          'If you would like to change something, please answer this mail.',
        ],
  subject: 'Your trip to Bali',
  fromStaff: (name: string, sentence: string) =>
    `Hello ${name}, we looked at your trip. ${sentence} Shall we change something?`,
};
