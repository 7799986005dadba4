import { sampleTours } from '@selasar/domain/samples';
import { expect, it } from 'vitest';
import { touristTrip } from './offers.ts';

const [sample] = sampleTours;
const origin = 'https://bali.example';
const today = '2026-12-01';

it('has the itinerary in its order', () => {
  const { itinerary } = touristTrip(
    origin,
    { ...sample!, itinerary: ['Coffee', 'Waterfall'] },
    today,
  );
  expect(itinerary).toEqual({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Coffee' },
      { '@type': 'ListItem', position: 2, name: 'Waterfall' },
    ],
  });
});

it('has a price per person, and is booked on its page', () => {
  const trip = touristTrip(origin, { ...sample!, slug: 'reef', priceFrom: 42 }, today);
  expect(trip.url).toBe('https://bali.example/tours/reef');
  expect(trip.offers).toMatchObject({ price: 42, priceCurrency: 'USD', url: trip.url });
  expect(trip.offers.priceSpecification.unitText).toBe('person');
});

it('shows the pictures that the page shows', () => {
  const { image } = touristTrip(
    origin,
    {
      ...sample!,
      image: '/images/tours/reef/main.webp',
      gallery: ['https://evil.example/a.webp', '/images/tours/reef/1.webp'],
    },
    today,
  );
  expect(image).toEqual([
    'https://bali.example/images/tours/reef/main.webp',
    'https://bali.example/images/tours/reef/1.webp',
  ]);
});

it('has the start time, the youngest age, and the other facts by name', () => {
  const trip = touristTrip(
    origin,
    {
      ...sample!,
      rules: { startTime: '01:30' },
      facts: { tourType: 'private', guideLanguages: 'en\nid', youngestAge: '8', rain: 'We go' },
    },
    today,
  );
  expect(trip).toMatchObject({
    departureTime: '01:30:00+08:00',
    touristType: { '@type': 'PeopleAudience', requiredMinAge: 8 },
  });
  expect(trip.offers).toMatchObject({
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'tourType', value: 'private' },
      { '@type': 'PropertyValue', name: 'guideLanguages', value: 'en, id' },
    ],
  });
});

it('says nothing of facts that are not set', () => {
  const trip = touristTrip(origin, { ...sample!, rules: 'damaged', facts: undefined }, today);
  expect(trip).not.toHaveProperty('departureTime');
  expect(trip).not.toHaveProperty('touristType');
  expect(trip.offers).not.toHaveProperty('additionalProperty');
});
