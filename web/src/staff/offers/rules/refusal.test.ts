import { expect, it } from 'vitest';
import { refusalOf } from './refusal.ts';

const stay = { startDate: '2026-12-01', endDate: '2026-12-03', numberOfGuests: 2 };
const day = { ...stay, endDate: '2026-12-01' };

it('says why a booking could no longer be made', () => {
  expect(refusalOf({ type: 'villa', price: 1, rules: { leastNights: 3 } }, stay)).toBe(
    'Please stay at least 3 nights.',
  );
  expect(refusalOf({ type: 'villa', price: 1, rules: { leastNights: 2 } }, stay)).toBeUndefined();
  expect(refusalOf({ type: 'tour', price: 1, rules: { weekdays: [1] } }, day)).toBe(
    'This tour runs on Monday.',
  );
  expect(refusalOf({ type: 'tour', price: 1, rules: 'damaged' }, day)).toMatch(/^This cannot be/);
  expect(refusalOf({ type: 'tour', price: 1 }, day)).toBeUndefined();
});

it('ignores the deadline for booking', () => {
  const past = { startDate: '2020-12-01', endDate: '2020-12-01', numberOfGuests: 2 };
  const rules = { cutOffHours: 24, seats: 2 };
  expect(refusalOf({ type: 'tour', price: 1, rules }, past)).toBeUndefined();
});
