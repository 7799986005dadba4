import { expect, it } from 'vitest';
import { sampleVillas } from '../../../samples/index.ts';
import { areasIn } from './areas.ts';

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
