import { type CivilDate, weekdayOf } from '../../core/dates.ts';
import type { BookingType } from '../../core/schemas.ts';
import type { Departure, OfferRules, StoredRules } from './offerRules.ts';
import { periodWith } from './period.ts';

// The start times of a tour that leaves more than once a day. Each is a tour of its own, with its days and seats; the
// tour's own start time and seats then say nothing.

export interface Scheduled {
  type: BookingType;
  rules?: StoredRules;
  /** The chosen start time, if the tour has several: see `atDeparture`. */
  departs?: string;
}

const departuresIn = ({ type, rules }: Scheduled): Readonly<Record<string, Departure>> =>
  (type === 'tour' && rules !== 'damaged' && rules?.departures) || {};

export const hasDepartures = (terms: Scheduled): boolean =>
  Object.keys(departuresIn(terms)).length > 0;

/** 'HH:mm', in the order of the day: of all days, or of one. */
export const departuresOf = (terms: Scheduled, date?: CivilDate): string[] =>
  Object.entries(departuresIn(terms))
    .filter(([, departure]) => date === undefined || runsOn(departure, date))
    .map(([time]) => time)
    .toSorted();

const runsOn = ({ weekdays, season }: Departure, date: CivilDate): boolean =>
  (!weekdays || weekdays.includes(weekdayOf(date))) &&
  (!season || periodWith([season], date) !== undefined);

/** The tour as it is for guests of one departure. '' is none yet. */
export function atDeparture<Terms extends Scheduled>(terms: Terms, startTime = ''): Terms {
  if (!hasDepartures(terms)) return terms;
  const rules: OfferRules = {
    ...(terms.rules as OfferRules),
    startTime: startTime || undefined,
    seats: departuresIn(terms)[startTime]?.seats,
  };
  return { ...terms, rules, departs: startTime };
}

/** Of a day, or of one departure; undefined without a limit. */
export function seatsAt(terms: Scheduled, startTime?: string): number | undefined {
  const { rules } = atDeparture(terms, startTime);
  return rules === 'damaged' ? undefined : rules?.seats;
}

/** Of all departures of a day; undefined if one has no limit. */
export function seatsOn(terms: Scheduled, date: CivilDate): number | undefined {
  if (!hasDepartures(terms)) return seatsAt(terms);
  const all = departuresOf(terms, date).map((time) => seatsAt(terms, time));
  return all.every(isSet) ? all.reduce((sum, seats) => sum + seats, 0) : undefined;
}

/** Of a tour whose days can be full. */
export const hasSeats = (terms: Scheduled): boolean => seatLimits(terms).some(isSet);

/** Nothing says when another departure is full. */
export const hasAllSeats = (terms: Scheduled): boolean => seatLimits(terms).every(isSet);

const isSet = (seats: number | undefined): seats is number => seats !== undefined;

function seatLimits(terms: Scheduled): (number | undefined)[] {
  const { type } = terms;
  if (hasDepartures(terms)) return Object.values(departuresIn(terms)).map(({ seats }) => seats);
  return [type === 'tour' ? seatsAt(terms) : undefined];
}
