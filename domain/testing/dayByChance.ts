import { bookingSchema, type Booking } from '../src/requests/bookings/booking.ts';
import { bookingStatuses, transferStatuses } from '../src/requests/requestStatus.ts';
import { addDays, type CivilDate } from '../src/core/dates.ts';
import { transferSchema, type Transfer } from '../src/requests/transfers/transfer.ts';
import { airportName } from '../src/core/bali/places.ts';
import type { Numbers } from './arbitraryRules.ts';

// Handmade and random stored requests for tests of the day list.

const at = new Date('2026-11-20T02:05:00Z');
const guest = { customerName: 'Hannah Vogel', customerEmail: 'hannah@example.com' };

const common = { ...guest, numberOfGuests: 2, status: 'confirmed', createdAt: at, updatedAt: at };

export const storedTour = (startDate: CivilDate, more: Partial<Booking> = {}): Booking =>
  bookingSchema.parse({
    ...common,
    id: 'tour',
    bookingType: 'tour',
    tourId: 'ubud-jungle-adventure',
    itemName: 'Ubud Jungle Adventure',
    startDate,
    endDate: startDate,
    totalPrice: 170,
    ...more,
  });

export const storedStay = (
  startDate: CivilDate,
  endDate: CivilDate,
  more: Partial<Booking> = {},
): Booking =>
  bookingSchema.parse({
    ...common,
    id: 'stay',
    bookingType: 'villa',
    villaId: 'villa-sawah',
    itemName: 'Villa Sawah',
    startDate,
    endDate,
    totalPrice: 630,
    ...more,
  });

export const storedTransfer = (pickupDate: CivilDate, more: Partial<Transfer> = {}): Transfer =>
  transferSchema.parse({
    ...common,
    id: 'transfer',
    customerPhone: '+49 30 1234567',
    pickupLocation: airportName,
    destination: 'Ubud',
    pickupDate,
    pickupTime: '14:00',
    passengers: 2,
    luggage: 3,
    totalAmount: 50,
    isStandalone: true,
    ...more,
  });

/** Requests around a day, of every kind and status; some share a villa. */
export function arbitraryRequests(below: Numbers, day: CivilDate) {
  const one = <Value>(from: readonly Value[]): Value => from[below(from.length)] as Value;
  const date = () => addDays(day, below(5) - 2);
  const time = () => (below(3) === 0 ? undefined : `${String(below(24)).padStart(2, '0')}:30`);
  const bookings = Array.from({ length: below(12) }, (_, index): Booking => {
    const id = `booking-${index}`;
    const status = one(bookingStatuses);
    const start = date();
    const pickupTime = time();
    if (below(2) === 0) {
      return storedTour(start, { id, status, ...(pickupTime ? { pickupTime } : {}) });
    }
    const villaId = one(['villa-sawah', 'villa-karang']);
    return storedStay(start, addDays(start, 1 + below(3)), { id, status, villaId });
  });
  const transfers = Array.from({ length: below(8) }, (_, index) =>
    storedTransfer(date(), {
      id: `transfer-${index}`,
      status: one(transferStatuses),
      pickupTime: time() ?? '00:00',
    }),
  );
  return { bookings, transfers };
}
