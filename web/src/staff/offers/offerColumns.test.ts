import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { expect, it } from 'vitest';
import { isFound } from './offerColumns.tsx';

it.each([
  ['tours', sampleTours.map((tour) => ({ ...tour, title: 'Ubud Walk', location: 'Uluwatu' }))],
  ['villas', sampleVillas.map((villa) => ({ ...villa, name: 'Ubud Walk', location: 'Uluwatu' }))],
] as const)(
  'finds %s with the words in their name or location, ignoring case',
  (collection, [offer]) => {
    if (!offer) throw new Error('There are no samples');
    const found = ['', 'WALK', 'ulu', 'walk uluwatu'].map((search) =>
      isFound(collection, offer, search),
    );
    expect(found).toEqual([true, true, true, false]);
  },
);
