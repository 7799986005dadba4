import { sampleVillas } from '@selasar/domain/samples';
import { expect, it } from 'vitest';
import { lodging } from './offers.ts';

const [sample] = sampleVillas;
const plain = { ...sample!, facts: undefined };
const origin = 'https://bali.example';
const today = '2026-12-01';

it('has rooms and a maximum number of guests', () => {
  const villa = { ...plain, capacity: 7, bedrooms: 3, bathrooms: 2 };
  expect(lodging(origin, villa, today).containsPlace).toEqual({
    '@type': 'House',
    occupancy: { '@type': 'QuantitativeValue', value: 7, unitText: 'guests' },
    numberOfBedrooms: 3,
    numberOfBathroomsTotal: 2,
  });
});

it('has its amenities', () => {
  const { amenityFeature } = lodging(origin, { ...plain, amenities: ['Wi-Fi', 'Pool'] }, today);
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

it('has its facts', () => {
  const facts = {
    checkIn: '14:00',
    checkOut: '11:00',
    size: '160',
    beachDistance: '400 m',
    beds: 'Bedroom 1: 1 king bed\nBedroom 2: 2 single beds',
  };
  const villa = lodging(origin, { ...plain, amenities: ['Wi-Fi'], facts }, today);
  expect(villa).toMatchObject({
    checkinTime: '14:00:00+08:00',
    checkoutTime: '11:00:00+08:00',
    containsPlace: {
      floorSize: { '@type': 'QuantitativeValue', value: 160, unitCode: 'MTK' },
      bed: ['Bedroom 1: 1 king bed', 'Bedroom 2: 2 single beds'],
    },
  });
  expect(villa.amenityFeature).toEqual([
    { '@type': 'LocationFeatureSpecification', name: 'Wi-Fi', value: true },
    { '@type': 'LocationFeatureSpecification', name: 'beachDistance', value: '400 m' },
  ]);
});

it('says nothing of facts that are not set', () => {
  const villa = lodging(origin, plain, today);
  for (const name of [
    'checkinTime',
    'checkoutTime',
    'containsPlace.floorSize',
    'containsPlace.bed',
  ])
    expect(villa).not.toHaveProperty(name);
});
