import { expect, it } from 'vitest';
import { isAirport } from './airport.ts';

it.each([
  ['Ngurah Rai International Airport (DPS)', true],
  ['airport', true],
  ['DPS', true],
  ['Bali airport, Gate 3', true],
  ['Bandara Ngurah Rai', true],
  ['Jl. Bypass Ngurah Rai 45, Sanur', false],
  ['By Pass Ngurah Rai', false],
  ['Novotel Ngurah Rai Airport', false],
  ['Airport hotel', false],
  ['Villa Melati Sanur', false],
  ['Ubud', false],
  ['', false],
])('"%s" is the airport: %s', (place, expected) => {
  expect(isAirport(place)).toBe(expected);
});
