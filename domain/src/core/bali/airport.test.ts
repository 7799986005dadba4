import { expect, it } from 'vitest';
import { isAirport, isSamePlace } from './places.ts';

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

it.each([
  ['Nusa Dua', ' nusa-dua', true],
  ['Café Lumière', 'CAFE LUMIERE', true],
  // The upper case of ß has two letters.
  ['Straße', 'STRASSE', false],
  ['Ubud', 'Ubud Palace', false],
  ['Gate 1', 'Gate 2', false],
])('"%s" and "%s" are one place: %s', (one, other, expected) => {
  expect(isSamePlace(one, other)).toBe(expected);
});
