import { expect, it } from 'vitest';
import { changedFields, pick } from './changes.ts';

it('names the fields that differ, and picks them', () => {
  const before = { title: 'Walk', priceFrom: 60, itinerary: ['a', 'b'] };
  const after = { title: 'Walk', priceFrom: 65, itinerary: ['a', 'c'] };
  const changed = changedFields(before, after);
  expect(changed).toEqual(['priceFrom', 'itinerary']);
  expect(pick(after, changed)).toEqual({ priceFrom: 65, itinerary: ['a', 'c'] });
  expect(changedFields(after, { ...after, itinerary: ['a', 'c'] })).toEqual([]);
});

it('treats maps as equal in any key order', () => {
  const rules = { seasons: { a: 1, b: 2 }, days: [1, 2] };
  expect(changedFields({ rules }, { rules: { days: [1, 2], seasons: { b: 2, a: 1 } } })).toEqual(
    [],
  );
  expect(changedFields({ rules }, { rules: { ...rules, days: [2, 1] } })).toEqual(['rules']);
});
