import { expect, it } from 'vitest';
import { invalidTerms, noTransferTerms } from './transferLimits.ts';
import { readTransferTerms, termsVersion, freeUntilText } from './terms.ts';

const vehicle = { id: 'minivan', name: 'Minivan', passengers: 6, luggage: 6, priceUsd: 65 };

it('without a document the defaults apply', () => {
  expect(readTransferTerms(undefined)).toEqual(noTransferTerms);
  expect(readTransferTerms({})).toEqual(noTransferTerms);
});

it('fields that an older version lacks have their defaults', () => {
  expect(readTransferTerms({ leadHours: 6, updatedAt: new Date() })).toEqual({
    ...noTransferTerms,
    leadHours: 6,
  });
  expect(readTransferTerms({ vehicles: [vehicle] })).toEqual({
    ...noTransferTerms,
    vehicles: [vehicle],
  });
});

it('unknown fields of a newer version are dropped', () => {
  expect(readTransferTerms({ vehicles: [{ ...vehicle, color: 'blue' }], zones: [] })).toEqual({
    ...noTransferTerms,
    vehicles: [vehicle],
  });
});

it.each([
  ['a vehicle without a price', { vehicles: [{ ...vehicle, priceUsd: undefined }] }],
  ['a price of nothing', { vehicles: [{ ...vehicle, priceUsd: 0 }] }],
  ['a price that is a text', { vehicles: [{ ...vehicle, priceUsd: '65' }] }],
  ['a lead time in words', { leadHours: 'six', vehicles: [vehicle] }],
  ['half an hour', { hours: { from: '06:30', to: '22:00' } }],
  ['nothing that has fields', 'terms'],
])('%s damages all of the terms', (_, data) => {
  expect(readTransferTerms(data)).toBe(invalidTerms);
});

it('the version is the time it was set, or null', () => {
  expect(termsVersion(new Date(5))).toBe(5);
  expect(termsVersion({ toDate: () => new Date(5) })).toBe(5);
  expect(termsVersion(undefined)).toBeNull();
  expect(termsVersion('yesterday')).toBeNull();
});

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
