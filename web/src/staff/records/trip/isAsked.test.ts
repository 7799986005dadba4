import { expect, it } from 'vitest';
import { isAsked } from './isAsked.ts';

const asked = {};

it('only what is open waits for an answer', () => {
  expect(isAsked({ status: 'pending', asked })).toBe(true);
  expect(isAsked({ status: 'confirmed', asked })).toBe(true);
  expect(isAsked({ status: 'cancelled', asked })).toBe(false);
  expect(isAsked({ status: 'completed', asked })).toBe(false);
  expect(isAsked({ status: 'confirmed' })).toBe(false);
  expect(isAsked({ asked })).toBe(false);
});
