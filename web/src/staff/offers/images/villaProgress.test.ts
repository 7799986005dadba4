import { expect, it } from 'vitest';
import { villaProgress } from './villaProgress.ts';

it('is 30 % after the main image, and 90 % after the last of the gallery', () => {
  expect(villaProgress(0, 3)).toBe(30);
  expect(villaProgress(1, 3)).toBe(50);
  expect(villaProgress(2, 3)).toBe(70);
  expect(villaProgress(3, 3)).toBe(90);
  expect(villaProgress(0, 0)).toBe(30);
});
