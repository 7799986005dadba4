import { areasIn } from '../core/bali/areas.ts';
import { bookingItemName, type Booking } from '../bookings/booking.ts';
import { startOfUtcDate, type CivilDate } from '../core/dates.ts';
import { isAirport } from '../transfers/airport.ts';
import { isSamePlace } from '../transfers/place.ts';
import type { Transfer } from '../transfers/transfer.ts';

/** A tour or a transfer as the plan of a driver or guide sees it. */
export interface PlannedJob {
  id: string;
  /** 'Reef Walk', 'Ubud to Ngurah Rai International Airport (DPS)' */
  what: string;
  date: CivilDate;
  /** In minutes since 1970 by the clock of Bali. */
  start: number;
  end: number;
  people: number;
  /** Where it begins and ends, as somebody typed it; absent where nobody has said. */
  from?: string | undefined;
  to?: string | undefined;
}

const hour = 60;
/** Of a tour whose text does not tell how long it is. */
const tourMinutes = 8 * hour;
const transferMinutes = 2 * hour;
/** When a tour begins for which no time is set. */
const usualStart = '08:00';

/** '8 hours', '2.5 hrs', '10-12 hours', '90 minutes', '3 days'; of two numbers the second counts. */
const amount = /(\d+(?:[.,]\d+)?)\s*(day|hour|hr|h\b|min)/i;

/** How long a tour takes by what its offer says, in minutes. */
export function minutesOf(duration: string | undefined = ''): number {
  const [, number, unit = ''] = amount.exec(duration) ?? [];
  const count = Number(number?.replace(',', '.'));
  if (number === undefined || count === 0) {
    return /half[\s-]*(a[\s-]*)?day/i.test(duration) ? tourMinutes / 2 : tourMinutes;
  }
  if (/^min/i.test(unit)) return count;
  if (/^day/i.test(unit)) return (Math.max(1, count) - 1) * 24 * hour + tourMinutes;
  return count * hour;
}

/** In minutes since 1970 by the clock of Bali. */
function minuteAt(date: CivilDate, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return startOfUtcDate(date) / 60_000 + hours * hour + minutes;
}

/** 'HH:mm' of a minute since 1970. */
export const clockAt = (minute: number): string =>
  new Date(minute * 60_000).toISOString().slice(11, 16);

type Tour = Pick<Booking, 'id' | 'bookingType' | 'startDate' | 'numberOfGuests'> &
  Partial<Pick<Booking, 'itemName' | 'pickupTime' | 'hotelName'>>;

/** A tour ends where it began. `duration` is what its offer says. */
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

/** By car, in minutes: within a part of Bali, and from one to another. */
const near = 30;
const far = 90;

/** The airport is in Tuban. */
const areasOf = (place: string) => areasIn(isAirport(place) ? 'Tuban' : place);

/** How long the way takes at the least, in minutes; 0 where nobody knows. */
export function wayMinutes(from: string | undefined, to: string | undefined): number {
  if (!from || !to || isSamePlace(from, to)) return 0;
  const [here, there] = [areasOf(from), areasOf(to)];
  if (here.length === 0 || there.length === 0) return 0;
  return here.some((area) => there.includes(area)) ? near : far;
}
