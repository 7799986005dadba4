import { expect, it } from 'vitest';
import { isSamePlace } from './airport.ts';

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
