import { areasIn } from '../core/bali/areas.ts';
import { bookingItemName, type Booking } from '../requests/bookings/booking.ts';
import { minuteOfDay, startOfUtcDate, type CivilDate } from '../core/dates.ts';
import { isAirport, isSamePlace } from '../requests/transfers/airport.ts';
import type { Transfer } from '../requests/transfers/transfer.ts';

export interface PlannedJob {
  id: string;
  what: string;
  date: CivilDate;
  /** Minutes since 1970, Bali time. */
  start: number;
  end: number;
  people: number;
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
  Partial<Pick<Booking, 'itemName' | 'pickupTime' | 'hotelName'>>;

/** A tour ends where it began. `duration` is the text of its offer. */
export function plannedTour(tour: Tour, duration?: string): PlannedJob {
  const { id, startDate, numberOfGuests, pickupTime, hotelName } = tour;
  const start = minuteAt(startDate, pickupTime || usualStart);
  const place = hotelName || undefined;
  return {
    id,
    what: bookingItemName(tour),
    date: startDate,
    start,
    end: start + minutesOf(duration),
    people: numberOfGuests,
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
