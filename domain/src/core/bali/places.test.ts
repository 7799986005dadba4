import { expect, it } from 'vitest';
import { sampleTours, sampleVillas } from '../../../samples/index.ts';
import { areas, baliPlaceNames, placesIn, areasIn } from './places.ts';

it('has a place of each area', () => {
  for (const names of areas) expect(placesIn(names[0] ?? '')).not.toEqual([]);
});

it('is found by name, and by another name of its area', () => {
  expect(placesIn('Ubud')).toEqual(['Ubud']);
  expect(placesIn('Villa Sawah, UBUD')).toEqual(['Ubud']);
  expect(placesIn('Tegallalang')).toEqual(['Ubud']);
  expect(placesIn('Kerobokan')).toEqual(['Canggu']);
  expect(placesIn('Seminyak')).toEqual(['Seminyak']);
  expect(placesIn('Canggu dan Nusa Dua: termasuk')).toEqual(['Canggu', 'Nusa Dua']);
  expect(placesIn('Jl. Raya Uluwatu 12')).toEqual([]);
  expect(placesIn('Lombok')).toEqual([]);
});

it('is known of each sample tour and villa', () => {
  for (const { location } of [...sampleTours, ...sampleVillas]) {
    expect(placesIn(location)).toHaveLength(1);
  }
  for (const name of baliPlaceNames) expect(placesIn(name)).toEqual([name]);
});

const areNear = (one: string, other: string): boolean =>
  areasIn(one).some((area) => areasIn(other).includes(area));

it('finds the area of each sample villa by its name alone', () => {
  for (const { name, location } of sampleVillas) {
    expect(areasIn(name)).not.toEqual([]);
    expect(areasIn(name)).toEqual(areasIn(location));
  }
});

it.each([
  ['Ubud', 'Villa Sawah, Ubud', true],
  ['Tegallalang', 'UBUD', true],
  ['Seminyak', 'Canggu', true],
  ['Kuta', 'Canggu', false],
  ['Nusa Dua', 'Nusa Penida', false],
  ['Ubud', 'Seminyak', false],
])('"%s" and "%s" are near: %s', (one, other, expected) => {
  expect(areNear(one, other)).toBe(expected);
});

it.each(['Jl. Raya Uluwatu 12', 'South Kuta', 'Kuta Utara', 'Christmas', 'our villa', ''])(
  'finds no area in "%s"',
  (place) => {
    expect(areasIn(place)).toEqual([]);
  },
);
