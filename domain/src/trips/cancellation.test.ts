import { expect, it } from 'vitest';
import { startOfBaliDate } from '../core/dates.ts';
import { cancellationOf } from './changeRequestForm.ts';

const confirmed = { status: 'confirmed' as const, freeUntil: '2026-12-10', deposit: 90 };
const start = (date: string) => startOfBaliDate(date);
const lastMinute = (date: string) => new Date(start(date).getTime() + 86_340_000);

it('is free until the end of the promised last day', () => {
  expect(cancellationOf(confirmed, lastMinute('2026-12-10'))).toEqual({ isFree: true });
  expect(cancellationOf(confirmed, start('2026-12-11'))).toEqual({ isFree: false, lost: 90 });
});

it('is free until it is confirmed', () => {
  expect(cancellationOf({ ...confirmed, status: 'pending' }, start('2027-01-01')).isFree).toBe(
    true,
  );
});

it('is decided by staff if nothing was promised', () => {
  const notPromised = { isFree: false, lost: undefined };
  expect(cancellationOf({ status: 'confirmed' }, start('2026-12-10'))).toEqual(notPromised);
  const pickup = { pickupDate: '2026-12-20', pickupTime: '14:00' };
  expect(cancellationOf({ status: 'confirmed', ...pickup }, start('2026-12-10'))).toEqual(
    notPromised,
  );
});

it('is free for a transfer until the promised hours before its pickup', () => {
  const pickup = { pickupDate: '2026-12-20', pickupTime: '14:00' };
  const ride = { status: 'confirmed' as const, ...pickup, freeCancellationHours: 24 };
  const end = new Date('2026-12-19T14:00+08:00');
  expect(cancellationOf(ride, new Date(end.getTime() - 1)).isFree).toBe(true);
  expect(cancellationOf(ride, end)).toEqual({ isFree: false, lost: undefined });
  // A later pickup ends it later.
  expect(cancellationOf({ ...ride, pickupTime: '15:00' }, end).isFree).toBe(true);
});
