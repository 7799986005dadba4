import { testimonials } from '@selasar/domain/samples';
import { expect, it } from 'vitest';
import { listedRating } from './listedRating.ts';

const { itemId, rating } = testimonials[0]!;

it('counts a testimonial beside the reviews, as they are listed', () => {
  expect(listedRating(itemId, { count: 1, sum: 4 })).toEqual({
    average: (4 + rating) / 2,
    count: 2,
  });
  expect(listedRating('another', { count: 1, sum: 4 })).toEqual({ average: 4, count: 1 });
});

it('is there with a testimonial alone, and absent without any', () => {
  expect(listedRating(itemId)).toEqual({ average: rating, count: 1 });
  expect(listedRating('another')).toBeUndefined();
});
