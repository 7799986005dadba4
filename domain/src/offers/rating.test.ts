import { expect, it } from 'vitest';
import { ratingOf } from './rating.ts';

const stars = (...ratings: number[]) => ratings.map((rating) => ({ rating }));

it('is the average of all reviews, with one decimal', () => {
  expect(ratingOf(stars(4))).toEqual({ average: 4, count: 1 });
  expect(ratingOf(stars(5, 4))).toEqual({ average: 4.5, count: 2 });
  expect(ratingOf(stars(5, 5, 4))).toEqual({ average: 4.7, count: 3 });
});

it('includes reviews that are only counted', () => {
  expect(ratingOf(stars(5), { count: 2, sum: 9 })).toEqual({ average: 4.7, count: 3 });
  expect(ratingOf([], { count: 2, sum: 9 })).toEqual({ average: 4.5, count: 2 });
});

it('is undefined without reviews', () => {
  expect(ratingOf([])).toBeUndefined();
  expect(ratingOf([], { count: 0, sum: 0 })).toBeUndefined();
});
