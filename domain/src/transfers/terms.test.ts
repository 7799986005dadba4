import { expect, it } from 'vitest';
import { invalidTerms, noTransferTerms } from './noTransferTerms.ts';
import { readTransferTerms } from './terms.ts';
import { termsVersion } from './setTransferTerms.ts';

const vehicle = { id: 'minivan', name: 'Minivan', passengers: 6, luggage: 6, priceUsd: 65 };

it('without a document all is as if nothing were set', () => {
  expect(readTransferTerms(undefined)).toEqual(noTransferTerms);
  expect(readTransferTerms({})).toEqual(noTransferTerms);
});

it('what an older version does not say is as if it were not set', () => {
  expect(readTransferTerms({ leadHours: 6, updatedAt: new Date() })).toEqual({
    ...noTransferTerms,
    leadHours: 6,
  });
  expect(readTransferTerms({ vehicles: [vehicle] })).toEqual({
    ...noTransferTerms,
    vehicles: [vehicle],
  });
});

it('what a newer version says besides is left out', () => {
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

it('a version is the moment it was set, or none', () => {
  expect(termsVersion(new Date(5))).toBe(5);
  expect(termsVersion({ toDate: () => new Date(5) })).toBe(5);
  expect(termsVersion(undefined)).toBeNull();
  expect(termsVersion('yesterday')).toBeNull();
});
