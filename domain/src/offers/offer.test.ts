import { expect, it } from 'vitest';
import { describeSchemas, type SchemaCases } from '../../testing/describeSchemas.ts';
import { at } from '../../testing/values.ts';
import { tourSchema, villaSchema } from './offer.ts';

const picture = '/images/tours/one.jpg';
const offer = {
  slug: 'sawah-ubud',
  shortDescription: 'Short',
  fullDescription: 'Long\nand longer',
  location: 'Ubud',
  image: picture,
  gallery: [picture],
  featured: true,
  createdAt: at,
  updatedAt: at,
};

const cases: SchemaCases = {
  'a stored tour': {
    schema: tourSchema,
    good: {
      ...offer,
      title: 'Walk',
      itinerary: ['08:00 Pickup'],
      inclusions: ['Lunch'],
      exclusions: ['Tips'],
      priceFrom: 100_000,
      duration: '8 hours',
      category: 'adventure',
    },
    bad: {
      slug: ['A b', 'a-', '-a', 'a--b', 'x'.repeat(101)],
      title: ['', 'x'.repeat(121)],
      shortDescription: ['x'.repeat(301)],
      fullDescription: ['x'.repeat(5001)],
      itinerary: [Array.from({ length: 21 }, () => 'x'), 'x'],
      priceFrom: [-1, 100_001],
      duration: ['x'.repeat(121)],
      location: ['x'.repeat(121)],
      category: ['x'.repeat(121)],
      image: ['x'.repeat(1001)],
      featured: ['yes'],
    },
  },
  'a stored villa': {
    schema: villaSchema,
    good: {
      ...offer,
      slug: 'x'.repeat(100),
      name: 'Villa Sawah',
      pricePerNight: 0,
      capacity: 50,
      bedrooms: 0,
      bathrooms: 50,
      amenities: ['x'.repeat(500)],
      hasPool: false,
    },
    bad: {
      name: ['', 'x'.repeat(121)],
      shortDescription: ['x'.repeat(301)],
      fullDescription: ['x'.repeat(5001)],
      location: ['x'.repeat(121)],
      pricePerNight: [-1, 100_001],
      capacity: [-1, 51, 1.5],
      bedrooms: [-1, 51, 1.5],
      bathrooms: [-1, 51, 1.5],
      image: ['x'.repeat(1001)],
      hasPool: ['yes'],
    },
  },
};

describeSchemas(cases);

it('drops empty items from the lists of offers', () => {
  const tour = cases['a stored tour'];
  const stored = { ...tour?.good, itinerary: ['', ' 08:00 Pickup ', ' '] };
  expect(tour?.schema.parse(stored)).toMatchObject({ itinerary: ['08:00 Pickup'] });
});
