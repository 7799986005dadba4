import { expect, it } from 'vitest';
import { contrast } from './colors.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // The lightest grey with enough contrast on white, and the next lighter one:
  // https://webaim.org/resources/contrastchecker/
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#0000ff', '#ffffff', 8.59],
])('%s and %s have a contrast of %d, in either order', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});
