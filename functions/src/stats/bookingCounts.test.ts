import { expect, it } from 'vitest';
import { countChanges } from './bookingCounts.ts';

it.each([
  [undefined, 'pending', { total: 1, pending: 1 }],
  ['pending', 'confirmed', { pending: -1, confirmed: 1 }],
  ['confirmed', 'cancelled', { confirmed: -1, cancelled: 1 }],
  ['cancelled', undefined, { total: -1, cancelled: -1 }],
  ['pending', 'pending', {}],
])('counts a booking that goes from %s to %s', (before, after, changes) => {
  expect(countChanges(before, after)).toEqual(changes);
});
