import { expect, it } from 'vitest';
import { id } from '../../testing/values.ts';
import {
  latestOf,
  noReviews,
  publicReviewSchema,
  ratingId,
  ratingIdOf,
  summaryOf,
  reviewSummarySchema,
  shownReviews,
} from './summary.ts';
import { reviewSchema, type Review } from './review.ts';

const review = (hour: number, more: Partial<Review> = {}): Review =>
  reviewSchema.parse({
    id,
    tripId: 'secret trip',
    rating: 5,
    text: `A day to remember, ${hour}`,
    name: 'Hannah V.',
    country: 'DE',
    bookingType: 'tour',
    itemId: 'ubud-walk',
    itemName: 'Ubud Walk',
    month: '2026-11',
    status: 'published',
    createdAt: new Date(Date.UTC(2026, 10, 20, hour)),
    updatedAt: new Date(Date.UTC(2026, 10, 20, hour)),
    ...more,
  });

it('counts all reviews and shows the newest', () => {
  const all = Array.from({ length: shownReviews + 3 }, (_, hour) =>
    review(hour, { rating: hour % 2 ? 4 : 5 }),
  );
  const summary = summaryOf(all);
  expect(summary).toMatchObject({ count: 13, sum: 7 * 5 + 6 * 4 });
  expect(summary.latest.map(({ text }) => text)).toEqual(
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((hour) => `A day to remember, ${hour}`),
  );
  expect(reviewSummarySchema.parse(summary)).toEqual(summary);
  expect(summaryOf([])).toEqual(noReviews);
});

it('contains nothing that leads to the booking', () => {
  const [shown] = latestOf([review(1)]);
  expect(shown).toEqual({
    rating: 5,
    text: 'A day to remember, 1',
    name: 'Hannah V.',
    country: 'Germany',
    month: '2026-11',
    bookingType: 'tour',
    itemId: 'ubud-walk',
    itemName: 'Ubud Walk',
  });
  expect(Object.keys(publicReviewSchema.shape).toSorted()).toEqual(
    Object.keys(shown ?? {}).toSorted(),
  );
  expect(latestOf([review(1, { country: '' })])[0]?.country).toBe('');
});

it('has an id made of collection and slug', () => {
  expect(ratingId('villas', 'sawah')).toBe('villas_sawah');
  expect(ratingIdOf(review(1))).toBe('tours_ubud-walk');
  expect(ratingIdOf(review(1, { bookingType: 'villa' }))).toBe('villas_ubud-walk');
});
