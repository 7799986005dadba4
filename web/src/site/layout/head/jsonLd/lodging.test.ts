import { sampleVillas } from '@selasar/domain/samples';
import { expect, it } from 'vitest';
import { lodging } from './lodging.ts';

const [sample] = sampleVillas;
const origin = 'https://bali.example';
const today = '2026-12-01';

it('has rooms and a maximum number of guests', () => {
  const villa = { ...sample!, capacity: 7, bedrooms: 3, bathrooms: 2 };
  expect(lodging(origin, villa, today).containsPlace).toEqual({
    '@type': 'House',
    occupancy: { '@type': 'QuantitativeValue', value: 7, unitText: 'guests' },
    numberOfBedrooms: 3,
    numberOfBathroomsTotal: 2,
  });
});

it('has its amenities', () => {
  const { amenityFeature } = lodging(origin, { ...sample!, amenities: ['Wi-Fi', 'Pool'] }, today);
  expect(amenityFeature).toEqual([
    { '@type': 'LocationFeatureSpecification', name: 'Wi-Fi', value: true },
    { '@type': 'LocationFeatureSpecification', name: 'Pool', value: true },
  ]);
});

it('has a price per night, and is booked on its page', () => {
  const villa = lodging(origin, { ...sample!, slug: 'reef', pricePerNight: 1240 }, today);
  expect(villa.url).toBe('https://bali.example/villas/reef');
  expect(villa.priceRange).toBe('$1,240 per night');
  expect(villa.makesOffer).toMatchObject({ price: 1240, priceCurrency: 'USD', url: villa.url });
  expect(villa.makesOffer.priceSpecification.unitText).toBe('night');
});

it('has the location of the page, without coordinates', () => {
  const villa = lodging(origin, { ...sample!, location: 'Ubud' }, today);
  expect(villa.address).toMatchObject({ addressLocality: 'Ubud', addressCountry: 'ID' });
  expect(villa).not.toHaveProperty('geo');
});

it('shows the pictures that the page shows', () => {
  const { image } = lodging(
    origin,
    {
      ...sample!,
      image: '/images/villas/reef/main.webp',
      gallery: ['https://evil.example/a.webp', '/images/villas/reef/1.webp'],
    },
    today,
  );
  expect(image).toEqual([
    'https://bali.example/images/villas/reef/main.webp',
    'https://bali.example/images/villas/reef/1.webp',
  ]);
});

it('has the lowest and the highest price of a night', () => {
  const rules = { seasons: { '2026-12-20/2027-01-05': 150 }, weekendSurcharge: 10 };
  const villa = lodging(origin, { ...sample!, pricePerNight: 100, rules }, today);
  expect(villa.priceRange).toBe('$100 to $160 per night');
  expect(villa.makesOffer).toMatchObject({ lowPrice: 100, highPrice: 160 });
});
