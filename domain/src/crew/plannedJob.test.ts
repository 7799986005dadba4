import { describe, expect, it } from 'vitest';
import { airportName } from '../requests/transfers/airport.ts';
import { clockAt } from '../core/dates.ts';
import { minutesOf, plannedTour, plannedTransfer, wayMinutes } from './plannedJob.ts';

describe('reads the duration of a tour from its text', () => {
  it.each([
    ['8 hours', 480],
    ['7 hrs', 420],
    ['4.5 hours', 270],
    ['2,5 hours', 150],
    ['10-12 hours', 720],
    ['90 minutes', 90],
    ['6h', 360],
    ['Full day', 480],
    ['Half day', 240],
    ['Half a day', 240],
    ['3 days', 2 * 1440 + 480],
    ['1 day', 480],
    ['as long as you like', 480],
    ['0 hours', 480],
    ['', 480],
    [undefined, 480],
  ])('%s', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });
});

const tour = {
  id: 'one',
  bookingType: 'tour',
  itemName: 'Ubud Walk',
  startDate: '2026-12-14',
  numberOfGuests: 3,
} as const;

it('a tour starts with the pickup at the guest’s hotel', () => {
  const { start, end, ...planned } = plannedTour(
    { ...tour, pickupTime: '07:30', hotelName: 'Hotel Tugu' },
    '9 hours',
  );
  expect([clockAt(start), clockAt(end)]).toEqual(['07:30', '16:30']);
  expect(planned).toEqual({
    id: 'one',
    what: 'Ubud Walk',
    date: '2026-12-14',
    people: 3,
    from: 'Hotel Tugu',
    to: 'Hotel Tugu',
  });
});

it('a tour without a time starts in the morning', () => {
  const { start, end } = plannedTour(tour);
  expect([clockAt(start), clockAt(end)]).toEqual(['08:00', '16:00']);
});

it('a transfer takes two hours, also past midnight', () => {
  const { start, end, what } = plannedTransfer({
    id: 'two',
    pickupDate: '2026-12-31',
    pickupTime: '23:00',
    pickupLocation: 'Ubud',
    destination: 'Airport',
    passengers: 2,
  });
  expect([clockAt(start), clockAt(end), end - start]).toEqual(['23:00', '01:00', 120]);
  expect(what).toBe('Ubud to Airport');
});

describe('the drive', () => {
  it.each([
    ['Hotel Tugu, Ubud', 'Villa Sawah Ubud', 30],
    ['Seminyak', 'Canggu', 30],
    [airportName, 'Kuta', 30],
    [airportName, 'Ubud', 90],
    ['Amed', 'Sanur', 90],
    ['Hotel Tugu', 'hotel tugu', 0],
    ['Hotel Tugu', 'Ubud', 0],
    ['Jalan Raya Ubud 5', 'Amed', 0],
    [undefined, 'Ubud', 0],
  ])('from %s to %s', (from, to, minutes) => {
    expect(wayMinutes(from, to)).toBe(minutes);
    expect(wayMinutes(to, from)).toBe(minutes);
  });
});
