import { expect, it } from 'vitest';
import { sampleTours, sampleVillas } from '../../../samples/index.ts';
import { areas } from './areas.ts';
import { baliPlaceNames, placesIn } from './places.ts';

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
