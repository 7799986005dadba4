import { expect, it } from 'vitest';
import { bookingItemName, guests } from './booking.ts';

it.each([
  ['tour', 'Ubud Walk', 'Ubud Walk'],
  ['villa', 'Villa Sawah', 'Villa Sawah'],
  ['tour', undefined, 'Unknown Tour'],
  ['villa', undefined, 'Unknown Villa'],
  ['villa', '', 'Unknown Villa'],
] as const)('a %s that was stored as %s is called %s', (bookingType, itemName, shown) => {
  expect(bookingItemName({ bookingType, itemName })).toBe(shown);
});

it('begins with a number of guests that it takes', () => {
  expect(guests.initial).toBeGreaterThanOrEqual(guests.min);
  expect(guests.initial).toBeLessThanOrEqual(guests.max);
});
