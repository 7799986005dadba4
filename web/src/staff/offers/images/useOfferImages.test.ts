import { expect, it } from 'vitest';
import { progressOnSave } from './useOfferImages.ts';

it('is 30 % after the main image, and 90 % after the last of the gallery', () => {
  expect(progressOnSave(0, 3)).toBe(30);
  expect(progressOnSave(1, 3)).toBe(50);
  expect(progressOnSave(2, 3)).toBe(70);
  expect(progressOnSave(3, 3)).toBe(90);
  expect(progressOnSave(0, 0)).toBe(30);
});
