import {
  type CivilDate,
  clockAt,
  dayAndMonth,
  minuteOfDay,
  startOfUtcDate,
} from '../core/dates.ts';
import { canBe, type CrewMember, type CrewRole } from './crewMember.ts';
import { areasIn, isAirport, isSamePlace } from '../core/bali/places.ts';
import { bookingItemName, type Booking, dueTime } from '../requests/bookings/booking.ts';
import type { Transfer } from '../requests/transfers/transfer.ts';

interface CrewWarningFacts {
  'has-left': object;
  'does-not-drive': object;
  'does-not-guide': object;
  'day-off': { date: CivilDate };
  'too-few-seats': { seats: number; people: number };
  /** 'HH:mm' */
  'two-at-once': { what: string; from: string; until: string };
  /** Minutes that are there, and that the way takes. */
  'way-too-long': { what: string; minutes: number; needed: number };
}
type CrewWarningCode = keyof CrewWarningFacts;

const crewWarningMessages: {
  [Code in CrewWarningCode]: (facts: CrewWarningFacts[Code]) => string;
} = {
  'has-left': () => 'Does not work here any more.',
  'does-not-drive': () => 'Does not drive.',
  'does-not-guide': () => 'Does not guide.',
  'day-off': ({ date }) => `Has a day off on ${dayAndMonth(date)}.`,
  'too-few-seats': ({ seats, people }) =>
    `The car has ${seats === 1 ? 'one seat' : `${seats} seats`} for ${people} guests.`,
  'two-at-once': ({ what, from, until }) =>
    `Two jobs at once: ${what} is from about ${from} to ${until}.`,
  'way-too-long': ({ what, minutes, needed }) =>
    `The way to or from ${what} takes about ${needed} minutes, and there are ${minutes}.`,
};

export type CrewWarning = {
  [Code in CrewWarningCode]: { code: Code; facts: CrewWarningFacts[Code] };
}[CrewWarningCode];

type Assignee = Pick<CrewMember, 'drives' | 'guides' | 'seats' | 'daysOff' | 'active'>;

/** Warnings forbid nothing. The job itself may be among the others. */
export function crewWarnings(
  member: Assignee,
  role: CrewRole,
  job: PlannedJob,
  others: readonly PlannedJob[],
): CrewWarning[] {
  const inOrder = others
    .filter(({ id }) => id !== job.id)
    .toSorted((one, other) => one.start - other.start || (one.id < other.id ? -1 : 1));
  const isShared = ({ departure }: PlannedJob) =>
    departure !== undefined && departure === job.departure;
  const people = inOrder.filter(isShared).reduce((sum, other) => sum + other.people, job.people);
  return [
    ...ofMember(member, role, { ...job, people }),
    ...inOrder.filter((other) => !isShared(other)).flatMap((other) => pairWarnings(job, other)),
  ];
}

function ofMember({ seats, ...member }: Assignee, role: CrewRole, job: PlannedJob): CrewWarning[] {
  const warnings: CrewWarning[] = [];
  if (!member.active) warnings.push({ code: 'has-left', facts: {} });
  if (!canBe(member, role)) {
    warnings.push({ code: role === 'driver' ? 'does-not-drive' : 'does-not-guide', facts: {} });
  }
  if (member.daysOff.includes(job.date)) {
    warnings.push({ code: 'day-off', facts: { date: job.date } });
  }
  const { people } = job;
  if (role === 'driver' && seats !== undefined && people > seats) {
    warnings.push({ code: 'too-few-seats', facts: { seats, people } });
  }
  return warnings;
}

function pairWarnings(job: PlannedJob, other: PlannedJob): CrewWarning[] {
  const { what } = other;
  const [first, second] = job.start <= other.start ? [job, other] : [other, job];
  const minutes = second.start - first.end;
  if (minutes < 0) {
    const facts = { what, from: clockAt(other.start), until: clockAt(other.end) };
    return [{ code: 'two-at-once', facts }];
  }
  const needed = wayMinutes(first.to, second.from);
  return minutes < needed ? [{ code: 'way-too-long', facts: { what, minutes, needed } }] : [];
}

export function crewWarningText({ code, facts }: CrewWarning): string {
  const words = crewWarningMessages[code] as (facts: CrewWarning['facts']) => string;
  return words(facts);
}

export interface PlannedJob {
  id: string;
  what: string;
  date: CivilDate;
  /** Minutes since 1970, Bali time. */
  start: number;
  end: number;
  people: number;
  /** Guests of one departure of a tour go together; absent for a transfer. */
  departure?: string | undefined;
  /** As typed; absent if unknown. */
  from?: string | undefined;
  to?: string | undefined;
}

const hour = 60;
/** For a tour whose text has no duration. */
const tourMinutes = 8 * hour;
const transferMinutes = 2 * hour;
const usualStart = '08:00';

/** '8 hours', '2.5 hrs', '10-12 hours', '90 minutes', '3 days'; the second of two numbers counts. */
const amount = /(\d+(?:[.,]\d+)?)\s*(day|hour|hr|h\b|min)/i;

export function knownMinutesOf(duration: string): number | undefined {
  const [, number, unit = ''] = amount.exec(duration) ?? [];
  const count = Number(number?.replace(',', '.'));
  if (number === undefined || count === 0) {
    return /half[\s-]*(a[\s-]*)?day/i.test(duration) ? tourMinutes / 2 : undefined;
  }
  if (/^min/i.test(unit)) return count;
  if (/^day/i.test(unit)) return (Math.max(1, count) - 1) * 24 * hour + tourMinutes;
  return count * hour;
}

export const minutesOf = (duration = ''): number => knownMinutesOf(duration) ?? tourMinutes;

const minuteAt = (date: CivilDate, time: string): number =>
  startOfUtcDate(date) / 60_000 + minuteOfDay(time);

type Tour = Pick<Booking, 'id' | 'bookingType' | 'startDate' | 'numberOfGuests'> &
  Partial<Pick<Booking, 'tourId' | 'itemName' | 'pickupTime' | 'startTime' | 'hotelName'>>;

/** A tour ends where it began. `duration` is the text of its offer. */
export function plannedTour(tour: Tour, duration?: string): PlannedJob {
  const { id, tourId, startDate, startTime, numberOfGuests, hotelName } = tour;
  const due = dueTime(tour);
  const start = minuteAt(startDate, due ?? usualStart);
  const place = hotelName || undefined;
  return {
    id,
    what: bookingItemName(tour),
    date: startDate,
    start,
    end: start + minutesOf(duration),
    people: numberOfGuests,
    departure: tourId && [tourId, startDate, startTime || due].join(' '),
    from: place,
    to: place,
  };
}

type Ride = Pick<
  Transfer,
  'id' | 'pickupDate' | 'pickupTime' | 'pickupLocation' | 'destination' | 'passengers'
>;

export function plannedTransfer(transfer: Ride): PlannedJob {
  const { id, pickupDate, pickupTime, pickupLocation, destination, passengers } = transfer;
  const start = minuteAt(pickupDate, pickupTime);
  return {
    id,
    what: `${pickupLocation} to ${destination}`,
    date: pickupDate,
    start,
    end: start + transferMinutes,
    people: passengers,
    from: pickupLocation,
    to: destination,
  };
}

/** Minutes by car, within an area of Bali and between two areas. */
const near = 30;
const far = 90;

/** The airport is in Tuban. */
const areasOf = (place: string) => areasIn(isAirport(place) ? 'Tuban' : place);

/** The minimum; 0 if unknown. */
export function wayMinutes(from: string | undefined, to: string | undefined): number {
  if (!from || !to || isSamePlace(from, to)) return 0;
  const [here, there] = [areasOf(from), areasOf(to)];
  if (here.length === 0 || there.length === 0) return 0;
  return here.some((area) => there.includes(area)) ? near : far;
}
