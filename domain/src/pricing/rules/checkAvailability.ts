import { z } from 'zod';
import { baliDayOf } from '../../core/bali/ceremonies.ts';
import {
  takenNightsOf,
  nightsOf,
  baliDate,
  nightsBetween,
  hoursBefore,
  weekdayOf,
  type CivilDate,
} from '../../core/dates.ts';
import { problem, type Report } from '../../core/problem.ts';
import { answerBy } from '../../core/answerBy.ts';
import type { ProblemCode } from '../../core/problemMessages.ts';
import type { OfferRules } from './offerRules.ts';
import { extrasProblem } from './checkExtras.ts';
import { periodWith } from './period.ts';
import { priceOf, type Price } from './priceOf.ts';
import { groupOf, seatsNeeded, type Group } from '../guestKinds.ts';
import { seatsLeft } from '../availability.ts';
import { atDeparture, departuresOf, hasDepartures } from './departures.ts';
import { groupFor, type Availability, type OfferTerms, type BookingRequest } from './terms.ts';

export interface Refused {
  field: keyof BookingRequest;
  problem: Report;
}

export const refusedAs = (refused: Refused | undefined): ProblemCode | undefined =>
  refused?.problem.message;

export type Verdict = { price: Price; refused?: never } | { refused: Refused; price?: never };

function firstDayProblem(
  { type, rules }: OfferTerms & { rules: OfferRules },
  date: CivilDate,
  { now }: Pick<Availability, 'now'>,
): Report | undefined {
  const { weekdays, arrivalDays, closed, cutOffHours } = rules;
  const isTour = type === 'tour';
  const inBali = isTour ? baliDayOf(date) : undefined;
  if (inBali?.kind === 'closed') return problem('closed-in-bali', { guest: inBali.guest });
  const period = periodWith(closed, date);
  if (period) return problem('offer-closed', period);
  const days = isTour ? weekdays : arrivalDays;
  if (days && !days.includes(weekdayOf(date))) {
    return isTour ? problem('weekday-not-offered', { days }) : problem('arrival-day', { days });
  }
  const isLate = cutOffHours && now > hoursBefore(date, cutOffHours);
  return isLate ? problem('booked-too-late', { hours: cutOffHours }) : undefined;
}

/** `terms` are those of the departure, if the tour has several. */
function startProblem(
  terms: OfferTerms & { rules: OfferRules },
  requested: BookingRequest,
  { now, ordered }: Pick<Availability, 'now' | 'ordered'>,
): Refused | undefined {
  const { startDate, startTime } = requested;
  const isSeveral = hasDepartures(terms) && !keepsDeparture(requested, ordered);
  const times = departuresOf(terms, startDate);
  if (isSeveral && times.length === 0) {
    return { field: 'startDate', problem: problem('no-departure') };
  }
  if (isSeveral && !times.includes(startTime ?? '')) {
    const found = problem(startTime ? 'departure-not-offered' : 'departure-missing', { times });
    return { field: 'startTime', problem: found };
  }
  const time = terms.type === 'tour' ? terms.rules.startTime : undefined;
  const tooSoon = time ? tooSoonProblem(startDate, time, now) : undefined;
  return tooSoon && { field: fieldOf(terms), problem: tooSoon };
}

/** A booking goes on at its start time, whatever the tour has now. More guests would be sold what is gone. */
const keepsDeparture = (requested: BookingRequest, ordered: Availability['ordered']): boolean =>
  ordered?.startDate === requested.startDate &&
  (ordered.startTime ?? '') === (requested.startTime ?? '') &&
  requested.numberOfGuests <= ordered.numberOfGuests;

/** What a guest would choose otherwise. */
const fieldOf = ({ departs }: OfferTerms) => (departs === undefined ? 'startDate' : 'startTime');

function tooSoonProblem(date: CivilDate, startTime: string, now: Date): Report | undefined {
  const due = answerBy(now);
  const isBefore = `${date} ${startTime}` <= `${due.date} ${due.time}`;
  return isBefore ? problem('starts-too-soon', { startTime, due }) : undefined;
}

function seatsProblem(
  terms: OfferTerms,
  { startDate, startTime, ...group }: Group & Pick<BookingRequest, 'startDate' | 'startTime'>,
  { takenSeats, now }: Availability,
): Report | undefined {
  const wanted = seatsNeeded(group);
  const leftAt = (time: string | undefined) =>
    seatsLeft(terms, { startDate, startTime: time }, takenSeats);
  const left = leftAt(startTime);
  if (wanted <= left) return undefined;
  if (terms.departs === undefined) return problem('seats-taken', { left });
  const others = departuresOf(terms, startDate).filter(
    (time) => wanted <= leftAt(time) && !tooSoonProblem(startDate, time, now),
  );
  return problem('seats-taken', { left, startTime, others });
}

function lastDayProblem(
  { leastNights = 1, mostNights = Infinity, departureDays, closed }: OfferRules,
  { startDate, endDate }: BookingRequest,
): Report | undefined {
  const nights = nightsBetween(startDate, endDate);
  if (nights < leastNights) return problem('stay-too-short', { nights: leastNights });
  if (nights > mostNights) return problem('stay-longer-than-offered', { nights: mostNights });
  if (departureDays && !departureDays.includes(weekdayOf(endDate))) {
    return problem('departure-day', { days: departureDays });
  }
  const period = nightsOf({ startDate, endDate })
    .map((night) => periodWith(closed, night))
    .find(Boolean);
  return period && problem('offer-closed', period);
}

/** The dates must exist and be in order. Unknown availability counts as free. */
export const checkAvailability = (
  terms: OfferTerms,
  requested: BookingRequest,
  availability: Availability,
): Verdict => check(atDeparture(terms, requested.startTime), requested, availability);

/** Without a start time, of the first departure of the day that can be booked. */
export function checkDay(
  terms: OfferTerms,
  requested: BookingRequest,
  availability: Availability,
): Verdict {
  const times = requested.startTime ? [] : departuresOf(terms, requested.startDate);
  const verdicts = times.map((startTime) =>
    checkAvailability(terms, { ...requested, startTime }, availability),
  );
  const possible = verdicts.find(({ price }) => price);
  const { refused } = verdicts.at(-1) ?? {};
  if (possible || !refused) {
    return possible ?? checkAvailability(terms, requested, availability);
  }
  const isFull = verdicts.some((verdict) => refusedAs(verdict.refused) === 'seats-taken');
  const lefts = times.map((startTime) =>
    seatsLeft(terms, { ...requested, startTime }, availability.takenSeats),
  );
  const found = isFull ? problem('seats-taken', { left: Math.max(...lefts) }) : refused.problem;
  return { refused: { field: 'startDate', problem: found } };
}

/** `terms` are those of the departure, if the tour has several. */
function check(terms: OfferTerms, requested: BookingRequest, availability: Availability): Verdict {
  const refuse = (field: keyof BookingRequest, found: Report): Verdict => ({
    refused: { field, problem: found },
  });
  if (terms.rules === 'damaged') return refuse('startDate', problem('rules-damaged'));
  const rules = terms.rules ?? {};
  const onFirst = firstDayProblem({ ...terms, rules }, requested.startDate, availability);
  if (onFirst) return refuse('startDate', onFirst);
  const onStart = startProblem({ ...terms, rules }, requested, availability);
  if (onStart) return { refused: onStart };
  if (terms.type === 'tour') {
    const group = groupFor(terms, requested);
    if (groupOf(group)[0].count === 0) return refuse('numberOfGuests', problem('adult-missing'));
    const { startDate, startTime } = requested;
    const noSeats = seatsProblem(terms, { startDate, startTime, ...group }, availability);
    if (noSeats) return refuse(fieldOf(terms), noSeats);
  } else {
    const onLast = lastDayProblem(rules, requested);
    if (onLast) return refuse('endDate', onLast);
    if (availability.takenNights && takenNightsOf(requested, availability.takenNights).length > 0) {
      return refuse('startDate', problem('some-nights-taken'));
    }
  }
  const onExtras = extrasProblem(terms, requested, availability);
  if (onExtras) return refuse('chosenExtras', onExtras);
  return { price: promisable(priceOf(terms, requested), availability) };
}

function promisable({ freeUntil, ...price }: Price, { now }: Pick<Availability, 'now'>): Price {
  const isOver = freeUntil === undefined || freeUntil < baliDate(now);
  return isOver ? price : { ...price, freeUntil };
}

/** Rules that staff may override for one guest: no other guest loses a place by it. */
const overridableRules = {
  'weekday-not-offered': 'weekdays',
  'arrival-day': 'arrivalDays',
  'departure-day': 'departureDays',
  'booked-too-late': 'cutOffHours',
  'starts-too-soon': 'startTime',
  'no-departure': 'departures',
  'departure-missing': 'departures',
  'departure-not-offered': 'departures',
  'stay-too-short': 'leastNights',
  'stay-longer-than-offered': 'mostNights',
  'extra-too-late': 'extras',
} as const satisfies Record<string, keyof OfferRules>;
export type OverridableProblem = keyof typeof overridableRules;

export const overridableProblemSchema = z.enum(
  Object.keys(overridableRules) as [OverridableProblem, ...OverridableProblem[]],
);

export const overridableProblemOf = (
  refused: Refused | undefined,
): OverridableProblem | undefined => overridableProblemSchema.safeParse(refusedAs(refused)).data;

interface StaffVerdict {
  /** Without the overridable rules. */
  verdict: Verdict;
  soft: Refused[];
}

export function checkForStaff(
  terms: OfferTerms,
  requested: BookingRequest,
  availability: Availability,
): StaffVerdict {
  const soft: Refused[] = [];
  const departing = atDeparture(terms, requested.startTime);
  let { ordered } = availability;
  for (let { rules } = departing; ;) {
    const verdict = check({ ...departing, rules }, requested, { ...availability, ordered });
    const problem = overridableProblemOf(verdict.refused);
    const rule = problem && overridableRules[problem];
    if (!verdict.refused || !rule || !rules || rules === 'damaged' || rules[rule] === undefined) {
      return { verdict, soft };
    }
    soft.push(verdict.refused);
    // The extras stay, as if they were ordered in time.
    if (rule === 'extras') ordered = requested;
    else rules = { ...rules, [rule]: undefined };
  }
}

/** Without the overridable rules whose problems staff have seen. */
export const checkWithOverrides =
  (seen: readonly OverridableProblem[]) =>
  (terms: OfferTerms, requested: BookingRequest, availability: Availability): Verdict => {
    const { verdict, soft } = checkForStaff(terms, requested, availability);
    if (verdict.refused) return verdict;
    const refused = soft.find((one) => !seen.some((problem) => problem === refusedAs(one)));
    return refused ? { refused } : verdict;
  };
