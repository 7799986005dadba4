import { expect, it } from 'vitest';
import { ratingOf, toTourCategory, tourCategories } from './catalogue.ts';

it('is the average of all reviews, with one decimal', () => {
  expect(ratingOf({ count: 1, sum: 4 })).toEqual({ average: 4, count: 1 });
  expect(ratingOf({ count: 2, sum: 9 })).toEqual({ average: 4.5, count: 2 });
  expect(ratingOf({ count: 3, sum: 14 })).toEqual({ average: 4.7, count: 3 });
});

it('is undefined without reviews', () => {
  expect(ratingOf(undefined)).toBeUndefined();
  expect(ratingOf({ count: 0, sum: 0 })).toBeUndefined();
});

it('keeps each tour category, and maps any other value to adventure', () => {
  expect(tourCategories.map(toTourCategory)).toEqual([
    'adventure',
    'romantic',
    'family',
    'cultural',
  ]);
  expect(toTourCategory('diving')).toBe('adventure');
});
