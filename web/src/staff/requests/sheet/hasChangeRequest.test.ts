import { expect, it } from 'vitest';
import { hasChangeRequest } from './changeRequestText.ts';

const changeRequest = {};

it('only an open request waits for an answer', () => {
  expect(hasChangeRequest({ status: 'pending', changeRequest })).toBe(true);
  expect(hasChangeRequest({ status: 'confirmed', changeRequest })).toBe(true);
  expect(hasChangeRequest({ status: 'cancelled', changeRequest })).toBe(false);
  expect(hasChangeRequest({ status: 'completed', changeRequest })).toBe(false);
  expect(hasChangeRequest({ status: 'confirmed' })).toBe(false);
  expect(hasChangeRequest({ changeRequest })).toBe(false);
});
