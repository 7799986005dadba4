import { expect, it } from 'vitest';
import { transfer } from './transfer.ts';

it.each([transfer.passengers, transfer.luggage])(
  'begins with a number that it takes: %j',
  ({ min, max, initial }) => {
    expect(initial).toBeGreaterThanOrEqual(min);
    expect(initial).toBeLessThanOrEqual(max);
  },
);

it('a transfer begins at any full hour, usually one of them', () => {
  expect(transfer.pickupTimes).toHaveLength(24);
  expect(transfer.pickupTimes.at(0)).toBe('00:00');
  expect(transfer.pickupTimes.at(-1)).toBe('23:00');
  expect(transfer.pickupTimes).toContain(transfer.usualPickupTime);
});
