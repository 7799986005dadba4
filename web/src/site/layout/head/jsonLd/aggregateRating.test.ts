import { noReviews } from '@selasar/domain/reviews';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { expect, it } from 'vitest';
import { lodging, touristTrip } from './offers.ts';

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
