import { expect, it } from 'vitest';
import { checkTransferWithOverrides, checkTransferForStaff } from './checkTransfer.ts';
import { noTransferTerms } from './transferLimits.ts';

const now = new Date('2026-11-22T02:00:00Z');
const terms = {
  ...noTransferTerms,
  leadHours: 24,
  hours: { from: '06:00', to: '20:00' },
  vehicles: [{ id: 'car', name: 'Car', passengers: 2, luggage: 2, priceUsd: 40 }],
};
const requested = {
  pickupDate: '2026-11-22',
  pickupTime: '22:00',
  passengers: 2,
  luggage: 1,
  vehicleId: 'car',
};
const warningsFor = (change: object) =>
  checkTransferForStaff({ ...requested, ...change }, terms, now).soft.map(
    ({ report }) => report.message,
  );

it('lists all overridable terms that refuse the request, with the price without them', () => {
  const { check, soft } = checkTransferForStaff(requested, terms, now);
  expect(soft.map(({ report }) => report.message)).toEqual(['outside-service', 'too-soon']);
  expect(check.offered?.totalAmount).toBe(40);
  expect(warningsFor({ pickupDate: '2026-11-25', pickupTime: '14:00' })).toEqual([]);
});

it('never overrides the capacity of a vehicle or a pickup in the past', () => {
  const refused = (change: object) =>
    checkTransferForStaff({ ...requested, ...change }, terms, now).check.refused?.report.message;
  expect(refused({ passengers: 3 })).toBe('vehicle-too-small');
  expect(refused({ pickupTime: '08:00' })).toBe('time-in-past');
});

it('overrides the terms that staff saw, and no others', () => {
  const refused = (seen: readonly ('too-soon' | 'outside-service')[]) =>
    checkTransferWithOverrides(seen, requested, terms, now).refused?.report.message;
  expect(refused([])).toBe('outside-service');
  expect(refused(['outside-service'])).toBe('too-soon');
  expect(refused(['outside-service', 'too-soon'])).toBeUndefined();
});
