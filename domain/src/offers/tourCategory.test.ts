import { expect, it } from 'vitest';
import { toTourCategory, tourCategories } from './tourCategory.ts';

it('keeps each category of tours, and takes any other for adventure', () => {
  expect(tourCategories.map(toTourCategory)).toEqual([
    'adventure',
    'romantic',
    'family',
    'cultural',
  ]);
  expect(toTourCategory('diving')).toBe('adventure');
});
