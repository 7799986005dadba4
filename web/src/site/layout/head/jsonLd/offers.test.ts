import { describe, expect, it } from 'vitest';
import { noReviews } from '@selasar/domain/reviews';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { offer, lodging, touristTrip } from './offers.ts';

describe('a price', () => {
  const url = 'https://bali.example';

  it('has one price in dollars with its unit', () => {
    const one = offer(url, { lowest: 85.5, highest: 85.5, isOnly: true }, 'night');
    expect(one).toMatchObject({
      '@type': 'Offer',
      price: 85.5,
      priceCurrency: 'USD',
      priceSpecification: { price: 85.5, priceCurrency: 'USD', unitText: 'night' },
    });
  });

  it('has the lowest and the highest price if there are several', () => {
    const several = offer(url, { lowest: 72, highest: 150, isOnly: false }, 'person');
    expect(several).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 72,
      highPrice: 150,
      priceCurrency: 'USD',
      priceSpecification: { minPrice: 72, maxPrice: 150, unitText: 'person' },
    });
    expect(several).not.toHaveProperty('price');
  });
});

describe('a rating', () => {
  const origin = 'https://bali.example';
  const today = '2026-12-01';
  const reviews = { count: 3, sum: 14, latest: [] };
  const rating = {
    '@type': 'AggregateRating',
    ratingValue: 4.7,
    reviewCount: 3,
    bestRating: 5,
    worstRating: 1,
  };

  it('is part of a villa, and of the offer of a tour', () => {
    expect(lodging(origin, sampleVillas[0]!, today, reviews)).toMatchObject({
      aggregateRating: rating,
    });
    const trip = touristTrip(origin, sampleTours[0]!, today, reviews);
    expect(trip.offers).toMatchObject({ '@type': 'Offer', aggregateRating: rating });
  });

  it('is absent without guest reviews, even with testimonials', () => {
    const things = [
      ...sampleVillas.map((villa) => lodging(origin, villa, today, noReviews)),
      ...sampleTours.map((tour) => touristTrip(origin, tour, today, noReviews)),
    ];
    expect(JSON.stringify(things)).not.toContain('aggregateRating');
  });
});

describe('a tour', () => {
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
});

describe('a villa', () => {
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
});
