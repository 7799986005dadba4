import { expect, it } from 'vitest';
import { toTourCategory, tourCategories } from './tourCategory.ts';

it('keeps each tour category, and maps any other value to adventure', () => {
  expect(tourCategories.map(toTourCategory)).toEqual([
    'adventure',
    'romantic',
    'family',
    'cultural',
  ]);
  expect(toTourCategory('diving')).toBe('adventure');
});
