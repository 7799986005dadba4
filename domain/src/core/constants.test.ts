import { expect, it } from 'vitest';
import { guests } from '../bookings/booking.ts';
import { transfer } from '../transfers/transfer.ts';
import { undo } from './undoStatus.ts';

it('the guest’s mail waits longer than its change is offered to be undone', () => {
  expect(undo.mailWaitsMs).toBeGreaterThan(undo.offeredMs);
});

it('a form begins with a number that it takes', () => {
  for (const { min, max, initial } of [guests, transfer.passengers, transfer.luggage]) {
    expect(initial).toBeGreaterThanOrEqual(min);
    expect(initial).toBeLessThanOrEqual(max);
  }
});

it('a transfer begins at any full hour, usually one of them', () => {
  expect(transfer.pickupTimes).toHaveLength(24);
  expect(transfer.pickupTimes.at(0)).toBe('00:00');
  expect(transfer.pickupTimes.at(-1)).toBe('23:00');
  expect(transfer.pickupTimes).toContain(transfer.usualPickupTime);
});
