import { expect, it } from 'vitest';
import { freeUntilText } from './freeCancellation.ts';

const pickup = { pickupDate: '2026-12-20', pickupTime: '09:00' };
const now = new Date('2026-12-18T09:00+08:00');

it('ends some hours before the pickup, by the clock of Bali', () => {
  const until = (freeCancellationHours: number) =>
    freeUntilText({ ...pickup, freeCancellationHours }, now);
  expect(until(24)).toBe('Dec 19, 2026 at 09:00 (Bali time)');
  expect(until(10)).toBe('Dec 19, 2026 at 23:00 (Bali time)');
});

it('is not promised without hours, or once it has ended', () => {
  expect(freeUntilText(pickup, now)).toBeUndefined();
  expect(freeUntilText({ ...pickup, freeCancellationHours: 0 }, now)).toBeUndefined();
  expect(freeUntilText({ ...pickup, freeCancellationHours: 48 }, now)).toBeUndefined();
});
