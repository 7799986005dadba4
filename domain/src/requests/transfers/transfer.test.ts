import { expect, it } from 'vitest';
import { transfer } from '../../pricing/transfers/transferLimits.ts';

it.each([transfer.passengers, transfer.luggage])(
  'has a valid initial number: %j',
  ({ min, max, initial }) => {
    expect(initial).toBeGreaterThanOrEqual(min);
    expect(initial).toBeLessThanOrEqual(max);
  },
);

it('a transfer can start at any full hour, and the usual hour is one of them', () => {
  expect(transfer.pickupTimes).toHaveLength(24);
  expect(transfer.pickupTimes.at(0)).toBe('00:00');
  expect(transfer.pickupTimes.at(-1)).toBe('23:00');
  expect(transfer.pickupTimes).toContain(transfer.usualPickupTime);
});
