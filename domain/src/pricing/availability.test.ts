import { expect, it } from 'vitest';
import { withoutOwn } from './availability.ts';

const own = { startDate: '2026-12-30', endDate: '2027-01-02', numberOfGuests: 2 };

it('frees the nights of the stay, keeps those of others, and does not change its input', () => {
  const takenNights = new Set([
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
  expect(withoutOwn({ takenNights }, own)).toEqual({
    takenNights: new Set(['2026-12-29', '2027-01-02']),
  });
  expect(takenNights.size).toBe(5);
  expect(withoutOwn({ takenNights }, undefined)).toEqual({ takenNights });
});

it('frees the seats of the tour on its day, and adds no day without data', () => {
  const takenSeats = new Map([
    ['2026-12-29', 1],
    ['2026-12-30', 5],
  ]);
  expect(withoutOwn({ takenSeats }, own).takenSeats).toEqual(
    new Map([
      ['2026-12-29', 1],
      ['2026-12-30', 3],
    ]),
  );
  expect(withoutOwn({ takenSeats: new Map() }, own)).toEqual({ takenSeats: new Map() });
});
