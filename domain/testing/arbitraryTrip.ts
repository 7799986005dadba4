import { addDays, type CivilDate } from '../src/core/dates.ts';
import { airportName as airport } from '../src/core/bali/places.ts';
import type {
  CheckedBooking,
  CheckedRequest,
  CheckedTransfer,
} from '../src/trips/checks/journeys.ts';
import type { Numbers } from './arbitraryRules.ts';

// Handmade and random trips for property tests.

const villas = ['Villa Sawah Ubud', 'Villa Karang Uluwatu', 'Villa Ombak Canggu', 'Rumah Senja'];
const tours = ['Ubud Jungle Adventure', 'Mount Batur Sunrise', 'Nusa Penida by Boat'];
const placesOfGuests = [...villas, airport, 'DPS', 'Ubud', 'Nusa Dua', 'our hotel', 'Jl. Raya 5'];

const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

export const tourOn = (
  startDate: CivilDate,
  itemName = 'Ubud Jungle Adventure',
  more: Partial<CheckedBooking> = {},
): CheckedBooking => ({
  kind: 'bookings',
  id: `tour-${startDate}-${slug(itemName)}`,
  bookingType: 'tour',
  tourId: slug(itemName),
  itemName,
  startDate,
  endDate: startDate,
  status: 'confirmed',
  ...more,
});

export const stayIn = (
  startDate: CivilDate,
  endDate: CivilDate,
  itemName = 'Villa Sawah Ubud',
  more: Partial<CheckedBooking> = {},
): CheckedBooking => ({
  ...tourOn(startDate, itemName),
  id: `stay-${startDate}-${endDate}-${slug(itemName)}`,
  bookingType: 'villa',
  villaId: slug(itemName),
  endDate,
  ...more,
});

export const transferOn = (
  pickupDate: CivilDate,
  pickupTime: string,
  pickupLocation: string,
  destination: string,
  more: Partial<CheckedTransfer> = {},
): CheckedTransfer => ({
  kind: 'transfers',
  id: `transfer-${pickupDate}-${pickupTime}`,
  pickupLocation,
  destination,
  pickupDate,
  pickupTime,
  status: 'confirmed',
  ...more,
});

/** A few requests within some weeks of a day; some of them are cancelled. */
export function arbitraryTrip(below: Numbers, day: CivilDate): CheckedRequest[] {
  const one = (from: readonly string[]): string => from[below(from.length)] ?? '';
  const date = () => addDays(day, below(14) + (below(5) === 0 ? 20 : 0));
  const time = () => `${String(below(24)).padStart(2, '0')}:00`;
  const hours = () => (below(2) === 0 ? { startTime: time(), minutes: 60 * (1 + below(9)) } : {});
  const status = () => (['pending', 'confirmed', 'confirmed', 'cancelled'] as const)[below(4)];
  return Array.from({ length: 1 + below(8) }, (_, index): CheckedRequest => {
    const more = { id: `request-${index}`, status: status() };
    const start = date();
    const kinds: (() => CheckedRequest)[] = [
      () => tourOn(start, one(tours), { ...more, ...hours() }),
      () => stayIn(start, addDays(start, 1 + below(5)), one(villas), more),
      () => transferOn(start, time(), airport, one(placesOfGuests), more),
      () => transferOn(start, time(), one(placesOfGuests), airport, more),
      () => transferOn(start, time(), one(placesOfGuests), one(placesOfGuests), more),
    ];
    return kinds[below(kinds.length)]?.() ?? tourOn(start);
  });
}
