import { expect, it } from 'vitest';
import { shortRequests, travelParty } from './transferText.ts';

it('shows the first 50 characters of the special requests', () => {
  const fifty = 'x'.repeat(50);
  expect(shortRequests(fifty)).toBe(fifty);
  expect(shortRequests(`${fifty}y`)).toBe(`${fifty}…`);
  expect(shortRequests('Child seat')).toBe('Child seat');
});

it('shows passengers and luggage, and the vehicle if one was chosen', () => {
  const party = { id: '1', passengers: 2, luggage: 1, damage: { missing: [], invalid: [] } };
  expect(travelParty(party)).toBe('2 passengers, 1 bag');
  expect(travelParty({ ...party, vehicle: 'Minivan' })).toBe('2 passengers, 1 bag, Minivan');
});
