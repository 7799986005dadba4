import { expect, it } from 'vitest';
import { age } from './age.ts';

it.each([
  [-20, '0 s'],
  [5400, '5 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_599_000, '59 min'],
  [7_200_000, '2 h'],
  [172_799_000, '47 h'],
  [172_800_000, '2 d'],
])('%d ms is %s', (milliseconds, text) => {
  expect(age(milliseconds)).toBe(text);
});
